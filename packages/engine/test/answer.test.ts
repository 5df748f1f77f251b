import { describe, expect, test } from 'vitest';
import {
  type Ask,
  answer,
  ask,
  askAll,
  askedOf,
  askFirst,
  awaited,
  type Match,
  option,
  previewOf,
  questionsOf,
  resign,
  type Trouble,
  undo,
  whyNot,
} from '../src/index.ts';
import { begin, everything, feudWith, idOf, must, namesOf, offered, refused, say, tiny } from './table.ts';

/** Seat 0 strikes seat 1 and the window stands open; seat 1 holds something to parry with. */
const inWindow = () => {
  const match = feudWith({
    hands: [
      ['boost0', 'blank0'],
      ['parry0', 'blank1'],
    ],
  });
  say(match, 0, 'strike 1', 'go on');
  return match;
};

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

describe('an answer', () => {
  test('is looked up among those offered and moves the match on', () => {
    const match = feudWith();
    expect(answer(match, 0, idOf(match, 0), 'strike 1')).toBeUndefined();
    expect(namesOf(match, 0)).toEqual(['go on']);
    expect(namesOf(match, 1)).toEqual(['cut in']);
  });

  test('says when a standing order gave it', () => {
    const match = feudWith();
    answer(match, 0, idOf(match, 0), 'strike 1', 'order');
    expect(match.journal.at(-1)).toEqual({ type: 'answer', seat: 0, name: 'act', key: 'strike 1', by: 'order' });
  });

  describe('is refused, and nothing changes,', () => {
    const misuse = (act: (match: Match) => Trouble | undefined, match: Match = inWindow()) => {
      const [before, length] = [everything(match), match.journal.length];
      const trouble = act(match);
      expect(everything(match)).toEqual(before);
      expect(match.journal).toHaveLength(length);
      return trouble;
    };

    test('when it is not offered', () => {
      expect(misuse((match) => answer(match, 0, idOf(match, 0), 'play parry0'))).toEqual({
        trouble: 'not-offered',
        say: '"play parry0" is not offered for window',
      });
    });

    test.each([-1, 2, 0.5, Number.NaN])('when there is no seat %s', (seat) => {
      expect(misuse((match) => answer(match, seat, idOf(match, 0), 'pass'))).toEqual({
        trouble: 'no-such-seat',
        say: `there is no seat ${seat}; there are 2, counted from 0`,
      });
    });

    test('when the seat is not asked', () => {
      const match = feudWith();
      expect(misuse(() => answer(match, 1, idOf(match, 0), 'rest'), match)).toEqual({
        trouble: 'not-asked',
        say: 'seat 1 is not asked anything; the match waits for seat 0',
      });
    });

    test('when the seat is not asked, but several others are', () => {
      const match = feudWith({ seats: 3 });
      say(match, 0, 'strike 1', 'go on', 'pass');
      expect(misuse(() => answer(match, 0, 'x', 'pass'), match)?.say).toBe(
        'seat 0 is not asked anything; the match waits for seat 1, 2',
      );
    });

    test('when the question is none of the two that the seat is asked', () => {
      const twice = tiny(function* () {
        yield* askAll(
          ['first', 'second'].map((name): Ask => ({ seat: 1, name, options: () => [option('a', 1), option('b', 2)] })),
        );
      });
      const match = begin(twice);
      const ids = questionsOf(match, 1).map(({ id }) => id);
      expect(misuse(() => answer(match, 1, 'old', 'a'), match)?.say).toBe(
        `question old no longer stands; now it is ${ids[0]}, ${ids[1]}`,
      );
    });

    test('when the question is that of another seat', () => {
      const match = inWindow();
      const [own, other] = [idOf(match, 0), idOf(match, 1)];
      expect(misuse(() => answer(match, 0, other, 'pass'), match)).toEqual({
        trouble: 'stale-question',
        say: `question ${other} no longer stands; now it is ${own}`,
      });
    });

    test('when the question is out of date', () => {
      const match = feudWith();
      const old = idOf(match, 0);
      say(match, 0, 'strike 1');
      expect(misuse(() => answer(match, 0, old, 'rest'), match)).toEqual({
        trouble: 'stale-question',
        say: `question ${old} no longer stands; now it is ${idOf(match, 0)}`,
      });
    });

    test('when it is repeated', () => {
      const match = inWindow();
      const id = idOf(match, 0);
      say(match, 0, 'pass');
      expect(misuse(() => answer(match, 0, id, 'pass'), match)).toEqual({
        trouble: 'not-asked',
        say: 'seat 0 is not asked anything; the match waits for seat 1',
      });
    });

    test('when the match is over', () => {
      const match = inWindow();
      const id = idOf(match, 0);
      resign(match, 1);
      expect(misuse(() => answer(match, 0, id, 'pass'), match)).toEqual({
        trouble: 'match-over',
        say: 'the match is over: resign',
      });
    });

    test('when the seat has left the match', () => {
      const match = feudWith({ seats: 3 });
      say(match, 0, 'strike 1');
      const id = idOf(match, 2);
      resign(match, 2);
      expect(misuse(() => answer(match, 2, id, 'snatch'), match)).toEqual({
        trouble: 'not-allowed',
        say: 'seat 2 has left the match',
      });
    });

    test('when a rule throws', () => {
      const broken = tiny(function* (state, table) {
        state.log.push(yield* ask(0, 'first', () => [option('a', 'a'), option('b', 'b')]));
        state.log.push(`die ${table.chance('die', 6)}`);
        table.emit({ event: 'rolled', rule: 'TINY-ROLL' });
        const way = yield* ask(1, 'second', () => [option('well', 'well'), option('ill', 'ill')]);
        state.log.push(`${table.chance('die', 6)}`);
        table.emit({ event: 'went', rule: 'TINY-GO' });
        if (way === 'ill') throw new TypeError('no such card');
      });
      const match = begin(broken);
      say(match, 0, 'a');
      expect(misuse(() => answer(match, 1, idOf(match, 1), 'ill'), match)).toEqual({
        trouble: 'rules-broke',
        say: 'the rules of tiny broke on "ill": TypeError: no such card',
      });
      say(match, 1, 'well');
      expect(namesOf(match, 0)).toEqual(['first']);
    });

    test('when a rule throws only after a quiet point, in the step that follows', () => {
      const broken = tiny(function* (state, table) {
        if (state.log.at(-1) === 'ill') throw new Error('half a card');
        state.log.push(yield* ask(state.log.length % 2, 'way', () => [option('well', 'well'), option('ill', 'ill')]));
        table.emit({ event: 'went', rule: 'TINY-GO' });
      });
      const match = begin(broken);
      say(match, 0, 'well');
      expect(misuse(() => answer(match, 1, idOf(match, 1), 'ill'), match)?.trouble).toBe('rules-broke');
      say(match, 1, 'well');
      expect(match.world.state.log).toEqual(['well', 'well']);
      expect(match.events).toHaveLength(2);
    });
  });
});

