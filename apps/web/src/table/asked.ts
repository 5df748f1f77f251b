/** Whom this tab has asked for another match, so that the room in which one waits for them can say so. */
const KEY = 'taverne.asked';

interface Asked {
  readonly match: string;
  readonly names: readonly string[];
}

const isAsked = (kept: unknown): kept is Asked =>
  typeof kept === 'object' && kept !== null && 'match' in kept && 'names' in kept && Array.isArray(kept.names);

export function keepAsked(match: string, names: readonly string[]): void {
  sessionStorage.setItem(KEY, JSON.stringify({ match, names }));
}

export function askedFor(match: string): readonly string[] | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isAsked(kept) && kept.match === match ? kept.names : undefined;
  } catch {
    return undefined;
  }
}
