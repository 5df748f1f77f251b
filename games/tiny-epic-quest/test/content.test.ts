import { describe, expect, test } from 'vitest';
import { HOUSE } from '../src/content/house.ts';
import { readPack } from '../src/content/pack.ts';
import type { Ground } from '../src/content/types.ts';
import { GOBLIN_TOKENS } from '../src/goblins.ts';

import { COLOURS, DICE, HEROES_EACH, LEGENDS, TRAVELS } from '../src/words.ts';

const grounds = HOUSE.cards.flatMap(({ left, right }): readonly Ground[] => [left, right]);
const count = (kind: Ground['kind']): number => grounds.filter((ground) => ground.kind === kind).length;

describe('what is in the box', () => {
  test('TEQ-SETUP-01 TEQ-SETUP-25 the pieces', () => {
    expect(HOUSE.cards).toHaveLength(17);
    expect(HOUSE.quests).toHaveLength(24);
    expect(HOUSE.quests.filter(({ kind }) => kind === 'treasure')).toHaveLength(12);
    expect([TRAVELS.length, DICE, GOBLIN_TOKENS, COLOURS.length * HEROES_EACH, COLOURS.length * LEGENDS.length]).toEqual([
      5, 5, 16, 12, 12,
    ]);
  });

  test('TEQ-REGION-04 six Temples, ten Obelisks, seven Grottos, seven Portals, four Castles', () => {
    expect([count('temple'), count('obelisk'), count('grotto'), count('portal'), count('castle')]).toEqual([6, 10, 7, 7, 4]);
  });

  test('TEQ-SETUP-08 TEQ-SOLO-09 a Magic Track for two to four, and one for one player', () => {
    expect(HOUSE.magic.standard).toEqual([0, 0, 0, 1, 1, 1, 2, 2, 2, 3]);
    expect(HOUSE.magic.solo).toEqual([0, 0, 0, 0, 0, 0, 1, 2, 2, 2, 2, 2, 2, 2, 3]);
  });

  test('each colour needs each Temple once for its Legendary Items', () => {
    for (const colour of COLOURS) {
      const temples = LEGENDS.flatMap((legend) => HOUSE.legends[colour][legend]);
      expect([...temples].sort()).toEqual(['ember', 'grove', 'ice', 'shadow', 'storm', 'tide']);
    }
  });

  test('TEQ-GLOOM-03 on the Dark side every second space is doubled, and nothing else is other', () => {
    for (const { light, dark } of HOUSE.temples) {
      expect(dark[1]).toEqual([light[1]?.[0], light[1]?.[0]]);
      expect([dark[0], dark[2], dark[3]]).toEqual([light[0], light[2], light[3]]);
    }
  });
});

