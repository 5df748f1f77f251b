import { describe, expect, test } from 'vitest';
import {
  type Ask,
  ask,
  askAll,
  askFirst,
  Diverged,
  type Happening,
  type LineEntry,
  option,
  RulesBroke,
  type Source,
  scripted,
  World,
} from '../src/index.ts';
import type { Recorder, Told } from '../src/world.ts';
import { type Log, type Tiny, tiny } from './table.ts';

/** Counts how often the list of each question was built. */
const built = new Map<string, number>();
const list =
  <O>(name: string, options: O) =>
  () => {
    built.set(name, (built.get(name) ?? 0) + 1);
    return options;
  };

const SIDES = [option('left', 'left'), option('right', 'right')];
const WORDS = [option('yes', true), option('no', false)];

/** A step: seat 0 picks a side, a die falls, seat 1 is shown something and says yes or no. Three yes end the match. */
const fork = tiny(function* (state, table) {
  state.log.push(yield* ask(0, 'side', list('side', SIDES)));
  state.log.push(`die ${table.chance('die', 6)}`);
  table.shown(1);
  table.emit({ event: 'rolled', rule: 'TINY-ROLL' });
  state.log.push((yield* ask(1, 'word', list('word', WORDS))) ? 'yes' : 'no');
  if (state.log.filter((word) => word === 'yes').length === 3) state.log.push('end');
});

const answer = (seat: number, name: string, key: string, by?: 'table' | 'order'): LineEntry =>
  by ? { type: 'answer', seat, name, key, by } : { type: 'answer', seat, name, key };
const die = (said: number, of = 6, what = 'die'): LineEntry => ({ type: 'chance', what, of, said });
const shown = (...to: number[]): LineEntry => ({ type: 'shown', to });

const never: Source = () => {
  throw new Error('chance must not be asked');
};

interface Setting {
  readonly chance?: Source;
  readonly tape?: readonly LineEntry[];
  readonly strict?: boolean;
  readonly log?: string[];
  readonly recorder?: Recorder<Log, Happening>;
  readonly base?: number;
  readonly chances?: number;
  readonly keep?: boolean;
}

const worldOf = (game: Tiny, { log = [], chance = never, ...rest }: Setting = {}) =>
  new World({ game, state: () => ({ log }), chance, keep: true, ...rest });

const choose = (world: World<Log>, key: string, index = 0) => {
  const picked = world.options(index).find((option) => option.key === key);
  if (!picked) throw new Error(`"${key}" is not offered`);
  world.choose(index, picked);
};

const divergence = (game: Tiny, tape: readonly LineEntry[], more: Setting = {}) => {
  try {
    worldOf(game, { tape, ...more });
    return 'fits';
  } catch (error) {
    if (!(error instanceof Diverged)) throw error;
    return error.message;
  }
};

describe('a world at work', () => {
  test('stops at each question, changes its state in place and rests between steps', () => {
    const log: string[] = [];
    const world = worldOf(fork, { log, chance: scripted([4, 1]) });
    expect(world.state.log).toBe(log);
    expect(world.request).toMatchObject({ asks: [{ seat: 0, name: 'side' }], until: 'one' });
    expect([world.at, world.base, world.waiting, world.sealed]).toEqual([0, 0, 0, 0]);

    choose(world, 'left');
    expect(log).toEqual(['left', 'die 4']);
    expect(world.ask(0)).toMatchObject({ seat: 1, name: 'word' });
    expect([world.at, world.base, world.quietChances]).toEqual([3, 0, 0]);
    expect(world.tape).toMatchObject([answer(0, 'side', 'left'), die(4), shown(1)]);
    expect(world.quiet).toEqual({ log: [] });

    choose(world, 'no');
    expect(world.ask(0)).toMatchObject({ seat: 0, name: 'side' });
    expect([world.at, world.base, world.quietChances]).toEqual([4, 4, 1]);
    expect(world.tape).toEqual([]);
    expect(world.quiet).toEqual({ log: ['left', 'die 4', 'no'] });
    expect(world.quiet).not.toBe(world.state);
  });

  test('is over when the outcome says so, and asks nothing more', () => {
    const world = worldOf(fork, { log: ['yes', 'yes'], chance: scripted([0]) });
    choose(world, 'left');
    expect(world.outcome).toBeUndefined();
    choose(world, 'yes');
    expect(world.outcome).toEqual({ places: [1, 1], how: 'end', rule: 'TINY-END' });
    expect(world.request).toBeUndefined();
    expect([world.waiting, world.sealed, world.isOpen(0)]).toEqual([-1, 0, false]);
    expect(() => world.ask(0)).toThrow(new RangeError('nothing is asked at 0'));
  });

  test('does not ask the outcome in the middle of a step', () => {
    const late = tiny(function* (state) {
      state.log.push('end');
      state.log.push(yield* ask(0, 'side', () => SIDES));
    });
    expect(worldOf(late).outcome).toBeUndefined();
  });

  test('asks chance for value number so and so, counted over the whole match', () => {
    const asked: unknown[] = [];
    const chance: Source = (index, of, what) => {
      asked.push([index, of, what]);
      return 0;
    };
    const world = worldOf(fork, { chance, chances: 5 });
    for (const key of ['left', 'no', 'right']) choose(world, key);
    expect(asked).toEqual([
      [5, 6, 'die'],
      [6, 6, 'die'],
    ]);
    expect(world.quietChances).toBe(6);
  });

  test('a word of chance out of nothing is a mistake of the rules', () => {
    for (const of of [0, -1, 1.5, Number.NaN, 0x1_0000_0000]) {
      const broken = tiny(function* (_, table) {
        table.chance('card', of);
        yield* ask(0, 'side', () => SIDES);
      });
      expect(() => worldOf(broken, { chance: () => 0 })).toThrow(
        new RulesBroke(`chance is asked for card of ${of}, which must be a whole number from 1 to 4294967295`),
      );
    }
  });

  test('a word of chance may be one of one, or of as many as there are 32-bit words but one', () => {
    for (const of of [1, 0xffff_ffff]) {
      const wide = tiny(function* (state, table) {
        state.log.push(`${table.chance('card', of)}`);
        yield* ask(0, 'side', () => SIDES);
      });
      expect(worldOf(wide, { chance: () => 0 }).state.log).toEqual(['0']);
    }
  });

  test('a playout keeps nothing: no quiet state, no tape', () => {
    const world = worldOf(fork, { chance: scripted([0, 0]), keep: false });
    for (const key of ['left', 'no', 'right']) choose(world, key);
    expect(world.quiet).toBeUndefined();
    expect([world.tape, world.at]).toEqual([[], 0]);
    expect(world.state.log).toEqual(['left', 'die 0', 'no', 'right', 'die 0']);
  });

  test('whoever writes the match down hears of entries, quiet points and events, in order', () => {
    const heard: unknown[] = [];
    const recorder: Recorder<Log, Happening> = {
      wrote: ({ type }) => heard.push(type),
      quiet: ({ at }) => heard.push(`quiet at ${at}`),
      heard: ({ at, event }: Told) => heard.push(`${event.event} at ${at}`),
    };
    const world = worldOf(fork, { chance: scripted([0]), recorder, base: 10 });
    for (const key of ['left', 'no']) choose(world, key);
    expect(heard).toEqual(['quiet at 10', 'answer', 'chance', 'shown', 'rolled at 13', 'answer', 'quiet at 14']);
  });

  test('hears the events of a tape again, but does not write it again', () => {
    const heard: unknown[] = [];
    const recorder: Recorder<Log, Happening> = {
      wrote: ({ type }) => heard.push(type),
      quiet: () => {},
      heard: ({ at, event }: Told) => heard.push(`${event.event} at ${at}`),
    };
    worldOf(fork, { tape: [answer(0, 'side', 'left'), die(2), shown(1)], recorder });
    expect(heard).toEqual(['rolled at 3']);
  });
});

