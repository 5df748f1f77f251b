/** Which option somebody means by what they typed: a notation in any case, a number of the list, or the beginning of a notation. */

export type Choice =
  | { readonly key: string }
  /** Several options begin like this. */
  | { readonly several: readonly string[] }
  | { readonly none: true };

const tidy = (text: string): string => text.trim().replaceAll(/\s+/g, ' ').toLowerCase();

export function exactly(typed: string, keys: readonly string[]): string | undefined {
  const wanted = tidy(typed);
  return keys.find((key) => tidy(key) === wanted);
}

/** `shown`: the keys in the order in which they are numbered on the screen, from 1. */
export function choose(typed: string, shown: readonly string[]): Choice {
  const key = exactly(typed, shown) ?? numbered(typed, shown);
  if (key !== undefined) return { key };
  const wanted = tidy(typed);
  if (wanted === '') return { none: true };
  const begins = shown.filter((each) => tidy(each).startsWith(wanted));
  const found = begins.length > 0 ? begins : shown.filter((each) => wordsBegin(wanted, tidy(each)));
  const [only, second] = found;
  if (only === undefined) return { none: true };
  return second === undefined ? { key: only } : { several: found };
}

function numbered(typed: string, shown: readonly string[]): string | undefined {
  const number = /^#?(\d{1,4})$/.exec(typed.trim())?.[1];
  return number === undefined ? undefined : shown[Number(number) - 1];
}

/** `rec arch c1` for `recruit archer C1`: as many words, each begun alike. */
function wordsBegin(typed: string, key: string): boolean {
  const [mine, theirs] = [typed.split(' '), key.split(' ')];
  return mine.length === theirs.length && mine.every((word, i) => theirs[i]?.startsWith(word));
}

/** For the tab key: the notations and commands that go on from what stands there. */
export function completions(line: string, words: readonly string[]): string[] {
  const begun = line.trimStart().toLowerCase();
  return words.filter((word) => word.toLowerCase().startsWith(begun));
}
