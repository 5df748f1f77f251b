/** How the highest level looks beyond its turn when it plays alone against the clock. */
import type { Budget } from '@taverne/bots';
import { describe, expect, test } from 'vitest';
import { Choices } from '../src/bot/choices.ts';
import { alike } from '../src/bot/courses.ts';
import { foreseen, isForeseeable } from '../src/bot/foresight.ts';
import { kindsFirst } from '../src/bot/kinds.ts';
import type { Line } from '../src/bot/line.ts';
import { linesFrom } from '../src/bot/plans.ts';
import { worthInTheEnd } from '../src/bot/worth.ts';
import type { State } from '../src/state.ts';
import { type MageTable, mage } from './table.ts';

const QUICK = {
  fights: { moments: 2, looks: 2000 },
  turns: { moments: 1, looks: 800, fights: 3, ways: 1, shapes: 1 },
};
const CARE = { lines: 4, samples: 2, within: 20, plans: QUICK };
const chosen = (root: State, lines: readonly Line[], budget: Budget) => foreseen({ root, seat: 0, lines }, CARE, budget);
const ample = () => ({ spent: 0, more: () => true });
const none = () => ({ spent: 0, more: () => false });

/** An orc within reach of a hand that beats it, early in the first round. */
const beside = (): MageTable =>
  mage({
    options: { scenario: 'solo-conquest' },
    hand: 'rage cold-toughness swiftness march stamina',
    deck: 'march stamina rage swiftness tranquility promise threaten',
    tokens: 'prowlers@1.-1!',
    dummy: 'rage rage march march stamina stamina swiftness swiftness promise promise',
    at: '0.0',
  });

describe('foresight', () => {
  test('a turn that looks worse and leads further is chosen', () => {
    const idle = { keys: ['end'], gain: 11 };
    const fight = { keys: ['challenge prowlers 1.-1'], gain: 10 };
    expect(chosen(beside().state, [idle, fight], ample())).toBe(fight);
  });

  test('what is much worse at the end of the turn is not followed, and whoever has no time takes the best', () => {
    const { state } = beside();
    const [idle, other] = [
      { keys: ['end'], gain: 30 },
      { keys: ['challenge prowlers 1.-1'], gain: 5 },
    ];
    expect(chosen(state, [idle, other], ample())).toBe(idle);
    expect(chosen(state, [{ ...other, gain: 31 }, idle], none())).toMatchObject({ gain: 31 });
    expect(chosen(state, [], ample())).toBeUndefined();
  });

  test('it is for the beginning of a turn of a hero who plays alone against the clock', () => {
    expect(isForeseeable(beside().state, 0)).toBe(true);
    expect(isForeseeable(beside().play('march').state, 0)).toBe(false);
    expect(isForeseeable(mage({ options: { scenario: 'first-reconnaissance' } }).state, 0)).toBe(false);
    expect(isForeseeable(mage({ options: { scenario: 'blitz-cooperation' }, others: [{ hero: 'norowas' }] }).state, 0)).toBe(
      false,
    );
  });
});

test('of lines that do the same the best is kept, and the best of all stands first', () => {
  const choices = new Choices();
  const line = (gain: number, ...keys: string[]) => ({ keys, gain });
  choices.settle(line(3, 'march', 'move 1.0'));
  choices.settle(line(5, 'stamina', 'move 1.0'));
  choices.settle(line(7, 'rest rage'));
  choices.settle(line(7, 'explore 1 0'));
  expect(choices.all.map(({ gain, keys }) => [gain, keys.at(-1)])).toEqual([
    [7, 'rest rage'],
    [7, 'explore 1 0'],
    [5, 'move 1.0'],
  ]);
});

test('the best of each kind of turn comes before others that lead to the same, and no mere beginnings of better ones', () => {
  const lines: readonly Line[] = [
    ['march', 'move 3.-1', 'done@ranged', 'strike prowlers'],
    ['stamina', 'move 3.-1', 'done@ranged', 'strike prowlers'],
    ['march', 'move 2.-1', 'fireball', 'strike ironclads'],
    ['march', 'move 2.1'],
    ['stamina', 'move 2.0'],
    ['march'],
    ['challenge diggers 1.-1', 'strike diggers', 'done@attack'],
    ['march', 'move 1.0', 'explore 1 1'],
    ['march', 'move 1.0', 'interact'],
    ['march', 'move 1.0', 'interact', 'recruit peasants 0'],
    ['march', 'move 1.0', 'enter'],
    ['rest rage'],
    ['end'],
  ].map((keys, i) => ({ keys, gain: -i }));
  const [same, begun] = [[1, 4], 5];
  const firsts = lines.filter((_, i) => i !== begun && !same.includes(i));
  expect(kindsFirst(lines)).toEqual([...firsts, ...same.map((i) => lines[i])]);
});

test('chance says the same of a thing, whatever else it is asked in between', () => {
  const [one, other, another] = [alike(3), alike(3), alike(4)];
  const dice = Array.from({ length: 20 }, () => one(0, 6, 'die'));
  const mixed = Array.from({ length: 20 }, (_, i) => {
    for (let card = 0; card < i % 3; card++) other(0, 40, 'card');
    return other(0, 6, 'die');
  });
  expect(mixed).toEqual(dice);
  expect(new Set(dice).size).toBeGreaterThan(3);
  expect(Array.from({ length: 20 }, () => another(0, 6, 'die'))).not.toEqual(dice);
});

test('when the match is over units, cards and wounds count no more, but Fame does', () => {
  const worthOf = (told: { readonly units?: string; readonly hand?: string; readonly fame?: number }): number =>
    worthInTheEnd(mage({ options: { scenario: 'solo-conquest' }, round: 6, ...told }).state, 0);
  expect(worthOf({ units: 'peasants', hand: 'rage wound' })).toBe(worthOf({}));
  expect(worthOf({ fame: 8 })).toBeGreaterThan(worthOf({}));
});

test('the turns after its own are planned without what could be done before one goes', () => {
  const { state } = mage({
    ...{ options: { scenario: 'solo-conquest' }, source: 'gold gold gold', tiles: 'countryside-3@1,1' },
    ...{ hand: 'frost-bridge', deck: 'rage march stamina rage' },
  });
  const bridges = (isPlain: boolean): boolean =>
    linesFrom(state, 0, { ...QUICK, turns: { ...QUICK.turns, isPlain } }).some(
      ({ keys: [first = '', ...more] }) => first.startsWith('frost-bridge') && more.some((key) => key.startsWith('move')),
    );
  expect([bridges(false), bridges(true)]).toEqual([true, false]);
});
