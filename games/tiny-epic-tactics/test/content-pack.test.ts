import { readFileSync } from 'node:fs';
import { answer, awaited, picker, questionsOf, quick, startMatch } from '@taverne/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bookOf, houseBook } from '../src/content/book.ts';
import { HOUSE } from '../src/content/house/index.ts';
import { writePack } from '../src/content/pack/write.ts';
import { readPack } from '../src/content/pack.ts';
import type { Content } from '../src/content/types.ts';
import { bookFor, tinyEpicTactics } from '../src/index.ts';
import { LONGEST_PACK } from '../src/options.ts';
import { parse } from '../src/parse.ts';

type Tree = { [name: string]: unknown };

const house = (): Tree => JSON.parse(writePack(HOUSE));

function branch(value: unknown): Tree {
  if (typeof value !== 'object' || value === null) throw new Error('no such place');
  return value as Tree;
}

/** The house pack with one place changed; undefined takes the place away. */
function changed(path: string, value: unknown): string {
  const pack = house();
  const steps = path.split(/[.[\]]+/).filter((step) => step !== '');
  const last = steps.pop() ?? '';
  const at = steps.reduce((tree, step) => branch(tree[step]), pack);
  if (value === undefined) delete at[last];
  else at[last] = value;
  return JSON.stringify(pack);
}

const trouble = (json: string) => {
  const read = readPack(json);
  return read.ok ? ['readable', ''] : [read.trouble.at, read.trouble.say];
};
const reads = (json: string): Content => {
  const read = readPack(json);
  if (!read.ok) throw new Error(`${read.trouble.at}: ${read.trouble.say}`);
  return read.value;
};

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
    ['realm.placements[1].at', 'C6', 'options.pack.realm', 'built by the rules, not "across-boxes (TET-BATTLE-10) at C6 D6'],
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

