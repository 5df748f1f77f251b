/** Set-up, Resolution, points and ties, case by case. */
import { describe, expect, test } from 'vitest';
import { begun } from '../../test/table.ts';
import { tinyEpicQuest } from '../src/index.ts';
import type { State } from '../src/state.ts';
import { dice, MAP, QuestTable, quest } from './table.ts';

describe('set-up', () => {
  const laid = (options: object, seats: number, seed: number): QuestTable =>
    new QuestTable(begun(tinyEpicQuest, { options: { ...(seats === 1 ? { mode: 'solo' } : {}), ...options }, seats, seed }));

  test.for([1, 2, 3, 4])(
    'TEQ-SETUP-19 TEQ-SETUP-03 %d at the table: three Heroes each in the Castle of their colour, nobody else',
    (seats) => {
      for (const seed of [5, 6, 7]) {
        const table = laid({}, seats, seed);
        const [began] = table.told('began');
        // The map is told I1 to I5, K1 to K4, O1 to O8.
        const places = began?.map.split(' ') ?? [];
        for (const [seat, colour] of (began?.colours ?? []).entries()) {
          const castle = `K${places.indexOf(`C-${colour}`) - 4}${colour === 'red' || colour === 'green' ? 'L' : 'R'}`;
          expect(table.heroes(seat)).toBe(`${castle} ${castle} ${castle}`);
          expect([table.purse(seat), table.items(seat), table.done(seat)]).toEqual(['6/3', '', '']);
        }
        expect(began?.colours).toHaveLength(seats);
        expect(table.state.at.filter((at) => at >= 0)).toHaveLength(3 * seats);
        expect([table.state.magic, table.state.round, table.state.supply]).toEqual([0, 1, 9]);
        expect(table.state.legend.every((steps) => steps === 0)).toBe(true);
      }
    },
  );

  test.for([
    ['one against nobody', {}, 1],
    ['five', {}, 5],
    ['two who are the Chosen One', { mode: 'solo' }, 2],
  ] as const)('TEQ-FLOW-05 not %s', ([, options, seats]) => {
    expect(() => begun(tinyEpicQuest, { options, seats, seed: 1 })).toThrow('tiny-epic-quest is for');
  });

  test('TEQ-SETUP-14 TEQ-SETUP-15 TEQ-SETUP-16 the first five cards make the cross, the next eight the outer ring', () => {
    const chance = [
      ...Array.from({ length: 13 }, () => ['map card', 0] as const),
      ...[0, 0, 0, 0].map(() => ['castle', 0] as const),
    ];
    const options = { colours: ['red', 'blue', 'green', 'yellow'], first: '0' };
    const table = new QuestTable(begun(tinyEpicQuest, { options, seats: 2, chance, seed: 1 }));
    expect(table.told('began')).toMatchObject([
      { map: 'M01 M02 M03 M04 M05 C-red C-blue C-green C-yellow M06 M07 M08 M09 M10 M11 M12 M13' },
    ]);
  });

  test('TEQ-SETUP-24 TEQ-RUL-03 a row of one kind: its last card gives way, in its place, until the other kind comes', () => {
    // P01, P02 and P03 are laid from right to left; P03 and then P04 give way, and T01 comes.
    const chance = [0, 0, 0, 0, 8].map((said) => ['quest', said] as const);
    const options = { map: MAP, colours: ['red', 'blue', 'green', 'yellow'], first: '0' };
    const table = new QuestTable(begun(tinyEpicQuest, { options, seats: 2, chance }));
    expect(table.row).toBe('T01 P02 P01');
    expect(table.told('quest-discarded').map(({ quest: card }) => card)).toEqual(['P03', 'P04']);
    expect(table.state.quests.discard).toHaveLength(2);
    expect(table.state.quests.bag).toHaveLength(19);
  });

  test('TEQ-DAY-02 TEQ-RUL-33 three at the table: whoever has the token chooses the first and the fourth card', () => {
    const table = laid({ first: '1' }, 3, 1);
    const choosers: string[] = [];
    for (const card of ['foot', 'horse', 'raft', 'ship']) {
      choosers.push(table.asked);
      table.play(card);
      for (let i = 0; i < 3; i++) table.play('idle');
    }
    expect(choosers).toEqual(['1 card', '2 card', '0 card', '1 card']);
    expect(table.asked).toBe('1 dice');
  });
});

