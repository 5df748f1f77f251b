/** All that a preview tells of an attack, and all that a refusal does. */
import { describe, expect, test } from 'vitest';
import { refuse } from '../../src/attack/aim.ts';
import { named, position } from '../position.ts';
import { dice, skirmish } from '../skirmish.ts';

describe('Previews, whole', () => {
  test('TET-RANGED-08 a shot: distance, range, ammo, miss dice, damage; no push, and of a Beast no riposte', () => {
    expect(skirmish({ units: ['R2@C1', 'B5@C4'] }).preview('shoot R2 B5')).toEqual({
      ...{ target: 'B5', hp: 11, distance: 3, range: 4, rangeParts: [{ of: 'card', by: 4 }] },
      ...{ ammo: 1, mostAmmo: 3, missDice: 2 },
      ...{ damage: 3, parts: [{ of: 'ranged', by: 3 }], most: 3, captures: false, weakens: false },
    });
  });

  test('TET-BALLISTA-06 a Ballista: its own range, and no price', () => {
    expect(skirmish({ units: ['B1@G9', 'R1@F12'] }).preview('fire B1 R1')).toEqual({
      ...{ target: 'R1', hp: 8, distance: 4, range: 4, rangeParts: [{ of: 'ballista', by: 4 }] },
      ...{ damage: 1, parts: [{ of: 'ballista', by: 1 }], most: 1, captures: false, weakens: false },
      riposte: { unit: 'R1', ways: ['ranged'], hp: 0 },
    });
  });

  test('TET-SPELL-04 TET-SPELL-10 a healing spell: its price and its effect', () => {
    expect(skirmish({ units: ['M2@C1 W1@C2/3', 'B5@N14'] }).preview('cast M2 W1 +1')).toEqual({
      ...{ target: 'W1', hp: 3, distance: 1, range: 3, rangeParts: [{ of: 'card', by: 3 }], mana: 2, starDice: 1 },
      effects: [{ does: 'heal', hp: 2, perStar: 1, cure: 2, units: [] }],
      weakens: false,
    });
  });

  test('TET-SPELL-08 a Gust tells its direction, a chain whom it catches', () => {
    const gust = skirmish({ units: ['M4@C3', 'B5@C1'] }).preview('cast M4 B5 N');
    expect(gust).toMatchObject({ way: 'N', effects: [{ does: 'push', units: [] }], damage: 1, most: 1 });
    const chain = skirmish({ units: ['M5@C1', 'B5@C3 R1@C4 W3@C5 M1@C6'] }).preview('cast M5 B5');
    expect(chain).toMatchObject({ effects: [{ does: 'chain', units: ['W3', 'R1'] }] });
    expect(chain).not.toHaveProperty('way');
    expect(skirmish({ units: ['M1@C1', 'B5@C2'] }).preview('hit M1 B5')).not.toHaveProperty('effects');
  });

  test('TET-RIPOSTE-05 TET-RIPOSTE-09 who could answer by a spell: one that attacks, not one that heals', () => {
    const ways = (target: string) => skirmish({ units: ['W1@C1', `${target}@C2`] }).preview(`hit W1 ${target}`);
    expect(ways('M1')).toMatchObject({ riposte: { ways: ['melee', 'spell'] } });
    expect(ways('M2')).toMatchObject({ riposte: { ways: ['melee'] } });
    expect(skirmish({ units: ['R2@C1', 'M1@C4'] }).preview('shoot R2 M1')).toMatchObject({ riposte: { ways: ['spell'] } });
  });

  test('TET-PUSH-01 no push is told of where none can come', () => {
    expect(skirmish({ units: ['W1@C1', 'B5@C2'] }).preview('hit W1 B5')).toMatchObject({ pushDice: 2 });
    expect(skirmish({ units: ['W1@C1', 'B1@C2'] }).preview('hit W1 B1')).not.toHaveProperty('pushDice');
    expect(skirmish({ units: ['M1@A3', 'B5@B3'] }).preview('hit M1 B5')).not.toHaveProperty('pushDice');
    expect(skirmish({ units: ['M1@C1', 'B5@C2'] }).preview('cast M1 B5')).not.toHaveProperty('pushDice');
  });

  test('TET-TACTIC-01 T06 Plunging Fire counts as a star, whatever the dice say', () => {
    const table = skirmish({ units: ['M1@D5', 'B5@B5'], hands: ['T06'] });
    expect(table.preview('cast M1 B5 +2')).toMatchObject({ damage: 2, most: 4 });
    expect(table.preview('cast M1 B5 +2 with T06')).toMatchObject({ damage: 3, most: 5 });
  });

  test('TET-RIPOSTE-13 a riposte is told of without another', () => {
    const answer = skirmish({ units: ['W1@C1', 'W3@C2'] })
      .play('hit W1 W3', 'no')
      .preview('hit');
    expect(answer).toEqual({
      ...{ target: 'W1', hp: 12, damage: 4, parts: [{ of: 'melee', by: 4 }], most: 4, captures: false, pushDice: 2 },
    });
  });

  test('TET-BATTLE-16 the bearer of the Artifact shoots further, and it says so', () => {
    const table = skirmish({ mode: 'battle', units: ['R2@F4', 'B5@A2 W1@N14'], bearer: 'R2' });
    const rangeParts = [
      { of: 'card', by: 4 },
      { of: 'higher', by: 2 },
      { of: 'artifact', by: 1 },
    ];
    expect(table.preview('shoot R2 B5')).toMatchObject({ distance: 7, range: 7, rangeParts });
    expect(table.why('shoot R2 W1')).toMatchObject({ figures: { range: 7, parts: rangeParts } });
  });
});