describe('what is asked', () => {
  const pair = tiny(function* (state) {
    const asks = [0, 1].map((seat): Ask => ({ seat, name: 'window', options: list(`window ${seat}`, SIDES) }));
    const picks = yield* askAll(asks);
    state.log.push(picks.join(' '));
  });

  test('a list is built when first wanted, and once', () => {
    built.clear();
    const world = worldOf(pair);
    expect(built.size).toBe(0);
    expect(world.options(1)).toBe(SIDES);
    expect(world.options(1)).toBe(SIDES);
    expect([...built]).toEqual([['window 1', 1]]);
  });

  test('answers of a window are sealed until the last is in; the rules get them in the order of the asks', () => {
    const world = worldOf(pair);
    expect([world.waiting, world.isOpen(0), world.isOpen(1), world.isOpen(2)]).toEqual([0, true, true, false]);
    choose(world, 'right', 1);
    expect(world.state.log).toEqual([]);
    expect([world.waiting, world.sealed, world.isOpen(0), world.isOpen(1)]).toEqual([0, 1, true, false]);
    choose(world, 'left', 0);
    expect(world.state.log).toEqual(['left right']);
    expect([world.sealed, world.waiting]).toEqual([0, 0]);
  });

  test('the line says of each answer of a window that it was sealed', () => {
    const world = worldOf(pair);
    choose(world, 'right', 1);
    expect(world.tape).toMatchObject([{ ...answer(1, 'window', 'right'), sealed: true }]);
  });

  test('a window for one seat alone has nothing to seal', () => {
    const single = tiny(function* (state) {
      state.log.push(...(yield* askAll([{ seat: 0, name: 'window', options: () => SIDES }])));
      yield* ask(1, 'word', () => WORDS);
    });
    const world = worldOf(single);
    expect(world.request?.until).toBe('all');
    choose(world, 'left');
    expect(world.state.log).toEqual(['left']);
    expect(world.tape[0]).not.toHaveProperty('sealed');
  });

  test('in an open window the first answer goes on at once', () => {
    const asks: [Ask, Ask] = [
      { seat: 0, name: 'go', options: () => [option('go', 'go')] },
      { seat: 1, name: 'stop', options: () => [option('stop', 'stop')] },
    ];
    const race = tiny(function* (state) {
      const heard = yield* askFirst(asks);
      state.log.push(`${heard.seat} ${heard.value}`);
    });
    const world = worldOf(race);
    expect([world.sealed, world.isOpen(0), world.isOpen(1)]).toEqual([0, true, true]);
    choose(world, 'stop', 1);
    expect(world.state.log).toEqual(['1 stop']);
    choose(world, 'go', 0);
    expect(world.state.log).toEqual(['1 stop', '0 go']);
  });

  test('when the first answer ends the match, nobody is asked any more', () => {
    const asks: [Ask, Ask] = [
      { seat: 0, name: 'go', options: () => SIDES },
      { seat: 1, name: 'stop', options: () => SIDES },
    ];
    const race = tiny(function* (state) {
      yield* askFirst(asks);
      state.log.push('end');
    });
    const world = worldOf(race);
    choose(world, 'left', 0);
    expect([world.outcome?.how, world.isOpen(1), world.waiting]).toEqual(['end', false, -1]);
  });
});

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
