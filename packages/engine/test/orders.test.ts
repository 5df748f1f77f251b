import { describe, expect, test } from 'vitest';
import {
  ask,
  awaited,
  followOrders,
  type Match,
  option,
  ordersDue,
  resign,
  restoreMatch,
  setOrders,
  storedOf,
} from '../src/index.ts';
import { begin, everything, feudWith, must, namesOf, say, throughJson, tiny } from './table.ts';

/** Seat 0 has struck seat 1 and everybody is asked in the window; seat 2 holds nothing of use. */
const inWindow = () => {
  const match = feudWith({
    seats: 3,
    hands: [
      ['boost0', 'blank0'],
      ['parry0', 'blank1'],
      ['parry1', 'blank2'],
    ],
  });
  say(match, 0, 'strike 1', 'go on');
  return match;
};

const order = (match: Match, seat: number, ...orders: unknown[]) => setOrders(match, seat, orders);
const due = (match: Match) => ordersDue(match).map(({ seat, key }) => `${seat} ${key}`);

describe('a standing order', () => {
  test('answers the question it names, in the seat’s place, and is recorded as an order', () => {
    const match = inWindow();
    expect(order(match, 1, { question: 'window', answer: 'pass' })).toBeUndefined();
    expect(match.journal.at(-1)).toEqual({ type: 'orders', seat: 1, orders: [{ question: 'window', answer: 'pass' }] });
    expect(ordersDue(match)).toEqual([{ seat: 1, index: 1, key: 'pass', wait: false }]);
    expect(followOrders(match)).toBe(1);
    expect(match.journal.at(-1)).toEqual({
      type: 'answer',
      seat: 1,
      name: 'window',
      key: 'pass',
      by: 'order',
      sealed: true,
    });
    expect(awaited(match)).toEqual([0, 2]);
    expect(ordersDue(match)).toEqual([]);
    expect(followOrders(match)).toBe(0);
  });

  test('is for its own question only', () => {
    const match = inWindow();
    order(match, 1, { question: 'act', answer: 'pass' });
    expect(due(match)).toEqual([]);
  });

  test('may wait for circumstances, all of which must be there', () => {
    const match = inWindow();
    const circumstances = match.world.ask(1).circumstances ?? [];
    expect(circumstances.length).toBeGreaterThan(0);
    order(match, 1, { question: 'window', answer: 'pass', when: [...circumstances, 'snow'] });
    expect(due(match)).toEqual([]);
    order(match, 1, { question: 'window', answer: 'pass', when: circumstances });
    expect(due(match)).toEqual(['1 pass']);
  });

  test('may name the beginning of a notation, word by word', () => {
    const tableau = tiny(function* () {
      yield* ask(0, 'act', () => [option('pass', 0), option('T11 W3', 1), option('T11 W4', 2), option('T1', 3)]);
    });
    const match = begin(tableau);
    order(match, 0, { question: 'act', answer: 'T11' });
    expect(due(match)).toEqual([]);
    order(match, 0, { question: 'act', answer: 'T11', begins: true });
    expect(due(match)).toEqual(['0 T11 W3']);
    order(match, 0, { question: 'act', answer: 'T1', begins: true });
    expect(due(match)).toEqual(['0 T1']);
  });

  test('may give the question’s own safe answer', () => {
    const match = inWindow();
    order(match, 2, { question: 'window', answer: 'safe' });
    expect(due(match)).toEqual(['2 pass']);
  });

  test('may name any answer, and speaks only where that is offered', () => {
    const match = inWindow();
    order(match, 0, { question: 'window', answer: 'play boost0' });
    order(match, 1, { question: 'window', answer: 'play parry9' });
    expect(due(match)).toEqual(['0 play boost0']);
  });

  test('for every question speaks where there is a safe answer', () => {
    const match = feudWith({ seats: 3, chance: [['die', 2]] });
    for (const seat of [0, 1, 2]) order(match, seat, { question: '*', answer: 'safe' });
    expect(due(match)).toEqual(['0 rest']);
    order(match, 0);
    say(match, 0, 'strike 1');
    order(match, 0, { question: '*', answer: 'safe' });
    expect(due(match)).toEqual(['0 go on']);
    expect(followOrders(match)).toBe(4);
    expect(namesOf(match, 0)).toEqual(['roll again']);
    expect(due(match)).toEqual([]);
  });

  test('for every question may name an answer, where the question has a safe one', () => {
    const match = feudWith();
    order(match, 0, { question: '*', answer: 'strike 1' });
    expect(due(match)).toEqual(['0 strike 1']);
    say(match, 0, 'strike 1');
    order(match, 1, { question: '*', answer: 'snatch' });
    expect(due(match)).toEqual([]);
  });

  test('does not speak in the circumstances it excepts', () => {
    const match = inWindow();
    for (const seat of [0, 1, 2]) order(match, seat, { question: 'window', answer: 'pass', except: ['lost', 'target'] });
    expect(due(match)).toEqual(['0 pass', '2 pass']);
    order(match, 1, { question: 'window', answer: 'pass', except: ['lost'] });
    expect(due(match)).toEqual(['0 pass', '1 pass', '2 pass']);
  });

  test('where a question knows no circumstances, none is excepted', () => {
    const match = feudWith();
    order(match, 0, { question: 'act', answer: 'rest', except: ['target'] });
    expect(due(match)).toEqual(['0 rest']);
  });

  test('holds until the end of the turn it names', () => {
    const match = feudWith();
    order(match, 0, { question: 'act', answer: 'rest', until: 1 });
    order(match, 1, { question: 'act', answer: 'rest', until: 1 });
    expect(followOrders(match)).toBe(2);
    expect(match.world.state.turns).toBe(2);
    expect(due(match)).toEqual([]);
  });

  test('in a game without turns holds for ever', () => {
    const game = tiny(function* (state) {
      state.log.push(yield* ask(0, 'act', () => [option('a', 'a'), option('b', 'b')]));
      if (state.log.length === 3) state.log.push('end');
    });
    const match = begin(game);
    order(match, 0, { question: 'act', answer: 'b', until: 0 });
    expect(followOrders(match)).toBe(3);
    expect(match.outcome?.how).toBe('end');
    expect(ordersDue(match)).toEqual([]);
  });

  test('to pass when there is nothing else looks at the hand, so a live table waits', () => {
    const match = inWindow();
    for (const seat of [1, 2]) order(match, seat, { question: 'window', answer: 'pass', alone: true });
    expect(ordersDue(match)).toEqual([{ seat: 2, index: 2, key: 'pass', wait: true }]);
    expect(followOrders(match)).toBe(0);
    expect(followOrders(match, true)).toBe(1);
    expect(awaited(match)).toEqual([0, 1]);
  });

  test('that need not wait is obeyed even when one that must comes first', () => {
    const match = inWindow();
    order(match, 1, { question: 'window', answer: 'pass' });
    order(match, 0, { question: 'window', answer: 'play boost0' });
    order(match, 2, { question: 'window', answer: 'pass', alone: true });
    expect(followOrders(match)).toBe(2);
    expect(awaited(match)).toEqual([2]);
  });

  test('the first that fits speaks', () => {
    const match = inWindow();
    order(
      match,
      1,
      { question: 'act', answer: 'rest' },
      { question: 'window', answer: 'play parry9' },
      { question: 'window', answer: 'play parry0' },
      { question: 'window', answer: 'pass' },
    );
    expect(due(match)).toEqual(['1 play parry0']);
  });

  test('replaces the orders given before; none at all means: ask me', () => {
    const match = inWindow();
    order(match, 1, { question: 'window', answer: 'pass' });
    order(match, 1);
    expect(due(match)).toEqual([]);
    expect(match.orders[1]).toEqual([]);
  });

  test('is silent where the seat has answered already, and when the match is over', () => {
    const match = inWindow();
    say(match, 1, 'pass');
    order(match, 1, { question: 'window', answer: 'pass' });
    order(match, 2, { question: 'window', answer: 'pass' });
    expect(due(match)).toEqual(['2 pass']);
    resign(match, 0);
    resign(match, 1);
    expect(match.outcome).toBeDefined();
    expect(due(match)).toEqual([]);
  });

  test('stands after a restore', () => {
    const match = inWindow();
    order(match, 1, { question: 'window', answer: 'pass', except: ['target'], alone: false, until: 9 });
    const back = must(restoreMatch(match.game, throughJson(storedOf(match)), match.chance));
    expect(back.orders).toEqual(match.orders);
    expect(everything(back)).toEqual(everything(match));
  });

  test('that breaks the rules is not obeyed, and the question stands', () => {
    const broken = tiny(function* () {
      if ((yield* ask(0, 'act', () => [option('a', 'a'), option('b', 'b')])) === 'b') throw new Error('broken');
    });
    const match = begin(broken);
    order(match, 0, { question: 'act', answer: 'b' });
    expect(followOrders(match)).toBe(0);
    expect(namesOf(match, 0)).toEqual(['act']);
  });

  test('that would be obeyed for ever stops at the longest match', () => {
    const endless = tiny(
      function* (state) {
        state.log.push(yield* ask(state.log.length % 2, 'act', () => [option('a', 'a'), option('b', 'b')]));
      },
      { longest: 12 },
    );
    const match = begin(endless);
    for (const seat of [0, 1]) order(match, seat, { question: 'act', answer: 'a' });
    expect(followOrders(match)).toBe(12);
  });
});