describe('the Resolution', () => {
  test('TEQ-RESOLVE-04 TEQ-RUL-22 the supply fills Portals as long as it lasts', () => {
    const refilled = (supply: number) =>
      quest({
        stage: 'dice',
        goblins: '- - a - p p p',
        also: (state) => {
          state.supply = supply;
        },
      }).play('rest', 'rest');
    expect([0, 2, 3].map((supply) => refilled(supply).goblins)).toEqual(['- - a - a a a', 'p p a - a a a', 'p p a p a a a']);
    expect(refilled(2).state.supply).toBe(0);
  });

  test('TEQ-NIGHT-50 wounds do not outlast the round, and a Goblin that was attacked turns aggressive like the others', () => {
    const table = quest({ stage: 'dice', heroes: ['I2R'], goblins: 'p4 p a2 p p p p' })
      .play('rest')
      .until('1 dice')
      .play('rest');
    expect(table.goblins).toBe('a a a a a a a');
  });

  test('TEQ-NIGHT-61 TEQ-RUL-22 a Goblin beaten is replaced at the Resolution, passive, and is one’s own for good', () => {
    const table = quest({
      stage: 'dice',
      heroes: ['I2R'],
      goblins: 'p4 a a a a a a',
      health: [4],
      power: [0, 0],
      chance: [...dice('punch', 'torch', 'torch', 'torch', 'torch'), ['quest', 10]],
    }).play('adventure', '1 punch');
    expect([table.goblins, table.heroes()]).toEqual(['- a a a a a a', 'I2R K1L K1L']);
    table.play('rest', 'rest', 'health');
    expect(table.heroes()).toBe('K1L K1L K1L');
    expect([table.goblins, table.purse()]).toEqual(['p a a a a a a', '5/0']);
    expect([table.state.trophies[0], table.state.supply]).toEqual([1, 8]);
  });

  test('TEQ-RESOLVE-06 TEQ-QUEST-11 the oldest goes, the others move to the right, a new one comes in on the left', () => {
    const table = quest({ stage: 'dice', row: 'T01 P02 P01', chance: [['quest', 0]] }).play('rest', 'rest');
    expect(table.row).toBe('P03 T01 P02');
    expect(table.told('quest-discarded')).toMatchObject([{ quest: 'P01' }]);
  });

  test('TEQ-RESOLVE-07 a row that was short has three again when cards are there, without a discard, too', () => {
    const table = quest({
      stage: 'dice',
      row: 'T01 P02',
      chance: [['quest', 0]],
      also: (state) => {
        state.isTokenTurned = true;
      },
    }).play('rest', 'rest');
    expect(table.row).toBe('P01 T01 P02');
    expect(table.told('quest-discarded')).toEqual([]);
  });

  test('TEQ-QUEST-13 TEQ-RESOLVE-06 with no deck the discarded card itself comes back', () => {
    const table = quest({
      stage: 'dice',
      row: 'T01 P02 P01',
      also: (state) => {
        state.quests = { top: [], bag: [], discard: [] };
      },
    }).play('rest', 'rest');
    expect(table.told('quests-shuffled')).toMatchObject([{ cards: 1 }]);
    expect(table.row).toBe('P01 T01 P02');
  });

  test('TEQ-RESOLVE-08 the token goes round the table', () => {
    const first = (seats: number, from: number) => {
      const table = quest({ seats, stage: 'dice', first: from });
      for (let i = 0; i < seats; i++) table.play('rest');
      return table.asked;
    };
    expect([first(2, 1), first(3, 1), first(3, 2), first(4, 3)]).toEqual(['0 card', '2 card', '0 card', '0 card']);
  });

  test('TEQ-RESOLVE-02 TEQ-NIGHT-02 the next Night begins at the first space, with everybody Adventuring', () => {
    const table = quest({ stage: 'dice', magic: 10 }).play('rest', 'rest').until('1 dice');
    expect([table.state.magic, table.state.adventurers, table.state.roller]).toEqual([0, 0b11, 1]);
  });

  test('TEQ-NIGHT-56 whoever stays in a Temple or a Grotto is there in the next Day, as far as it was', () => {
    const table = quest({ stage: 'dice', heroes: ['I1L+2 I3R I2L', 'I5L+3 K1L O8L'] }).play('rest', 'rest');
    expect([table.heroes(), table.heroes(1)]).toEqual(['I1L+2 I3R I2L', 'I5L+3 K1L O8L']);
  });

  test('TEQ-RUL-27 leaving a Temple loses what was done in it', () => {
    const table = quest({ card: 'foot', heroes: ['I1L+3'] }).play('1 I3R');
    expect(table.heroes()).toBe('I3R K1L K1L');
    const back = quest({ card: 'foot', heroes: ['I3R+2'] }).play('1 I1L');
    expect(back.heroes()).toBe('I1L K1L K1L');
  });
});

