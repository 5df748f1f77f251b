/** What a device keeps of chance while a match is played, and what it finds when the file comes. */
import { commitmentTo, fairSource, fileOf, type MatchFile, promiseOf, quick, startMatch } from '@taverne/engine';
import { leaders } from '@taverne/leaders';
import { expect, test } from 'vitest';
import { compared, heard, keep, keptOf, newShare, type Shelf, shareFor, type ToldTable } from '../src/remote/fairness.ts';

function shelf(): Shelf {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

const SEED = 'ab'.repeat(32);
const OTHER = { salt: 'pepper', promise: promiseOf('pepper') };

function tableWith(own: string, change: Partial<ToldTable> = {}): ToldTable {
  const chance = { commitment: commitmentTo(SEED), salts: ['', ''], promises: [own, OTHER.promise] };
  return { status: 'waiting', you: 0, seats: [{ kind: 'person' }, { kind: 'person' }], chance, ...change };
}

test('a salt is drawn by the browser, and promised by its hash', () => {
  const share = newShare();
  expect(share.salt).toMatch(/^[0-9a-f]{64}$/);
  expect(share.promise).toBe(promiseOf(share.salt));
  expect(newShare().salt).not.toBe(share.salt);
});

test('who sits down twice at the same match promises the same', () => {
  const place = shelf();
  const share = shareFor('m', place);
  keep('m', share, place);
  expect(shareFor('m', place)).toEqual(share);
});

test('the salt is told when every seat is taken, not before, and only by who promised it', () => {
  const place = shelf();
  const share = newShare();
  expect(heard('m', tableWith(share.promise), place)).toBeUndefined();
  keep('m', share, place);
  expect(heard('m', tableWith(share.promise, { seats: [{ kind: 'person' }, { kind: 'open' }] }), place)).toBeUndefined();
  expect(heard('m', tableWith('another'), place)).toBeUndefined();
  expect(heard('m', tableWith(share.promise, { you: null }), place)).toBeUndefined();
  expect(heard('m', tableWith(share.promise), place)).toBe(share.salt);
  expect(heard('m', tableWith(share.promise, { status: 'running' }), place)).toBeUndefined();
});

test('what is told first of the server, and last of the others before the own salt is known, is kept', () => {
  const place = shelf();
  const share = newShare();
  keep('m', share, place);
  const { chance } = tableWith(share.promise);
  if (!chance) throw new Error('a table tells of its chance');
  heard('m', tableWith(share.promise, { chance: { ...chance, promises: [share.promise, ''] } }), place);
  heard('m', tableWith(share.promise), place);
  heard('m', tableWith(share.promise, { chance: { ...chance, commitment: commitmentTo('cd'.repeat(32)) } }), place);
  const late = { ...chance, salts: [share.salt, ''], promises: [share.promise, promiseOf('chosen by it')] };
  heard('m', tableWith(share.promise, { chance: late }), place);
  expect(keptOf('m', place)).toEqual({ ...share, commitment: commitmentTo(SEED), promises: [share.promise, OTHER.promise] });
});

/** A match that was played to its end with these salts, and its file. */
function fileWith(salts: readonly string[], promises: readonly string[], seed = SEED): MatchFile {
  const started = startMatch(leaders, { chance: fairSource(seed, salts) });
  if (!started.ok) throw new Error(started.trouble.say);
  return { ...fileOf(started.value), chance: { commitment: commitmentTo(seed), salts, promises, seed } };
}

const verdicts = (file: MatchFile, kept: Parameters<typeof compared>[0]): string[] =>
  compared(kept, file).flatMap(({ check, verdict }) => (verdict === 'right' ? [] : [`${check} ${verdict}`]));

test('at the end all is held against the file', () => {
  const share = { salt: 'salt', promise: promiseOf('salt') };
  const promises = [share.promise, OTHER.promise];
  const kept = { ...share, commitment: commitmentTo(SEED), promises };
  const fair = fileWith([share.salt, OTHER.salt], promises);
  expect(compared(kept, fair)).toHaveLength(6);
  expect(verdicts(fair, kept)).toEqual([]);
  // Another seed that fits its own file.
  expect(verdicts(fileWith([share.salt, OTHER.salt], promises, 'cd'.repeat(32)), kept)).toEqual([
    'commitment wrong',
    'seed wrong',
  ]);
  // A salt that was put there by somebody, with a hash that fits it.
  expect(verdicts(fileWith(['mine', OTHER.salt], [promiseOf('mine'), OTHER.promise]), kept)).toEqual([
    'promises wrong',
    'own-salt wrong',
  ]);
  expect(verdicts(fileWith(['mine', OTHER.salt], promises), kept)).toEqual(['own-salt wrong', 'salts wrong', 'dice wrong']);
  // Told too late: nobody lies.
  expect(verdicts(fileWith(['', OTHER.salt], promises), kept)).toEqual(['own-salt late']);
});

test('a die that does not follow is found, and where nothing was kept nothing is claimed', () => {
  const share = { salt: 'salt', promise: promiseOf('salt') };
  const promises = [share.promise, OTHER.promise];
  const kept = { ...share, commitment: commitmentTo(SEED), promises };
  const started = startMatch(leaders, { chance: quick(5) });
  if (!started.ok) throw new Error(started.trouble.say);
  const chance = { commitment: commitmentTo(SEED), salts: [share.salt, OTHER.salt], promises, seed: SEED };
  const touched = { ...fileOf(started.value), chance };
  expect(verdicts(touched, kept)).toEqual(['dice wrong']);
  expect(compared(undefined, touched)).toEqual([]);
  expect(compared(share, touched)).toEqual([]);
});

test('what is no memory is nothing', () => {
  const place = shelf();
  for (const junk of ['[', '17', '{"m":{"salt":3}}', '{"m":{"salt":"a","promise":"b","promises":[1]}}']) {
    place.setItem('taverne.chance', junk);
    expect(keptOf('m', place)).toBeUndefined();
  }
});
