/** Names of accounts: each is one person's, also for the eye. */
import { guestName } from '@taverne/protocol';
import unhomoglyph from 'unhomoglyph';

/** A name as its owner writes it, and in two forms by which no two accounts may be the same. */
export interface AccountName {
  readonly shown: string;
  /** The same whatever its case. */
  readonly folded: string;
  /** The same for all that look alike (UTS #39). */
  readonly skeleton: string;
}

export type BadName = 'too-short' | 'too-long' | 'letters' | 'scripts' | 'marks';

const SHORTEST = 2;
const LONGEST_NAME = 24;
const ALLOWED = /^[\p{L}\p{M}\p{N} ._'’-]+$/u;
const PILED = /\p{M}{3}/u;
/** Alphabets that people mix: Latin with any of the East Asian ones. */
const EAST_ASIAN = ['Han', 'Hiragana', 'Katakana', 'Hangul', 'Bopomofo'] as const;
const ALPHABETS = [
  'Latin',
  'Greek',
  'Cyrillic',
  'Armenian',
  'Hebrew',
  'Arabic',
  'Devanagari',
  'Bengali',
  'Tamil',
  'Thai',
  'Georgian',
  ...EAST_ASIAN,
] as const;
const IN_ALPHABET = ALPHABETS.map((name) => [name, new RegExp(`\\p{Script_Extensions=${name}}`, 'u')] as const);
const SCRIPTLESS = /[\p{Script=Common}\p{Script=Inherited}]/u;
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** The alphabets of a name's letters; a letter of an alphabet that nobody listed counts as one of its own. */
function alphabetsOf(name: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const letter of name) {
    if (SCRIPTLESS.test(letter)) continue;
    found.add(IN_ALPHABET.find(([, has]) => has.test(letter))?.[0] ?? 'another');
  }
  return found;
}

function mixesAlphabets(name: string): boolean {
  const found = [...alphabetsOf(name)];
  const others = found.filter((each) => !isEastAsian(each));
  return others.length > 1 || (others.length < found.length && others.some((each) => each !== 'Latin'));
}

const isEastAsian = (alphabet: string): boolean => EAST_ASIAN.some((each) => each === alphabet);

/** All that looks like one thing becomes one thing; lower case looks like other letters than upper case, hence twice. */
const skeletonOf = (name: string): string =>
  unhomoglyph(unhomoglyph(name.normalize('NFD')).toLowerCase())
    .normalize('NFKD')
    .replace(/[\p{M}\s._'’-]/gu, '');

export function accountName(wish: string): AccountName | BadName {
  const parsed = guestName.safeParse(wish);
  if (!parsed.success) return 'letters';
  const shown = parsed.data;
  const length = [...graphemes.segment(shown)].length;
  if (length < SHORTEST) return 'too-short';
  if (length > LONGEST_NAME) return 'too-long';
  if (!ALLOWED.test(shown)) return 'letters';
  if (PILED.test(shown.normalize('NFD'))) return 'marks';
  if (mixesAlphabets(shown)) return 'scripts';
  return { shown, folded: shown.toLowerCase(), skeleton: skeletonOf(shown) };
}
