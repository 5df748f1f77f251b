/** What goes wrong on the way to a table, as values. */
import type { Phrase, Trouble } from '@taverne/engine';
import { said, type TroubleReport, type TroubleWord } from '@taverne/protocol';

/** `what`: in English where the name of the trouble tells people enough, else a phrase. */
export function woe(trouble: TroubleWord, what: string | Phrase, at?: string): TroubleReport {
  const told = typeof what === 'string' ? { say: what } : { code: what.code, figures: what.figures, say: what.say };
  return at === undefined ? { trouble, ...told } : { trouble, ...told, at };
}

/** A trouble of the engine as clients may see it: a rule that broke is our fault, and its message stays in our log. */
export function reported(trouble: Trouble): TroubleReport {
  if (trouble.trouble === 'rules-broke') return woe('rules-broke', said('rules-failed', {}));
  const { refusal } = trouble;
  const report = woe(trouble.trouble, trouble, trouble.at);
  return refusal ? { ...report, refusal } : report;
}

export const notStarted = (): TroubleReport => woe('not-started', 'the match has not begun: seats are still open');
