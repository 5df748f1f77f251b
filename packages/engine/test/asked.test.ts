import { describe, expect, test } from 'vitest';
import { type Ask, answer, ask, askAll, askedOf, askFirst, awaited, option, questionsOf, undo } from '../src/index.ts';
import { inWindow } from './answer-table.ts';
import { begin, feudWith, idOf, namesOf, offered, say, tiny } from './table.ts';

describe('a question', () => {
  test('carries its seat, its name and every legal answer', () => {
    const [question] = questionsOf(feudWith(), 0);
    expect(question?.id).toMatch(/^0\.0\.\d+-\d+$/);
    expect(question).toEqual({
      id: question?.id,
      seat: 0,
      name: 'act',
      options: [option('rest', 'rest'), option('strike 1', { strike: 1 })],
      until: 'one',
      safe: 'rest',
    });
  });

  test('counts the answers of its seat that stand, also after some were taken back', () => {
    const match = feudWith();
    const counted = (): string[] =>
      [0, 1].flatMap((seat) => questionsOf({ world: match.world, line: match.line }, seat)).map(({ id }) => id);
    const ids = (): string[] => [0, 1].flatMap((seat) => questionsOf(match, seat)).map(({ id }) => id);
    const [first] = ids();
    say(match, 0, 'strike 1');
    expect(ids()).toEqual(counted());
    expect(ids()[0]).toMatch(/^0\.1\./);
    expect(undo(match, 0)).toBeUndefined();
    expect(ids()).toEqual([first]);
    say(match, 0, 'rest');
    expect(ids()).toEqual(counted());
  });

  test('without a safe answer does not mention one', () => {
    const match = feudWith({ chance: [['die', 1]] });
    say(match, 0, 'strike 1', 'go on', 'pass');
    say(match, 1, 'pass');
    expect(questionsOf(match, 0)).toMatchObject([{ name: 'roll again', until: 'one' }]);
    expect(questionsOf(match, 0)[0]).not.toHaveProperty('safe');
  });

  test('names the rule behind it, where the game does', () => {
    const ruled = tiny(function* () {
      yield* ask(0, 'riposte', () => [option('yes', true), option('no', false)], { rule: 'TINY-RIP-01' });
    });
    expect(questionsOf(begin(ruled), 0)[0]?.rule).toBe('TINY-RIP-01');
    expect(questionsOf(feudWith(), 0)[0]).not.toHaveProperty('rule');
  });

  test('is for its own seat alone; who is asked what is public', () => {
    const match = feudWith();
    expect(questionsOf(match, 1)).toEqual([]);
    expect(askedOf(match)).toEqual([{ seat: 0, name: 'act' }]);
    expect(awaited(match)).toEqual([0]);
  });

  test('of a window: everybody asked sees its own options', () => {
    const match = inWindow();
    expect(offered(match, 0)).toEqual(['pass', 'play boost0']);
    expect(offered(match, 1)).toEqual(['pass', 'play parry0']);
    expect(questionsOf(match, 1)[0]?.until).toBe('all');
    expect(awaited(match)).toEqual([0, 1]);
  });

  test('the list of asked seats does not tell who has answered; the table knows whom it waits for', () => {
    const match = inWindow();
    say(match, 1, 'pass');
    expect(askedOf(match)).toEqual([
      { seat: 0, name: 'window' },
      { seat: 1, name: 'window' },
    ]);
    expect(awaited(match)).toEqual([0]);
    expect(questionsOf(match, 1)).toEqual([]);
  });

  test('a seat that is asked twice at once is waited for once, and has both questions', () => {
    const twice = tiny(function* () {
      yield* askAll(
        ['first', 'second'].map((name): Ask => ({ seat: 1, name, options: () => [option('a', 1), option('b', 2)] })),
      );
    });
    const match = begin(twice);
    expect(namesOf(match, 1)).toEqual(['first', 'second']);
    expect(awaited(match)).toEqual([1]);
    const [, second] = questionsOf(match, 1);
    expect(answer(match, 1, second?.id ?? '', 'b')).toBeUndefined();
    expect(namesOf(match, 1)).toEqual(['first']);
    expect(match.line.at(-1)).toMatchObject({ name: 'second', key: 'b' });
  });
});

describe("a question's id", () => {
  test('survives whatever others do', () => {
    const match = feudWith({ seats: 3 });
    say(match, 0, 'strike 1');
    const id = idOf(match, 2);
    say(match, 1, 'snatch');
    expect(idOf(match, 2)).toBe(id);
    expect(answer(match, 2, id, 'snatch')).toBeUndefined();
  });

  test('survives the sealed answers of others', () => {
    const match = inWindow();
    const id = idOf(match, 0);
    say(match, 1, 'play parry0');
    expect(idOf(match, 0)).toBe(id);
  });

  test('changes when its own options change', () => {
    const choice = tiny(function* (state) {
      const window: [Ask, Ask] = [
        { seat: 0, name: 'pick', options: () => [option('a', 'a'), ...state.log.map((word) => option(word, word))] },
        { seat: 1, name: 'add', options: () => [option('b', 'b'), option('c', 'c')] },
      ];
      const heard = yield* askFirst(window);
      state.log.push(String(heard.value));
    });
    const match = begin(choice);
    const id = idOf(match, 0);
    say(match, 1, 'b');
    expect(offered(match, 0)).toEqual(['a', 'b']);
    expect(idOf(match, 0)).not.toBe(id);
    expect(idOf(match, 0)).toMatch(/^0\.0\./);
  });

  test('changes with the name of the question, and with each answer of its seat, also one that the table gave', () => {
    const pair = [option('a', 'a'), option('b', 'b')];
    const named = tiny(function* (state) {
      state.log.push(yield* ask(0, 'only', () => [option('x', 'x')]));
      state.log.push(yield* ask(0, 'pick', () => pair));
      state.log.push(yield* ask(0, 'pick', () => pair));
      state.log.push(yield* ask(0, 'take', () => pair));
    });
    const match = begin(named);
    const ids = [idOf(match, 0)];
    for (const key of ['a', 'a']) {
      say(match, 0, key);
      ids.push(idOf(match, 0));
    }
    expect(ids.map((id) => id.split('.').slice(0, 2).join('.'))).toEqual(['0.1', '0.2', '0.3']);
    const digests = ids.map((id) => id.split('.')[2]);
    expect(digests[0]).toBe(digests[1]);
    expect(digests[2]).not.toBe(digests[1]);
  });

  test('tells lists apart that read alike when run together', () => {
    const lists = [
      ['a', 'b'],
      ['a b', ''],
      ['b', 'a'],
      ['a', 'b', ''],
    ].map((keys) => {
      const game = tiny(function* () {
        yield* ask(0, 'pick', () => keys.map((key) => option(key, key)));
      });
      return idOf(begin(game), 0);
    });
    expect(new Set(lists).size).toBe(4);
  });
});
