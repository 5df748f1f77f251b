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
    return read.ok ? undefined : { at: read.trouble.at, say: read.trouble.say };
  };

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
    ['sixteen cards', { cards: HOUSE.cards.slice(1) }, 'options.pack.cards'],
    ['Level 3 too early', { magic: { ...HOUSE.magic, solo: [0, 3, 3] } }, 'options.pack.magic.solo'],
    ['points that fall', { score: { ...HOUSE.score, goblins: [1, 0] } }, 'options.pack.score.goblins'],
    ['an effect that nobody wrote', { grottos: { light: ['dancing'], dark: [] } }, 'options.pack.grottos.light[0]'],
    [
      'a Legendary Item of one Temple',
      { legends: { ...HOUSE.legends, red: { ...HOUSE.legends.red, sword: ['ice'] } } },
      'options.pack.legends.red.sword',
    ],
  ])('%s is refused with its place', (_, pack, at) => {
    expect(trouble(pack)).toMatchObject({ at });
  });
});
