/**
 * What is written down of one match, in order. Tabs share it: the store is the truth, and what a tab has in memory is a copy, which is
 * read anew when another tab was quicker.
 */
import type { Kept, StoredHere } from './stored.ts';

export class Ledger {
  /** How many entries of the journal are written down, as far as this tab knows. */
  private known: number;
  /** Goes up whenever it was read anew: what was meant for an older copy is not written. */
  private copy = 0;
  private last: Promise<unknown> = Promise.resolve();
  private readonly save: (match: StoredHere, before: number) => Promise<Kept>;

  constructor(known: number, save: (match: StoredHere, before: number) => Promise<Kept>) {
    this.known = known;
    this.save = save;
  }

  get length(): number {
    return this.known;
  }

  /** One after the other; false: another tab has written since, and nothing was. */
  write(match: StoredHere): Promise<boolean> {
    const { copy } = this;
    const written = this.last.then(async () => {
      if (copy !== this.copy || (await this.save(match, this.known)) === 'behind') return false;
      this.known = match.journal.length;
      return true;
    });
    this.last = written.catch(() => {});
    return written;
  }

  /** It was read anew. */
  read(match: StoredHere): void {
    this.known = match.journal.length;
    this.copy++;
  }
}
