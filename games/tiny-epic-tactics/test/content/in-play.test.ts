/** Packs and realms in the options of a match; the sample of the manual. */
import { readFileSync } from 'node:fs';
import { answer, awaited, picker, questionsOf, quick, startMatch } from '@taverne/engine';
import { describe, expect, test } from 'vitest';
import { bookOf, houseBook } from '../../src/content/book.ts';
import { HOUSE } from '../../src/content/house/index.ts';
import { writePack } from '../../src/content/pack/write.ts';
import { bookFor, tinyEpicTactics } from '../../src/index.ts';
import { parse } from '../../src/parse.ts';
import { changed, reads, type Tree } from './packs.ts';

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
  const page = readFileSync(new URL('../../../../docs/content-packs.md', import.meta.url), 'utf8');
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
