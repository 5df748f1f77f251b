import { describe, expect, test } from 'vitest';
import {
  answer,
  ask,
  followOrders,
  type LineEntry,
  quick,
  resign,
  setOrders,
  undo,
  undoable,
  undoWithConsent,
} from '../src/index.ts';
import { undoPoints } from '../src/undo-points.ts';
import { begin, everything, idOf, offered, say, tiny } from './table.ts';
import { turns, twice, ways } from './undo-table.ts';

describe('taking back', () => {
  test('goes to the last own answer, and everything is as it was', () => {
    const match = begin(turns);
    say(match, 0, 'a');
    const before = everything(match);
    say(match, 0, 'b');
    expect(undo(match, 0)).toBeUndefined();
    expect(everything(match)).toEqual(before);
    expect(match.journal.slice(1)).toEqual([
      { type: 'answer', seat: 0, name: 'act', key: 'b' },
      { type: 'undo', seat: 0, to: 1 },
    ]);
  });

  test('takes what only finished an answer back with it, if that one can be taken back', () => {
    const match = begin({ ...turns, followUps: new Set(['act']) });
    say(match, 0, 'a', 'b');
    expect(undoable(match, 0)).toEqual([1, 0]);
    const paying = begin({ ...twice, followUps: new Set(['pay']) });
    say(paying, 0, 'card', 'red', 'card', 'blue');
    expect(undoable(paying, 0)).toEqual([2, 0]);
    say(paying, 0, 'card');
    expect(undoable(paying, 0)).toEqual([4, 2, 0]);
    expect(undo(paying, 0)).toBeUndefined();
    expect(undo(paying, 0)).toBeUndefined();
    expect(offered(paying, 0)).toEqual(['card', 'other']);
    expect(undoable(paying, 0)).toEqual([0]);
  });

  test('goes across quiet points, answer by answer or at once', () => {
    const match = begin(turns);
    const before = everything(match);
    say(match, 0, 'a', 'b', 'a');
    expect(undoable(match, 0)).toEqual([2, 1, 0]);
    expect(undo(match, 0)).toBeUndefined();
    expect(match.world.state.log).toEqual(['a', 'b']);
    expect(undo(match, 0, 0)).toBeUndefined();
    expect(everything(match)).toEqual(before);
    expect(match.journal.at(-1)).toEqual({ type: 'undo', seat: 0, to: 0 });
  });

  test('goes back in the middle of a step', () => {
    const long = tiny(function* (state) {
      for (let i = 0; i < 3; i++) state.log.push(yield* ask(0, `word ${i}`, () => ways));
    });
    const match = begin(long);
    say(match, 0, 'a', 'b');
    const before = everything(match);
    say(match, 0, 'b', 'a');
    expect(undo(match, 0, 2)).toBeUndefined();
    expect(everything(match)).toEqual(before);
  });

  test('the match goes on from there', () => {
    const match = begin(turns);
    say(match, 0, 'a', 'b');
    undo(match, 0);
    say(match, 0, 'a', 'pass');
    expect(match.world.state.log).toEqual(['a', 'a', 'pass']);
    expect(match.events.map(({ event }) => event.event)).toEqual(['a', 'a', 'pass']);
    expect(offered(match, 1)).toContain('a');
  });

  test('after the turn has passed is still free until somebody else answers', () => {
    const match = begin(turns);
    say(match, 0, 'a', 'pass');
    expect(undoable(match, 0)).toEqual([1, 0]);
    expect(undoable(match, 1)).toEqual([]);
    say(match, 1, 'a');
    expect(undoable(match, 0)).toEqual([]);
    expect(undoable(match, 1)).toEqual([2]);
  });

  test('is refused where there is nothing to take back, and nothing changes', () => {
    const match = begin(turns);
    const nothing = {
      trouble: 'nothing-to-undo',
      say: 'seat 0 can take nothing back: since its last answer chance spoke or somebody else did',
    };
    expect(undo(match, 0)).toMatchObject(nothing);
    say(match, 0, 'a', 'b');
    const before = everything(match);
    for (const to of [2, -1, 0.5]) expect(undo(match, 0, to)).toMatchObject(nothing);
    expect(undo(match, 1)?.say).toMatch(/^seat 1 can take nothing back/);
    expect(undo(match, 7)?.trouble).toBe('nothing-to-undo');
    expect(everything(match)).toEqual(before);
    expect(match.journal).toHaveLength(2);
  });

  test('is refused when the match is over', () => {
    const match = begin(turns);
    say(match, 0, 'a');
    resign(match, 1);
    const over = { trouble: 'match-over', say: 'the match is over; nothing can be taken back' };
    expect(undoable(match, 0)).toEqual([]);
    expect(undo(match, 0)).toMatchObject(over);
    expect(undoWithConsent(match, 0, [1])).toMatchObject(over);
  });

  test('is not for a seat that has left', () => {
    const match = begin(turns, quick(1), 3);
    say(match, 0, 'a');
    resign(match, 0);
    expect(undoable(match, 0)).toEqual([]);
    expect(undo(match, 0)?.trouble).toBe('nothing-to-undo');
    expect(undoWithConsent(match, 0, [1, 2])).toMatchObject({ trouble: 'nothing-to-undo', say: 'seat 0 has left the match' });
  });

  test('still reaches the same places after a rule broke', () => {
    const match = begin(turns);
    say(match, 0, 'a', 'b');
    expect(answer(match, 0, idOf(match, 0), 'break')?.trouble).toBe('rules-broke');
    expect(undoable(match, 0)).toEqual([1, 0]);
    undo(match, 0, 0);
    expect(match.world.state.log).toEqual([]);
  });
});

