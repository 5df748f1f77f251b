/** How far a tournament is, in a few words. */
import type { CupSummary } from '@taverne/protocol';
import type { Say } from '@taverne/ui';

const sayTime = (language: string, at: number): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
const sayHour = (language: string, at: number): string => new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(at);
/** To the second. */
export const sayMoment = (language: string, at: number): string =>
  new Intl.DateTimeFormat(language, { timeStyle: 'medium' }).format(at);

export function sayWhen(say: Say, language: string, { status, starts, ends, round, of, kind }: CupSummary): string {
  if (status === 'open') return say('cup.starts', { when: sayTime(language, starts) });
  if (status !== 'running') return say('cup.started', { when: sayTime(language, starts) });
  if (kind !== 'arena') return say('cup.round', { round, of });
  return ends !== null && ends > Date.now() ? say('cup.until', { when: sayHour(language, ends) }) : say('cup.last');
}