describe('options', () => {
  const options = (raw: Tree) => {
    const read = parse(raw);
    return read.ok ? read.value : [read.trouble.at, read.trouble.say];
  };

  test('a pack is looked through before a match begins', () => {
    expect(options({ pack: changed('units[3].melee.damage', 10) })).toEqual([
      'options.pack.units[3].melee.damage',
      'options.pack.units[3].melee.damage must be a whole number from 0 to 9, not 10',
    ]);
    expect(options({ pack: writePack(HOUSE) })).toMatchObject({ mode: 'competitive' });
  });

  test('TET-BATTLE-04: a realm is read, checked and written in its shortest form', () => {
    expect(options({ mode: 'battle' })).toMatchObject({ realm: 'crossing' });
    expect(options({ mode: 'battle', realm: 'crossing_8x5.D3.0', anyRealm: true })).toMatchObject({ realm: 'crossing_8x5.D3' });
    expect(options({ mode: 'battle', realm: 'atlantis' })).toEqual([
      'options.realm',
      expect.stringContaining('no realm "atlantis"'),
    ]);
    expect(options({ mode: 'solo', realm: 'crossing' })).toEqual(['options.realm', expect.stringContaining('for battles')]);
  });

  test('TET-BATTLE-12, TET-RUL-24: suggestions hold unless the table lifts them; rules hold always', () => {
    const realm = 'crossing_5x4.E3_8x1.G4';
    expect(options({ mode: 'battle', realm })).toEqual([
      'options.realm',
      expect.stringContaining('across-boxes (TET-BATTLE-10) at G4 H4 I4 J4 K4 L4 …'),
    ]);
    expect(options({ mode: 'battle', realm, anyRealm: true })).toMatchObject({ realm });
    expect(options({ mode: 'battle', realm: 'crossing_2x2.H8', anyRealm: true })).toEqual([
      'options.realm',
      expect.stringContaining('artifact-covered (TET-BATTLE-07) at H8'),
    ]);
  });

  test('the book of a match is that of its pack and its realm', () => {
    const pack = changed('units[3].hp', 17);
    const book = bookOf({ pack, realm: 'quarters_2x2.C4', rules: { mode: 'battle' } });
    expect(book.content.units[3]?.hp).toBe(17);
    expect(book.realm.boxes.map((box) => box.id)).toEqual(['2x2']);
    expect(() => bookOf({ pack: '{', realm: '', rules: { mode: 'battle' } })).toThrow('a pack is JSON');
    expect(() => bookOf({ pack: '', realm: 'x', rules: { mode: 'battle' } })).toThrow('no realm "x"');
  });

  test('a view has the name of a pack in place of its text, and leads to the same book', () => {
    const pack = changed('units[3].hp', 18);
    const read = parse({ pack: pack.replace('"house"', '"mine"') });
    if (!read.ok) throw new Error(read.trouble.say);
    const book = bookFor(read.value);
    const seen = { pack: book.pack, realm: '', rules: { mode: 'competitive' } } as const;
    expect(book.pack).toMatch(/^mine\.[0-9-]{3,21}$/);
    expect(book.content.units[3]?.hp).toBe(18);
    expect(bookOf(seen)).toBe(book);
    expect(bookOf({ ...seen, realm: 'quarters', rules: { mode: 'battle' } }).content).toBe(book.content);
    expect(bookOf({ ...seen, pack: read.value.pack })).toBe(book);
    // Names are for views: an option is a whole pack.
    expect(parse({ pack: book.pack })).toMatchObject({ ok: false });
    expect(() => bookOf({ ...seen, pack: 'mine.unheard' })).toThrow('a pack is JSON');
    const started = startMatch(tinyEpicTactics, { options: read.value, seats: 2, chance: quick(1) });
    if (!started.ok) throw new Error(started.trouble.say);
    expect(tinyEpicTactics.view(started.value.world.state, 0).pack).toBe(book.pack);
    expect(houseBook().pack).toBe('');
  });

  test('however many packs were read, each name stays with its own', () => {
    const books = Array.from({ length: 10 }, (_, i) =>
      bookFor({ mode: 'solo', realm: '', pack: changed('units[3].hp', i + 1) }),
    );
    expect(new Set(books.map(({ pack }) => pack)).size).toBe(10);
    expect(books.map(({ content }) => content.units[3]?.hp)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(houseBook().content).toBe(HOUSE);
  });
});

/** Random play to the end; how it ended. */
function playOut(options: Tree, seats: number): string {
  const started = startMatch(tinyEpicTactics, { options: { ...options, roundCap: 10 }, seats, chance: quick(5) });
  if (!started.ok) throw new Error(started.trouble.say);
  const match = started.value;
  const pick = picker(5);
  while (!match.outcome) {
    const seat = awaited(match)[0] ?? 0;
    const question = questionsOf(match, seat)[0];
    const trouble = answer(match, seat, question?.id ?? '', question?.options[pick(question.options.length)]?.key ?? '');
    if (trouble) throw new Error(trouble.say);
  }
  return match.outcome.how;
}

describe('docs/content-packs.md', () => {
  const page = readFileSync(new URL('../../../docs/content-packs.md', import.meta.url), 'utf8');
  const [, sample = ''] = /```json\n(.*?)```/s.exec(page) ?? [];

  test('its example is a pack', () => {
    expect(reads(sample).id).toBe('border-guard');
    expect(parse({ pack: sample })).toMatchObject({ ok: true });
  });

  test('and can be played with', () => {
    expect(playOut({ mode: 'battle', pack: sample }, 3)).toMatch(/^(total|survivors|captures|prizes|hp|shared)$/);
    expect(playOut({ mode: 'solo', pack: sample }, 1)).toMatch(/^(time|eliminated|glory|round-cap)$/);
  });

  test('TET-BATTLE-04: so can realms of any size, with or without boxes', () => {
    for (const realm of ['8x8.E5.64p_', '20x20.K11.190pv9p5wv194p_5x4.H3.1_2x2.H4', 'islets_1x2.G3']) {
      expect(playOut({ mode: 'battle', realm, anyRealm: true }, 2)).toMatch(/^(total|survivors|captures|prizes|hp|shared)$/);
    }
  });

  test('it names every behaviour', () => {
    const words = [
      ...HOUSE.units.flatMap((unit) => [...unit.abilities, ...(unit.spell?.effects ?? [])]),
      ...HOUSE.tactics,
      ...HOUSE.enemies.map((card) => card.monster),
      ...HOUSE.boxes.map((box) => box.dungeon.crystal),
    ].map(({ does }) => does);
    expect(words.filter((word) => !page.includes(`\`${word}\``))).toEqual([]);
  });
});
