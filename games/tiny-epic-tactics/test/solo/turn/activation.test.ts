/** The Enemy’s turn carried out: attacks, movement, tactics that step in, tokens. */
import { describe, expect, test } from 'vitest';
import { attackPlay } from '../../../src/attack/attack.ts';
import { declaration } from '../../../src/attack/declaration.ts';
import { bookOf } from '../../../src/content/book.ts';
import { enemyTurn } from '../../../src/solo/activation.ts';
import { named, where } from '../../position.ts';
import { dice } from '../../skirmish.ts';
import { run, tableWith } from '../../stretch.ts';
import { adventure, said, type Venture } from '../adventure.ts';
import { turn } from './enemy-turn.ts';

describe('an activation', () => {
  test('TET-SOLO-ENEMY-01, TET-SOLO-ENEMY-06: one unit acts, its card slides under it, and it stops after its first attack', () => {
    const { state, table } = turn({ mine: 'W1@G1', enemy: 'B1@G2 R1@N1' }, 'E3', dice('push', 'miss', 'miss', 'miss'), ['no']);
    expect(state.under[named(state, 'B1')]).toBe(bookOf(state).enemyNumbers.get('E3'));
    expect(state.under[named(state, 'R1')]).toBe(-1);
    expect(table.told()).toEqual(['enemy-activated', 'attacked', 'damaged', 'rolled']);
    const activated = table.last('enemy-activated');
    expect(activated?.event === 'enemy-activated' && said(activated.thoughts)).toEqual([
      'card-names E3 beast B1',
      'bonus-damage 1',
      'melee-one 1 W1',
    ]);
  });

  test('TET-SOLO-ENEMY-08, TET-RUL-36: the bonus of the card counts for its attack, not for a riposte', () => {
    const { state } = turn({ mine: 'W1@G1', enemy: 'B1@G2' }, 'E3', dice('push', 'miss', 'miss', 'miss'), ['no']);
    expect(state.hp[named(state, 'W1')]).toBe(12 - 3 - 1);
    // The card still lies under it when W1 hits it later; the answer is its printed 3.
    const later = adventure({ mine: 'W1@G1', enemy: 'B1@G2', under: 'B1:E3' });
    run(
      attackPlay(
        later,
        tableWith(...dice('push', 'miss', 'miss', 'miss')),
        declaration('melee', named(later, 'W1'), named(later, 'B1')),
      ),
      [],
    );
    expect(later.hp[named(later, 'W1')]).toBe(12 - 3);
  });

  test('TET-SOLO-ENEMY-09: the Enemy always rolls its full push dice', () => {
    const { state, table } = turn({ mine: 'W1@G2', enemy: 'B1@G1' }, 'E4', dice('push', 'push', 'both', 'miss'), ['no']);
    expect(table.last('rolled')).toMatchObject({ unit: 'B1', for: 'push' });
    expect(table.last('pushed')).toMatchObject({ unit: 'W1', way: 'S', path: ['G3'], stopped: true });
    expect(where(state, 'W1')).toBe('G3');
  });

  test('TET-SOLO-ENEMY-14, TET-SOLO-ENEMY-15: a Ranged Attack rolls no dice and costs no ammo', () => {
    const { state, table } = turn({ mine: 'B1@G1', enemy: 'R4@G5' }, 'E5');
    expect(table.told()).toEqual(['enemy-activated', 'attacked', 'damaged']);
    expect(state.stock[named(state, 'R4')]).toBe(0);
  });

  test('TET-SOLO-ENEMY-14: a spell always rolls three dice', () => {
    const { state, table } = turn({ mine: 'B1@E1', enemy: 'M5@A1' }, 'E8', dice('star', 'star', 'both', 'miss'));
    expect(table.last('damaged')).toMatchObject({ unit: 'B1', damage: 3 });
    expect(state.stock[named(state, 'M5')]).toBe(0);
  });

  test('TET-SOLO-ENEMY-15, TET-RUL-38: what is stolen from the Enemy is gained all the same', () => {
    const state = adventure({ mine: 'R1@G1', enemy: 'W3@G2' });
    state.stock[named(state, 'R1')] = 1;
    run(
      attackPlay(
        state,
        tableWith(...dice('push', 'miss', 'miss')),
        declaration('melee', named(state, 'R1'), named(state, 'W3')),
      ),
      ['no'],
    );
    expect(state.stock[named(state, 'R1')]).toBe(3);
  });

  test('TET-SOLO-MOVE-08: it walks its path, and attacks from the end of it', () => {
    const { state, table } = turn({ mine: 'W1@B3 M1@F3', enemy: 'B1@D1' }, 'E4', dice('push', 'miss', 'miss', 'miss'), ['no']);
    expect(table.last('moved')).toMatchObject({ unit: 'B1', path: ['E1', 'F1', 'F2'], cost: 3, left: 2 });
    expect(where(state, 'B1')).toBe('F2');
    expect(table.last('attacked')).toMatchObject({ unit: 'B1', target: 'M1' });
    expect(table.last('enemy-reconsidered')).toBeUndefined();
  });

  test('TET-RUL-59: a Village heals an Enemy unit that enters it', () => {
    const { table } = turn({ mine: 'W1@H9', enemy: 'B1@H2/2' }, 'E3');
    expect(table.last('village-served')).toMatchObject({ unit: 'B1', cell: 'H3', healed: 4, refilled: 0 });
  });

  test('TET-UNIT-07: an Enemy Cindermane that has charged rolls one push die more', () => {
    const { table } = turn({ mine: 'W1@F1', enemy: 'B7@A1' }, 'E4', dice('push', 'miss', 'miss'), ['no']);
    expect(table.last('moved')).toMatchObject({ path: ['B1', 'C1', 'D1', 'E1'] });
    expect(table.last('rolled')).toMatchObject({ dice: [['miss'], ['miss']] });
  });

  test('TET-UNIT-07: an Enemy that flies pays 1 MP for Water, climbs and Peaks', () => {
    const { table } = turn({ mine: 'W1@D12', enemy: 'B2@D1' }, 'E3');
    // Venture in two: somebody might have had a ford for D2.
    expect(table.events.filter(({ event }) => event === 'moved')).toMatchObject([
      { path: ['D2'], cost: 1, left: 4 },
      { path: ['D3', 'D4', 'D5', 'D6'], cost: 4, left: 0 },
    ]);
  });

  test('TET-UNIT-07: an Enemy Mossheart heals at the end of an activation without attack', () => {
    const { state } = turn({ mine: 'W1@N14', enemy: 'B6@A1/3' }, 'E3');
    expect(state.hp[named(state, 'B6')]).toBe(4);
    const fought = turn({ mine: 'W1@A2', enemy: 'B6@A1/3' }, 'E3', dice('push', 'miss', 'miss'), ['no']).state;
    expect(fought.hp[named(fought, 'B6')]).toBe(3);
  });

  test('TET-RUL-37: an Enemy Gust pushes along the compass of its card', () => {
    const { table } = turn({ mine: 'B1@D1/3', enemy: 'M4@D4 W1@A13' }, 'E7', dice('star', 'miss', 'miss', 'miss'));
    // Immovable does not move; another beast does.
    expect(table.last('pushed')).toBeUndefined();
    const other = turn({ mine: 'B2@D1', enemy: 'M4@D3' }, 'E7', dice('star', 'miss', 'miss', 'miss'));
    expect(other.table.last('pushed')).toMatchObject({ unit: 'B2', way: 'W', path: ['C1'] });
  });
});

