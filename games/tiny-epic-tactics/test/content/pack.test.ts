/** A content pack: what can be read, and what is said of the rest. */
import { tableWords, tellPhrase } from '@taverne/engine/telling';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sayWith, testSentences } from '../../../test/sentences.ts';
import { HOUSE } from '../../src/content/house/index.ts';
import { writePack } from '../../src/content/pack/write.ts';
import { readPack } from '../../src/content/pack.ts';
import { LONGEST_PACK } from '../../src/options.ts';
import { SENTENCES } from '../../src/sentences.ts';
import { wordsIn } from '../../text/index.ts';
import { changed, house, reads, trouble } from './packs.ts';

testSentences(SENTENCES, wordsIn);

describe('in French a pack is refused with the place and what would fit', () => {
  const say = sayWith(wordsIn('fr'), tableWords('fr'));
  const told = (json: string): string => {
    const read = readPack(json);
    return read.ok ? '' : tellPhrase(read.trouble, say);
  };

  test.each([
    ['units[3].melee.damage', 10, 'options.pack.units[3].melee.damage doit être un nombre entier de 0 à 9, et non 10'],
    ['id', 'My pack', 'options.pack.id doit être une lettre minuscule, puis des minuscules, des chiffres et des tirets'],
    ['colour', 'red', 'options.pack.colour doit être absent (options.pack a\u00a0: id, die, units'],
    [
      'die',
      [['push'], ['star']],
      'options.pack.die doit être une liste de faces dont une a «\u00a0miss\u00a0», et non [["push"]',
    ],
    ['units[0].ranged', null, 'options.pack.units[0].ranged doit être présent pour la classe warrior, et non null'],
    [
      'realm.placements[1].at',
      'C6',
      'options.pack.realm doit être construit selon les règles\u00a0: la boîte 8x1 est posée à cheval sur plusieurs choses (TET-BATTLE-10), en C6',
    ],
    ['texts', { en: {} }, 'options.pack.texts.fr doit être un objet de noms par clé'],
  ])('%s = %j', (path, value, french) => {
    expect(told(changed(path, value))).toContain(french);
  });

  test('what is no JSON is told with line and column, in whatever browser', () => {
    expect(told('{"id": "mine",\n "units" []}')).toBe('un pack est du JSON\u00a0: ligne 2, colonne 10, ce n’est pas du JSON');
  });
});

