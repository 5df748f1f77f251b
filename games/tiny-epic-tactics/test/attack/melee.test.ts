/** Melee and pushes. */
import { describe, expect, test } from 'vitest';
import { pushPath } from '../../src/attack/push.ts';
import { bookOf } from '../../src/content/book.ts';
import { cellNamed } from '../../src/realm/cells.ts';
import { position } from '../position.ts';
import { dice, skirmish } from '../skirmish.ts';

describe('Melee', () => {
  test('TET-MELEE-01 reaches enemies on adjacent cells of the same elevation, and nobody else', () => {
    const table = skirmish({ units: ['W1@C7 B1@C2', 'W3@C8 R1@D7 M1@A7 B5@B6'] });
    expect(table.options('hit W1')).toEqual(['hit W1 W3']);
    expect(table.why('hit W1 R1')).toEqual({
      rule: 'TET-MELEE-01',
      why: 'other-elevation',
      figures: { elevation: 0, target: 2 },
    });
    // Two steps away, and around a corner.
    expect(table.why('hit W1 M1')).toEqual({ rule: 'TET-MELEE-01', why: 'not-adjacent', figures: { distance: 2 } });
    expect(table.why('hit W1 B5')).toMatchObject({ why: 'not-adjacent' });
    expect(table.options('hit')).not.toContain('hit W1 B1');
  });

  test('TET-MELEE-01 is open to all four classes', () => {
    const table = skirmish({ units: ['W1@A1 M1@C1 R1@E1 B1@G1', 'W3@B1 M2@D1 R2@F1 B5@H1'] });
    expect(table.options().filter((key) => key.startsWith('hit'))).toEqual([
      'hit W1 W3',
      'hit M1 W3',
      'hit M1 M2',
      'hit R1 M2',
      'hit R1 R2',
      'hit B1 R2',
      'hit B1 B5',
    ]);
  });

  test('TET-MELEE-02 hits without a roll for the melee value of the card', () => {
    const table = skirmish({ units: ['W3@C3', 'B1@C2'] }).play('hit W3 B1');
    expect(table.told('damaged')).toEqual([
      { event: 'damaged', rule: 'TET-MELEE-02', unit: 'B1', damage: 4, parts: [{ of: 'melee', by: 4 }], hp: 10 },
    ]);
    expect(table.hp('B1')).toBe(10);
    expect(table.told('rolled')).toEqual([]);
  });

  test('TET-TERRAIN-03 TET-TERRAIN-04 TET-AID-04 TET-RUL-08 Water hurts for one more, a Forest for one less', () => {
    const water = skirmish({ units: ['W1@A4', 'B5@A5'] }).play('hit W1 B5');
    expect(water.parts()).toBe('melee 3, water 1');
    const forest = skirmish({ units: ['W1@A3', 'B5@B3'] }).play('hit W1 B5');
    expect(forest.parts()).toBe('melee 3, forest -1');
    const outOfForest = skirmish({ units: ['W1@B3', 'B5@A3'] }).play('hit W1 B5');
    expect(outOfForest.parts()).toBe('melee 3');
  });

  test('TET-RUL-08 a hit reduced to 0 is no damage: no push roll, no riposte', () => {
    const table = skirmish({ units: ['M1@A3', 'B5@B3'] }).play('hit M1 B5');
    expect(table.told('damaged')).toMatchObject([{ damage: 0, hp: 11 }]);
    expect(table.asked).toBe('0 act');
  });

  test('TET-RUL-15 elevations are compared as heights: the plateau and the small boxes differ', () => {
    // The 8×5 is at 2, the ridge on it at 3, the 5×4 at 1.
    const ridge = skirmish({ units: ['W1@G6', 'B5@G7'] });
    expect(ridge.options('hit')).toEqual([]);
    expect(ridge.why('hit W1 B5')).toMatchObject({ figures: { elevation: 3, target: 2 } });
  });
});