test('TET-SOLO-ENEMY-03: with a card under each of its units the deck is gathered before one is drawn', () => {
  const state = adventure({ mine: 'W1@N14', enemy: 'W2@G2 B1@H2 R1@G7 M1@H7', under: 'W2:E1 B1:E3 R1:E5 M1:E7' });
  state.phase = 'enemy';
  state.active = 1;
  const table = tableWith(['enemy card', 8]);
  run(enemyTurn(state, table));
  expect(table.told().slice(0, 2)).toEqual(['enemy-deck-rebuilt', 'enemy-activated']);
  expect(table.last('enemy-activated')).toMatchObject({ card: 'E9', unit: 'W2' });
});

describe('tactics in the Enemy’s turn', () => {
  test('TET-TACTIC-04, TET-SOLO-ENEMY-06: stopped by a ford, it checks from where it really stands', () => {
    const told: Venture = { mine: 'W1@H9', enemy: 'W7@D9', hand: 'T12' };
    const { state, table } = turn(told, 'E2', [], ['T12']);
    expect(where(state, 'W7')).toBe('E9');
    expect(table.last('attacked')).toBeUndefined();
    const again = table.last('enemy-reconsidered');
    expect(again?.event === 'enemy-reconsidered' && said(again.thoughts)).toEqual(['melee-nobody 4', 'ranged-nobody 5']);
    // Without the card it comes all the way.
    const free = turn({ ...told, hand: '' }, 'E2', dice('push', 'miss', 'miss'), ['no']);
    expect(where(free.state, 'W7')).toBe('G9');
    expect(free.table.last('enemy-reconsidered')).toBeUndefined();
  });

  test('TET-SOLO-ENEMY-06: it also reconsiders when only the target is another', () => {
    // It means to go on to F9 and to shoot at W1, on the arrow. Stopped in the Water of E9 it has only M1 in range.
    const told: Venture = { mine: 'W1@J9 M1@G8', enemy: 'R4@D9', hand: 'T12' };
    const plain = turn({ ...told, hand: '' }, 'E5');
    expect(plain.table.last('attacked')).toMatchObject({ target: 'W1' });
    const { table } = turn(told, 'E5', [], ['T12', 'no']);
    expect(table.last('attacked')).toMatchObject({ target: 'M1' });
    expect(table.last('enemy-reconsidered')).toBeDefined();
  });

  test('TET-SOLO-ENEMY-06: or when only the kind of attack is another', () => {
    // It means to come to F9 and hit; stopped in the Water of E9 it still has the range for a shot.
    const told: Venture = { mine: 'W1@G9', enemy: 'W7@D9' };
    expect(turn(told, 'E2', dice('push', 'miss', 'miss'), ['no']).table.last('attacked')).toMatchObject({ kind: 'melee' });
    const { table } = turn({ ...told, hand: 'T12' }, 'E2', [], ['T12', 'no']);
    expect(table.last('attacked')).toMatchObject({ target: 'W1', kind: 'ranged' });
    expect(table.last('enemy-reconsidered')).toBeDefined();
  });

  test('TET-TACTIC-04, TET-SOLO-CAP-06: captured at the end of its movement, it does not attack, and a newcomer takes its place', () => {
    const told: Venture = { mine: 'W3@B6', enemy: 'B4@B2/4', hand: 'T11', time: 3 };
    const { state, table } = turn(
      told,
      'E3',
      [
        ['new enemy unit', 0],
        ['flag', 2],
      ],
      ['T11'],
    );
    expect(table.told().slice(-3)).toEqual(['captured', 'time-moved', 'enemy-came']);
    expect(table.events.filter(({ event }) => event === 'attacked')).toHaveLength(1);
    expect([where(state, 'B1'), state.time]).toEqual(['G2', 5]);
  });
});

