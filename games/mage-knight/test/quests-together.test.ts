/** The scenarios that are about mines, glades, dungeons and holdings, in combination and told from the printed rules. */
import { describe, expect, test } from 'vitest';
import { spaceAt } from '../src/land.ts';
import { type MageTable, mage, type Told } from './table.ts';

const quest = (scenario: string, told: Told = {}) => mage({ options: { scenario }, others: [{}], seed: 1, ...told });
/** The blow that is told. */
const striking = (table: MageTable, n: number, ...foes: readonly string[]): MageTable => {
  table.until('0 attack');
  table.state.parts = [{ by: 'rage', n, kind: 'melee', element: 'physical' }];
  return table.play(`strike ${foes.join(' ')}`);
};

describe('Mines Liberation', () => {
  const mine = { at: '2.-1', hand: 'rage' } as const;

  test('MK-SCENARIO-59 whoever defeats the first of two has its Fame and nothing else', () => {
    const table = quest('mines-liberation', { ...mine, tokens: 'prowlers@2.-1 minotaur@2.-1' }).play('enter');
    striking(table, 3, 'prowlers').until('0 after');
    expect([table.fame, table.reputation, table.state.shields, table.tokens]).toEqual([2, 0, [], 'minotaur@2.-1']);
  });

  test('MK-SCENARIO-59 whoever defeats the last frees it, though another had beaten the first', () => {
    const table = quest('mines-liberation', { ...mine, tokens: 'minotaur@2.-1' }).play('enter');
    striking(table, 5, 'minotaur').until('0 after');
    expect([table.fame, table.reputation]).toEqual([4, 1]);
    expect(table.state.shields).toEqual([{ at: spaceAt(2, -1), seat: 0 }]);
  });

  test('MK-SCENARIO-59 a mine of the core is worth 2 Reputation and 7', () => {
    // Core 8 has its red mine north-east of the city.
    const table = quest('mines-liberation', { tiles: 'core-8@1,1', at: '5.-6', hand: 'rage', tokens: 'swamp-dragon@5.-6' });
    striking(table.play('enter'), 9, 'swamp-dragon').until('0 after');
    expect([table.fame, table.reputation]).toEqual([7, 2]);
    expect(table.view(0).scores[0]).toMatchObject({ quest: 7 });
  });

  test('MK-SCENARIO-59 MK-MANA-13 it is dark in a mine: black pays there by day, gold does not', () => {
    const told = { ...mine, tokens: 'minotaur@2.-1', hand: 'rage' } as const;
    const lit = quest('mines-liberation', { ...told, source: 'gold' });
    expect(lit.offers('rage strong')).toBe(false);
    expect(lit.play('enter').until('0 attack').offers('rage strong')).toBe(false);
    // Units may be used there.
    const helped = quest('mines-liberation', { ...told, units: 'peasants' })
      .play('enter')
      .until('0 block');
    expect(helped.options('use').length).toBeGreaterThan(0);
  });

  test('MK-SCENARIO-59 a new round brings a crystal of each mine, three of a colour at most', () => {
    const dawn = (crystals: string) =>
      quest('mines-liberation', { tiles: 'countryside-3@1,1', stage: 'dawn', shields: '2.-1 4.-4', crystals }).state
        .crystals[0];
    expect(dawn('')).toEqual([0, 0, 1, 1]);
    expect(dawn('green green green')).toEqual([0, 0, 3, 1]);
  });

  test('MK-SCENARIO-59 MK-ENDTURN-13 a mine that is free gives its crystal to whoever ends a turn there', () => {
    const table = quest('mines-liberation', {
      ...mine,
      hand: 'rage rage',
      others: [{ shields: '2.-1' }],
    });
    table.play('rage sideways', 'end');
    expect(table.state.crystals[0]).toEqual([0, 0, 1, 0]);
  });

  test('MK-SCENARIO-59 the title: 5 for most, 2 each where two have as much, none where nobody has any', () => {
    const titles = (own: string, theirs: string) =>
      quest('mines-liberation', { tiles: 'countryside-3@1,1', shields: own, others: [{ shields: theirs }] })
        .view(0)
        .scores.map(({ titles }) => titles);
    expect([titles('2.-1', ''), titles('2.-1', '4.-4'), titles('', '')]).toEqual([
      [5, 0],
      [2, 2],
      [0, 0],
    ]);
  });
});

