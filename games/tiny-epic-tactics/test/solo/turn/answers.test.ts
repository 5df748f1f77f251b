/** What answers whom: the Enemy’s ripostes, captures in its turn, and who is whose ally. */
import type { Scripted } from '@taverne/engine';
import { describe, expect, test } from 'vitest';
import { refuseMelee } from '../../../src/attack/aim.ts';
import { attackPlay } from '../../../src/attack/attack.ts';
import { declaration } from '../../../src/attack/declaration.ts';
import { bookOf } from '../../../src/content/book.ts';
import { areAllies } from '../../../src/units.ts';
import { named, where } from '../../position.ts';
import { dice } from '../../skirmish.ts';
import { run, tableWith } from '../../stretch.ts';
import { adventure, type Venture } from '../adventure.ts';
import { turn } from './enemy-turn.ts';

describe('the Enemy’s riposte', () => {
  /** One of mine attacks; what the Enemy answers. */
  function hit(
    told: Venture,
    [kind, by, on]: readonly [kind: 'melee' | 'ranged', by: string, on: string],
    script: readonly Scripted[],
    answers: readonly string[] = [],
  ) {
    const state = adventure(told);
    const table = tableWith(...script);
    run(attackPlay(state, table, declaration(kind, named(state, by), named(state, on))), answers);
    return { state, table };
  }

  test('TET-SOLO-RIP-01, TET-SOLO-RIP-02: it always answers, by melee if it can', () => {
    const { table } = hit({ mine: 'W1@G1', enemy: 'R4@G2' }, ['melee', 'W1', 'R4'], dice('push', 'miss', 'miss'), ['no']);
    expect(table.last('attacked')).toMatchObject({ unit: 'R4', kind: 'melee', riposte: true });
  });

  test('TET-SOLO-RIP-02: failing that by its Ranged Attack or Spell', () => {
    const { table } = hit({ mine: 'R2@G1', enemy: 'R4@G4' }, ['ranged', 'R2', 'R4'], dice('miss', 'push', 'push'));
    expect(table.last('attacked')).toMatchObject({ unit: 'R4', kind: 'ranged', riposte: true });
  });

  test('TET-SOLO-RIP-01: out of its reach it cannot', () => {
    const { table } = hit({ mine: 'R2@G1', enemy: 'B1@G4' }, ['ranged', 'R2', 'B1'], dice('miss', 'push', 'push'));
    expect(table.last('attacked')).toMatchObject({ unit: 'R2' });
  });

  test('TET-SOLO-RIP-03: Weakened, it pays 2 HP with 3 or more, and only if it can answer', () => {
    const paid = hit({ mine: 'R2@G1', enemy: 'R4@G4/6~' }, ['ranged', 'R2', 'R4'], dice('miss', 'push', 'push'));
    expect(paid.table.last('lost-hp')).toMatchObject({ unit: 'R4', by: 2, why: 'payment', hp: 1 });
    expect(paid.table.last('attacked')).toMatchObject({ unit: 'R4', riposte: true });
    const poor = hit({ mine: 'R2@G1', enemy: 'R4@G4/5~' }, ['ranged', 'R2', 'R4'], dice('miss', 'push', 'push'));
    expect(poor.table.last('lost-hp')).toBeUndefined();
    expect(poor.state.weak[named(poor.state, 'R4')]).toBe(1);
    const far = hit({ mine: 'R2@G1', enemy: 'B1@G4~' }, ['ranged', 'R2', 'B1'], dice('miss', 'push', 'push'));
    expect(far.table.last('lost-hp')).toBeUndefined();
  });
});

describe('captures in the Enemy’s turn', () => {
  test('TET-SOLO-CAP-07: an Enemy unit that falls to a riposte counts, and is replaced when the attack is over', () => {
    const script: readonly Scripted[] = [...dice('push', 'miss', 'miss', 'miss'), ['new enemy unit', 1], ['flag', 2]];
    const { state, table } = turn({ mine: 'W3@G1', enemy: 'B1@G2/4', time: 3 }, 'E3', script, ['hit']);
    expect(table.told()).toEqual([
      'enemy-activated',
      'attacked',
      'damaged',
      'rolled',
      'attacked',
      'damaged',
      'captured',
      'time-moved',
      'enemy-came',
    ]);
    expect(state.time).toBe(5);
    expect(where(state, 'B2')).toBe('G2');
    expect(state.under.every((card) => card === -1)).toBe(true);
    expect(state.enemyDiscard).toEqual([bookOf(state).enemyNumbers.get('E3')]);
  });

  test('TET-SOLO-END-02, TET-SOLO-TURN-03: with your last unit the match is lost', () => {
    const { state, table } = turn({ mine: 'M1@G1/3', enemy: 'B1@G2' }, 'E3');
    expect(table.last('captured')).toMatchObject({ unit: 'M1', side: 1 });
    expect(state.ending).toMatchObject({ places: [2], rule: 'TET-SOLO-END-02' });
  });

  test('TET-COOP-15: in co-op the last unit of one player is enough', () => {
    const told: Venture = { mode: 'co-op', mine: 'M1@G1/3', partner: 'W2@A1 B2@A2', enemy: 'B1@G2', enemy2: 'B3@N1' };
    const { state } = turn({ ...told, side: 2 }, 'E3');
    expect(state.ending).toMatchObject({ places: [2, 2], rule: 'TET-COOP-15' });
  });

  test('TET-SOLO-CAP-01: your own captured cards are out of the game', () => {
    const { state } = turn({ mine: 'M1@G1/3 W2@A1', enemy: 'B1@G2' }, 'E3');
    expect(state.ending).toBeNull();
    const m1: number = bookOf(state).unitNumbers.get('M1') ?? -1;
    expect(state.reserve).not.toContain(m1);
  });
});

test('TET-COOP-01: units of both players are allies, those of both Enemies too', () => {
  const told: Venture = { mode: 'co-op', mine: 'W1@G1', partner: 'M1@G2', enemy: 'B1@G3', enemy2: 'B2@N1' };
  const state = adventure(told);
  const [w1, m1, b1, b2] = ['W1', 'M1', 'B1', 'B2'].map((id) => named(state, id));
  expect(refuseMelee(state, w1 ?? -1, m1 ?? -1)).toMatchObject({ rule: 'TET-TEAM-08' });
  expect(refuseMelee(state, m1 ?? -1, b1 ?? -1)).toBeUndefined();
  expect(areAllies(state, b1 ?? -1, b2 ?? -1)).toBe(true);
});
