/** What a deed would bring about is seen before it is done: its price, who would be met, and what could not be taken back. */
import { describe, expect, test } from 'vitest';
import { spaceAt } from '../src/land.ts';
import { melee } from './duellists.ts';
import { type MageTable, mage, type Told } from './table.ts';

const quest = (scenario: string, told: Told = {}) =>
  mage({ options: { scenario }, others: [{}], seed: 1, hand: 'rage', ...told });

const seen = (told: Told, key: string): unknown => mage({ hand: 'rage', seed: 1, ...told }).preview(key);

const PROWLERS = {
  ...{ enemy: 'prowlers', armor: 3, attack: 4, element: 'physical', traits: [] },
  ...{ walls: 0, toBlock: 4, deals: 4, wounds: 2 },
};

describe('ways', () => {
  const keep = { tiles: 'countryside-3@1,1', at: '4.-5', move: 9 } as const;

  test('MK-MOVE-04 space by space, with its terrain and its price', () => {
    expect(seen({ move: 9 }, 'move 2.-1')).toEqual({
      reveals: [],
      cost: 5,
      path: [
        { space: '1.0', terrain: 'plains', n: 2 },
        { space: '2.-1', terrain: 'hills', n: 3 },
      ],
    });
  });

  test('MK-MOVE-19 whom its last step provokes', () => {
    expect(seen({ at: '2.-2', move: 9, tokens: 'prowlers@3.-3! diggers@1.-4!' }, 'provoke 2.-3')).toEqual({
      ...{ reveals: [], cost: 2, path: [{ space: '2.-3', terrain: 'plains', n: 2 }] },
      ...{ provoked: ['3.-3'], enemies: [PROWLERS] },
    });
  });

  test('MK-MOVE-10 MK-MOVE-11 an assault: who is known to be there, and the backs of the others', () => {
    const way = { cost: 3, path: [{ space: '5.-6', terrain: 'hills', n: 3 }], assaults: true };
    // By day the garrison is turned up as soon as one stands beside it.
    expect(seen({ ...keep, tokens: 'gray@5.-6' }, 'move 5.-6')).toEqual({
      ...way,
      ...{ reveals: ['garrison'], enemies: [], unknown: ['gray'] },
    });
    expect(seen({ ...keep, tokens: 'guardsmen@5.-6 gray@4.-4' }, 'move 5.-6')).toMatchObject({
      ...way,
      ...{ reveals: [], enemies: [{ enemy: 'guardsmen', walls: 2 }], unknown: [] },
    });
    // Rampaging enemies that it provokes fight beside the garrison, without its walls.
    expect(seen({ ...keep, tokens: 'guardsmen@5.-6 prowlers@5.-5!' }, 'provoke 5.-6')).toMatchObject({
      ...way,
      ...{ provoked: ['5.-5'], enemies: [{ enemy: 'guardsmen' }, PROWLERS], unknown: [] },
    });
  });

  test('MK-MOVE-14 MK-MOVE-16 so is a keep of a rival: somebody gray, who is drawn, or its owner', () => {
    const told = { tiles: 'countryside-3@1,1', at: '4.-5', move: 3, hand: 'rage' } as const;
    const absent = mage({ ...told, others: [{ hero: 'norowas', shields: '5.-6' }] }).preview('move 5.-6');
    expect(absent).toMatchObject({ assaults: true, enemies: [], unknown: ['gray'], reveals: ['enemies'] });
    const present = mage({ ...told, others: [{ hero: 'norowas', at: '5.-6', shields: '5.-6' }] }).preview('move 5.-6');
    expect(present).toEqual(expect.objectContaining({ assaults: true, reveals: [] }));
    expect(present).not.toHaveProperty('unknown');
    // One's own is only a space.
    expect(mage({ ...told, shields: '5.-6' }).preview('move 5.-6')).not.toHaveProperty('assaults');
  });

  test('MK-SCENARIO-62 an assault that costs no reputation says nothing of it', () => {
    const told = { tiles: 'countryside-3@1,1', at: '4.-5', move: 3, hand: 'rage', tokens: 'golems@5.-6' } as const;
    const preview = mage({ ...told, options: { scenario: 'conquer-and-hold' }, others: [{}] }).preview('move 5.-6');
    expect(preview).toMatchObject({ assaults: false, enemies: [{ enemy: 'golems', walls: 1 }] });
  });

  test('MK-MOVE-32 ruins are turned up by whoever steps on them, not from beside', () => {
    const ruins = { tiles: 'countryside-8@1,1', at: '4.-5', move: 9, ruins: 'face-down@5.-6', night: true } as const;
    expect(seen(ruins, 'move 5.-6')).toMatchObject({ reveals: ['ruins'] });
    expect(seen(ruins, 'move 5.-5')).toMatchObject({ reveals: [] });
    expect(seen({ ...ruins, ruins: 'altar-red@5.-6' }, 'move 5.-6')).toMatchObject({ reveals: [] });
  });

  test('MK-MOVE-30 a garrison is turned up from beside it by day, not by night', () => {
    const near = { ...keep, at: '3.-4', tokens: 'gray@5.-6' } as const;
    expect(seen(near, 'move 4.-5')).toMatchObject({ reveals: ['garrison'] });
    expect(seen({ ...near, night: true }, 'move 4.-5')).toMatchObject({ reveals: [] });
    expect(seen(near, 'move 3.-3')).toMatchObject({ reveals: [] });
  });

  test('MK-EXPLORE-20 a tile, a passage between dungeons for its price', () => {
    expect(seen({ at: '3.-3', move: 2 }, 'explore 1 1')).toEqual({ reveals: ['tile'] });
    const also: Told['also'] = (state) => {
      state.secrets = [
        { at: spaceAt(2, -3), seat: 0 },
        { at: spaceAt(4, -2), seat: 1 },
      ];
    };
    // 2 and 1 for each of three spaces.
    expect(quest('dungeon-lords', { at: '2.-3', move: 9, also }).preview('passage 4.-2')).toEqual({ reveals: [], cost: 5 });
  });
});

