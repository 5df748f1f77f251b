/** The enemy deck, the row, the time track, the deal. */
import { describe, expect, test } from 'vitest';
import { bookOf } from '../../src/content/book.ts';
import { dealPairs, keepOne } from '../../src/solo/deal.ts';
import { discardEnemyCard, drawEnemyCard, enemyCard, fillEnemyDeck, refreshEnemyDeck } from '../../src/solo/deck.ts';
import { chooseUnit, enemyOf, ROW, rowOf } from '../../src/solo/row.ts';
import { fullTime, gainTime, passTime } from '../../src/solo/time.ts';
import { emptyState, type State } from '../../src/state.ts';
import { classOf, maxHp, statsOf, unitId } from '../../src/units.ts';
import { named } from '../position.ts';
import { run, tableWith } from '../stretch.ts';
import { adventure, said } from './adventure.ts';

const cards = (state: State, numbers: readonly number[]): string => numbers.map((card) => enemyCard(state, card).id).join(' ');

describe('the enemy deck', () => {
  test('TET-SOLO-SETUP-06: nine cards, shuffled: chance says which one comes', () => {
    const state = adventure({ enemy: 'B1@G2' });
    fillEnemyDeck(state);
    expect(cards(state, state.enemyDeck)).toBe('E1 E2 E3 E4 E5 E6 E7 E8 E9');
    expect(enemyCard(state, drawEnemyCard(state, tableWith(['enemy card', 4]))).id).toBe('E5');
    expect(cards(state, state.enemyDeck)).toBe('E1 E2 E3 E4 E6 E7 E8 E9');
  });

  test('TET-SOLO-ENEMY-04, TET-COOP-12: a deck that runs out is rebuilt from the discard pile alone', () => {
    const state = adventure({ enemy: 'W1@G2 B1@H2', under: 'W1:E1 B1:E3', enemyDiscard: 'E2 E4 E5 E6 E7 E8 E9' });
    const table = tableWith(['enemy card', 6]);
    expect(enemyCard(state, drawEnemyCard(state, table)).id).toBe('E9');
    expect(table.events).toEqual([{ event: 'enemy-deck-rebuilt', rule: 'TET-SOLO-ENEMY-04', cards: 7, all: false }]);
    expect(state.enemyDiscard).toEqual([]);
    expect(state.under.filter((card) => card >= 0)).toHaveLength(2);
  });

  test('TET-SOLO-ENEMY-03: with a card under each unit all of them are gathered', () => {
    const four = { enemy: 'W1@G2 B1@H2 R1@G7 M1@H7', under: 'W1:E1 B1:E3 R1:E5 M1:E7', enemyDiscard: 'E2 E9' };
    const state = adventure(four);
    const table = tableWith();
    refreshEnemyDeck(state, table, 1);
    expect(table.events).toEqual([{ event: 'enemy-deck-rebuilt', rule: 'TET-SOLO-ENEMY-03', cards: 9, all: true }]);
    expect(cards(state, state.enemyDeck)).toBe('E1 E2 E3 E4 E5 E6 E7 E8 E9');
    expect(state.under.every((card) => card === -1)).toBe(true);
    expect(state.enemyDiscard).toEqual([]);
    // With one unit without a card nothing happens.
    const three = adventure({ ...four, under: 'W1:E1 B1:E3 R1:E5' });
    refreshEnemyDeck(three, tableWith(), 1);
    expect(three.enemyDiscard).toHaveLength(2);
  });

  test('TET-RUL-44: in co-op the cards under the other Enemy stay', () => {
    const state = adventure({
      mode: 'co-op',
      enemy: 'W1@G2 B1@H2 R1@G7 M1@H7',
      enemy2: 'W2@A1 B2@B1',
      under: 'W1:E1 B1:E3 R1:E5 M1:E7 W2:E2 B2:E4',
      enemyDiscard: 'E9',
    });
    refreshEnemyDeck(state, tableWith(), 2);
    expect(cards(state, state.enemyDeck)).toBe('E1 E3 E5 E6 E7 E8 E9');
    expect(state.under[named(state, 'W2')]).not.toBe(-1);
    expect(state.under[named(state, 'W1')]).toBe(-1);
  });

  test('TET-COOP-05: one deck serves both Enemies', () => {
    const state = adventure({ mode: 'co-op', enemy: 'W1@G2', enemy2: 'W2@A1', under: 'W1:E1' });
    const drawn = Array.from({ length: 8 }, () => drawEnemyCard(state, tableWith(0)));
    expect(cards(state, drawn)).toBe('E2 E3 E4 E5 E6 E7 E8 E9');
    discardEnemyCard(state, drawn[0] ?? -1);
    expect(enemyCard(state, drawEnemyCard(state, tableWith(0))).id).toBe('E2');
  });
});

