import { describe, expect, test } from 'vitest';
import {
  type Ask,
  ask,
  askAll,
  awaited,
  followOrders,
  quick,
  resign,
  setOrders,
  undo,
  undoable,
  undoWithConsent,
} from '../src/index.ts';
import { begin, dealtEntries, everything, feudWith, namesOf, say, tiny } from './table.ts';
import { turns, ways } from './undo-table.ts';

describe('a sealed answer', () => {
  /** Seat 0 moves, then three seats are asked at once. */
  const window = tiny(
    function* (state) {
      state.log.push(yield* ask(0, 'act', () => ways));
      const asks = [0, 1, 2].map((seat): Ask => ({ seat, name: 'window', options: () => ways }));
      state.log.push((yield* askAll(asks)).join(' '));
    },
    { seats: { min: 3, max: 3 } },
  );
  const opened = () => {
    const match = begin(window, quick(1), 3);
    say(match, 0, 'a');
    return match;
  };

  test('can be taken back by its owner; the others stay', () => {
    const match = opened();
    say(match, 1, 'a');
    say(match, 2, 'b');
    expect(undoable(match, 1)).toEqual([1]);
    expect(undo(match, 1)).toBeUndefined();
    expect(match.journal.at(-1)).toEqual({ type: 'withdraw', seat: 1, at: 1 });
    expect(match.line).toMatchObject([{ seat: 0 }, { seat: 2, key: 'b' }]);
    expect(namesOf(match, 1)).toEqual(['window']);
    expect(namesOf(match, 2)).toEqual([]);
    say(match, 1, 'pass');
    say(match, 0, 'a');
    expect(match.world.state.log).toEqual(['a', 'a pass b']);
  });

  test('the order of arrival means nothing', () => {
    const orders = [
      [0, 1, 2],
      [2, 1, 0],
      [1, 0, 2],
    ].map((seats) => {
      const match = opened();
      for (const seat of seats) say(match, seat, ['a', 'b', 'pass'][seat] ?? '');
      return match.world.state.log;
    });
    expect(new Set(orders.map(String)).size).toBe(1);
  });

  test('is in nobody’s way: what led to the window can be taken back, and the window is closed again', () => {
    const match = opened();
    say(match, 1, 'a');
    expect(undoable(match, 0)).toEqual([0]);
    expect(undo(match, 0)).toBeUndefined();
    expect(match.line).toEqual([]);
    expect(namesOf(match, 1)).toEqual([]);
  });

  test('must be withdrawn before what came before the window', () => {
    const match = opened();
    say(match, 0, 'b');
    expect(undoable(match, 0)).toEqual([1]);
    undo(match, 0);
    expect(undoable(match, 0)).toEqual([0]);
  });

  test('once opened cannot be taken back', () => {
    const match = opened();
    for (const seat of [0, 1, 2]) say(match, seat, 'a');
    for (const seat of [0, 1, 2]) expect(undoable(match, seat)).toEqual([]);
  });

  test('is withdrawn, not undone, even where others would consent', () => {
    const match = opened();
    say(match, 1, 'a');
    say(match, 2, 'b');
    expect(undoWithConsent(match, 1, [0, 2])).toBeUndefined();
    expect(match.journal.at(-1)).toEqual({ type: 'withdraw', seat: 1, at: 1 });
    expect(match.line).toHaveLength(2);
  });
});