describe('fights', () => {
  test('MK-TURN-25 the one that is challenged, and no other', () => {
    expect(seen({ at: '2.-2', tokens: 'prowlers@3.-3! diggers@1.-2!' }, 'challenge prowlers 3.-3')).toEqual({
      reveals: [],
      enemies: [PROWLERS],
    });
  });

  test.each([
    ['MK-SITE-17 a den', { tiles: 'countryside-6@1,1', at: '3.-5' }, [], ['brown']],
    [
      'MK-SITE-17 one that was left in its den',
      { tiles: 'countryside-6@1,1', at: '3.-5', tokens: 'medusa@3.-5' },
      ['medusa'],
      [],
    ],
    [
      'MK-SITE-19 one that was laid face down',
      { tiles: 'core-1@1,1', at: '3.-5', tokens: 'gargoyle@3.-5 brown@3.-5 medusa@4.-4' },
      ['gargoyle'],
      ['brown'],
    ],
    ['MK-SITE-18 spawning grounds', { tiles: 'core-1@1,1', at: '3.-5' }, [], ['brown', 'brown']],
    ['MK-SITE-22 ruins', { tiles: 'countryside-8@1,1', at: '5.-6', ruins: 'ruins-green-brown@5.-6' }, [], ['green', 'brown']],
    ['MK-SITE-13 a dungeon', { tiles: 'countryside-7@1,1', at: '4.-4' }, [], ['brown']],
    ['MK-SITE-15 a tomb', { tiles: 'core-1@1,1', at: '5.-6' }, [], ['red']],
  ] as const)('%s: who is known, and what is drawn', (_, told, enemies, unknown) => {
    expect(seen(told, 'enter')).toMatchObject({
      reveals: ['enemies'],
      enemies: enemies.map((enemy) => ({ enemy, walls: 0 })),
      unknown,
    });
  });

  test('MK-SITE-06 a monastery that is burned sends somebody violet', () => {
    expect(seen({ tiles: 'countryside-7@1,1', at: '3.-5' }, 'burn')).toEqual({
      ...{ reveals: ['enemies'], enemies: [], unknown: ['violet'] },
    });
  });

  test('MK-SCENARIO-60 an incantation calls one for each glade that is marked: brown ones, in the second night red ones', () => {
    const night = { night: true, round: 2, at: '0.-2', shields: '1.-3 4.-3' } as const;
    expect(quest('druid-nights', night).preview('incant')).toEqual({
      ...{ reveals: ['enemies'], enemies: [], unknown: ['brown', 'brown'] },
    });
    expect(quest('druid-nights', { ...night, round: 4 }).preview('incant')).toMatchObject({ unknown: ['red', 'red'] });
  });

  test('MK-COMBAT-32 the end of the first phase brings what is summoned, unless nobody summons any more', () => {
    const shots = { stage: 'ranged', units: 'utem-crossbowmen' } as const;
    expect(seen({ ...shots, fight: 'prowlers orc-summoners' }, 'done')).toEqual({ reveals: ['enemies'] });
    expect(seen({ ...shots, fight: 'prowlers' }, 'done')).toEqual({ reveals: [] });
    expect(seen({ ...shots, fight: 'orc-summoners', stage: 'attack' }, 'done')).toEqual({ reveals: [] });
    const also: Told['also'] = (state) => {
      state.foes = state.foes.map((foe, at) => (at === 1 ? { ...foe, fate: 'held' } : foe));
    };
    expect(seen({ ...shots, fight: 'prowlers orc-summoners', also }, 'done')).toEqual({ reveals: [] });
  });

  test('MK-PVP-38 MK-PVP-45 MK-PVP-48 what each spoil of a fight between players costs', () => {
    const table = melee({ units: 'ice-golems', mana: 'blue' }, { discard: 'golden-grail' });
    table.play('use ice-golems 0 1', 'strike', 'done');
    expect(['wound hero', 'steal golden-grail', 'drive 2.-2', 'drive 1.-1'].map((key) => table.preview(key))).toEqual(
      [2, 5, 2, 3].map((cost) => ({ reveals: [], cost })),
    );
    expect(table.preview('done')).toEqual({ reveals: [] });
  });
});

