/** Battle: the Artifact lies on H8; B7, M7 and G14 are Villages. */
import { describe, expect, test } from 'vitest';
import { skirmish, turnOf } from './skirmish.ts';

const mode = 'battle';
const FAR = 'M8@N1 W8@N2 R8@M1';

describe('the Artifact', () => {
  test('TET-BATTLE-14: taken by ending a movement on its cell', () => {
    const table = skirmish({ mode, units: ['W1@H9 M1@A1 R1@A2', FAR] }).say('move W1 H8');
    expect(table.told('artifact-taken')).toEqual([
      { event: 'artifact-taken', rule: 'TET-BATTLE-14', unit: 'W1', cell: 'H8', stolen: false },
    ]);
    expect(table.view(1)).toMatchObject({ bearer: 'W1', artifact: null });
  });

  test('TET-BATTLE-14: crossing it is not enough, in a direct Move as in one step by step', () => {
    const table = skirmish({ mode, units: ['B4@H9 M1@A1 R1@A2', FAR] }).say('walk B4', 'H8', 'I8', 'stop');
    expect(table.view(0)).toMatchObject({ bearer: null, artifact: 'H8' });
    // Two steps from G8 to I8: the cheapest path leads over it.
    const direct = skirmish({ mode, units: ['W1@G8 M1@A1 R1@A2', FAR] }).say('move W1 I8');
    expect(direct.told('moved')).toMatchObject([{ path: ['H8', 'I8'] }]);
    expect(direct.view(0).artifact).toBe('H8');
  });

  test('TET-BATTLE-14 TET-RUL-14: whoever is pushed or put onto it has to leave and come back', () => {
    const table = skirmish({
      mode,
      units: ['W3@J8 M1@A1 R1@A2', 'R8@I8 M8@N1 W8@N2'],
      chance: [
        ['push die', 2],
        ['push die', 3],
      ],
    }).say('hit W3 R8', 'yes');
    table.until('0 act');
    expect(table.where('R8')).toBe('H8');
    expect(table.view(0)).toMatchObject({ bearer: null, artifact: 'H8' });
  });

  test('TET-BATTLE-15 TET-RUL-26: the bearer has 1 MP less, 1 range more, 1 melee damage more', () => {
    const table = skirmish({ mode, units: ['R1@C1 W1@A14', 'R8@C2 M8@C6 W8@H1'], bearer: 'R1' });
    expect(table.unit('R1').move).toBe(4);
    expect(table.offers('shoot R1 M8')).toBe(true); // distance 5, printed range 4
    table.say('hit R1 R8', 'no');
    expect(table.told('damaged')).toMatchObject([
      {
        damage: 3,
        parts: [
          { of: 'melee', by: 2 },
          { of: 'artifact', by: 1 },
        ],
      },
    ]);
    const plain = skirmish({ mode, units: ['R1@C1 W1@A14', 'R8@C2 M8@C6 W8@H1'] });
    expect(plain.offers('shoot R1 M8')).toBe(false);
  });

  test('TET-BATTLE-16: a bearer pushed by a Melee Attack loses it to the unit that pushed, whose own +1 comes too late', () => {
    const table = skirmish({
      mode,
      units: ['W3@C1 M1@A14', 'R8@C2/8 M8@N1 W8@N2'],
      bearer: 'R8',
      chance: [
        ['push die', 2],
        ['push die', 3],
      ],
    }).say('hit W3 R8', 'yes');
    expect(table.told('damaged')).toMatchObject([{ damage: 4 }]);
    expect(table.told('artifact-taken')).toMatchObject([{ unit: 'W3', stolen: true, rule: 'TET-BATTLE-16' }]);
    expect(table.view(0).bearer).toBe('W3');
  });

  test('TET-BATTLE-16 TET-RUL-27: no push symbol or no cell travelled: it stays', () => {
    const none = skirmish({
      mode,
      units: ['W3@C1 M1@A14', 'R8@C2/8 M8@N1 W8@N2'],
      bearer: 'R8',
      chance: [
        ['push die', 4],
        ['push die', 5],
      ],
    }).say('hit W3 R8', 'yes');
    expect(none.view(0).bearer).toBe('R8');
    const wall = skirmish({
      mode,
      units: ['W3@C2 M1@A14', 'R8@C1/8 M8@N1 W8@N2'],
      bearer: 'R8',
      chance: [
        ['push die', 2],
        ['push die', 2],
      ],
    }).say('hit W3 R8', 'yes');
    expect(wall.where('R8')).toBe('C1'); // the edge of the realm
    expect(wall.view(0).bearer).toBe('R8');
  });

  test('TET-BATTLE-17: a captured bearer leaves it on its last cell', () => {
    const table = skirmish({ mode, units: ['W3@C1 M1@A14', 'R8@C2/3 M8@N1 W8@N2'], bearer: 'R8' }).say('hit W3 R8');
    expect(table.told('artifact-dropped')).toEqual([{ event: 'artifact-dropped', rule: 'TET-BATTLE-17', cell: 'C2' }]);
    expect(table.view(0)).toMatchObject({ bearer: null, artifact: 'C2' });
  });

  test('TET-BATTLE-18 TET-BATTLE-19: it is neither laid down nor handed over', () => {
    const table = skirmish({ mode, units: ['W1@C1 M1@C2 R1@D1', FAR], bearer: 'W1' });
    expect(table.options().filter((key) => !/^(move|walk|hit|shoot|cast|end)/.test(key))).toEqual([]);
    table.say('move W1 B1');
    expect(table.view(0).bearer).toBe('W1');
  });

  test('TET-BATTLE-22: a battle turn begins with the actions', () => {
    const table = turnOf({ mode, units: ['W1@H8', FAR] });
    expect(table.story).toEqual(['turn-began']);
    expect(table.asked).toBe('0 act');
  });
});
