/** What must hold of every state of a game: the most usual of it, that everything is somewhere exactly once. */

/** Undefined: it holds. Else what is wrong, in words. */
export type Holds<S> = (state: S) => string | undefined;

/** Is each of these in exactly one place? `places` names them: hands, decks, the board. What else lies there must not. */
export function onceEach<T extends string | number>(
  all: Iterable<T>,
  places: { readonly [place: string]: Iterable<T> },
): string | undefined {
  const found = new Map<T, string[]>([...all].map((each) => [each, []]));
  for (const [place, things] of Object.entries(places)) {
    for (const thing of things) {
      const at = found.get(thing);
      if (at === undefined) return `${thing} lies in ${place}, where there is no such thing`;
      at.push(place);
    }
  }
  for (const [thing, at] of found) {
    if (at.length === 0) return `${thing} is nowhere`;
    if (at.length > 1) return `${thing} is in ${at.join(' and in ')}`;
  }
  return undefined;
}