describe('what cannot be taken back', () => {
  const reveals = (table: MageTable, key: string): unknown => table.preview(key);
  const cards = { reveals: ['cards'] };
  const nothing = { reveals: [] };

  test('MK-ENDTURN-01 MK-ENDTURN-36 the end of a turn: cards are drawn, and dice rolled that were used', () => {
    const table = mage({ hand: 'rage march', source: 'green' });
    expect(reveals(table, 'end')).toEqual(cards);
    expect(reveals(table.play('march strong'), 'end')).toEqual({ reveals: ['dice', 'cards'] });
    expect(reveals(table, 'rage sideways')).toEqual(nothing);
  });

  test('MK-CARD-24 a skill that draws, and one that does not', () => {
    const table = mage({ hand: 'rage', skills: 'tovak-motivation tovak-double-time', deck: 'march march' });
    expect(reveals(table, 'skill tovak-motivation')).toEqual(cards);
    expect(reveals(table, 'skill tovak-double-time')).toEqual(nothing);
  });

  test('MK-HEAL-02 healing by the Golden Grail, which draws a card for each wound of the hand and none for a unit’s', () => {
    const told = { hand: 'golden-grail wound wound rage', units: 'peasants:wounded', deck: 'march' } as const;
    const strong = mage(told).play('golden-grail strong');
    expect([reveals(strong, 'heal'), reveals(strong, 'heal peasants 0')]).toEqual([cards, nothing]);
    expect(reveals(mage(told).play('golden-grail'), 'heal')).toEqual(nothing);
  });

  test('MK-CARD-14 what is bought: a unit and healing show nothing', () => {
    const told = { at: '2.-3', stage: 'interact', influence: 12, hand: 'rage wound', offer: 'peasants' } as const;
    const table = mage(told);
    expect(table.options('buy')).toEqual(['buy heal']);
    expect([reveals(table, 'recruit peasants 0'), reveals(table, 'buy heal')]).toEqual([nothing, nothing]);
  });
});