describe('with consent', () => {
  test('the last own answer is taken back although others answered', () => {
    const match = begin(turns);
    say(match, 0, 'a');
    const before = everything(match);
    say(match, 0, 'pass');
    say(match, 1, 'b');
    expect(undoWithConsent(match, 0, [1])).toBeUndefined();
    expect(everything(match)).toEqual(before);
    expect(match.journal.at(-1)).toEqual({ type: 'undo', seat: 0, to: 1, consent: [1] });
  });

  test('whoever is asked now must agree', () => {
    const match = begin(turns);
    say(match, 0, 'pass');
    say(match, 1, 'b');
    const before = everything(match);
    expect(undoWithConsent(match, 0, [])).toMatchObject({ trouble: 'no-consent', say: 'seat 1 has not agreed' });
    expect(undoWithConsent(match, 0, [0])).toMatchObject({ trouble: 'no-consent', say: 'seat 1 has not agreed' });
    expect(everything(match)).toEqual(before);
  });

  test('of several others, only who is asked now', () => {
    const match = feudWith({ seats: 3 });
    say(match, 0, 'rest');
    expect(awaited(match)).toEqual([1]);
    expect(undoWithConsent(match, 0, [2])).toMatchObject({ trouble: 'no-consent', say: 'seat 1 has not agreed' });
    expect(undoWithConsent(match, 0, [1])).toBeUndefined();
  });

  test('where nobody else is asked, everybody else must: no seat takes back a die or an answer of others on its own', () => {
    const match = begin(turns);
    say(match, 0, 'pass');
    say(match, 1, 'pass');
    expect(namesOf(match, 0)).toEqual(['act']);
    expect(undoWithConsent(match, 0, [])?.trouble).toBe('no-consent');
    expect(undoWithConsent(match, 0, [0])?.trouble).toBe('no-consent');
    expect(undoWithConsent(match, 0, [1])).toBeUndefined();
    expect(match.line).toEqual([]);

    say(match, 0, 'roll');
    expect(undoWithConsent(match, 0, [])).toMatchObject({ trouble: 'no-consent', say: 'seat 1 has not agreed' });
    expect(undoWithConsent(match, 0, [1])).toBeUndefined();
    expect(match.line).toEqual([]);
  });

  test('everybody asked in a window must agree, also who has answered; who left is not asked', () => {
    const match = feudWith({ seats: 3 });
    say(match, 0, 'strike 1');
    say(match, 1, 'snatch');
    say(match, 0, 'go on');
    say(match, 2, 'pass');
    expect(undoWithConsent(match, 1, [0])).toMatchObject({ trouble: 'no-consent', say: 'seat 2 has not agreed' });
    expect(undoWithConsent(match, 1, [])).toMatchObject({ trouble: 'no-consent', say: 'seat 0, 2 has not agreed' });
    resign(match, 2);
    expect(undoWithConsent(match, 1, [0])).toBeUndefined();
    expect(namesOf(match, 1)).toEqual(['cut in']);
  });

  test('who agreed is written down in order of seats', () => {
    const match = feudWith({ seats: 3 });
    say(match, 0, 'rest');
    expect(undoWithConsent(match, 0, [2, 1])).toBeUndefined();
    expect(match.journal.at(-1)).toEqual({ type: 'undo', seat: 0, to: dealtEntries(3), consent: [1, 2] });
  });

  test('where undo alone is allowed it is plain undo, and nobody need agree', () => {
    const match = begin(turns);
    say(match, 0, 'a', 'b');
    expect(undoWithConsent(match, 0, [])).toBeUndefined();
    expect(match.journal.at(-1)).toEqual({ type: 'undo', seat: 0, to: 1 });
  });

  test('a seat that has given no answer of its own has nothing to take back', () => {
    const match = begin(turns);
    say(match, 0, 'pass');
    expect(undoWithConsent(match, 1, [0])).toMatchObject({ trouble: 'nothing-to-undo', say: 'seat 1 has given no answer yet' });
    setOrders(match, 1, [{ question: 'act', answer: 'pass' }]);
    expect(followOrders(match)).toBe(1);
    expect(undoWithConsent(match, 1, [0])?.trouble).toBe('nothing-to-undo');
  });

  test('a die that is met again says what it said', () => {
    const match = begin(turns, (index) => index % 6);
    say(match, 0, 'roll');
    undoWithConsent(match, 0, [1]);
    say(match, 0, 'roll', 'roll');
    expect(match.line.filter((entry) => entry.type === 'chance').map((entry) => entry.said)).toEqual([0, 1]);
  });
});
