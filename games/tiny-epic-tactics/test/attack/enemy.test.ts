/** Enemy units in a fight: they pay and choose nothing, and always answer. */
import { describe, expect, test } from 'vitest';
import { attackPlay } from '../../src/attack/attack.ts';
import { chooseUnit, chooseWay, may } from '../../src/attack/choose.ts';
import { declaration } from '../../src/attack/declaration.ts';
import { named } from '../position.ts';
import { dice, skirmish } from '../skirmish.ts';
import { run, tableWith } from '../stretch.ts';

describe('Enemy units under attack', () => {
  test('TET-SOLO-RIP-01 TET-SOLO-RIP-02 they always riposte if they can, melee first', () => {
    const table = skirmish({ mode: 'solo', units: ['W1@C1', 'W3@C2'], chance: dice('push', 'miss', 'miss') });
    table.play('hit W1 W3', 'no');
    expect(table.told('attacked')[1]).toMatchObject({ unit: 'W3', target: 'W1', kind: 'melee', riposte: true });
    // It rolls its push dice without being asked (TET-SOLO-ENEMY-09).
    expect(table.told('rolled')).toMatchObject([{ unit: 'W3', for: 'push' }]);
    expect(table.asked).toBe('0 act');
  });

  test('TET-SOLO-RIP-02 failing melee, its Ranged Attack or Spell', () => {
    const shot = skirmish({ mode: 'solo', units: ['R1@C1', 'W3@C3'], chance: dice('miss', 'push') }).play('shoot R1 W3');
    expect(shot.told('attacked')[1]).toMatchObject({ unit: 'W3', kind: 'ranged' });
    // No miss dice, no ammo (TET-SOLO-ENEMY-14, -15).
    expect(shot.told('rolled')).toHaveLength(1);
    expect(shot.hp('R1')).toBe(6);
    const spell = skirmish({
      mode: 'solo',
      units: ['R1@C1', 'M5@C3'],
      chance: [...dice('miss', 'push'), ...dice('star', 'star', 'star', 'miss')],
    }).play('shoot R1 M5');
    expect(spell.told('cast')).toMatchObject([{ unit: 'M5', riposte: true }]);
    expect(spell.parts(1)).toBe('spell 1, stars 2');
  });

  test('TET-SOLO-RIP-03 if Weakened it pays 2 HP for it, with at least 3 HP and only if a riposte is possible', () => {
    const chance = dice('push', 'miss', 'miss');
    const pays = skirmish({ mode: 'solo', units: ['W1@C1', 'W3@C2/6~'], chance }).play('hit W1 W3', 'no');
    expect([pays.hp('W3'), pays.isWeak('W3')]).toEqual([1, false]);
    expect(pays.told('lost-hp')).toMatchObject([{ rule: 'TET-SOLO-RIP-03', why: 'payment' }]);
    const poor = skirmish({ mode: 'solo', units: ['W1@C1', 'W3@C2/5~'] }).play('hit W1 W3', 'no');
    expect([poor.hp('W3'), poor.isWeak('W3')]).toEqual([2, true]);
    const far = skirmish({ mode: 'solo', units: ['R1@C1', 'B5@C4~'], chance: dice('miss', 'push') }).play('shoot R1 B5');
    expect([far.hp('B5'), far.isWeak('B5')]).toEqual([8, true]);
  });

  test('TET-SOLO-ENEMY-15 TET-RUL-38 R1 Pilfer gains the printed amount from an Enemy, which loses nothing', () => {
    const chance = dice('push', 'miss', 'miss');
    const table = skirmish({ mode: 'solo', units: ['R1@C1*1', 'W3@C2'], chance }).play('hit R1 W3', 'no');
    expect(table.told('restocked')).toMatchObject([{ unit: 'R1', by: 2, stock: 3, rule: 'TET-SOLO-ENEMY-15' }]);
    const beast = skirmish({ mode: 'solo', units: ['R1@C1*1', 'B4@C2'], chance: dice('push', 'miss') }).play('hit R1 B4', 'no');
    expect(beast.stock('R1')).toBe(1);
  });

  test('TET-SOLO-CAP-06 TET-RUL-59 when the attack is over a newcomer stands in its place; its comrades keep their tokens', () => {
    const chance = [
      ['new enemy unit', 0],
      ['flag', 0],
    ] as const;
    const table = skirmish({ mode: 'solo', units: ['W3@C1', 'R1@C2/4 B5@N14~ W2@N13~'], chance }).play('hit W3 R1');
    expect(table.told('captured', 'enemy-came')).toMatchObject([
      { unit: 'R1' },
      { event: 'enemy-came', side: 1, unit: 'R1', cell: 'H7' },
    ]);
    expect(table.told('recovered')).toEqual([]);
    expect([table.isWeak('B5'), table.isWeak('W2')]).toEqual([true, true]);
  });

  test('TET-SOLO-CAP-01 a captured Enemy unit gives time back and no card', () => {
    const chance = [
      ['new enemy unit', 0],
      ['flag', 0],
    ] as const;
    const table = skirmish({ mode: 'solo', units: ['W3@C1', 'R1@C2/4 B5@N14'], chance: [...chance] });
    table.state.time = 3;
    table.play('hit W3 R1');
    expect(table.state.time).toBe(5);
    expect(table.state.captured).toEqual([[], []]);
  });
});

