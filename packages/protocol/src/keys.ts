/**
 * The keys of a long list of options, written short: those that follow each other and begin alike have their beginning written
 * once, as `["move W3 ","H7|H8|G7"]` for `move W3 H7`, `move W3 H8` and `move W3 G7`.
 */

const BAR = '|';

/** A key as it is, or a common beginning and what follows it, with bars between. */
export type PackedKeys = readonly (string | readonly [begin: string, ends: string])[];

export function packKeys(keys: readonly string[]): PackedKeys {
  const packed: (string | readonly [string, string])[] = [];
  for (let i = 0; i < keys.length; ) {
    const key = keys[i] ?? '';
    const begin = commonBeginning(key, keys[i + 1] ?? '');
    let [next, ends] = [i + 1, key.slice(begin.length)];
    if (begin !== '' && isPlain(key)) {
      for (let each = keys[next]; each?.startsWith(begin) && isPlain(each); each = keys[++next]) {
        ends += `${BAR}${each.slice(begin.length)}`;
      }
    }
    packed.push(next - i > 1 ? [begin, ends] : key);
    i = next;
  }
  return packed;
}

export const unpackKeys = (packed: PackedKeys): string[] =>
  packed.flatMap((each) => (typeof each === 'string' ? [each] : each[1].split(BAR).map((end) => `${each[0]}${end}`)));

const isPlain = (key: string): boolean => !key.includes(BAR);

/** Whole words that both begin with. */
function commonBeginning(a: string, b: string): string {
  let same = 0;
  while (same < a.length && a[same] === b[same]) same++;
  return a.slice(0, a.lastIndexOf(' ', same - 1) + 1);
}
