/** Names at a table: nobody may look like somebody else there. */
import { LONGEST } from '@taverne/protocol';

/** Letters of other alphabets, and figures, that look like a Latin letter. */
const LOOKS_LIKE = new Map(
  Object.entries({
    a: 'аα',
    b: 'ьβ',
    c: 'сϲ',
    d: 'ԁ',
    e: 'еєε',
    g: 'ɡ',
    h: 'һ',
    j: 'јϳ',
    k: 'кκ',
    l: 'iı1|іιӏ',
    m: 'м',
    n: 'пη',
    o: '0оοσ',
    p: 'рρ',
    q: 'ԛ',
    r: 'г',
    s: '5ѕ',
    t: 'тτ',
    u: 'υ',
    v: 'νѵ',
    w: 'ԝω',
    x: 'хχ',
    y: 'уγ',
    z: '2',
  }).flatMap(([letter, others]) => [...others].map((other) => [other, letter] as const)),
);

/** What is left of a name for the eye: no case, no accents, no blanks, and one letter for all that look the same. */
function lookOf(name: string): string {
  const bare = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}|]/gu, '');
  const letters = [...bare].map((letter) => LOOKS_LIKE.get(letter) ?? letter).join('');
  return letters.replaceAll('rn', 'm').replaceAll('vv', 'w');
}

/** The name, with a number behind it if somebody here looks the same. */
export function distinctName(name: string, others: readonly string[]): string {
  const taken = new Set(others.map(lookOf));
  let distinct = name;
  for (let n = 2; taken.has(lookOf(distinct)); n++) {
    const number = ` (${n})`;
    distinct = `${name.slice(0, LONGEST.name - number.length).trimEnd()}${number}`;
  }
  return distinct;
}
