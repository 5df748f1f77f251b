/** Packs and realms that were not written in good faith: what they could break is refused at its place, and soon. */
import { describe, expect, test } from 'vitest';
import { HOUSE } from '../../src/content/house/index.ts';
import { MOST_BOXES, readRealm } from '../../src/realm/text.ts';
import { changed, trouble } from './packs.ts';

describe('a realm as text', () => {
  const tower = (boxes: number): string => `crossing_${new Array(boxes).fill('1x2.A1').join('_')}`;

  test('TET-BATTLE-05: it names no more boxes than any set has; a tower of hundreds is not even looked at', () => {
    expect(readRealm(tower(MOST_BOXES), HOUSE)).toMatchObject({ ok: true });
    const read = readRealm(tower(500), HOUSE);
    expect(read).toMatchObject({ ok: false, trouble: { at: 'options.realm' } });
    expect(read.ok || read.trouble.say).toBe('a realm has at most 12 boxes, not 500');
  });
});

describe('a pack', () => {
  test('TET-SOLO-DGN-15, TET-RUL-32: without push dice a unit must find a way round every cave-in, or it would never come out', () => {
    expect(trouble(changed('units[0].melee.pushDice', 0))).toEqual([
      'options.pack.units[0].melee.pushDice',
      'options.pack.units[0].melee.pushDice must be more than 0: all ways through 8x1 lead over a cave-in, not 0',
    ]);
    // Only where it would go in: the Enemy’s side enters no dungeon, and a tunnel without a cave-in is for everybody.
    expect(trouble(changed('units[0].enemy.melee.pushDice', 0))).toEqual(['readable', '']);
    const tunnel = { id: 'mine', units: JSON.parse(changed('units[16].melee.pushDice', 0)).units, boxes: boxesWithout('R') };
    expect(trouble(JSON.stringify(tunnel))).toEqual(['readable', '']);
  });

  test('TET-SOLO-DGN-17: a door is a way round for a Rogue, and only for a Rogue', () => {
    const pack = (unit: number): string => {
      const { units } = JSON.parse(changed(`units[${unit}].melee.pushDice`, 0));
      const boxes = boxesWithout('R').map((box) =>
        box.id === '5x4' ? { ...box, dungeon: { ...box.dungeon, chambers: ['EL.RC', '.###.', '.###R', '.....'] } } : box,
      );
      return JSON.stringify({ id: 'mine', units, boxes });
    };
    expect(trouble(pack(16))[0]).toBe('options.pack.units[16].melee.pushDice');
    const open = pack(16).replace('EL.RC', 'EL..C');
    expect(trouble(open)[0]).toBe('readable');
    expect(trouble(pack(0).replace('EL.RC', 'EL..C'))[0]).toBe('options.pack.units[0].melee.pushDice');
  });

  test.each([
    ['turned round', 'a\u202Eb'],
    ['nothing at all', '\u200B'],
    ['half a character', 'a\uD800'],
  ])('a name that shows %s is no name', (_, name) => {
    const texts = { en: { 'unit.W1.name': name }, fr: {} };
    expect(trouble(JSON.stringify({ id: 'mine', texts }))[0]).toBe('options.pack.texts.en.unit.W1.name');
  });

  test('letters of any language are a name', () => {
    const texts = { en: { 'unit.W1.name': 'Łódź 北 ‘Émile’ O’Brien' }, fr: {} };
    expect(trouble(JSON.stringify({ id: 'mine', texts }))).toEqual(['readable', '']);
  });

  test('an id that the house has elsewhere is refused where the pack has it', () => {
    const { units } = JSON.parse(changed('units[0].id', 'E1'));
    expect(trouble(JSON.stringify({ id: 'mine', units }))[0]).toBe('options.pack.units[0].id');
  });

  test('TET-BATTLE-05: a box that is nowhere is called by its name', () => {
    expect(trouble(changed('realm.placements[0].box', '7x7'))).toEqual([
      'options.pack.realm',
      expect.stringContaining('unknown-box 7x7 (TET-BATTLE-05)'),
    ]);
  });

  test.each([
    ['[['.repeat(50_000), 'options.pack'],
    [`${'['.repeat(50_000)}${']'.repeat(50_000)}`, 'options.pack'],
    [`{"id":${'['.repeat(50_000)}${']'.repeat(50_000)}}`, 'options.pack.id'],
    [`{"id":"x","units":[${'{"a":'.repeat(30_000)}1${'}'.repeat(30_000)}]}`, 'options.pack.units[0].a'],
    ['{"id":"x","__proto__":{"units":[]}}', 'options.pack.__proto__'],
    ['{"id":"x","constructor":1}', 'options.pack.constructor'],
    ['{"id":"x","texts":{"en":{"__proto__":"a"},"fr":{}}}', 'options.pack.texts.en.__proto__'],
    ['{"id":"x","units":{"length":3}}', 'options.pack.units'],
    ['{"id":"x","units":null}', 'options.pack.units'],
  ])('%.30s… is refused at %s', (json, at) => {
    expect(trouble(json)[0]).toBe(at);
  });

  test('what is said of a trouble is short, however long the name of the place', () => {
    const name = 'k'.repeat(200_000);
    for (const json of [`{"id":"x","${name}":1}`, `{"id":"x","texts":{"en":{"${name}":"a"},"fr":{}}}`]) {
      const [at = '', say = ''] = trouble(json);
      expect(at).toMatch(/^options\.pack\..*k{30}/);
      expect([at.length < 100, say.length < 300]).toEqual([true, true]);
    }
  });

  test.each([
    ['units[0].class', '__proto__'],
    ['units[0].abilities[0].does', 'constructor'],
    ['units[8].spell.effects[0].does', 'hasOwnProperty'],
    ['enemies[0].monster.does', 'toString'],
    ['units[0].hp', 1e308],
    ['units[0].hp', -1],
    ['units[0].hp', 2.5],
    ['boxes[0].thickness', 5],
  ])('%s = %j is refused there', (path, value) => {
    expect(trouble(changed(path, value))[0]).toBe(`options.pack.${path}`);
  });
});

/** The house's boxes with a kind of chamber made floor. */
function boxesWithout(letter: string): { id: string; dungeon: { chambers: string[] } }[] {
  const { boxes } = JSON.parse(changed('id', 'mine'));
  for (const { dungeon } of boxes) dungeon.chambers = dungeon.chambers.map((row: string) => row.replaceAll(letter, '.'));
  return boxes;
}
