import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { draftFrom, keepDraft } from '../editor/kept.ts';
import { begun, did, redone, undone } from '../editor/past.ts';

test('what was done is undone, and done again, step by step', () => {
  const past = did(did(begun('a'), 'b'), 'c');
  expect(undone(past).now).toBe('b');
  expect(undone(undone(past)).now).toBe('a');
  expect(undone(undone(undone(past))).now).toBe('a');
  expect(redone(undone(past)).now).toBe('c');
  expect(redone(past).now).toBe('c');
});

test('a new step after an undo leaves nothing to do again', () => {
  const past = did(undone(did(begun('a'), 'b')), 'c');
  expect(redone(past).now).toBe('c');
  expect(undone(past).now).toBe('a');
});

test('a drag over many cells is one step', () => {
  const dragged = ['b', 'c', 'd'].reduce((past, next) => did(past, next, 'grip 1'), begun('a'));
  expect(undone(dragged).now).toBe('a');
  const twice = did(did(dragged, 'e', 'grip 2'), 'f', 'grip 2');
  expect(undone(twice).now).toBe('d');
  expect(undone(undone(twice)).now).toBe('a');
});

describe('kept in the browser', () => {
  let kept: Map<string, string>;

  beforeEach(() => {
    kept = new Map();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  const built = (realm: string) => ({ realm, anyRealm: false });

  test('what was done is there again with what is on the bench, for the address it was built from', () => {
    const past = undone(did(did(begun(built('')), built('islets')), { realm: 'islets_', anyRealm: true }));
    keepDraft({ from: '', past, isFit: true });
    expect(draftFrom('')).toEqual({ from: '', past, isFit: true });
    expect(redone(draftFrom('').past).now).toEqual({ realm: 'islets_', anyRealm: true });
    expect(draftFrom('crossing')).toEqual({ from: 'crossing', past: begun(built('crossing')), isFit: true });
  });

  test('somebody’s link has a bench of its own and takes nothing from one’s own; the oldest go when there are too many', () => {
    const mine = did(begun(built('')), built('islets'));
    keepDraft({ from: '', past: mine, isFit: true });
    keepDraft({ from: 'crossing', past: did(begun(built('crossing')), built('other')), isFit: false });
    expect(draftFrom('').past).toEqual(mine);
    expect(draftFrom('crossing')).toMatchObject({ past: { now: built('other') }, isFit: false });
    for (let n = 0; n < 4; n++) keepDraft({ from: `link-${n}`, past: begun(built(`link-${n}`)), isFit: true });
    expect(draftFrom('').past).toEqual(begun(built('')));
    expect(draftFrom('crossing').past.now).toEqual(built('other'));
  });

  test('a bench of an older page has nothing to undo', () => {
    kept.set('taverne.tiny-epic-tactics.draft', JSON.stringify({ from: '', realm: 'islets_', anyRealm: true, isFit: false }));
    expect(draftFrom('')).toEqual({ from: '', past: begun({ realm: 'islets_', anyRealm: true }), isFit: false });
  });

  test('of long realms the newest steps are kept, and the bench in any case', () => {
    const realm = (n: number) => built(`${n}_`.padEnd(4_000, 'x'));
    let past = begun(realm(0));
    for (let n = 1; n < 100; n++) past = did(past, realm(n));
    keepDraft({ from: '', past, isFit: true });
    expect([...kept.values()].join('').length).toBeLessThan(120_000);
    const { before, now } = draftFrom('').past;
    expect(now).toEqual(realm(99));
    expect(before).toHaveLength(25);
    expect(before.at(-1)).toEqual(realm(98));
    for (let n = 0; n < 60; n++) past = undone(past);
    keepDraft({ from: '', past, isFit: true });
    expect(draftFrom('').past.before.at(-1)).toEqual(realm(38));
    expect(draftFrom('').past.after).toEqual([]);
  });
});