describe('Refusals, whole', () => {
  test('TET-SPELL-03 exactly the castings that the mana does not pay for', () => {
    const table = skirmish({ units: ['M1@E1*2', 'B5@E3'] });
    const refused = table.world.ask(0).notOffered?.() ?? [];
    expect(refused.filter(({ key }) => key.startsWith('cast M1')).map(({ key }) => key)).toEqual([
      'cast M1 B5 +2',
      'cast M1 B5 +3',
    ]);
  });

  test('TET-SPELL-06 a Gust out of range is refused in one direction', () => {
    const far = skirmish({ units: ['M4@A1', 'B5@A7'] });
    expect(far.why('cast M4 B5 N')).toMatchObject({
      rule: 'TET-SPELL-06',
      why: 'out-of-range',
      figures: { distance: 6, range: 3 },
    });
  });

  test('TET-ACT-06 who has hit does not fire, although its healing spell is another kind of action', () => {
    const table = skirmish({ units: ['M2@G9 W1@H9/5 R1@N1', 'B5@F9'] }).play('hit M2 B5', 'no', 'no');
    expect(table.options('cast M2')).toContain('cast M2 W1');
    expect(table.options('fire')).toEqual([]);
    expect(table.why('fire M2 B5')).toMatchObject({ rule: 'TET-ACT-06', why: 'second-attack' });
  });

  test('TET-BALLISTA-02 nobody fires a Ballista he does not stand on', () => {
    const state = position({ units: ['B1@G10', 'R1@G11'] });
    expect(refuse(state, 'ballista', named(state, 'B1'), named(state, 'R1'))).toEqual({
      rule: 'TET-BALLISTA-02',
      why: 'not-on-ballista',
    });
  });
});

describe('The course of an attack', () => {
  test('TET-UNIT-07 R8 Flurry is for Melee Attacks', () => {
    const table = skirmish({ units: ['R8@C2', 'W3@C4 B5@C3'], chance: dice('miss', 'push') }).play('shoot R8 W3');
    expect(table.told('damaged')).toHaveLength(1);
    expect(table.asked).toBe('1 riposte');
  });

  test('TET-TACTIC-01 T10 Bitter Lesson answers a capture by the area of a spell, too', () => {
    const table = skirmish({ units: ['M1@C1', 'B5@C3 R1@C4/1 W3@N14'], hands: ['', 'T10'] }).play('cast M1 B5');
    expect(table.asked).toBe('1 window-unit-captured');
    expect(table.play('T10').told('lost-hp')).toMatchObject([{ unit: 'M1', by: 2, why: 'bitter-lesson' }]);
  });

  test('TET-UNIT-07 B1 Immovable is told by name', () => {
    const table = skirmish({ units: ['M4@C3', 'B1@C1'] }).play('cast M4 B1 N');
    expect(table.told('reacted')).toMatchObject([{ unit: 'B1', ability: 'immovable' }]);
    expect(table.where('B1')).toBe('C1');
  });

  test('TET-SPELL-04 TET-SPELL-08 M5 Chain and M7 Siphon are told by name', () => {
    const chain = skirmish({ units: ['M5@C1', 'B5@C3 R1@C4'] }).play('cast M5 B5');
    expect([chain.parts(0), chain.parts(1)]).toEqual(['spell 1', 'chain 1']);
    const siphon = skirmish({ units: ['M7@C1/3', 'B5@C3'], chance: dice('star', 'star') }).play('cast M7 B5 +1');
    expect(siphon.told('healed')).toMatchObject([{ unit: 'M7', why: 'drain' }]);
  });

  test('TET-RIPOSTE-05 standing orders may name a riposte and being the target', () => {
    const table = skirmish({ units: ['W1@C1', 'W3@C2'] }).play('hit W1 W3', 'no');
    expect(table.world.ask(0)).toMatchObject({ rule: 'TET-RIPOSTE-05', safe: 'no', circumstances: ['riposte', 'target'] });
  });
});
