/** Conditional answers: what becomes of a course as the line goes its own way; and that trying one out tells nothing. */
import { describe, expect, test } from 'vitest';
import {
  ask,
  askAll,
  type Foresight,
  fateOf,
  imagine,
  type Match,
  option,
  quick,
  restoreMatch,
  storedOf,
  suppose,
  take,
  undo,
  undoWithConsent,
} from '../src/index.ts';
import { begin, feudWith, must, say, throughJson, tiny } from './table.ts';

const LETTERS = ['a', 'b', 'c', 'end'].map((letter) => option(letter, letter));

/** Seats speak in turn; after each word of seat 1 a die falls. */
const talk = tiny(function* (state, table) {
  const seat = state.log.length % 2;
  const said = yield* ask(seat, 'say', () => (state.log.at(-1) === 'c' ? LETTERS.filter(({ key }) => key !== 'b') : LETTERS));
  state.log.push(said);
  if (seat === 1) table.chance('die', 6);
});

/** What seat 0 would answer, from now on. */
function foreseen(match: Match, ...keys: string[]): Foresight {
  const { course } = must(suppose(match, 0, keys, 3));
  return { at: match.lineLength, seq: match.seq, course };
}
const fate = (match: Match, foresight: Foresight) => fateOf(match, 0, foresight).fate;

/** Seat 0 has spoken; seat 1 is asked. */
const waiting = () => {
  const match = begin(talk);
  say(match, 0, 'a');
  return match;
};

function obey(match: Match, foresight: Foresight): void {
  const found = fateOf(match, 0, foresight);
  if (found.fate !== 'answers') throw new Error(found.fate);
  take(match, found.index, found.picked, 'order');
}

describe('trying out', () => {
  test('plays on for everybody, leaves the match alone, and tells what would happen', () => {
    const match = waiting();
    const before = JSON.stringify(storedOf(match));
    const { world, course } = must(suppose(match, 0, ['b', 'c'], 3));
    expect(world.game.view(world.state, 0)).toEqual({ log: ['a', 'b', 'c'] });
    expect(course).toEqual([{ seat: 1, name: 'say', key: 'b' }, { chance: 'die' }, { seat: 0, name: 'say', key: 'c' }]);
    expect(JSON.stringify(storedOf(match))).toBe(before);
  });

  test('refuses what would not be offered, and stops where several are asked at once', () => {
    const match = waiting();
    expect(suppose(match, 0, ['c', 'b'], 3)).toMatchObject({ ok: false, trouble: { trouble: 'not-offered' } });
    const window = begin(
      tiny(function* (state) {
        const said = yield* askAll([0, 1].map((seat) => ({ seat, name: 'say', options: () => LETTERS })));
        state.log.push(String(said.length));
      }),
    );
    expect(suppose(window, 0, [], 3)).toMatchObject({ ok: false, trouble: { code: 'not-foreseeable' } });
  });

  test('tells the same in every world that the seat cannot tell from the true one', () => {
    const match = feudWith({ seats: 2, hands: [['boost0'], ['parry0', 'blank1']] });
    const tried = (world: Match['world']) => {
      const supposed = suppose(Object.assign(Object.create(match), { world }), 0, [], 5);
      if (!supposed.ok) return supposed.trouble;
      const { world: found } = supposed.value;
      return [found.game.view(found.state, 0), found.ask(0).name];
    };
    for (let seed = 0; seed < 20; seed++) {
      expect(tried(imagine(match.world, 0, quick(seed), { keep: true }))).toEqual(tried(match.world));
    }
  });
});

describe('a foresight', () => {
  test('waits, answers once when it came so whatever chance said, goes on, and is done', () => {
    const match = waiting();
    const foresight = foreseen(match, 'b', 'c', 'a', 'b');
    expect(fate(match, foresight)).toBe('waits');
    say(match, 1, 'b');
    obey(match, foresight);
    expect(match.line.at(-1)).toMatchObject({ seat: 0, key: 'c', by: 'order' });
    expect(fate(match, foresight)).toBe('waits');
    say(match, 1, 'a');
    obey(match, foresight);
    expect(fate(match, foresight)).toBe('done');
  });

  test('is missed when the seat is asked after something else', () => {
    const match = waiting();
    const foresight = foreseen(match, 'b', 'c');
    say(match, 1, 'a');
    expect(fate(match, foresight)).toBe('missed');
  });

  test('is barred when its answer is not offered', () => {
    const match = waiting();
    const { course, ...where } = foreseen(match, 'b', 'b');
    say(match, 1, 'c');
    const other = course.map((step) => ('seat' in step && step.seat === 1 ? { ...step, key: 'c' } : step));
    expect(fate(match, { ...where, course: other })).toBe('barred');
  });

  test('outlives what is taken back after it was made, and not what came before', () => {
    const match = begin(
      tiny(function* (state) {
        const seat = state.log.length < 1 ? 0 : state.log.length < 4 ? 1 : 0;
        state.log.push(yield* ask(seat, 'say', () => LETTERS));
      }),
    );
    say(match, 0, 'a');
    const foresight = foreseen(match, 'a', 'b', 'c', 'a');
    say(match, 1, 'c');
    expect(fate(match, foresight)).toBe('waits');
    expect(undo(match, 1)).toBeUndefined();
    say(match, 1, 'a', 'b', 'c');
    expect(fate(match, foresight)).toBe('answers');
    expect(undoWithConsent(match, 0, [1])).toBeUndefined();
    say(match, 0, 'a');
    expect(fate(match, foresight)).toBe('missed');
  });

  test('is the same after a restart', () => {
    const match = waiting();
    const foresight = throughJson(foreseen(match, 'b', 'c'));
    say(match, 1, 'b');
    const back = must(restoreMatch(match.game, throughJson(storedOf(match)), match.chance));
    expect(fate(back, foresight)).toBe('answers');
  });
});
