/** How far this device has come in each game's lesson, by the id of the step: steps may be added before it. */
const KEY = 'taverne.lessons';

type Kept = { readonly [game: string]: string };

/** What is not a list of words is nothing. */
export function readKept(kept: string | null): Kept {
  try {
    const raw: unknown = JSON.parse(kept ?? '{}');
    if (typeof raw !== 'object' || raw === null) return {};
    return Object.fromEntries(Object.entries(raw).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  } catch {
    return {};
  }
}

export const keptStep = (game: string): string | undefined => readKept(localStorage.getItem(KEY))[game];

/** Undefined: the lesson is over, and the next time it begins anew. */
export function keepStep(game: string, step: string | undefined): void {
  const { [game]: _, ...others } = readKept(localStorage.getItem(KEY));
  localStorage.setItem(KEY, JSON.stringify(step === undefined ? others : { ...others, [game]: step }));
}