describe('the row', () => {
  const FOUR = 'W1@G2 B1@H2 R1@G7 M1@H7';

  test('TET-SOLO-SETUP-03: from left to right Warrior, Beast, Rogue, Wizard', () => {
    expect(ROW).toEqual(['warrior', 'beast', 'rogue', 'wizard']);
    const state = adventure({ enemy: FOUR });
    expect(rowOf(1).map((unit) => unitId(state, unit))).toEqual(['W1', 'B1', 'R1', 'M1']);
  });

  test.each([
    ['E3', '', 'B1', 'card-names E3 beast B1'],
    ['E8', 'W1:E1', 'M1', 'card-names E8 wizard M1'],
    ['E9', '', 'W1', 'card-leftmost E9 W1'],
    ['E9', 'W1:E1', 'B1', 'card-leftmost E9 B1'],
    ['E4', 'B1:E3', 'W1', 'card-taken E4 beast B1 W1'],
    ['E2', 'W1:E1 B1:E3 R1:E5', 'M1', 'card-taken E2 warrior W1 M1'],
  ])('TET-SOLO-ENEMY-01, TET-SOLO-ENEMY-02: %s, with %j under units, activates %s', (card, under, unit, says) => {
    const state = adventure({ enemy: FOUR, under });
    const chosen = chooseUnit(state, 1, bookOf(state).enemyNumbers.get(card) ?? -1);
    expect(unitId(state, chosen.unit)).toBe(unit);
    expect(said(chosen.thoughts)).toEqual([says]);
  });

  test('TET-COOP-04, TET-COOP-11: a card is for the row of the Enemy whose turn it is, and each player has one', () => {
    const state = adventure({ mode: 'co-op', enemy: 'W1@G2 B1@H2', enemy2: 'W2@A1 B2@B1', under: 'B1:E3' });
    const beast = bookOf(state).enemyNumbers.get('E4') ?? -1;
    expect(unitId(state, chooseUnit(state, 2, beast).unit)).toBe('W1');
    expect(unitId(state, chooseUnit(state, 3, beast).unit)).toBe('B2');
    expect([enemyOf(state, 0), enemyOf(state, 1)]).toEqual([2, 3]);
  });
});

describe('time', () => {
  test('TET-SOLO-SETUP-09, TET-COOP-08: it starts on 7, in co-op on 11', () => {
    expect(fullTime(adventure({}))).toBe(7);
    expect(fullTime(adventure({ mode: 'co-op' }))).toBe(11);
  });

  test('TET-SOLO-TURN-04, TET-COOP-10: one space at the start of each player’s turn', () => {
    const state = adventure({ time: 7 });
    const table = tableWith();
    passTime(state, table);
    expect(table.events).toEqual([{ event: 'time-moved', rule: 'TET-SOLO-TURN-04', to: 6, by: -1 }]);
    expect(state.ending).toBeNull();
    const coop = adventure({ mode: 'co-op', time: 11 });
    const both = tableWith();
    passTime(coop, both);
    passTime(coop, both);
    expect(coop.time).toBe(9);
    expect(both.last('time-moved')).toEqual({ event: 'time-moved', rule: 'TET-COOP-10', to: 9, by: -1 });
  });

  test('TET-SOLO-TURN-06, TET-SOLO-TURN-03, TET-SOLO-END-03: at zero the match is lost at once', () => {
    const state = adventure({ mine: 'W1@A1', time: 1 });
    passTime(state, tableWith());
    expect(state.ending).toMatchObject({ places: [2], how: 'time', rule: 'TET-SOLO-END-03' });
  });

  test('TET-COOP-16: and in co-op for both', () => {
    const state = adventure({ mode: 'co-op', time: 1 });
    passTime(state, tableWith());
    expect(state.ending).toMatchObject({ places: [2, 2], how: 'time', rule: 'TET-COOP-16' });
  });

  test('TET-SOLO-CAP-01: it never goes back beyond its maximum', () => {
    const state = adventure({ time: 6 });
    const table = tableWith();
    gainTime(state, table, 2, 'TET-SOLO-CAP-01');
    expect(table.events).toEqual([{ event: 'time-moved', rule: 'TET-SOLO-CAP-01', to: 7, by: 1 }]);
    gainTime(state, table, 2, 'TET-SOLO-CAP-01');
    expect(table.events).toHaveLength(1);
  });
});

