import { describe, expect, test } from 'vitest';
import { type Ask, ask, askAll, askFirst, option } from '../src/index.ts';
import { RulesBroke } from '../src/world.ts';
import { tiny } from './table.ts';
import { answer, choose, divergence, SIDES, shown, WORDS, worldOf } from './world-table.ts';

describe('a question with one option', () => {
  const only = [option('on', 'on')];

  test('is answered by the table, and recorded', () => {
    const lone = tiny(function* (state, table) {
      state.log.push(yield* ask(0, 'go on', () => only));
      table.shown(0);
      yield* ask(1, 'word', () => WORDS);
    });
    const world = worldOf(lone);
    expect(world.tape).toMatchObject([answer(0, 'go on', 'on', 'table'), shown(0)]);
    expect(world.ask(0).name).toBe('word');
  });

  test('is asked all the same where the rule says so', () => {
    const confirm = tiny(function* (state) {
      state.log.push(yield* ask(0, 'end of phase', () => only, { lone: 'asked' }));
    });
    const world = worldOf(confirm);
    expect(world.ask(0).name).toBe('end of phase');
    expect(world.tape).toEqual([]);
    choose(world, 'on');
    expect(world.state.log).toEqual(['on']);
  });

  test('in a window is always asked: a quick answer would tell', () => {
    const asks: [Ask, Ask] = [
      { seat: 0, name: 'window', options: () => only },
      { seat: 1, name: 'window', options: () => only },
    ];
    const all = tiny(function* () {
      yield* askAll(asks);
    });
    const first = tiny(function* () {
      yield* askFirst(asks);
    });
    expect(worldOf(all).request?.until).toBe('all');
    expect(worldOf(first).request?.until).toBe('first');
  });

  test('without any option is a mistake of the rules', () => {
    const stuck = tiny(function* () {
      yield* ask(1, 'riposte', () => []);
    });
    expect(() => worldOf(stuck)).toThrow(new RulesBroke('seat 1 is asked riposte but has no option'));
    expect(new RulesBroke('x').name).toBe('RulesBroke');
  });

  test('the same seat asked twice under one name at once is a mistake of the rules: no answer could be told from the other', () => {
    const twice = tiny(function* () {
      yield* askAll([0, 1, 0].map((seat): Ask => ({ seat, name: 'window', options: () => SIDES })));
    });
    expect(() => worldOf(twice)).toThrow(new RulesBroke('seat 0 is asked window twice at once'));
  });
});

describe('a strict run', () => {
  const branch = (options: () => typeof SIDES, lone?: 'asked') =>
    tiny(function* () {
      yield* ask(0, 'side', options, lone && { lone });
      yield* ask(1, 'word', () => WORDS);
    });
  const two = branch(() => SIDES);
  const one = branch(() => SIDES.slice(0, 1));

  test('looks every answer up again, remembered or not', () => {
    const remembered = [{ ...answer(0, 'side', 'up'), picked: option('up', 'up') }];
    expect(divergence(two, remembered)).toBe('fits');
    expect(divergence(two, remembered, { strict: true })).toBe(
      'entry 0: the rules offer seat 0 for side: "left", "right", the record says "up"',
    );
  });

  test('sees that what the table answered alone had no alternative', () => {
    expect(divergence(two, [answer(0, 'side', 'left', 'table')], { strict: true })).toBe(
      'entry 0: the rules offer seat 0 2 options for side, the record says the table answered',
    );
    expect(divergence(one, [answer(0, 'side', 'left', 'table')], { strict: true })).toBe('fits');
    expect(divergence(two, [answer(0, 'side', 'left', 'table')])).toBe('fits');
  });

  test('sees that what was asked had one', () => {
    expect(divergence(one, [answer(0, 'side', 'left')], { strict: true })).toBe(
      'entry 0: the rules offer seat 0 1 options for side, the record says it was asked',
    );
    expect(divergence(two, [answer(0, 'side', 'left')], { strict: true })).toBe('fits');
    expect(divergence(one, [answer(0, 'side', 'left')])).toBe('fits');
  });

  test('lets a confirmation be asked, and a window', () => {
    const confirm = branch(() => SIDES.slice(0, 1), 'asked');
    expect(divergence(confirm, [answer(0, 'side', 'left')], { strict: true })).toBe('fits');
    const window = tiny(function* () {
      yield* askAll([0, 1].map((seat): Ask => ({ seat, name: 'side', options: () => SIDES.slice(0, 1) })));
    });
    expect(divergence(window, [answer(0, 'side', 'left')], { strict: true })).toBe('fits');
  });
});