describe('why not?', () => {
  test('what is not offered is told on demand, with the rule', () => {
    const match = inWindow();
    expect(must(whyNot(match, 1, idOf(match, 1)))).toEqual([
      { key: 'play blank1', refusal: { rule: 'FEUD-CARD-01', why: 'blank' } },
    ]);
  });

  test('a question that tells nothing has an empty list', () => {
    const match = feudWith();
    say(match, 0, 'strike 1');
    expect(must(whyNot(match, 0, idOf(match, 0)))).toEqual([]);
  });

  test('is answered to whoever is asked, and for the question that stands', () => {
    const match = inWindow();
    expect(refused(whyNot(match, 0, idOf(match, 1)))?.trouble).toBe('stale-question');
    expect(refused(whyNot(match, 7, idOf(match, 1)))?.trouble).toBe('no-such-seat');
  });
});

describe('a preview', () => {
  test('tells what an answer would bring about, as far as the game does', () => {
    const match = feudWith();
    expect(must(previewOf(match, 0, idOf(match, 0), 'rest'))).toEqual({ draws: 1 });
    expect(must(previewOf(match, 0, idOf(match, 0), 'strike 1'))).toEqual({ target: 1 });
    say(match, 0, 'strike 1');
    expect(must(previewOf(match, 0, idOf(match, 0), 'go on'))).toBeUndefined();
  });

  test('is only of what is offered', () => {
    const match = feudWith();
    expect(refused(previewOf(match, 0, idOf(match, 0), 'fly'))).toEqual({
      trouble: 'not-offered',
      say: '"fly" is not offered for act',
    });
    expect(refused(previewOf(match, 1, idOf(match, 0), 'rest'))?.trouble).toBe('not-asked');
  });
});
