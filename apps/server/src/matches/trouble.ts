/** What goes wrong on the way to a table, as values. */
import type { Trouble } from '@taverne/engine';
import type { TroubleReport, TroubleWord } from '@taverne/protocol';

export function woe(trouble: TroubleWord, say: string, at?: string): TroubleReport {
  return at === undefined ? { trouble, say } : { trouble, say, at };
}

/** A trouble of the engine as clients may see it: a rule that broke is our fault, and its message stays in our log. */
export function reported({ trouble, say, at }: Trouble): TroubleReport {
  return trouble === 'rules-broke'
    ? woe('rules-broke', 'the rules of this game failed on that answer; it was not taken and nothing changed')
    : woe(trouble, say, at);
}