describe('content packs', () => {
  const trouble = (pack: object) => {
    const read = readPack(JSON.stringify({ id: 'mine', ...pack }));
    return read.ok ? undefined : read.trouble;
  };
  /** The cards of the house with another ground on the left of one. */
  const withGround = (id: string, left: object) => HOUSE.cards.map((card) => (card.id === id ? { ...card, left } : card));

  test('a part that is there takes the place of the house’s own', () => {
    const read = readPack(JSON.stringify({ id: 'mine', books: HOUSE.books.map((book) => `${book}-two`) }));
    expect(read).toMatchObject({ ok: true, value: { id: 'mine', cards: HOUSE.cards } });
    expect(readPack(JSON.stringify(HOUSE))).toEqual({ ok: true, value: HOUSE });
  });

  test.each([
    ['no JSON', '{', 'options.pack', /JSON/],
    ['an unknown part', '{"id":"mine","dices":[]}', 'options.pack.dices', /left out/],
  ])('%s', (_, text, at, say) => {
    const read = readPack(text);
    expect(read.ok ? undefined : read.trouble).toMatchObject({ at, say: expect.stringMatching(say) });
  });

  test.each([
    [
      'a track of three spaces',
      { temples: [{ id: 'ice', light: [['torch'], ['torch'], ['torch']], dark: [] }] },
      'options.pack.temples[0].light',
    ],
    [
      'two unlike symbols',
      { temples: [{ id: 'ice', light: [['torch', 'scroll'], ['torch'], ['torch'], ['torch']], dark: [] }] },
      'options.pack.temples[0].light[0]',
    ],
    [
      'a Treasure twice',
      { quests: HOUSE.quests.map((quest) => (quest.id === 'T02' ? { ...quest, treasure: 'bow' } : quest)) },
      'options.pack.quests',
    ],
    ['one kind of Quest alone', { quests: HOUSE.quests.filter(({ kind }) => kind === 'treasure') }, 'options.pack.quests'],
    [
      'a Temple that is nowhere',
      { quests: HOUSE.quests.map((quest) => (quest.id === 'T02' ? { ...quest, temple: 'sand' } : quest)) },
      'options.pack.quests[13].temple',
    ],
    ['sixteen cards', { cards: HOUSE.cards.slice(1) }, 'options.pack.cards', /17 cards/],
    ['a card twice', { cards: [...HOUSE.cards.slice(1), HOUSE.cards[1]] }, 'options.pack.cards', /ids of their own/],
    ['no red Castle', { cards: withGround('C-red', { kind: 'castle', colour: 'blue' }) }, 'options.pack.cards', /one Castle/],
    ['three Castles', { cards: withGround('C-red', { kind: 'temple', temple: 'ice' }) }, 'options.pack.cards', /one Castle/],
    ['a Portal twice', { cards: withGround('M07', { kind: 'portal', portal: 2 }) }, 'options.pack.cards', /Portals 1 to 7/],
    ['a Spell twice', { cards: withGround('M02', { kind: 'obelisk', spell: 1 }) }, 'options.pack.cards', /one Obelisk/],
    [
      'a Spell without a book',
      { cards: withGround('M02', { kind: 'obelisk', spell: 11 }) },
      'options.pack.cards',
      /one Obelisk/,
    ],
    ['a book without a Spell', { books: [...HOUSE.books, 'more'] }, 'options.pack.cards', /each of the 11 Spells/],
    [
      'a Temple without a track',
      { cards: withGround('M01', { kind: 'temple', temple: 'sand' }) },
      'options.pack.cards',
      /among the temples/,
    ],
    [
      'a Grotto without an action',
      { cards: withGround('M07', { kind: 'grotto', grotto: 8 }) },
      'options.pack.cards',
      /both sides/,
    ],
    [
      'a Grotto without a dark action',
      {
        grottos: { light: [...HOUSE.grottos.light, 'mending'], dark: HOUSE.grottos.dark },
        cards: withGround('M07', { kind: 'grotto', grotto: 8 }),
      },
      'options.pack.cards',
      /both sides/,
    ],
    [
      'a Quest id twice',
      { quests: HOUSE.quests.map((quest, i) => (i === 1 ? { ...quest, id: 'P01' } : quest)) },
      'options.pack.quests',
      /ids of their own/,
    ],
    [
      'no Treasure Quest',
      { quests: HOUSE.quests.filter(({ kind }) => kind === 'placement') },
      'options.pack.quests',
      /both kinds/,
    ],
    ['a die without a face', { die: [] }, 'options.pack.die', /one face/],
    ['levels that fall', { magic: { ...HOUSE.magic, standard: [1, 0, 3] } }, 'options.pack.magic.standard', /never fall/],
    ['no Level 3', { magic: { ...HOUSE.magic, standard: [0, 1, 2] } }, 'options.pack.magic.standard', /Level 3/],
    ['points that stay', { score: { ...HOUSE.score, quests: [1, 1] } }, 'options.pack.score.quests', /rise/],
    ['no points at all', { score: { ...HOUSE.score, spells: [] } }, 'options.pack.score.spells', /rise/],
    ['an id with a blank', { id: 'my pack' }, 'options.pack.id', /a letter, then/],
    ['an id that begins with a digit', { id: '2nd' }, 'options.pack.id', /a letter, then/],
    [
      'a space for nothing',
      { temples: [{ id: 'ice', light: [[], ['torch'], ['torch'], ['torch']], dark: [] }] },
      'options.pack.temples[0].light[0]',
      /one or two symbols/,
    ],
    [
      'a Legendary Item of a Temple that is nowhere',
      { legends: { ...HOUSE.legends, green: { ...HOUSE.legends.green, staff: ['ice', 'sand'] } } },
      'options.pack.legends.green.staff',
      /Temple of the map/,
    ],
    [
      'a foreign that is false',
      {
        quests: HOUSE.quests.map((quest) =>
          quest.id === 'P04' && quest.kind === 'placement' ? { ...quest, stands: { ...quest.stands, foreign: false } } : quest,
        ),
      },
      'options.pack.quests[3].stands.foreign',
      /true, or left out/,
    ],
    ['Level 3 too early', { magic: { ...HOUSE.magic, solo: [0, 3, 3] } }, 'options.pack.magic.solo'],
    ['points that fall', { score: { ...HOUSE.score, goblins: [1, 0] } }, 'options.pack.score.goblins'],
    ['an effect that nobody wrote', { grottos: { light: ['dancing'], dark: [] } }, 'options.pack.grottos.light[0]'],
    [
      'a Legendary Item of one Temple',
      { legends: { ...HOUSE.legends, red: { ...HOUSE.legends.red, sword: ['ice'] } } },
      'options.pack.legends.red.sword',
    ],
  ])('%s is refused with its place', (_, pack, at, say = /./) => {
    expect(trouble(pack)).toMatchObject({ at, trouble: 'wrong-option', say: expect.stringMatching(say) });
  });
});