describe('wrong orders are refused, and nothing changes', () => {
  test.each([
    ['pass', 'orders must be a list of at most 100, not "pass"', 'orders'],
    [[{ question: 'window' }], 'orders[0].answer must be a text of at most 200 characters, not undefined', 'orders[0].answer'],
    [
      [{ question: 'window', answer: 'pass', ever: 'always' }],
      'orders[0].ever must be left out: orders[0] has question, answer, begins, when, except, alone, until, not "always"',
      'orders[0].ever',
    ],
  ])('%j', (raw, say, at) => {
    const match = inWindow();
    const before = match.journal.length;
    expect(setOrders(match, 0, raw)).toMatchObject({ trouble: 'wrong-order', say, at });
    expect([match.journal.length, match.orders[0]]).toEqual([before, []]);
  });

  test('more than a hundred', () => {
    const many = (length: number) => Array.from({ length }, () => ({ question: 'a', answer: 'b' }));
    const match = inWindow();
    expect(setOrders(match, 0, many(101))?.say).toMatch(/^orders must be a list of at most 100, not /);
    expect(setOrders(match, 0, many(100))).toBeUndefined();
  });

  test('of a seat that is not there, or of a match that is over', () => {
    const match = feudWith();
    for (const seat of [-1, 2, 0.5]) {
      expect(order(match, seat)).toMatchObject({
        trouble: 'no-such-seat',
        say: `there is no seat ${seat}; there are 2, counted from 0`,
      });
    }
    resign(match, 0);
    expect(order(match, 1)).toMatchObject({ trouble: 'match-over', say: 'the match is over: resign' });
  });

  test('of a seat that has left', () => {
    const match = feudWith({ seats: 3 });
    resign(match, 2);
    expect(order(match, 2)).toMatchObject({ trouble: 'not-allowed', say: 'seat 2 has left the match' });
  });
});
