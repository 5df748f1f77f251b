/** Standing orders as the page gives them: what they mean to the table, and what the page reads back. */
import { followOrders, type Match, type Order, setOrders } from '@taverne/engine';
import { expect, test } from 'vitest';
import { dice, type QuestTable, quest } from '../../test/position.ts';
import { nightOf, ordersFor, type Wishes, wishesIn } from '../orders.ts';

const NOTHING: Wishes = { damage: undefined, forge: undefined, rest: undefined, rolls: false };
const NIGHT = 4;

function obeying(table: QuestTable, wishes: Partial<Wishes>, seat = 0): QuestTable {
  const match: Match = table.match;
  expect(setOrders(match, seat, ordersFor([], { ...NOTHING, ...wishes }, NIGHT))).toBeUndefined();
  followOrders(match);
  return table;
}

test('what is wished is read back, and other orders stand', () => {
  const other: Order = { question: 'gain', answer: 'health' };
  const wishes: Wishes = { damage: 2, forge: 'night', rest: 2, rolls: true };
  const orders = ordersFor([other], wishes, NIGHT);
  expect(orders).toContainEqual(other);
  expect(wishesIn(orders, NIGHT)).toEqual(wishes);
  expect(wishesIn(ordersFor(orders, NOTHING, NIGHT), NIGHT)).toEqual(NOTHING);
  expect(wishesIn(ordersFor([], { ...NOTHING, damage: 'take', forge: 'never' }, NIGHT), NIGHT)).toEqual({
    ...NOTHING,
    damage: 'take',
    forge: 'never',
  });
});

test('an order for this Night is over with it', () => {
  expect(nightOf({ round: 1 })).toBe(NIGHT);
  expect(wishesIn(ordersFor([], { ...NOTHING, forge: 'night' }, NIGHT), nightOf({ round: 2 })).forge).toBeUndefined();
});

test('TEQ-NIGHT-16 a symbol is blocked while there is more Power than is kept back, then taken', () => {
  const roll = dice('goblin', 'goblin', 'goblin', 'torch', 'torch');
  const table = quest({ stage: 'dice', seats: 1, power: [4], magic: 8, chance: roll });
  obeying(table, { damage: 2 }).answer('adventure');
  followOrders(table.match);
  expect(table.told('damage-dealt').map(({ how }) => how)).toEqual(['blocked', 'taken', 'taken']);
  expect(table.purse()).toBe('4/2');
});

test('whoever would be Exhausted by what an order takes is asked', () => {
  const table = quest({ stage: 'dice', health: [1, 6], chance: dice('goblin', 'torch', 'torch', 'torch', 'torch') });
  obeying(table, { damage: 'take' }).answer('adventure');
  followOrders(table.match);
  expect(table.asked).toBe('0 damage');
});

test('TEQ-NIGHT-38 a window in which only Power could help is passed, another one is not', () => {
  expect(quest({ stage: 'dusk', heroes: ['I1L'] }).asked).toBe('0 dusk');
  expect(obeying(quest({ stage: 'dusk', heroes: ['I1L'] }), { forge: 'night' }).asked).toBe('0 dice');
  const rolled = quest({ stage: 'use', heroes: ['I1L'], also: (state) => Object.assign(state, { dice: ['scroll'] }) });
  expect(obeying(rolled, { forge: 'night' }).asked).toBe('0 use');
});

test('TEQ-NIGHT-05 the dice: rest at so much Health, roll on above it, or be asked', () => {
  const tired = quest({ stage: 'dice', health: [2, 6] });
  expect(obeying(tired, { rest: 2 }).told('rested')).toHaveLength(1);
  expect(obeying(quest({ stage: 'dice', health: [3, 6] }), { rest: 2 }).asked).toBe('0 dice');
  const fresh = quest({ stage: 'dice', health: [3, 6], chance: dice('torch', 'torch', 'torch', 'torch', 'torch') });
  expect(obeying(fresh, { rest: 2, rolls: true }).told('rolled')).toHaveLength(1);
});
