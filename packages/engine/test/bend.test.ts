import { describe, expect, test } from 'vitest';
import {
  ask,
  askedOf,
  awaited,
  option,
  questionsOf,
  quick,
  resign,
  startMatch,
  storedOf,
  timeIsUp,
  undo,
  wonBy,
} from '../src/index.ts';
import { withLeavers } from '../src/outcome.ts';
import { restored } from './bend-table.ts';
import { feud } from './feud.ts';
import { begin, everything, feudWith, must, namesOf, offered, say, tiny } from './table.ts';

describe('resigning', () => {
  test('between two, the other wins', () => {
    const match = feudWith();
    expect(resign(match, 0)).toBeUndefined();
    expect(match.outcome).toEqual({ places: [2, 1], how: 'resign', rule: 'TABLE-RESIGN', leaver: 0 });
    expect(match.journal.at(-1)).toEqual({ type: 'resign', seat: 0 });
  });

  test('ends the asking, for everybody', () => {
    const match = feudWith();
    resign(match, 1);
    expect([questionsOf(match, 0), askedOf(match), awaited(match)]).toEqual([[], [], []]);
    expect(match.outcome?.places).toEqual([1, 2]);
  });

  test('is for a seat of the match that has not left, while the match goes on', () => {
    const match = feudWith();
    for (const seat of [-1, 2, 0.5]) {
      expect(resign(match, seat)).toMatchObject({
        trouble: 'no-such-seat',
        say: `there is no seat ${seat}; there are 2, counted from 0`,
      });
    }
    expect(match.journal).toHaveLength(storedOf(feudWith()).journal.length);
    resign(match, 0);
    expect(resign(match, 1)).toMatchObject({ trouble: 'match-over', say: 'the match is over: resign' });
    const three = feudWith({ seats: 3 });
    resign(three, 2);
    expect(timeIsUp(three, 2)).toMatchObject({ trouble: 'not-allowed', say: 'seat 2 has left the match' });
  });

  test('of three the last one left has won, whoever the rules knew of', () => {
    const leaving = { resign: 'fled', time: 'late', rule: 'FEUD-FLED' };
    const match = must(startMatch({ ...feud, forfeit: () => undefined, leaving }, { seats: 3, chance: quick(1) }));
    resign(match, 1);
    expect(match.outcome).toBeUndefined();
    timeIsUp(match, 2);
    expect(match.outcome).toEqual({ places: [1, 2, 2], how: 'late', rule: 'FEUD-FLED', leaver: 2 });
  });

  test('who left is behind all who stayed', () => {
    const outcome = { places: [1, 2, 2, 4], how: 'end', rule: 'FEUD-END' };
    expect(withLeavers(outcome, new Set([0])).places).toEqual([4, 1, 1, 3]);
    expect(withLeavers(outcome, new Set([0, 2])).places).toEqual([3, 1, 3, 2]);
    expect(withLeavers(outcome, new Set())).toBe(outcome);
    const teams = { ...outcome, teams: [0, 1, 1, 0] };
    expect(withLeavers(teams, new Set([0]))).toBe(teams);
  });

  test('means what the game says, where it says something', () => {
    const asked: unknown[] = [];
    const game = {
      ...feud,
      forfeit: (_state: unknown, seat: number, why: 'resign' | 'time', seats: number) => {
        asked.push([seat, why, seats]);
        return seat === 2 ? wonBy(0, seats, 'fled', 'FEUD-FLED') : undefined;
      },
    };
    const match = must(startMatch(game, { seats: 3, chance: quick(1) }));
    resign(match, 1);
    expect(match.outcome).toBeUndefined();
    timeIsUp(match, 2);
    expect(match.outcome).toEqual({ places: [1, 2, 2], how: 'fled', rule: 'FEUD-FLED', leaver: 2 });
    expect(asked).toEqual([
      [1, 'resign', 3],
      [2, 'time', 3],
    ]);
  });
});

describe('time', () => {
  test('is written down for the seat whose time is up, and the other wins', () => {
    const match = feudWith();
    expect(timeIsUp(match, 1)).toBeUndefined();
    expect(match.outcome).toEqual({ places: [1, 2], how: 'time', rule: 'TABLE-TIME', leaver: 1 });
    expect(match.journal.at(-1)).toEqual({ type: 'time', seat: 1 });
  });
});

