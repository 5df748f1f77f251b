/** Ranged Attacks. */
import { describe, expect, test } from 'vitest';
import { bookOf } from '../../src/content/book.ts';
import { named } from '../position.ts';
import { dice, skirmish } from '../skirmish.ts';

describe('Ranged Attack', () => {
  test('TET-RANGED-01 only Warriors and Rogues shoot', () => {
    const table = skirmish({ units: ['W2@C1 M1@D1 R1@E1 B1@F1', 'B5@E3'] });
    expect(table.options().filter((key) => key.startsWith('shoot'))).toEqual(['shoot R1 B5']);
    const near = skirmish({ units: ['W2@E1 M1@D1 R1@F1 B1@G1', 'B5@E3'] });
    expect(near.options().filter((key) => key.startsWith('shoot'))).toEqual(['shoot W2 B5', 'shoot R1 B5']);
  });

  test('TET-RANGED-02 it costs 1 ammo up front, and without ammo there is no shot', () => {
    const table = skirmish({ units: ['R1@E1*1', 'B5@E3'], chance: dice('miss', 'star') }).play('shoot R1 B5');
    expect(table.stock('R1')).toBe(0);
    expect(table.hp('B5')).toBe(9);
    const empty = skirmish({ units: ['R1@E1*0', 'B5@E3'] });
    expect(empty.why('shoot R1 B5')).toEqual({ rule: 'TET-RANGED-02', why: 'no-ammo' });
  });

  test('TET-RANGED-03 TET-AID-02 one cell more from higher ground, one less from lower', () => {
    // D5 is at 2, A3 at 0; they are 5 apart, and R1 has range 4.
    const down = skirmish({ units: ['R1@D5', 'B5@A3'] });
    expect(down.options('shoot')).toEqual(['shoot R1 B5']);
    expect(down.preview('shoot R1 B5')).toMatchObject({
      distance: 5,
      range: 5,
      rangeParts: [
        { of: 'card', by: 4 },
        { of: 'higher', by: 1 },
      ],
    });
    const up = skirmish({ units: ['R1@A4', 'B5@D5'] });
    expect(up.why('shoot R1 B5')).toEqual({
      rule: 'TET-RANGED-04',
      why: 'out-of-range',
      figures: {
        distance: 4,
        range: 3,
        parts: [
          { of: 'card', by: 4 },
          { of: 'lower', by: -1 },
        ],
        elevation: 0,
        target: 2,
      },
    });
  });

  test('TET-RUL-15 the modifier is one, whatever the difference; a range of 0 reaches nobody', () => {
    // From the ridge at 3 to the scroll at 0.
    const ridge = skirmish({ units: ['R1@E6', 'B5@B5'] });
    expect(ridge.preview('shoot R1 B5')).toMatchObject({ distance: 4, range: 5 });
    const far = skirmish({ units: ['R1@E6', 'B5@A4'] });
    expect(far.why('shoot R1 B5')).toMatchObject({ figures: { distance: 6, range: 5 } });
    // Range 2 minus 1 reaches the neighbour on higher ground, and no further.
    expect(skirmish({ units: ['W1@C7', 'B5@D7'] }).options('shoot')).toEqual(['shoot W1 B5']);
    expect(skirmish({ units: ['W1@B7', 'B5@D7'] }).options('shoot')).toEqual([]);
  });

  test('TET-RANGED-04 distance is counted in steps, zigzags allowed, diagonals not', () => {
    const table = skirmish({ units: ['R1@E1', 'B5@G3 W3@F4'] });
    expect(table.options('shoot')).toEqual(['shoot R1 B5']);
    expect(table.preview('shoot R1 B5')).toMatchObject({ distance: 4, range: 4 });
    expect(skirmish({ units: ['R1@E1', 'B5@H3'] }).why('shoot R1 B5')).toMatchObject({ figures: { distance: 5, range: 4 } });
  });

  test('TET-PORTAL-08 portals never shorten a distance', () => {
    const table = skirmish({ units: ['R1@C5', 'B5@L5'] });
    expect(table.why('shoot R1 B5')).toMatchObject({ why: 'out-of-range', figures: { distance: 9 } });
  });

  test('TET-RANGED-05 units in between neither block nor lengthen a shot', () => {
    const table = skirmish({ units: ['R1@E1 W1@E2', 'B5@E4 W3@E3'] });
    expect(table.options('shoot R1')).toEqual(['shoot R1 W3', 'shoot R1 B5']);
  });

  test('TET-RANGED-06 TET-TERRAIN-06 from a Peak range is no limit', () => {
    const table = skirmish({ units: ['R1@D6', 'B5@N14'] });
    expect(table.preview('shoot R1 B5')).toMatchObject({ distance: 18, range: null });
  });

  test('TET-RANGED-07 TET-RUL-16 a shot is always rolled for: one die for each green square of the ranged value', () => {
    const one = skirmish({ units: ['R1@E1', 'B5@E3'], chance: dice('miss', 'push') }).play('shoot R1 B5');
    expect(one.told('rolled')).toMatchObject([{ for: 'miss', dice: [['push']] }]);
    const two = skirmish({ units: ['R2@E1', 'B5@E3'], chance: dice('miss', 'push', 'star') }).play('shoot R2 B5');
    expect(two.told('rolled')).toMatchObject([{ for: 'miss', dice: [['push'], ['star']] }]);
  });

  test('TET-RANGED-08 TET-RANGED-09 each miss adds 1 ammo to the price; paid in full it hits for the printed damage', () => {
    const table = skirmish({ units: ['R2@E1*3', 'B5@E3'], chance: dice('miss', 'miss', 'miss') }).play('shoot R2 B5');
    expect(table.stock('R2')).toBe(0);
    expect(table.told('damaged')).toMatchObject([{ unit: 'B5', damage: 3, rule: 'TET-RANGED-09' }]);
  });

  test('TET-RANGED-10 what cannot be paid is lost: no damage, no ammo, the action spent', () => {
    const table = skirmish({ units: ['R2@E1*2 W1@A1', 'B5@E3'], chance: dice('miss', 'miss', 'miss') }).play('shoot R2 B5');
    expect(table.told('missed')).toEqual([{ event: 'missed', rule: 'TET-RANGED-10', unit: 'R2', target: 'B5', owed: 2 }]);
    expect([table.stock('R2'), table.hp('B5'), table.state.left]).toEqual([0, 11, 2]);
    expect(table.why('shoot R2 B5')).toMatchObject({ rule: 'TET-ACT-05' });
    expect(table.asked).toBe('0 act');
  });

  test('TET-RUL-49 nothing reaches into a dungeon or out of it, Peaks included', () => {
    const inside = (id: string) => (state: Parameters<typeof named>[0]) => {
      state.at[named(state, id)] = bookOf(state).realm.boxes[2]?.dungeon.entrance ?? -1;
    };
    const out = skirmish({ mode: 'solo', units: ['R1@D6 W1@L10', 'B5@A1'], also: inside('W1') });
    expect(out.options('shoot')).toEqual(['shoot R1 B5']);
    expect(out.options('hit')).toEqual([]);
    const hidden = skirmish({ mode: 'solo', units: ['M2@D6 W1@L10', 'B5@A1'], also: inside('W1') });
    expect(hidden.options('cast')).toEqual([]);
    expect(hidden.why('cast M2 W1')).toMatchObject({ rule: 'TET-RUL-49', why: 'elsewhere' });
  });
});
