/**
 * Long work, a few milliseconds at a time. All of it together has one slice in each round of the event loop, taken in turns,
 * so that however much there is to do nobody who plays waits longer than for one slice.
 */

/** Milliseconds of work before everybody else has a turn. */
const SLICE = 4;

export type Worked<T> =
  | { readonly done: true; readonly value: T; readonly milliseconds: number }
  /** Nobody wanted it any more. */
  | { readonly done: false; readonly milliseconds: number };

export class Slices {
  private readonly waiting: (() => void)[] = [];
  private scheduled = false;
  private readonly slice: number;

  constructor(slice = SLICE) {
    this.slice = slice;
  }

  /** Kept when it is the asker's turn to work for one slice. */
  turn(): Promise<void> {
    return new Promise((resolve) => {
      this.waiting.push(resolve);
      this.schedule();
    });
  }

  private schedule(): void {
    if (this.scheduled) return;
    this.scheduled = true;
    setImmediate(() => {
      this.scheduled = false;
      this.waiting.shift()?.();
      if (this.waiting.length > 0) this.schedule();
    });
  }

  /** Does work that stops now and then, as long as it is wanted after so much of it. What fits into one slice is done at once. */
  async run<T>(work: Generator<void, T>, isWanted: (milliseconds: number) => boolean = () => true): Promise<Worked<T>> {
    let milliseconds = 0;
    for (;;) {
      const began = performance.now();
      let next = work.next();
      while (!next.done && performance.now() - began < this.slice) next = work.next();
      milliseconds += performance.now() - began;
      if (next.done) return { done: true, value: next.value, milliseconds };
      if (!isWanted(milliseconds)) return { done: false, milliseconds };
      await this.turn();
    }
  }

  /** The same where nobody can lose interest. */
  async finish<T>(work: Generator<void, T>): Promise<T> {
    const worked = await this.run(work);
    if (!worked.done) throw new Error('work was dropped that somebody waits for');
    return worked.value;
  }
}

/** A list made out of another, stopping after every few. */
export function* mapped<T, U>(list: readonly T[], make: (each: T) => U, few = 10): Generator<void, U[]> {
  const made: U[] = [];
  for (const each of list) {
    made.push(make(each));
    if (made.length % few === 0) yield;
  }
  return made;
}
