import { describe, expect, test } from 'vitest';
import {
  type Ask,
  answer,
  ask,
  askAll,
  awaited,
  type LineEntry,
  type Match,
  option,
  quick,
  resign,
  restoreMatch,
  storedOf,
  undo,
  undoable,
  undoWithConsent,
} from '../src/index.ts';
import { undoPoints } from '../src/undo-points.ts';
import { begin, dealtEntries, everything, feudWith, idOf, must, namesOf, offered, say, throughJson, tiny } from './table.ts';

/** What a seat may do in these tests is written where it happens: `a b` stay, `roll` asks chance, `peek` shows, `pass` gives the turn away. */
const ways = ['a', 'b', 'roll', 'peek', 'reveal', 'pass', 'break'].map((key) => option(key, key));
const turns = tiny(
  function* (state, table) {
    const turn = state.log.filter((word) => word === 'pass').length % 2;
    const way = yield* ask(turn, 'act', () => ways, { safe: 'pass' });
    if (way === 'break') throw new Error('broken');
    if (way === 'roll') table.chance('die', 6);
    if (way === 'peek') table.shown(turn);
    if (way === 'reveal') table.shown(1 - turn);
    state.log.push(way);
    table.emit({ event: way, rule: 'TINY-ACT' });
  },
  { seats: { min: 2, max: 3 } },
);

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
    expect(undo(match, 0)).toEqual(nothing);
    say(match, 0, 'a', 'b');
    const before = everything(match);
    for (const to of [2, -1, 0.5]) expect(undo(match, 0, to)).toEqual(nothing);
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
    expect(undo(match, 0)).toEqual(over);
    expect(undoWithConsent(match, 0, [1])).toEqual(over);
  });

  test('is not for a seat that has left', () => {
    const match = begin(turns, quick(1), 3);
    say(match, 0, 'a');
    resign(match, 0);
    expect(undoable(match, 0)).toEqual([]);
    expect(undo(match, 0)?.trouble).toBe('nothing-to-undo');
    expect(undoWithConsent(match, 0, [1, 2])).toEqual({ trouble: 'nothing-to-undo', say: 'seat 0 has left the match' });
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
    answer(match, 1, idOf(match, 1), 'pass', 'order');
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
    expect(undoWithConsent(match, 0, [])).toEqual({ trouble: 'no-consent', say: 'seat 1 has not agreed' });
    expect(undoWithConsent(match, 0, [0])).toEqual({ trouble: 'no-consent', say: 'seat 1 has not agreed' });
    expect(everything(match)).toEqual(before);
  });

  test('of several others, only who is asked now', () => {
    const match = feudWith({ seats: 3 });
    say(match, 0, 'rest');
    expect(awaited(match)).toEqual([1]);
    expect(undoWithConsent(match, 0, [2])).toEqual({ trouble: 'no-consent', say: 'seat 1 has not agreed' });
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
    expect(undoWithConsent(match, 0, [])).toEqual({ trouble: 'no-consent', say: 'seat 1 has not agreed' });
    expect(undoWithConsent(match, 0, [1])).toBeUndefined();
    expect(match.line).toEqual([]);
  });

  test('everybody asked in a window must agree, also who has answered; who left is not asked', () => {
    const match = feudWith({ seats: 3 });
    say(match, 0, 'strike 1');
    say(match, 1, 'snatch');
    say(match, 0, 'go on');
    say(match, 2, 'pass');
    expect(undoWithConsent(match, 1, [0])).toEqual({ trouble: 'no-consent', say: 'seat 2 has not agreed' });
    expect(undoWithConsent(match, 1, [])).toEqual({ trouble: 'no-consent', say: 'seat 0, 2 has not agreed' });
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
    expect(undoWithConsent(match, 1, [0])).toEqual({ trouble: 'nothing-to-undo', say: 'seat 1 has given no answer yet' });
    answer(match, 1, idOf(match, 1), 'a', 'order');
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

describe('going back is as cheap as it can be', () => {
  /** Counts how often a step is begun, be it for the first time or run again. */
  const counted = () => {
    let begun = 0;
    const game = tiny(function* (state, table) {
      begun++;
      yield* turns.step(state, table);
    });
    const match = begin(game);
    const since = (act: () => unknown): number => {
      const before = begun;
      act();
      return begun - before;
    };
    return { match, since };
  };

  test('what a seat may take back alone is run again from its own quiet point', () => {
    const { match, since } = counted();
    say(match, 0, 'roll', 'a', 'b', 'a', 'b', 'a');
    expect(since(() => undo(match, 0))).toBe(1);
    expect(since(() => undo(match, 0, 3))).toBe(1);
    expect(match.world.state.log).toEqual(['roll', 'a']);
    expect(since(() => say(match, 0, 'b'))).toBe(1);
    expect(since(() => undo(match, 0))).toBe(1);
  });

  test('an answer that is refused is, too', () => {
    const { match, since } = counted();
    say(match, 0, 'a', 'b', 'a');
    expect(since(() => answer(match, 0, idOf(match, 0), 'break'))).toBe(1);
  });

  test('the last quiet point is kept even where nobody could take anything back', () => {
    const { match, since } = counted();
    say(match, 0, 'a', 'b', 'roll');
    expect(since(() => answer(match, 0, idOf(match, 0), 'break'))).toBe(1);
    say(match, 0, 'pass');
    say(match, 1, 'a');
    expect(since(() => undo(match, 1))).toBe(1);
  });

  test('quiet points that nobody could go back to alone are not kept: with consent the match is run from its beginning', () => {
    const { match, since } = counted();
    say(match, 0, 'a', 'b', 'a', 'roll');
    expect(since(() => undoWithConsent(match, 0, [1]))).toBe(4);
    expect(match.world.state.log).toEqual(['a', 'b', 'a']);
  });
});

describe('after a restore', () => {
  const same = (match: Match) => {
    const back = must(restoreMatch(match.game, throughJson(storedOf(match)), match.chance));
    expect(everything(back)).toEqual(everything(match));
    return back;
  };

  test('the same can be taken back as before, with the same effect', () => {
    const match = begin(turns);
    say(match, 0, 'a', 'b');
    undo(match, 0);
    say(match, 0, 'reveal', 'a', 'pass');
    const back = same(match);
    for (const each of [match, back]) undo(each, 0, 1);
    expect(everything(back)).toEqual(everything(match));
    same(back);
  });
});
