/** How long ago, and how long still, in a few words. */
import type { Say } from '@taverne/ui';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const UNITS = [
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
] as const;

/** `5 min ago`; what was a moment ago is now. */
export function ago(language: string, since: number): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' });
  const [unit, length] = UNITS.find(([, each]) => since >= each) ?? ['second', since + 1];
  return words.format(-Math.floor(since / length), unit);
}

/** `2 days left`: rounded down, since whoever counts on more would be late. */
export function timeLeft(say: Say, left: number): string {
  const [unit, length] = UNITS.find(([, each]) => left >= each) ?? ['minute', MINUTE];
  return say(`lobby.left.${unit}`, { n: Math.floor(left / length) });
}
