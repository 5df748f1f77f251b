import { describe, expect, test } from 'vitest';
import { type Ask, ask, askAll, type LineEntry, scripted } from '../src/index.ts';
import { tiny } from './table.ts';
import { answer, built, choose, die, divergence, fork, SIDES, shown, worldOf } from './world-table.ts';

describe('a step run again', () => {
  const tape = [answer(0, 'side', 'right'), die(3), shown(1)];

  test('stands at the same question, with the same state', () => {
    const world = worldOf(fork, { tape, base: 20, chances: 4 });
    expect(world.state.log).toEqual(['right', 'die 3']);
    expect(world.ask(0).name).toBe('word');
    expect([world.at, world.base, world.quietChances]).toEqual([23, 20, 4]);
  });

  test('counts the chance of the tape: what comes next has the next number', () => {
    const asked: number[] = [];
    const world = worldOf(fork, { tape, chances: 4, chance: (index) => asked.push(index) });
    choose(world, 'no');
    expect(world.quietChances).toBe(5);
    choose(world, 'left');
    expect(asked).toEqual([5]);
  });

  test('may run over several quiet points', () => {
    const world = worldOf(fork, { tape: [...tape, answer(1, 'word', 'no'), answer(0, 'side', 'left'), die(0), shown(1)] });
    expect(world.state.log).toEqual(['right', 'die 3', 'no', 'left', 'die 0']);
    expect([world.base, world.at, world.tape.length]).toEqual([4, 7, 3]);
  });

  test('builds no list where the option is remembered, and looks it up where it is not', () => {
    const before = worldOf(fork, { chance: scripted([3]) });
    choose(before, 'right');
    built.clear();
    worldOf(fork, { tape: before.tape });
    expect(built.get('side')).toBeUndefined();
    worldOf(fork, { tape });
    expect(built.get('side')).toBe(1);
  });

  test('remembers what it looked up, without touching the entry of the record', () => {
    const world = worldOf(fork, { tape });
    expect(world.tape[0]).toMatchObject({ picked: SIDES[1] });
    expect(tape[0]).not.toHaveProperty('picked');
    built.clear();
    worldOf(fork, { tape: world.tape });
    expect(built.get('side')).toBeUndefined();
  });

  test('finds sealed answers by seat, in whatever order they came', () => {
    const asks = [0, 1, 2].map((seat): Ask => ({ seat, name: 'window', options: () => SIDES }));
    const trio = tiny(function* (state) {
      state.log.push((yield* askAll(asks)).join(' '));
    });
    const early = worldOf(trio, { tape: [answer(2, 'window', 'right'), answer(0, 'window', 'left')] });
    expect([early.sealed, early.waiting, early.isOpen(1)]).toEqual([2, 1, true]);
    const done = worldOf(trio, {
      tape: [answer(2, 'window', 'right'), answer(0, 'window', 'left'), answer(1, 'window', 'left')],
    });
    expect(done.state.log).toEqual(['left left right']);
  });

  test('two questions to one seat at once are told apart by their names', () => {
    const both = tiny(function* (state) {
      const picks = yield* askAll([
        { seat: 0, name: 'first', options: () => SIDES },
        { seat: 0, name: 'second', options: () => SIDES },
      ]);
      state.log.push(picks.join(' '));
    });
    const world = worldOf(both, { tape: [answer(0, 'second', 'right'), answer(0, 'first', 'left')] });
    expect(world.state.log).toEqual(['left right']);
  });
});

describe('a record that the rules do not meet is diverged, and both sides are named', () => {
  test.each<[string, LineEntry[], string]>([
    ['chance where a question stands', [die(3)], 'entry 0: the rules ask seat 0 side, the record says chance die says 3 of 6'],
    [
      'something shown where a question stands',
      [shown(0)],
      'entry 0: the rules ask seat 0 side, the record says something is shown to 0',
    ],
    [
      'another seat',
      [answer(1, 'side', 'left')],
      'entry 0: the rules ask seat 0 side, the record says seat 1 answers side with "left"',
    ],
    [
      'another question',
      [answer(0, 'word', 'yes')],
      'entry 0: the rules ask seat 0 side, the record says seat 0 answers word with "yes"',
    ],
    [
      'an answer that is not offered',
      [answer(0, 'side', 'up')],
      'entry 0: the rules offer seat 0 for side: "left", "right", the record says "up"',
    ],
    [
      'an answer where chance is asked',
      [answer(0, 'side', 'left'), answer(1, 'word', 'yes')],
      'entry 1: the rules ask chance for die of 6, the record says seat 1 answers word with "yes"',
    ],
    [
      'chance for something else',
      [answer(0, 'side', 'left'), die(3, 6, 'card')],
      'entry 1: the rules ask chance for die of 6, the record says chance card says 3 of 6',
    ],
    [
      'chance out of another number',
      [answer(0, 'side', 'left'), die(3, 8)],
      'entry 1: the rules ask chance for die of 6, the record says chance die says 3 of 8',
    ],
    [
      'a word of chance that cannot be',
      [answer(0, 'side', 'left'), die(6)],
      'entry 1: the rules ask chance for die of 6, the record says chance die says 6 of 6',
    ],
    [
      'something shown to somebody else',
      [answer(0, 'side', 'left'), die(3), shown(0, 1)],
      'entry 2: the rules show something to 1, the record says something is shown to 0, 1',
    ],
    [
      'no word of what is shown',
      [answer(0, 'side', 'left'), die(3), die(3)],
      'entry 2: the rules show something to 1, the record says chance die says 3 of 6',
    ],
  ])('%s', (_name, tape, message) => {
    expect(divergence(fork, tape)).toBe(message);
  });

  test('something shown to several, where the record shows it to fewer', () => {
    const reveal = tiny(function* (_, table) {
      table.shown(0, 1);
      yield* ask(0, 'side', () => SIDES);
    });
    expect(divergence(reveal, [shown(0)])).toBe(
      'entry 0: the rules show something to 0, 1, the record says something is shown to 0',
    );
  });

  test('the place is counted over the whole line', () => {
    expect(divergence(fork, [die(3)], { base: 40 })).toMatch(/^entry 40:/);
  });

  test('more entries after the end of the match', () => {
    const over = [answer(0, 'side', 'left'), die(3), shown(1), answer(1, 'word', 'yes'), die(1)];
    expect(divergence(fork, over, { log: ['yes', 'yes'] })).toBe(
      'entry 4: the rules end the match, the record says chance die says 1 of 6',
    );
    expect(divergence(fork, over.slice(0, 4), { log: ['yes', 'yes'] })).toBe('fits');
  });

  test('a window names everybody it asks', () => {
    const asks = [0, 1].map((seat): Ask => ({ seat, name: 'window', options: () => SIDES }));
    const pair = tiny(function* () {
      yield* askAll(asks);
    });
    expect(divergence(pair, [answer(0, 'window', 'left'), answer(0, 'window', 'right')])).toBe(
      'entry 1: the rules ask seat 0 window, seat 1 window, the record says seat 0 answers window with "right"',
    );
  });
});
