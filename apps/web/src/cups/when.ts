/** How far a tournament is, in a few words. */
import type { CupShown, CupSummary } from '@taverne/protocol';
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

/** What comes next for whoever takes part and has no match now. */
export function sayWait(say: Say, { kind, round, of, games }: Pick<CupShown, 'kind' | 'round' | 'of' | 'games'>): string {
  if (kind === 'arena') return say('cup.wait');
  if (round >= of) return say('cup.wait.end');
  return say(games.some(({ result }) => result === null) ? 'cup.wait.round' : 'cup.wait.soon');
}
