/**
 * What many want to know at about the same time goes to the store as one question, because what costs is the way there and
 * back, not how much is asked. Nobody waits for company; but while some questions are on their way the next one gathers.
 */

interface Waiting<Wish, Told> {
  readonly wish: Wish;
  readonly resolve: (told: Told) => void;
  readonly reject: (error: unknown) => void;
}

/** How many questions are on their way at once, and of how many wishes one is made at most: a long answer holds up the others. */
const ON_THEIR_WAY = 2;
const CROWD = 50;

/** `ask` answers every wish of the group, in their order. */
export class Gathering<Wish, Told> {
  private readonly ask: (group: readonly Wish[]) => Promise<readonly Told[]>;
  private waiting: Waiting<Wish, Told>[] = [];
  private asking = 0;
  private isCalled = false;

  constructor(ask: (group: readonly Wish[]) => Promise<readonly Told[]>) {
    this.ask = ask;
  }

  wish(wish: Wish): Promise<Told> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ wish, resolve, reject });
      this.call();
    });
  }

  /** When all who are being heard now have said what they want. */
  private call(): void {
    if (this.isCalled || this.asking >= ON_THEIR_WAY || this.waiting.length === 0) return;
    this.isCalled = true;
    setImmediate(() => {
      this.isCalled = false;
      void this.send();
      this.call();
    });
  }

  private async send(): Promise<void> {
    const group = this.waiting.splice(0, CROWD);
    this.asking++;
    try {
      const told = await this.ask(group.map(({ wish }) => wish));
      for (const [index, { resolve, reject }] of group.entries()) {
        const one = told[index];
        if (one === undefined) reject(new Error('a question was not answered'));
        else resolve(one);
      }
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
    this.asking--;
    this.call();
  }
}