describe('points and ties', () => {
  const done =
    (...counts: readonly number[]) =>
    (state: State) => {
      let next = 0;
      state.done = [0, 1, 2, 3].map((seat) => Array.from({ length: counts[seat] ?? 0 }, () => next++));
    };
  const ended = (told: Parameters<typeof quest>[0] = {}) => {
    const table = quest({ stage: 'dice', round: 5, ...told });
    while (table.outcome === undefined) table.play(table.offers('rest') ? 'rest' : (table.options().at(-1) ?? ''));
    return table;
  };
  const totals = (table: QuestTable): readonly number[] => table.view().scores.map(({ total }) => total);

  test('TEQ-SCORE-01 TEQ-SCORE-02 whoever did nothing has -9', () => {
    expect(totals(ended())).toEqual([-9, -9]);
  });

  test('TEQ-SCORE-01 all four sources together', () => {
    // Spells 5: 4, Quests 3: 3, Goblins 2: 3, one Item: 4. Spells 10: 16, Quests 6: 12, Goblins 7: 20, three Items: 12.
    const table = ended({
      spell: [5, 10],
      trophies: [2, 7],
      items: ['staff@1', 'sword@1 shield@r staff@3'],
      heroes: ['I2L', 'I2L I4R O8L'],
      also: done(3, 6),
    });
    expect(totals(table)).toEqual([14, 60]);
    expect(table.outcome).toMatchObject({ places: [2, 1] });
  });

  test('TEQ-ITEM-09 TEQ-SCORE-01 a step on the track of an Item is worth nothing yet', () => {
    expect(totals(ended({ legends: [[1, 1, 1]] }))).toEqual([-9, -9]);
  });

  test('TEQ-TIE-01 four at the table: places by points, ties by Quests before Goblins', () => {
    // -4 (no Spell) and: 4 Quests 6, 2 Goblins 3: 5. 2 Quests 1, 4 Goblins 8: 5. None -3, 6 Goblins 16: 9. None -3, none -2: -9.
    const table = ended({ seats: 4, trophies: [2, 4, 6, 0], also: done(4, 2, 0, 0) });
    expect(totals(table)).toEqual([5, 5, 9, -9]);
    expect(table.outcome?.places).toEqual([2, 3, 1, 4]);
  });

  test('TEQ-TIE-02 equal Quests: more Goblins before a higher Spell Level', () => {
    // 3 Goblins 6 and Spell 0 -4: 2. 1 Goblin 1 and Spell 3 1: 2.
    const table = ended({ trophies: [1, 3], spell: [3, 0] });
    expect(totals(table)).toEqual([-1, -1]);
    expect(table.outcome?.places).toEqual([2, 1]);
  });

  test('TEQ-TIE-03 equal Quests and Goblins: the higher Spell Level before more Items', () => {
    // Spell 7 is 8, Spell 5 is 4 and an Item 4, with three Treasures besides.
    const table = ended({ spell: [5, 7], items: ['sword@1 bow@1 gem@2 tome@2'], heroes: ['I2L I4R'] });
    expect(totals(table)).toEqual([3, 3]);
    expect(table.outcome?.places).toEqual([2, 1]);
  });

  test('TEQ-TIE-04 TEQ-RUL-38 Items that wait and a Fairy that is spent count as Items', () => {
    const waits = ended({ items: ['bow@r', ''], heroes: ['I2L I4R O8L'] });
    expect(waits.outcome?.places).toEqual([1, 2]);
    const spent = ended({
      items: ['fairy@1', ''],
      heroes: ['I2L I4R O8L'],
      also: (state) => {
        state.spentForGood = 0xfff;
      },
    });
    expect(spent.outcome?.places).toEqual([1, 2]);
  });

  test('TEQ-TIE-05 what is tied in everything is shared, by three of four, and the fourth is fourth', () => {
    expect(ended({ seats: 4, trophies: [1, 1, 0, 1] }).outcome?.places).toEqual([1, 1, 4, 1]);
    expect(ended({ seats: 3, trophies: [0, 2, 0] }).outcome?.places).toEqual([2, 1, 2]);
  });

  test('TEQ-END-01 what the last Rest brings counts', () => {
    const table = quest({ stage: 'dice', round: 5, row: 'P01 P02 T03', heroes: ['I1L+4 I5R I1R'], magic: 10 });
    // The first book and the third: Spell 3 is 1; one Quest -1; no Goblin -2.
    table.play('rest', 'complete 1', 'T03', '1');
    table.until('1 dice').play('rest');
    expect(table.state.spell[0]).toBe(3);
    expect(totals(table)).toEqual([-2, -9]);
    expect(table.outcome?.places).toEqual([1, 2]);
  });
});