describe('Druid Nights', () => {
  const night = { at: '1.-2', shields: '1.-3 4.-3', hand: 'rage', night: true } as const;

  test('MK-SCENARIO-60 in the second night it is red ones, with two crystals for each', () => {
    const table = quest('druid-nights', {
      ...night,
      round: 4,
      chance: [
        ['red enemy', 0],
        ['red enemy', 0],
      ],
    }).play('incant');
    expect(table.foes).toBe('swamp-dragon attacks, swamp-dragon attacks');
    striking(table, 9, 'swamp-dragon').until('0 after');
    // 7 twice for the one that fell, and nothing for the other.
    expect(table.fame).toBe(14);
    expect(table.state.rewards[0]).toHaveLength(4);
  });

  test('MK-SCENARIO-60 it is the action of the turn, and of each night once', () => {
    const table = quest('druid-nights', { ...night, round: 2 })
      .play('incant')
      .until('0 after');
    expect(table.options('incant')).toEqual([]);
    expect(table.state.hasIncanted).toEqual([true, false]);
    const dawn = quest('druid-nights', { stage: 'dawn', round: 3, also: (state) => void state.hasIncanted.fill(true) });
    expect(dawn.state.hasIncanted).toEqual([false, false]);
  });

  test('MK-SCENARIO-60 a glade bears the marks of several, and each calls by their own', () => {
    const table = quest('druid-nights', {
      at: '1.-3',
      hand: 'rage',
      others: [{ shields: '1.-3' }],
    });
    expect(table.options('mark')).toEqual(['mark']);
    expect(table.play('mark').options('mark')).toEqual([]);
    expect(table.state.shields.map(({ seat }) => seat)).toEqual([1, 0]);
    const theirs = quest('druid-nights', { at: '1.-2', hand: 'rage', night: true, round: 2, others: [{ shields: '1.-3' }] });
    expect(theirs.options('incant')).toEqual([]);
  });

  test('MK-SCENARIO-60 MK-OTHERS-04 nobody marks a glade beside another hero', () => {
    const table = quest('druid-nights', { at: '0.-3', move: 3, hand: 'rage', others: [{ hero: 'norowas', at: '1.-3' }] });
    expect(table.play('move 1.-3').options('mark')).toEqual([]);
  });
});

describe('Dungeon Lords', () => {
  test('MK-SCENARIO-61 under a monastery lies a tomb: a red enemy, a spell and an artifact', () => {
    // Core 6 has its monastery north-east of the city.
    const told = { tiles: 'core-6@1,1', at: '5.-6', hand: 'rage', chance: [['red enemy', 0]] } as const;
    const table = quest('dungeon-lords', told).play('enter');
    expect(table.foes).toBe('swamp-dragon attacks');
    striking(table, 9, 'swamp-dragon').until('0 after');
    expect(table.state.rewards[0]).toEqual(['spell', 'artifact']);
    expect(table.told('conquered')).toMatchObject([{ site: 'tomb' }]);
    // It is no burned monastery: people still live there.
    expect(table.state.shields).toEqual([]);
  });

  test('MK-SCENARIO-61 the title of the Adventurer is 5, and 2 for each of those who share it', () => {
    const titles = (...owners: readonly number[]) =>
      quest('dungeon-lords', {
        also: (state) => {
          state.secrets = owners.map((seat, i) => ({ at: spaceAt(i === 0 ? 2 : 4, i === 0 ? -3 : -2), seat }));
        },
      })
        .view(0)
        .scores.map(({ adventurer, titles }) => [adventurer, titles]);
    expect(titles(0)).toEqual([
      [4, 5],
      [0, 0],
    ]);
    expect(titles(0, 1)).toEqual([
      [4, 2],
      [4, 2],
    ]);
  });

  test('MK-SCENARIO-61 a passage costs 2 and 1 for each space, and provokes nobody', () => {
    const also: Told['also'] = (state) => {
      state.secrets = [
        { at: spaceAt(2, -3), seat: 1 },
        { at: spaceAt(4, -2), seat: 0 },
      ];
    };
    const table = quest('dungeon-lords', { at: '2.-3', move: 5, hand: 'rage', tokens: 'prowlers@3.-3!', also });
    expect(table.options('passage')).toEqual(['passage 4.-2']);
    table.play('passage 4.-2');
    // Three spaces: 2 and 3.
    expect([table.at, table.points, table.asked]).toEqual(['4.-2', '0/0/0', '0 move']);
    expect(quest('dungeon-lords', { at: '2.-3', move: 4, hand: 'rage', also }).options('passage')).toEqual([]);
  });
});