describe('a Weakened Enemy unit', () => {
  test('TET-SOLO-ENEMY-07: acts, stops after step 3, and loses its token', () => {
    const { state, table } = turn({ mine: 'W1@G6', enemy: 'B4@G2~' }, 'E3');
    expect(table.told()).toEqual(['enemy-activated', 'moved', 'recovered']);
    expect(state.weak[named(state, 'B4')]).toBe(0);
    expect(table.last('recovered')).toMatchObject({ unit: 'B4', how: 'rest', rule: 'TET-SOLO-ENEMY-07' });
  });

  test('TET-SOLO-END-02: nothing follows the blow that wins', () => {
    const { state, table } = turn({ mine: 'M1@G1/3', enemy: 'B1@G2~' }, 'E3');
    expect(state.ending).toMatchObject({ places: [2] });
    expect(table.told().at(-1)).toBe('captured');
  });

  test('TET-SOLO-ENEMY-07: a token that a riposte has just given it stays', () => {
    const script = [...dice('push', 'miss', 'miss', 'miss'), ...dice('star', 'star', 'star')];
    const { state, table } = turn({ mine: 'M3@G1', enemy: 'B1@G2' }, 'E3', script, ['cast +2']);
    expect(table.last('weakened')).toMatchObject({ unit: 'B1' });
    expect(state.weak[named(state, 'B1')]).toBeGreaterThan(0);
  });

  test('TET-SOLO-ENEMY-07: the others keep theirs', () => {
    const { state } = turn({ mine: 'W1@G6', enemy: 'B4@G2 R4@N14~' }, 'E3');
    expect(state.weak[named(state, 'R4')]).toBe(1);
  });
});
