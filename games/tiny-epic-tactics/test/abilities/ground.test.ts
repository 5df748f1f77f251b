/** Where abilities end: at edges, heights, occupied cells and boxes. */
import { describe, expect, test } from 'vitest';
import { dice, skirmish } from '../skirmish.ts';

describe('B8 Carry', () => {
  test('TET-UNIT-07 not onto a cell that somebody holds, nor off the map', () => {
    const table = skirmish({ units: ['B8@B1 W1@A1 R1@B2', 'B5@N14'] }).play('move B8 A2');
    expect(table.options()).toEqual(['no', 'W1 A3', 'R1 A3']);
  });

  test('TET-UNIT-07 on a plateau its cells are no higher, the ridge is', () => {
    const table = skirmish({ units: ['B8@E7 W1@E8', 'B5@N14'] }).play('move B8 F7');
    expect(table.options()).toEqual(['no', 'W1 G7', 'W1 F8', 'W1 E7']);
  });

  test('TET-UNIT-07 TET-SOLO-DGN-06 nobody is carried into a dungeon', () => {
    const table = skirmish({ mode: 'solo', units: ['B8@C11 W1@D11 R1@N1', 'B5@N14'] }).play('enter B8 2x2', 'stop');
    expect([table.where('B8'), table.where('W1'), table.asked]).toEqual(['2x2:A1', 'D11', '0 act']);
  });
});

describe('R4 Barbed Line', () => {
  test.each([
    ['C1', 'C4', 'N', 'C3'],
    ['C4', 'C1', 'S', 'C2'],
    ['A4', 'C3', 'W', 'B3'],
    ['C4', 'A3', 'E', 'B3'],
  ])('TET-UNIT-07 from %s it pulls whoever stands on %s to %s, onto %s', (from, target, way, to) => {
    const table = skirmish({ units: [`R4@${from}`, `W3@${target}`], chance: dice('miss', 'push') }).play('shoot R4 W3', 'yes');
    expect(table.told('pushed')).toMatchObject([{ unit: 'W3', way, path: [to], pull: true, rule: 'TET-UNIT-07' }]);
  });
});

describe('W2 Reach', () => {
  test('TET-UNIT-07 is two cells, not three, and none off the map', () => {
    expect(skirmish({ units: ['W2@C1', 'B5@C4'] }).options('hit')).toEqual([]);
    expect(skirmish({ units: ['W2@A1', 'B5@A3 R1@C1 M1@B2'] }).options('hit')).toEqual(['hit W2 R1', 'hit W2 B5']);
    // All three cells on the plateau.
    expect(skirmish({ units: ['W2@E7', 'B5@G7'] }).options('hit')).toEqual(['hit W2 B5']);
  });
});

describe('M6 Afterimage', () => {
  test('TET-UNIT-06 helps against shots and spells, not against a Ballista', () => {
    const shot = skirmish({ units: ['R2@C1', 'M6@C4'], chance: dice('miss', 'push', 'push') }).play('shoot R2 M6');
    expect(shot.parts()).toBe('ranged 3, afterimage -1');
    expect(
      skirmish({ units: ['M1@C1', 'M6@C4'] })
        .play('cast M1 M6')
        .parts(),
    ).toBe('spell 2, afterimage -1');
    const bolt = skirmish({ units: ['B1@G9', 'M6@G11'] }).play('fire B1 M6');
    expect(bolt.parts()).toBe('ballista 1');
  });
});

describe('What abilities give and take is told with their names', () => {
  test('TET-UNIT-07 R1 Pilfer: what the target loses, and what the thief gains', () => {
    const table = skirmish({ units: ['R1@C1*1', 'M1@C2*5'] }).play('hit R1 M1');
    expect(table.told('restocked')).toEqual([
      { event: 'restocked', rule: 'TET-UNIT-07', unit: 'M1', by: -2, stock: 3, why: 'pilfer' },
      { event: 'restocked', rule: 'TET-UNIT-07', unit: 'R1', by: 2, stock: 3, why: 'pilfer' },
    ]);
  });

  test('TET-UNIT-06 B5 Quills', () => {
    const table = skirmish({ units: ['W1@C1', 'B5@C2'] }).play('hit W1 B5');
    expect(table.told('reacted', 'lost-hp')).toMatchObject([
      { event: 'reacted', unit: 'B5', ability: 'quills' },
      { event: 'lost-hp', unit: 'W1', by: 1, why: 'quills' },
    ]);
  });

  test('TET-UNIT-07 B6 Verdant, M2 Grace', () => {
    const rest = skirmish({ units: ['B6@A1/5 W1@A14', 'M8@N1'], chance: [['tactic', 0]] }).play('end');
    expect(rest.told('healed')).toMatchObject([{ unit: 'B6', by: 2, why: 'verdant' }]);
    const whole = skirmish({ units: ['M2@C1*3 W1@C2/11', 'B5@N14'] }).play('cast M2 W1');
    expect(whole.told('restocked')).toMatchObject([{ unit: 'M2', by: 1, stock: 3, why: 'grace' }]);
  });
});
