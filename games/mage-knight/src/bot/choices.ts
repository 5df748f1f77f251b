/** What a turn could come to: of the lines that do the same, whatever they pay with, the best. */
import type { Line } from './line.ts';

/** Deeds that tell one line from another; what they are paid with does not. */
const DEED = /^(?:move|provoke|explore|challenge|enter|interact|recruit|buy|rest|burn|altar|strike|heal)\b/;

export class Choices {
  best: Line | undefined;
  private readonly byDeeds = new Map<string, Line>();

  settle(line: Line): void {
    if (!this.best || line.gain > this.best.gain) this.best = line;
    const deeds = line.keys.filter((key) => DEED.test(key)).join();
    const same = this.byDeeds.get(deeds);
    if (!same || line.gain > same.gain) this.byDeeds.set(deeds, line);
  }

  /** The best first. */
  get all(): readonly Line[] {
    const { best } = this;
    return [...this.byDeeds.values()].sort((a, b) => Number(b === best) - Number(a === best) || b.gain - a.gain);
  }
}
