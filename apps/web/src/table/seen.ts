/** How much of each match this device has seen, so that what the others did meanwhile can be played back. */
const KEY = 'taverne.seen';
const KEPT = 60;

type Seen = readonly (readonly [match: string, events: number])[];

/** The latest last; what is not a list of pairs is nothing. */
export function readSeen(kept: string | null): Seen {
  try {
    const raw: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(raw) ? raw.filter(isPair) : [];
  } catch {
    return [];
  }
}

const isPair = (pair: unknown): pair is readonly [string, number] =>
  Array.isArray(pair) && typeof pair[0] === 'string' && Number.isInteger(pair[1]);

export const withSeen = (seen: Seen, match: string, events: number): Seen =>
  [...seen.filter(([other]) => other !== match), [match, events] as const].slice(-KEPT);

/** Undefined: this device has never seen the match, so there is nothing to catch up with. */
export const seenOf = (match: string): number | undefined =>
  readSeen(localStorage.getItem(KEY)).find(([each]) => each === match)?.[1];

export const keepSeen = (match: string, events: number): void =>
  localStorage.setItem(KEY, JSON.stringify(withSeen(readSeen(localStorage.getItem(KEY)), match, events)));