describe('Push', () => {
  test('TET-PUSH-01 is offered after damage, and need not be taken', () => {
    const table = skirmish({ units: ['W1@C1', 'B5@C2'] }).play('hit W1 B5');
    expect(table.asked).toBe('0 push');
    expect(table.options()).toEqual(['no', 'yes']);
    table.play('no');
    expect(table.told('rolled')).toEqual([]);
    expect(table.where('B5')).toBe('C2');
  });

  test('TET-PUSH-02 TET-PUSH-03 one die for each red square, one cell for each push symbol, straight away', () => {
    const table = skirmish({ units: ['W1@C1', 'R1@C2'], chance: dice('push', 'both', 'push') }).play('hit W1 R1', 'yes');
    expect(table.told('rolled')).toMatchObject([{ unit: 'W1', for: 'push', dice: [['push', 'star'], ['push']] }]);
    expect(table.where('R1')).toBe('C4');
    expect(table.told('pushed')).toMatchObject([{ unit: 'R1', way: 'S', path: ['C3', 'C4'], stopped: false }]);
    expect(table.told('lost-hp')).toEqual([]);
  });

  test('TET-PUSH-03 away from the attacker in every direction', () => {
    for (const [from, to] of [
      ['H2', 'H1'],
      ['G1', 'G2'],
      ['I2', 'H2'],
      ['G2', 'H2'],
    ]) {
      const table = skirmish({ units: [`W2@${from}`, `R1@${to}`], chance: dice('push', 'push') }).play('hit W2 R1', 'yes');
      const path = table.told('pushed').map((told) => told.way);
      expect(path).toEqual([{ H1: 'N', G2: 'S', H2: from === 'I2' ? 'W' : 'E' }[to ?? '']]);
    }
  });

  test('TET-PUSH-04 the whole distance rolled is applied', () => {
    const table = skirmish({ units: ['B1@C1', 'R1@C2'], chance: dice('push', 'push', 'push', 'push') });
    table.play('hit B1 R1', 'yes');
    expect(table.where('R1')).toBe('C5');
    // Nobody is asked how far.
    expect(table.asked).not.toContain('0 push');
  });

  test('TET-PUSH-05 TET-PUSH-07 TET-PUSH-08 TET-RUL-13 a cliff stops it, for 1 HP however many cells are missing', () => {
    const table = skirmish({ units: ['B1@A8', 'R1@B8'], chance: dice('push', 'push', 'push', 'push') });
    table.play('hit B1 R1', 'yes');
    // D8 is on the plateau.
    expect(table.where('R1')).toBe('C8');
    expect(table.told('pushed')).toMatchObject([{ path: ['C8'], stopped: true }]);
    expect(table.told('lost-hp')).toMatchObject([{ unit: 'R1', by: 1, why: 'collision', rule: 'TET-PUSH-08' }]);
    expect(table.hp('R1')).toBe(8 - 3 - 1);
  });

  test('TET-PUSH-06 it drops to a lower elevation without harm', () => {
    const table = skirmish({ units: ['W1@E7', 'R1@D7'], chance: dice('push', 'push', 'push') }).play('hit W1 R1', 'yes');
    expect(table.where('R1')).toBe('B7');
    expect(table.told('lost-hp')).toEqual([]);
  });

  test('TET-PUSH-05 what it has dropped it does not climb again, however high it came from', () => {
    // From the plateau, two high, into the gorge; beyond it lies a box of one.
    const state = position({ units: ['W1@E7', 'R1@F8'] });
    const { realm } = bookOf(state);
    const cell = (name: string) => cellNamed(realm, name) ?? -1;
    expect(['F8', 'F9', 'F10'].map((name) => realm.elevation[cell(name)])).toEqual([2, 0, 1]);
    expect(pushPath(state, cell('F8'), 'S', 3)).toEqual([cell('F9')]);
  });

  test('TET-PUSH-07 TET-PUSH-08 the edge of the realm and any unit stop it', () => {
    const edge = skirmish({ units: ['W2@C2', 'R1@C1'], chance: dice('push', 'push') }).play('hit W2 R1', 'yes');
    expect(edge.where('R1')).toBe('C1');
    expect(edge.hp('R1')).toBe(8 - 3 - 1);
    const friend = skirmish({ units: ['W2@C1', 'R1@C2 B5@C3'], chance: dice('push', 'push') }).play('hit W2 R1', 'yes');
    expect([friend.where('R1'), friend.hp('R1'), friend.hp('B5')]).toEqual(['C2', 4, 11]);
    const foe = skirmish({ units: ['W2@C1 B1@C3', 'R1@C2'], chance: dice('push', 'push') }).play('hit W2 R1', 'yes');
    expect([foe.where('R1'), foe.hp('R1'), foe.hp('B1')]).toEqual(['C2', 4, 14]);
  });

  test('TET-PUSH-09 TET-PORTAL-06 the mouth of a portal is solid cliff', () => {
    const table = skirmish({ units: ['W2@B5', 'R1@C5'], chance: dice('push', 'push') }).play('hit W2 R1', 'yes');
    expect(table.where('R1')).toBe('C5');
    expect(table.told('lost-hp')).toMatchObject([{ why: 'collision', rule: 'TET-PUSH-09', by: 1 }]);
  });

  test('TET-PUSH-10 TET-RUL-14 a Village that is crossed or reached gives nothing', () => {
    const table = skirmish({ units: ['W1@H1', 'R1@H2*1'], chance: dice('push', 'push', 'miss') }).play('hit W1 R1', 'yes');
    expect([table.where('R1'), table.hp('R1'), table.stock('R1')]).toEqual(['H3', 5, 1]);
    expect(table.told('village-served')).toEqual([]);
  });

  test('TET-RUL-14 who was pushed into Water stands in it from then on', () => {
    const table = skirmish({ units: ['W2@B2 B1@E2', 'B5@C2'], chance: dice('push', 'push') });
    table.play('hit W2 B5', 'yes', 'hit B1 B5');
    expect(table.where('B5')).toBe('D2');
    expect([table.parts(0), table.parts(1)]).toEqual(['melee 3', 'melee 3, water 1']);
  });

  test('TET-RUL-13 no push symbol is no push and no collision', () => {
    const table = skirmish({ units: ['W1@C2', 'R1@C1'], chance: dice('push', 'miss', 'star') }).play('hit W1 R1', 'yes');
    expect(table.told('pushed')).toEqual([]);
    expect(table.hp('R1')).toBe(5);
  });

  test('TET-RUL-13 a collision may capture, for the pushing player', () => {
    const table = skirmish({ units: ['W2@C2', 'R1@C1/4 B5@M1'], chance: dice('push', 'push') }).play('hit W2 R1', 'yes');
    expect(table.told('captured')).toMatchObject([{ unit: 'R1', side: 0, from: 1, cell: 'C1' }]);
    expect(table.state.captured[0]).toHaveLength(1);
    // A captured unit does not riposte.
    expect(table.asked).toBe('0 act');
  });
});
