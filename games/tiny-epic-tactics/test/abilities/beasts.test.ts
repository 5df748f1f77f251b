/** The abilities of the house Beasts, each by the id of its unit. */
import { describe, expect, test } from 'vitest';
import { dice, skirmish } from '../skirmish.ts';

describe('Beasts', () => {
  test('TET-UNIT-07 B1 Immovable: no enemy pushes it, and it loses nothing', () => {
    const melee = skirmish({ units: ['W3@C2', 'B1@C1'] }).play('hit W3 B1');
    // There is nothing to roll for.
    expect(melee.asked).toBe('1 riposte');
    const gust = skirmish({ units: ['M4@C3', 'B1@C1'] }).play('cast M4 B1 N');
    expect([gust.where('B1'), gust.hp('B1')]).toEqual(['C1', 13]);
    const ballista = skirmish({ units: ['W1@G9', 'B1@F12'] }).play('fire W1 B1');
    expect([ballista.where('B1'), ballista.asked]).toEqual(['F12', '0 act']);
    const line = skirmish({ units: ['R4@C4', 'B1@C1'], chance: dice('miss', 'push') }).play('shoot R4 B1');
    expect(line.asked).toBe('0 act');
  });

  test('TET-UNIT-07 B1 Immovable minds enemies only: an ally may exchange cells with it', () => {
    const table = skirmish({ units: ['M6@C1 B1@C3', 'W1@N14'] }).play('cast M6 B1');
    expect(table.where('B1')).toBe('C1');
  });

  test('TET-UNIT-07 B2 Flight: every cell costs exactly 1 MP in a Move', () => {
    const table = skirmish({ units: ['B2@C6', 'W1@N14'] });
    expect(table.preview('move B2 D6')).toMatchObject({ cost: 1 });
    const quickened = skirmish({ units: ['M8@C8 B2@C6', 'W1@N14'] }).play('cast M8 B2');
    expect(quickened.options()).not.toContain('D6');
  });

  test('TET-UNIT-07 B3 Amphibious: no surcharge for Water, and 1 damage less in it', () => {
    const table = skirmish({ units: ['W1@A4', 'B3@A5'] }).play('hit W1 B3');
    expect(table.parts()).toBe('melee 3, amphibious -1');
    const swim = skirmish({ units: ['B3@A4', 'W1@N14'] });
    expect(swim.preview('move B3 A5')).toMatchObject({ cost: 1 });
  });

  test('TET-UNIT-07 B4 Pack Tactics: 1 more in melee if another ally is next to the target', () => {
    expect(
      skirmish({ units: ['B4@C2 R1@C4', 'W1@C3'] })
        .play('hit B4 W1')
        .parts(),
    ).toBe('melee 3, pack-tactics 1');
    expect(
      skirmish({ units: ['B4@C2 R1@C1', 'W1@C3'] })
        .play('hit B4 W1')
        .parts(),
    ).toBe('melee 3');
    expect(
      skirmish({ units: ['B4@G9 R1@G12', 'W1@G11'] })
        .play('fire B4 W1')
        .parts(),
    ).toBe('ballista 1');
    // Elevation is ignored: D7 is above C7.
    expect(
      skirmish({ units: ['B4@C8 R1@D7', 'W1@C7'] })
        .play('hit B4 W1')
        .parts(),
    ).toBe('melee 3, pack-tactics 1');
  });

  test('TET-UNIT-06 B5 Quills: whoever hurts it in melee loses 1 HP at once', () => {
    const table = skirmish({ units: ['W1@C1', 'B5@C2'] }).play('hit W1 B5');
    expect(table.hp('W1')).toBe(11);
    expect(table.told('lost-hp')).toMatchObject([{ unit: 'W1', by: 1, why: 'quills' }]);
    const shot = skirmish({ units: ['R1@C1', 'B5@C2'], chance: dice('miss', 'push') }).play('shoot R1 B5');
    expect(shot.hp('R1')).toBe(8);
  });

  test('TET-UNIT-06 B5 Quills capture the attacker: the attack is over, no push, no riposte', () => {
    const table = skirmish({ units: ['W1@C1/1 R1@N14', 'B5@C2'] }).play('hit W1 B5');
    expect(table.told('captured')).toMatchObject([{ unit: 'W1', side: 1 }]);
    expect(table.state.captured[1]).toHaveLength(1);
    expect(table.asked).toBe('0 act');
  });

  test('TET-UNIT-07 B6 Verdant heals 2 at the end of a turn without action', () => {
    const idle = skirmish({ units: ['B6@C1/5 W1@A1', 'B5@N14'], chance: [['tactic', 0]] }).play('end');
    expect(idle.hp('B6')).toBe(7);
    const busy = skirmish({ units: ['B6@C1/5 W1@A1', 'B5@N14'], chance: [['tactic', 0]] }).play('move B6 C2', 'end');
    expect(busy.hp('B6')).toBe(5);
  });

  test('TET-UNIT-07 B7 Charge rolls 1 extra push die after a Move of at least 3 cells, in its owner’s turn', () => {
    const table = skirmish({ units: ['B7@A1 W1@N1 R1@M1', 'W3@E1'], chance: dice('push', 'push', 'push') });
    table.play('move B7 D1', 'hit B7 W3', 'yes');
    expect(table.told('rolled')).toMatchObject([{ dice: [['push'], ['push']] }]);
    const short = skirmish({ units: ['B7@B1 W1@N1 R1@M1', 'W3@E1'], chance: dice('push', 'push') });
    short.play('move B7 D1', 'hit B7 W3', 'yes');
    expect(short.told('rolled')).toMatchObject([{ dice: [['push']] }]);
  });

  test('TET-UNIT-07 B8 Carry puts an ally that was adjacent at the start down next to it, not higher', () => {
    const table = skirmish({ units: ['B8@C4 W1@C5 R1@N1', 'B5@N14'] }).play('move B8 C7');
    expect(table.asked).toBe('0 carry');
    // D7 is on the plateau, C8, B7 and C6 are not; B7 is a Village that gives nothing.
    expect(table.options()).toEqual(['no', 'W1 C6', 'W1 C8', 'W1 B7']);
    table.play('W1 B7');
    expect(table.where('W1')).toBe('B7');
    expect(table.told('placed')).toMatchObject([{ unit: 'W1', why: 'carry', from: 'C5', to: 'B7' }]);
    expect(table.told('village-served')).toEqual([]);
  });

  test('TET-UNIT-07 B8 Carry: nobody from other ground, once per turn, and it may be declined', () => {
    const above = skirmish({ units: ['B8@C7 W1@D7', 'B5@N14'] }).play('move B8 C8');
    expect(above.asked).toBe('0 act');
    const alone = skirmish({ units: ['B8@C4 W1@C5', 'B5@N14'] }).play('move B8 C7', 'no');
    expect(alone.where('W1')).toBe('C5');
  });
});