describe('the deal', () => {
  function empty(mode: 'solo' | 'co-op'): State {
    const source = { rules: { mode, payAnyTime: true, roundCap: 60 }, pack: '', realm: '' };
    const teams = mode === 'solo' ? [0, 1] : [0, 0, 1, 1];
    return emptyState({ ...source, seats: mode === 'solo' ? 1 : 2, teams, first: 0 }, 3, 6);
  }
  const ids = (state: State, numbers: readonly number[]): string =>
    numbers.map((card) => bookOf(state).content.units[card]?.id).join(' ');

  test('TET-SOLO-SETUP-02: of two cards of each class one is kept, and the Enemy gets the other', () => {
    const state = empty('solo');
    dealPairs(state, tableWith(0, 0, 1, 1, 2, 2, 3, 3));
    expect(ids(state, state.dealt[0] ?? [])).toBe('W1 W2 M2 M3 R3 R4 B4 B5');
    expect(run(keepOne(state, tableWith(), 0), ['W2'])).toBe(false);
    expect(run(keepOne(state, tableWith(), 0), ['M2'])).toBe(false);
    expect(run(keepOne(state, tableWith(), 0), ['R4'])).toBe(false);
    expect(run(keepOne(state, tableWith(), 0), ['B5'])).toBe(true);
    const side = (of: number): string[] => [0, 1, 2, 3].map((slot) => unitId(state, of * 4 + slot));
    expect(side(0)).toEqual(['W2', 'M2', 'R4', 'B5']);
    expect(side(1)).toEqual(['W1', 'M3', 'R3', 'B4']);
    expect(state.dealt).toEqual([[]]);
  });

  test('TET-SOLO-SETUP-04: Enemy units have the HP of their Enemy side, and neither ammo nor mana', () => {
    const state = empty('solo');
    dealPairs(state, tableWith(0, 0, 0, 0, 0, 0, 0, 0));
    run(keepOne(state, tableWith(), 0), ['W1']);
    const w2 = named(state, 'W2');
    expect(statsOf(state, w2)).toBe(bookOf(state).content.units[state.card[w2] ?? -1]?.enemy);
    expect([state.hp[w2], maxHp(state, w2), state.stock[w2]]).toEqual([9, 9, 0]);
    const w1 = named(state, 'W1');
    expect([state.hp[w1], state.stock[w1]]).toEqual([12, 3]);
  });

  test('TET-SOLO-SETUP-05: the rest is kept aside by class', () => {
    const state = empty('solo');
    dealPairs(state, tableWith(0, 0, 0, 0, 0, 0, 0, 0));
    expect(ids(state, state.reserve)).toBe('W3 W4 W5 W6 W7 W8 M3 M4 M5 M6 M7 M8 R3 R4 R5 R6 R7 R8 B3 B4 B5 B6 B7 B8');
  });

  test('TET-COOP-02, TET-COOP-03: each player chooses for himself and for his own Enemy', () => {
    const state = empty('co-op');
    dealPairs(state, tableWith(...new Array<number>(16).fill(0)));
    expect(ids(state, state.dealt[1] ?? [])).toBe('W3 W4 M3 M4 R3 R4 B3 B4');
    run(keepOne(state, tableWith(), 1), ['W4']);
    expect(named(state, 'W4')).toBe(1 * 4);
    expect(named(state, 'W3')).toBe(3 * 4);
    expect(classOf(named(state, 'W3'))).toBe('warrior');
    expect(state.reserve).toHaveLength(16);
    expect(state.time).toBe(11);
  });

  test('TET-SOLO-SETUP-07: the six dungeon cards show red', () => {
    const state = empty('solo');
    dealPairs(state, tableWith(0, 0, 0, 0, 0, 0, 0, 0));
    expect(state.green).toEqual([false, false, false, false, false, false]);
  });
});
