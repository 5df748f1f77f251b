/** Options in groups by their first word, or by the first in which they differ, so that a long list can be overlooked. */
export interface KeyGroup {
  /** The words that all of them begin with; none: they stand together because each begins otherwise. */
  readonly words: readonly string[];
  readonly keys: readonly string[];
}

/** As many as one overlooks without headings. */
const FEW = 8;

export function groupedKeys(keys: readonly string[]): readonly KeyGroup[] {
  if (keys.length <= FEW) return [{ words: [], keys }];
  const split = keys.map((key) => key.split(' '));
  const shared = sharedWords(split);
  const groups = Map.groupBy(split, (words) => words.slice(0, shared + 1).join(' '));
  // Single ones come first, together: they are what one does instead of all the rest, such as to pass.
  const singles = [...groups].filter(([, members]) => members.length === 1).flatMap(([, members]) => members);
  const many = [...groups].filter(([, members]) => members.length > 1);
  if (many.length === 0) return [{ words: [], keys }];
  const text = (words: readonly string[]): string => words.join(' ');
  return [
    ...(singles.length > 0 ? [{ words: [], keys: singles.map(text) }] : []),
    ...many.map(([first, members]) => ({ words: first.split(' '), keys: members.map(text) })),
  ];
}

/** With how many words all of them begin. */
function sharedWords(split: readonly (readonly string[])[]): number {
  const [first = [], ...rest] = split;
  const differs = first.findIndex((word, i) => rest.some((words) => words[i] !== word));
  return differs < 0 ? 0 : differs;
}
