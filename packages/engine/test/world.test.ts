import { describe, expect, test } from 'vitest';
import { type Ask, ask, askAll, askFirst, type Happening, option, type Source, scripted } from '../src/index.ts';
import type { Recorder, Told } from '../src/world.ts';
import { RulesBroke } from '../src/world.ts';
import { type Log, tiny } from './table.ts';
import { answer, built, choose, die, fork, list, SIDES, shown, WORDS, worldOf } from './world-table.ts';

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
