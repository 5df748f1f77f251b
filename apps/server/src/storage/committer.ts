/**
 * Group commit: the changes of many matches that come up at about the same time go to the store in one transaction,
 * because what costs is reaching the disk, not how much is written there. The first one waits a moment for company,
 * which nobody notices; a crowd does not wait. While one transaction is on its way the next one gathers.
 */
import type { Change, Storage, Written } from './port.ts';

interface Waiting {
  readonly change: Change;
  readonly resolve: (written: Written) => void;
  readonly reject: (error: unknown) => void;
}

/** How long the first change of a group waits for others, in milliseconds; and how many do not wait. */
const MOMENT = 2;
const CROWD = 64;

/** `behind`: how many found that another process was faster. */
type OnCommit = (changes: number, milliseconds: number, behind: number) => void;

export class Committer {
  private readonly storage: Storage;
  private readonly onCommit: OnCommit;
  private waiting: Waiting[] = [];
  private busy = false;
  private moment: NodeJS.Timeout | undefined;

  constructor(storage: Storage, onCommit: OnCommit = () => {}) {
    this.storage = storage;
    this.onCommit = onCommit;
  }

  /** Kept when the change is on the disk. */
  write(change: Change): Promise<Written> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ change, resolve, reject });
      this.schedule();
    });
  }

  private schedule(): void {
    if (this.busy) return;
    if (this.waiting.length >= CROWD) this.begin();
    else this.moment ??= setTimeout(() => this.begin(), MOMENT);
  }

  private begin(): void {
    clearTimeout(this.moment);
    this.moment = undefined;
    this.busy = true;
    setImmediate(() => void this.flush());
  }

  private async flush(): Promise<void> {
    const group = this.waiting;
    this.waiting = [];
    const began = performance.now();
    try {
      const written = await this.storage.write(group.map(({ change }) => change));
      const behind = written.filter((each) => each === 'behind').length;
      this.onCommit(group.length - behind, performance.now() - began, behind);
      for (const [index, { resolve }] of group.entries()) resolve(written[index] ?? 'behind');
    } catch (error) {
      if (group.length === 1) for (const { reject } of group) reject(error);
      else await this.oneByOne(group);
    }
    this.busy = false;
    if (this.waiting.length > 0) this.schedule();
  }

  /** One of the group cannot be written: the others must not suffer for it. */
  private async oneByOne(group: readonly Waiting[]): Promise<void> {
    for (const { change, resolve, reject } of group) {
      try {
        const [written] = await this.storage.write([change]);
        resolve(written ?? 'behind');
      } catch (error) {
        reject(error);
      }
    }
  }

  /** Kept when nothing is waiting any more. */
  async drained(): Promise<void> {
    while (this.busy || this.waiting.length > 0) await new Promise((resolve) => setImmediate(resolve));
  }
}