describe('Enemy units that attack', () => {
  /** An Enemy attack on its own, with everything that follows; answers are the player's. */
  function fight(
    told: Parameters<typeof skirmish>[0],
    attack: [string, 'melee' | 'ranged' | 'spell', string],
    ...answers: string[]
  ) {
    const { state } = skirmish({ mode: 'solo', ...told, chance: [] });
    state.active = 1;
    const table = tableWith(...(told.chance ?? []));
    const [by, kind, on] = attack;
    const way = by === 'M4' && kind === 'spell' ? 'E' : null;
    run(
      attackPlay(state, table, declaration(kind, named(state, by), named(state, on), { way, bonus: by === 'W3' ? 1 : 0 })),
      answers,
    );
    return { state, table, hp: (id: string) => state.hp[named(state, id)] };
  }

  test('TET-SOLO-ENEMY-08 TET-SOLO-ENEMY-09 the bonus of the card counts, and push dice are always rolled', () => {
    const { table, hp } = fight(
      { units: ['R1@C2', 'W3@C1'], chance: dice('push', 'push', 'miss') },
      ['W3', 'melee', 'R1'],
      'no',
    );
    expect(hp('R1')).toBe(8 - 4 - 1);
    expect(table.last('rolled')).toMatchObject({ unit: 'W3', for: 'push' });
    expect(table.last('damaged')).toMatchObject({
      parts: [
        { of: 'melee', by: 4 },
        { of: 'enemy-card', by: 1 },
      ],
    });
  });

  test('TET-SOLO-ENEMY-14 a Spell always rolls 3 dice; M4 pushes 1 cell whatever the stars', () => {
    const { state, hp } = fight({ units: ['B5@C3', 'M4@C1'], chance: dice('star', 'star', 'star', 'star') }, [
      'M4',
      'spell',
      'B5',
    ]);
    expect(hp('B5')).toBe(11 - 4);
    expect(state.at[named(state, 'B5')]).toBe(2 * 14 + 3);
  });

  test('TET-SPELL-08 M1 as an Enemy: its area hurts the player’s other units, not its own', () => {
    const { hp } = fight({ units: ['B1@C3 R1@D3', 'M1@C1 W3@C4'], chance: dice('star', 'miss', 'miss', 'miss') }, [
      'M1',
      'spell',
      'B1',
    ]);
    expect([hp('B1'), hp('R1'), hp('W3')]).toEqual([13, 7, 9]);
  });

  test('TET-UNIT-07 M7 as an Enemy heals 1 HP for each star', () => {
    const { hp } = fight({ units: ['B1@C3', 'M7@C1/2'], chance: dice('star', 'star', 'star', 'miss') }, ['M7', 'spell', 'B1']);
    expect([hp('B1'), hp('M7')]).toEqual([14 - 3, 4]);
  });

  test('TET-UNIT-07 R1 as an Enemy takes 1 ammo or mana from whom it hurt in melee', () => {
    const { state } = fight({ units: ['W1@C3*3', 'R1@C2'], chance: dice('push', 'miss') }, ['R1', 'melee', 'W1'], 'no');
    expect(state.stock[named(state, 'W1')]).toBe(2);
    expect(state.stock[named(state, 'R1')]).toBe(0);
  });

  test('TET-UNIT-07 W1, W6, M6, B3 and B5 defend as Enemies with the same abilities', () => {
    const bulwark = skirmish({ mode: 'solo', units: ['R1@C1', 'W1@C2 B4@C3'], chance: dice('push', 'miss', 'miss') });
    expect(bulwark.play('hit R1 W1', 'no').parts()).toBe('melee 2, bulwark -1');
    const parry = skirmish({ mode: 'solo', units: ['R1@C1', 'W6@C2'], chance: dice('push', 'miss', 'miss') });
    expect(parry.play('hit R1 W6', 'no').parts()).toBe('melee 2, parry -1');
    const image = skirmish({
      mode: 'solo',
      units: ['R2@C3', 'M6@C1'],
      chance: [...dice('miss', 'push', 'push'), ...dice('star', 'miss', 'miss', 'miss')],
    });
    expect(image.play('shoot R2 M6').parts()).toBe('ranged 3, afterimage -1');
    const quills = skirmish({ mode: 'solo', units: ['W1@C1', 'B5@C2'], chance: dice('push', 'miss', 'miss', 'miss') });
    expect(quills.play('hit W1 B5', 'no').told('lost-hp')).toMatchObject([{ unit: 'W1', why: 'quills' }]);
  });

  test('TET-RUL-37 what an Enemy has to choose, its compass chooses', () => {
    // E3 under M4 points south: of the two, the one it meets first turning clockwise is to the west.
    const { state } = skirmish({ mode: 'solo', units: ['W1@D2 R1@B2', 'M4@C2'], under: 'M4:E3' });
    const among = [named(state, 'W1'), named(state, 'R1')];
    const chosen = run(chooseUnit(state, { by: named(state, 'M4'), name: 'chain', among, rule: 'TET-RUL-37' }));
    expect(chosen).toBe(named(state, 'R1'));
    expect(run(chooseWay(state, named(state, 'M4'), ['N', 'E', 'S', 'W'], 'TET-RUL-37'))).toBe('S');
    expect(run(may(state, named(state, 'M4'), 'pull', 'TET-RUL-37'))).toBe(true);
  });

  test('TET-SOLO-SETUP-10 the player may interrupt the Enemy: T09 holds the line', () => {
    const { state } = skirmish({ mode: 'solo', units: ['B1@G1', 'W3@F1'], hands: ['T09'] });
    state.active = 1;
    const play = attackPlay(state, tableWith(), declaration('melee', named(state, 'W3'), named(state, 'B1')));
    const asked = play.next([]);
    expect(asked.done ? [] : asked.value.asks.map(({ seat, name }) => `${seat} ${name}`)).toEqual(['0 window-target-declared']);
  });
});