describe('a seat that left a larger table', () => {
  test('gives its safe answers, recorded as those of a seat that is gone', () => {
    const match = feudWith({ seats: 3 });
    expect(resign(match, 0)).toBeUndefined();
    expect(match.outcome).toBeUndefined();
    expect(match.journal.slice(-4)).toEqual([
      { type: 'resign', seat: 0 },
      { type: 'answer', seat: 0, name: 'act', key: 'rest', by: 'gone' },
      expect.objectContaining({ type: 'chance', what: 'draw' }),
      { type: 'shown', to: [0] },
    ]);
    expect(awaited(match)).toEqual([1]);
  });

  test('goes on doing so whenever its turn comes', () => {
    const match = feudWith({ seats: 3 });
    resign(match, 1);
    say(match, 0, 'rest');
    expect(awaited(match)).toEqual([2]);
    expect(match.line.some((entry) => entry.type === 'answer' && entry.seat === 1 && entry.by === 'gone')).toBe(true);
  });

  test('passes in a sealed window without telling anything, and holds nobody up', () => {
    const match = feudWith({ seats: 3, chance: [['die', 1]] });
    say(match, 0, 'strike 1', 'go on');
    resign(match, 1);
    expect(match.line.at(-1)).toMatchObject({ seat: 1, key: 'pass', by: 'gone', sealed: true });
    say(match, 2, 'pass');
    expect(awaited(match)).toEqual([0]);
    say(match, 0, 'pass');
    expect(namesOf(match, 0)).toEqual(['roll again']);
  });

  test('does not cut in', () => {
    const match = feudWith({ seats: 3 });
    say(match, 0, 'strike 1');
    resign(match, 2);
    expect(awaited(match)).toEqual([0, 1]);
    expect(match.line.at(-1)).toMatchObject({ key: 'strike 1' });
  });

  test('on whose word the others wait goes on', () => {
    const match = feudWith({ seats: 3 });
    say(match, 0, 'strike 1');
    resign(match, 0);
    expect(match.line.slice(-2)).toMatchObject([
      { seat: 0, name: 'go on', key: 'go on', by: 'gone' },
      { seat: 0, name: 'window', key: 'pass', by: 'gone' },
    ]);
    expect(awaited(match)).toEqual([1, 2]);
  });

  test('without a safe answer gives the first one', () => {
    const match = feudWith({ seats: 3, chance: [['die', 2]] });
    say(match, 0, 'strike 1', 'go on', 'pass');
    say(match, 1, 'pass');
    say(match, 2, 'pass');
    expect(offered(match, 0)).toEqual(['keep', 'again']);
    resign(match, 0);
    expect(match.line.at(-1)).toMatchObject({ seat: 0, name: 'roll again', key: 'keep', by: 'gone' });
    expect(awaited(match)).toEqual([1]);
  });

  test('the last one left has won', () => {
    const match = feudWith({ seats: 3 });
    resign(match, 0);
    timeIsUp(match, 2);
    expect(match.outcome).toEqual({ places: [2, 1, 2], how: 'time', rule: 'TABLE-TIME', leaver: 2 });
    expect(everything(restored(match))).toEqual(everything(match));
  });

  test('who plays alone and resigns has lost', () => {
    const solo = tiny(
      function* (state) {
        state.log.push(yield* ask(0, 'act', () => [option('a', 'a'), option('b', 'b')]));
      },
      { seats: { min: 1, max: 1 } },
    );
    const match = begin(solo, quick(1), 1);
    resign(match, 0);
    expect(match.outcome).toEqual({ places: [2], how: 'resign', rule: 'TABLE-RESIGN', leaver: 0 });
  });

  test('stays gone when others take something back', () => {
    const match = feudWith({ seats: 3 });
    say(match, 0, 'strike 1', 'go on');
    resign(match, 2);
    expect(undo(match, 0)).toBeUndefined();
    expect(namesOf(match, 0)).toEqual(['go on']);
    say(match, 0, 'go on');
    expect(match.line.at(-1)).toMatchObject({ seat: 2, key: 'pass', by: 'gone' });
  });

  test('cannot leave where its safe answer breaks the rules: nothing changes', () => {
    const broken = tiny(function* (state) {
      const way = yield* ask(0, 'act', () => [option('rest', 'rest'), option('go', 'go')], { safe: 'rest' });
      if (way === 'rest') throw new Error('no bed');
      state.log.push(way);
    });
    const match = begin(broken, quick(1), 3);
    say(match, 0, 'go');
    const before = everything(match);
    expect(resign(match, 0)).toMatchObject({
      trouble: 'rules-broke',
      say: 'the rules of tiny broke on resign: Error: no bed',
    });
    expect(everything(match)).toEqual(before);
    expect(match.journal).toHaveLength(1);
    expect(match.gone.size).toBe(0);
    say(match, 0, 'go');
  });

  test('cannot leave where its safe answers never come to an end', () => {
    const endless = tiny(
      function* (state) {
        state.log.push(yield* ask(0, 'act', () => [option('rest', 'rest'), option('go', 'go')], { safe: 'rest' }));
      },
      { longest: 20 },
    );
    const match = begin(endless, quick(1), 3);
    expect(resign(match, 0)?.say).toBe(
      'the rules of tiny broke on resign: RulesBroke: the answers for a seat that left come to no end',
    );
    expect(match.line).toEqual([]);
  });

  test('may give as many safe answers as the game is long', () => {
    const short = tiny(
      function* (state) {
        state.log.push(yield* ask(0, 'act', () => [option('rest', 'rest'), option('go', 'go')], { safe: 'rest' }));
        if (state.log.length === 20) state.log.push('end');
      },
      { longest: 20 },
    );
    const match = begin(short, quick(1), 3);
    expect(resign(match, 0)).toBeUndefined();
    expect(match.outcome?.how).toBe('end');
  });
});