describe('Druid Nights', () => {
  const night = { at: '1.-2', shields: '1.-3', hand: 'rage', night: true, round: 2 } as const;

  test('MK-SCENARIO-60 MK-COMBAT-05 nobody else is challenged to join those that an incantation calls', () => {
    const table = quest('druid-nights', { ...night, at: '1.-3', tokens: 'prowlers@1.-4!' });
    expect(table.options('challenge')).toEqual(['challenge prowlers 1.-4']);
    expect(table.play('incant').options('challenge')).toEqual([]);
    expect(table.state.foes.map(({ role }) => role)).toEqual(['dweller']);
  });

  test('MK-SCENARIO-60 MK-SITE-07 a monastery that was burned is no place among people', () => {
    // Core 1 has a monastery in its middle.
    const there = { ...night, tiles: 'core-1@1,1', at: '4.-5' } as const;
    expect(quest('druid-nights', there).options('incant')).toEqual([]);
    expect(quest('druid-nights', { ...there, shields: '1.-3 4.-5' }).options('incant')).toEqual(['incant']);
  });

  test('MK-SCENARIO-60 MK-MOVE-19 whoever was provoked on the way into a glade has ended the movement there, and may mark it', () => {
    // The orcs at 1.-4 are beside 0.-3 and the glade at 1.-3.
    const told = { at: '0.-3', move: 3, hand: 'rage', tokens: 'prowlers@1.-4!' } as const;
    const table = quest('druid-nights', told).play('provoke 1.-3').until('0 after');
    expect(table.play('mark').told('glade-marked')).toMatchObject([{ seat: 0, at: '1.-3' }]);
    expect(table.options('mark')).toEqual([]);
    // Whoever rests has not moved, and elsewhere nothing is marked.
    expect(quest('druid-nights', { at: '1.-3', hand: 'rage' }).play('rest rage', '0').options('mark')).toEqual([]);
    expect(quest('full-conquest', told).play('provoke 1.-3').until('0 after').options('mark')).toEqual([]);
  });

  test('MK-SCENARIO-60 MK-MOVE-01 whoever has marked a glade goes no further, not under the ground either', () => {
    const told = { at: '1.-3', hand: 'underground-travel rage', mana: 'green', move: 4 } as const;
    const table = quest('druid-nights', told);
    expect(table.offers('underground-travel')).toBe(true);
    table.play('mark');
    expect([table.options('move'), table.offers('underground-travel'), table.offers('end')]).toEqual([[], false, true]);
  });
});

describe('Conquer and Hold', () => {
  test('MK-SCENARIO-62 four are two teams, whether that was chosen or not', () => {
    const told = { hand: 'rage', at: '0.-2', move: 4 } as const;
    const table = quest('conquer-and-hold', { ...told, others: [{ at: '2.-2' }, { hero: 'goldyx', at: '1.-2' }, {}] });
    expect(table.play('move 1.-2').why('attack goldyx')).toMatchObject({ rule: 'MK-OTHERS-12' });
    const four = quest('full-conquest', { ...told, others: [{ at: '2.-2' }, { hero: 'goldyx', at: '1.-2' }, {}] });
    expect(four.play('move 1.-2').offers('attack goldyx')).toBe(true);
  });

  test('MK-SCENARIO-62 a keep taken from its owner changes sides, 3 for 3', () => {
    const told = { tiles: 'countryside-3@1,1', at: '4.-5', move: 3, hand: 'rage', chance: [['gray enemy', 0]] } as const;
    const table = quest('conquer-and-hold', { ...told, others: [{ shields: '5.-6' }] });
    expect(table.view(0).scores.map(({ total }) => total)).toEqual([0, 3]);
    striking(table.play('move 5.-6'), 20, table.foes.split(' ')[0] ?? '').until('0 after');
    expect(table.view(0).scores.map(({ total }) => total)).toEqual([3, 0]);
    expect(table.reputation).toBe(0);
  });

  test('MK-SCENARIO-62 of two against two the keeps of both count, and towers 2', () => {
    const table = quest('conquer-and-hold', {
      tiles: 'countryside-3@1,1 countryside-4@2,0',
      shields: '5.-6',
      others: [{}, { shields: '6.-4' }, {}],
      options: { scenario: 'conquer-and-hold', teams: true },
    });
    expect(table.view(0).scores.map(({ total }) => total)).toEqual([5, 0, 5, 0]);
  });

  test('MK-SCENARIO-62 MK-PVP-57 an owner forced out of a keep has lost it', () => {
    const told = { tiles: 'countryside-3@1,1', at: '4.-5', move: 3, hand: 'rage', crystals: 'red' } as const;
    const table = quest('conquer-and-hold', { ...told, others: [{ hero: 'norowas', at: '5.-6', shields: '5.-6' }] });
    table.play('move 5.-6', 'partial', 'pass', 'pass', 'rage strong', 'strike', 'done', 'drive 5.-5');
    expect(table.view(0).scores.map(({ total }) => total)).toEqual([3, 0]);
    expect(table.reputation).toBe(0);
  });
});