describe('a content pack', () => {
  test('the house pack is written and read back the same', () => {
    expect(reads(writePack(HOUSE))).toEqual(HOUSE);
    expect(writePack(reads(writePack(HOUSE)))).toBe(writePack(HOUSE));
    expect(writePack(HOUSE).length).toBeLessThan(LONGEST_PACK / 2);
  });

  test('what a pack leaves out is the house’s', () => {
    expect(reads('{"id":"mine"}')).toEqual({ ...HOUSE, id: 'mine' });
    const tactics = HOUSE.tactics.map((card) => ({ ...card, amount: 2 }));
    const mine = reads(JSON.stringify({ id: 'mine', tactics }));
    expect(mine.tactics).toEqual(tactics);
    expect(mine.units).toBe(HOUSE.units);
  });

  test.each([
    ['id', 'My pack', 'options.pack.id', 'a small letter'],
    ['id', undefined, 'options.pack.id', 'at most 24 characters'],
    ['colour', 'red', 'options.pack.colour', 'left out'],
    ['die', [['push'], ['star']], 'options.pack.die', 'of which one has "miss"'],
    ['die[0][0]', 'skull', 'options.pack.die[0][0]', 'one of push, star, miss'],
    ['units[3].melee.damage', 10, 'options.pack.units[3].melee.damage', 'a whole number from 0 to 9'],
    ['units[3].melee.damage', '3', 'options.pack.units[3].melee.damage', 'a whole number from 0 to 9, not "3"'],
    [
      'units[3].melee.colour',
      3,
      'options.pack.units[3].melee.colour',
      'left out: options.pack.units[3].melee has damage, pushDice',
    ],
    ['units[3].id', 'W1', 'options.pack.units[3].id', 'an id that nothing before it has'],
    ['units[3].id', 'T01', 'options.pack.tactics[0].id', 'an id that nothing before it has'],
    ['units[3].id', 'w4', 'options.pack.units[3].id', 'a capital letter'],
    ['units[3].class', 'bard', 'options.pack.units[3].class', 'one of warrior, wizard, rogue, beast'],
    ['units[3].hp', 0, 'options.pack.units[3].hp', 'from 1 to 30'],
    ['units[3].move', 1, 'options.pack.units[3].move', 'from 2 to 8'],
    ['units[3].stock', 0, 'options.pack.units[3].stock', 'more than 0'],
    ['units[31].stock', 2, 'options.pack.units[31].stock', '0 for a beast'],
    ['units[3].ranged', null, 'options.pack.units[3].ranged', 'there for a warrior'],
    ['units[31].ranged', { damage: 1, range: 2, missDice: 0 }, 'options.pack.units[31].ranged', 'null for a beast'],
    ['units[9].spell', null, 'options.pack.units[9].spell', 'there for a wizard'],
    ['units[3].enemy.ranged.missDice', 1, 'options.pack.units[3].enemy.ranged.missDice', '0 on the Enemy’s side'],
    ['units[3].enemy.ranged', null, 'options.pack.units[3].enemy.ranged', 'there for a warrior'],
    ['units[3].abilities[0].does', 'sing', 'options.pack.units[3].abilities[0].does', 'one of bulwark, reach'],
    ['units[3].abilities[0].amount', 7, 'options.pack.units[3].abilities[0].amount', 'from 1 to 6'],
    [
      'units[3].abilities[1]',
      { does: 'intercept', amount: 1 },
      'options.pack.units[3].abilities[1].does',
      'does not have already',
    ],
    ['units[8].spell.attack', false, 'options.pack.units[8].spell.attack', 'true exactly if'],
    ['units[9].spell.attack', true, 'options.pack.units[9].spell.attack', 'true exactly if'],
    ['units[9].spell.damage', 1, 'options.pack.units[9].spell.damage', 'from 0 to 0'],
    ['units[9].spell.target', 'enemy', 'options.pack.units[9].spell.effects[0].does', 'one of area, chain'],
    ['units[8].spell.effects[0].does', 'heal', 'options.pack.units[8].spell.effects[0].does', 'one of area, chain'],
    ['units[8].spell.effects[0].distance', 7, 'options.pack.units[8].spell.effects[0].distance', 'from 0 to 6'],
    ['tactics[2].amount', 0, 'options.pack.tactics[2].amount', 'from 1 to 6'],
    ['tactics[2].does', 'sing', 'options.pack.tactics[2].does', 'one of second-wind'],
    ['tactics', HOUSE.tactics.slice(0, 11), 'options.pack.tactics', 'at least 12'],
    ['enemies', HOUSE.enemies.slice(0, 8), 'options.pack.enemies', 'at least 9'],
    ['enemies[0].compass', 'NE', 'options.pack.enemies[0].compass', 'one of N, E, S, W'],
    ['enemies[0].activates', 'rightmost', 'options.pack.enemies[0].activates', 'leftmost'],
    ['units', HOUSE.units.slice(4), 'options.pack.units', 'at least 5 cards of the class warrior, not 4'],
    ['boxes[0].top[1]', 'F.....F', 'options.pack.boxes[0].top[1]', '8 letters'],
    ['boxes[0].top[1]', 'F.....F?', 'options.pack.boxes[0].top[1]', 'of the letters . F ~ = ^ V X'],
    ['boxes[0].top', ['........'], 'options.pack.boxes[0].top', '5 rows'],
    ['boxes[0].width', 11, 'options.pack.boxes[0].width', 'from 1 to 10'],
    ['boxes[2].portals[0].offset', 3, 'options.pack.boxes[2].portals[0].offset', 'less than 3'],
    ['boxes[2].portals[1]', { side: 'S', offset: 0 }, 'options.pack.boxes[2].portals[1]', 'another portal'],
    ['boxes[2].dungeon.chambers', ['E.C', '..C'], 'options.pack.boxes[2].dungeon.chambers', 'one C (crystal), not 2'],
    [
      'boxes[2].dungeon.chambers',
      ['ELC', '##T'],
      'options.pack.boxes[2].dungeon.chambers',
      'every class finds a way from E to C, not "warrior"',
    ],
    ['boxes[2].dungeon.crystal.does', 'moon', 'options.pack.boxes[2].dungeon.crystal.does', 'one of storm'],
    ['boxes[0].dungeon.crystal.does', 'sap', 'options.pack.realm.placements', 'one box that holds the crystal of glory, not 0'],
    ['boxes[2].portals', [], 'options.pack.realm.placements', 'every box has an open portal, not "3x2"'],
    ['realm.scroll[0]', '.', 'options.pack.realm.scroll[0]', '14 letters'],
    ['realm.placements[1].at', 'Q3', 'options.pack.realm.placements[1].at', 'such as H7'],
    ['realm.placements[1].turns', 4, 'options.pack.realm.placements[1].turns', 'from 0 to 3'],
    ['realm.placements[1].at', 'C6', 'options.pack.realm', 'built by the rules: across-boxes (TET-BATTLE-10) at C6 D6'],
    ['realm.zones[0].cells[0]', 'G7', 'options.pack.realm.zones[0].cells', '6 different cells'],
    ['realm.zones[0].trigger', 'A5', 'options.pack.realm.zones[0].trigger', 'one of the cells of its zone'],
    ['realm.zones[1].cells[0]', 'G7', 'options.pack.realm.zones[1].cells', 'cells of no other zone'],
    ['realm.zones[1].cells[0]', 'A1', 'options.pack.realm.zones[1].cells', 'outside the corners'],
    ['realm.zones', [], 'options.pack.realm.zones', '3 zones'],
    ['battles', [], 'options.pack.battles', 'at least 1 realm'],
    ['battles[0].artifact', 'E4', 'options.pack.battles[0]', 'artifact-covered (TET-BATTLE-07) at E4'],
    ['battles[0].width', 7, 'options.pack.battles[0].width', 'from 8 to 20'],
    ['texts', { en: {} }, 'options.pack.texts.fr', 'an object of names'],
    ['texts', { en: { W1: 'x' }, fr: {} }, 'options.pack.texts.en.W1', 'the key of a unit'],
    ['texts', { en: { 'unit.W1.name': ' ' }, fr: {} }, 'options.pack.texts.en.unit.W1.name', 'a name in one line'],
    ['texts', { en: { 'unit.W1.name': 'a\nb' }, fr: {} }, 'options.pack.texts.en.unit.W1.name', 'a name in one line'],
    ['units[3].id', 'W9', 'options.pack.texts.en.unit.W9.name', 'the house has none'],
    ['battles[3].id', 'moor', 'options.pack.texts.en.realm.moor.name', 'the house has none'],
  ])('%s = %j is refused at %s', (path, value, at, say) => {
    const [where, what] = trouble(changed(path, value));
    expect(where).toBe(at);
    expect(what).toContain(say);
  });

  test('a card of its own has names in both languages', () => {
    const units = [...HOUSE.units, { ...HOUSE.units[8], id: 'M9' }];
    const en = { 'unit.M9.name': 'Oda the Calm', 'spell.M9.name': 'Hush' };
    expect(trouble(JSON.stringify({ id: 'mine', units, texts: { en, fr: { 'unit.M9.name': 'Oda la Calme' } } }))[0]).toBe(
      'options.pack.texts.fr.spell.M9.name',
    );
    const mine = reads(
      JSON.stringify({ id: 'mine', units, texts: { en, fr: { 'unit.M9.name': 'Oda la Calme', 'spell.M9.name': 'Chut' } } }),
    );
    expect(mine.texts.fr?.['spell.M9.name']).toBe('Chut');
    expect(reads(writePack(mine))).toEqual(mine);
  });

  test('what is no JSON, or too much of it, is refused', () => {
    expect(trouble('{"id":')).toEqual(['options.pack', expect.stringMatching(/^a pack is JSON: /)]);
    expect(trouble('[]')[1]).toContain('an object');
    expect(trouble('null')[1]).toContain('an object');
    expect(trouble(`{"id":"${'x'.repeat(LONGEST_PACK)}"}`)[1]).toContain(`at most ${LONGEST_PACK} characters`);
  });

  test('whatever stands anywhere in a pack, reading says yes or no', () => {
    const paths: string[] = [];
    const walk = (value: unknown, path: string): void => {
      if (typeof value !== 'object' || value === null) return;
      for (const [name, part] of Object.entries(value)) {
        const at = path === '' ? name : `${path}[${name}]`;
        paths.push(at);
        walk(part, at);
      }
    };
    walk(house(), '');
    expect(paths.length).toBeGreaterThan(1000);
    fc.assert(
      fc.property(fc.constantFrom(...paths), fc.jsonValue({ maxDepth: 2 }), (path, value) => {
        const read = readPack(changed(path, value));
        if (read.ok) expect(reads(writePack(read.value))).toEqual(read.value);
        else expect(read.trouble.at).toMatch(/^options\.pack/);
      }),
      { numRuns: 200 },
    );
  });
});
