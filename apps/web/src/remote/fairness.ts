/**
 * What this device keeps of the chance of its matches on servers, while they are played: the salt it drew, the hash it promised, and the
 * hashes of the server and of the others as they were told before anybody knew a salt. A match file proves itself only against itself;
 * held against this, it proves something to whoever sat here (docs/fair-chance.md).
 */
import { commitmentTo, type FairChance, type MatchFile, promiseOf, verifyChance } from '@taverne/engine';
import { randomHex } from '../here/lot.ts';

/** A share of chance of one's own: nobody else can have chosen the dice. */
interface Share {
  readonly salt: string;
  readonly promise: string;
}

/** `commitment`: the first that was told; `promises`: those of all seats, as they were when the own salt was told. */
interface Kept extends Share {
  readonly commitment?: string;
  readonly promises?: readonly string[];
}

/** What a device keeps things in. A test hands in another. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

const KEY = 'taverne.chance';
/** Older ones go: their matches are over and have been looked at. */
const MOST = 300;

export function newShare(): Share {
  const salt = randomHex(32);
  return { salt, promise: promiseOf(salt) };
}

const isWords = (thing: unknown): thing is readonly string[] =>
  Array.isArray(thing) && thing.every((each) => typeof each === 'string');

function isKept(thing: unknown): thing is Kept {
  if (typeof thing !== 'object' || thing === null || !('salt' in thing) || !('promise' in thing)) return false;
  if ('commitment' in thing && typeof thing.commitment !== 'string') return false;
  if ('promises' in thing && !isWords(thing.promises)) return false;
  return typeof thing.salt === 'string' && typeof thing.promise === 'string';
}

function readAll(shelf: Shelf): [match: string, kept: Kept][] {
  try {
    const raw: unknown = JSON.parse(shelf.getItem(KEY) ?? '{}');
    return typeof raw === 'object' && raw !== null
      ? Object.entries(raw).filter((entry): entry is [string, Kept] => isKept(entry[1]))
      : [];
  } catch {
    return [];
  }
}

export const keptOf = (match: string, shelf: Shelf = localStorage): Kept | undefined =>
  readAll(shelf).find(([id]) => id === match)?.[1];

export function keep(match: string, kept: Kept, shelf: Shelf = localStorage): void {
  const others = readAll(shelf).filter(([id]) => id !== match);
  shelf.setItem(KEY, JSON.stringify(Object.fromEntries([...others, [match, kept] as const].slice(-MOST))));
}

/** The share for a match one sits down at: who tries it twice promises the same. */
export const shareFor = (match: string, shelf: Shelf = localStorage): Share => keptOf(match, shelf) ?? newShare();

/** What a table tells of its chance. */
export interface ToldTable {
  readonly status: string;
  readonly you: number | null;
  readonly seats: readonly { readonly kind: string }[];
  readonly chance?: FairChance | undefined;
}

/**
 * Writes down what is told while the own salt is not known to anybody, and says which salt is to be told now: once every seat is taken.
 * Nothing: it is not the time, or nothing was promised.
 */
export function heard(
  match: string,
  { status, you, seats, chance }: ToldTable,
  shelf: Shelf = localStorage,
): string | undefined {
  const kept = keptOf(match, shelf);
  if (!kept || !chance || status !== 'waiting' || you === null) return undefined;
  // Once the own salt is told, what is promised afterwards could have been chosen by it.
  if (chance.salts[you] !== '') return undefined;
  const { promises = [] } = chance;
  // The server's hash is the one it told first; seats may change hands until the last is taken.
  keep(match, { ...kept, commitment: kept.commitment ?? chance.commitment, promises }, shelf);
  const isFull = seats.every(({ kind }) => kind !== 'open');
  return isFull && promises[you] === kept.promise ? kept.salt : undefined;
}

// ── at the end ──

/** What was held against what, one after the other; each is right or wrong. */
const CHECKS = ['commitment', 'seed', 'promises', 'own-salt', 'salts', 'dice'] as const;
type Check = (typeof CHECKS)[number];

/** `late`: the own salt was not told in time. Nobody did wrong, but without it one trusts the server. */
export type Verdict = 'right' | 'wrong' | 'late';

export interface Comparison {
  readonly check: Check;
  readonly verdict: Verdict;
}

/** Nothing to compare: this device kept nothing of the match while it was played, or its file proves nothing. */
export function compared(kept: Kept | undefined, { journal, chance }: MatchFile): readonly Comparison[] {
  if (!kept?.commitment || !chance?.seed) return [];
  const { seed, salts, promises = [] } = chance;
  const ownSalt = salts[promises.indexOf(kept.promise)];
  const right: { readonly [C in Check]: boolean } = {
    commitment: kept.commitment === chance.commitment,
    seed: commitmentTo(seed) === kept.commitment,
    promises: (kept.promises ?? []).every((promise, seat) => promise === '' || promise === promises[seat]),
    'own-salt': ownSalt === kept.salt,
    salts: salts.every((salt, seat) => salt === '' || !promises[seat] || promiseOf(salt) === promises[seat]),
    dice: verifyChance(journal, chance) === undefined,
  };
  const wrong = (check: Check): Verdict => (check === 'own-salt' && ownSalt === '' ? 'late' : 'wrong');
  return CHECKS.map((check) => ({ check, verdict: right[check] ? 'right' : wrong(check) }));
}