describe('what cannot be taken back', () => {
  test('chance has spoken', () => {
    const match = begin(turns);
    say(match, 0, 'a', 'roll');
    expect(undoable(match, 0)).toEqual([]);
    say(match, 0, 'b');
    expect(undoable(match, 0)).toEqual([3]);
  });

  test('something hidden was shown to this seat', () => {
    const match = begin(turns);
    say(match, 0, 'a', 'peek', 'b');
    expect(undoable(match, 0)).toEqual([3]);
  });

  test('what was shown to others is no barrier', () => {
    const match = begin(turns);
    say(match, 0, 'a', 'reveal', 'b');
    expect(undoable(match, 0)).toEqual([3, 1, 0]);
  });

  test('another seat has answered', () => {
    const match = begin(turns);
    say(match, 0, 'a', 'pass');
    say(match, 1, 'pass');
    say(match, 0, 'b');
    expect(undoable(match, 0)).toEqual([3]);
  });

  test('an order of another seat has answered', () => {
    const match = begin(turns);
    say(match, 0, 'pass');
    setOrders(match, 1, [{ question: 'act', answer: 'pass' }]);
    expect(followOrders(match)).toBe(1);
    expect(undoable(match, 0)).toEqual([]);
  });
});

describe('along a line', () => {
  const own: LineEntry = { type: 'answer', seat: 0, name: 'act', key: 'a' };
  const other = { ...own, seat: 1 };
  const points = (line: LineEntry[], sealed = 0) => undoPoints(line, 0, sealed);

  test('own answers are places to go back to, latest first', () => {
    expect(points([own, own, own])).toEqual([2, 1, 0]);
    expect(points([])).toEqual([]);
  });

  test('what the table or an order answered for the seat is no place and no barrier', () => {
    expect(points([own, { ...own, by: 'table' }, { ...own, by: 'order' }, own])).toEqual([3, 0]);
  });

  test('what the table answered for others is no barrier; what their orders answered is one', () => {
    expect(points([own, { ...other, by: 'table' }])).toEqual([0]);
    expect(points([own, { ...other, by: 'gone' }])).toEqual([0]);
    expect(points([own, { ...other, by: 'order' }])).toEqual([]);
    expect(points([own, other])).toEqual([]);
  });

  test('a window that has closed is a barrier, even where only own answers and those of the table were sealed in it', () => {
    const sealed = { ...own, sealed: true } as const;
    expect(points([own, { ...sealed, by: 'order' }])).toEqual([]);
    expect(points([own, { ...other, sealed: true, by: 'table' }])).toEqual([]);
    expect(points([own, sealed])).toEqual([]);
  });

  test('sealed answers of an open window are no barrier; the own one is withdrawn alone', () => {
    const theirs = { ...other, sealed: true } as const;
    expect(points([own, theirs], 1)).toEqual([0]);
    expect(points([own, theirs, { ...own, sealed: true }], 2)).toEqual([2]);
    expect(points([own, { ...own, sealed: true }, theirs], 2)).toEqual([1]);
    expect(points([own, other, theirs], 1)).toEqual([]);
  });
});
