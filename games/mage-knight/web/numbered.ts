/** Things of a list, each with a key: two can be alike, so each goes by its place. */
export const numbered = <T>(of: readonly T[]): readonly (readonly [key: string, thing: T])[] =>
  of.map((each, i) => [`${i}`, each]);
