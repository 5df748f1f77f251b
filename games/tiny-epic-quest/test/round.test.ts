import { describe, expect, test } from 'vitest';
import { begun } from '../../test/table.ts';
import { tinyEpicQuest } from '../src/index.ts';
import { scoreOf } from '../src/score.ts';
import type { State } from '../src/state.ts';
import { dice, MAP, QuestTable, quest } from './table.ts';

const start = (options: object = {}, seats = 2, seed = 1): QuestTable =>
  new QuestTable(begun(tinyEpicQuest, { options, seats, seed }));

describe('set-up', () => {
  test('TEQ-SETUP-03 TEQ-SETUP-04 TEQ-SETUP-05 TEQ-SETUP-09 TEQ-SETUP-19 three Heroes at home, 6 Health, 3 Power, no Spell', () => {
    const table = start({ map: MAP, colours: ['blue', 'red', 'green', 'yellow'] });
    expect([table.heroes(0), table.heroes(1)]).toEqual(['K2R K2R K2R', 'K1L K1L K1L']);
    expect([table.purse(0), table.purse(1)]).toEqual(['6/3', '6/3']);
    expect(table.state.spell.slice(0, 2)).toEqual([0, 0]);
  });

  test('TEQ-SETUP-02 TEQ-SETUP-26 TEQ-RUL-04 colours and first player by chance, or as they were wished', () => {
    const seeds = Array.from({ length: 12 }, (_, seed) => start({}, 3, seed + 1));
    expect(new Set(seeds.map(({ state }) => state.colours.join())).size).toBeGreaterThan(3);
    expect(new Set(seeds.map(({ state }) => state.first)).size).toBe(3);
    expect(start({ first: '2' }, 3).asked).toBe('2 card');
    expect(tinyEpicQuest.misfit?.({ ...start().match.terms.options, first: '2' }, 2)).toMatchObject({
      code: 'first-not-there',
    });
  });

  test('TEQ-SETUP-12 TEQ-SETUP-14 TEQ-SETUP-15 TEQ-SETUP-16 TEQ-SETUP-18 TEQ-RUL-01 TEQ-RUL-02 all seventeen cards, Castles at the corners of the cross', () => {
    for (const seats of [2, 4]) {
      const { map } = start({}, seats, seats).state;
      expect(new Set(map).size).toBe(17);
      expect([...map.slice(5, 9)].sort((a, b) => a - b)).toEqual([13, 14, 15, 16]);
    }
    expect(start({}, 2, 1).state.map).not.toEqual(start({}, 2, 2).state.map);
  });

  test('TEQ-SETUP-20 TEQ-SETUP-21 seven passive Goblins, nine in the supply', () => {
    expect(start().goblins).toBe('p p p p p p p');
    expect(start().state.supply).toBe(9);
  });

  test('TEQ-SETUP-23 TEQ-SETUP-24 three Quests of both kinds', () => {
    for (let seed = 1; seed < 30; seed++) {
      const table = start({}, 2, seed);
      expect(table.row.split(' ')).toHaveLength(3);
      expect(table.row).toMatch(/P.*T|T.*P/);
    }
  });

  test('TEQ-SETUP-11 TEQ-SETUP-22 TEQ-SETUP-27 TEQ-SETUP-06 the first round, five cards, the token on its normal face', () => {
    const table = start();
    expect(table.state.round).toBe(1);
    expect(table.options()).toEqual(['horse', 'raft', 'gryphon', 'ship', 'foot']);
    expect(table.state.isTokenTurned).toBe(false);
  });

  test('a map can be written, read back and played on again', () => {
    expect(start({ map: MAP }).told('began')).toMatchObject([{ map: MAP }]);
    const refused = (map: string) => {
      const read = tinyEpicQuest.options({ map });
      return read.ok ? undefined : read.trouble;
    };
    expect(refused('M01 M02')).toMatchObject({ at: 'options.map', code: 'map-length' });
    expect(refused(MAP.replace('M13', 'M12'))).toMatchObject({ code: 'map-twice' });
    expect(refused(MAP.replace('M13', 'M14'))).toMatchObject({ code: 'map-unknown' });
    expect(refused(MAP.replace('C-red', 'X').replace('M01', 'C-red').replace('X', 'M01'))).toMatchObject({ code: 'map-place' });
  });
});

describe('the Resolution', () => {
  test('TEQ-RESOLVE-02 TEQ-RESOLVE-03 TEQ-RESOLVE-04 TEQ-RUL-22 magic back, passive Goblins aggressive, empty Portals filled', () => {
    const table = quest({ stage: 'dice', magic: 6, goblins: '- a p p p p p' }).play('rest', 'rest');
    expect(table.state.magic).toBe(0);
    expect(table.goblins).toBe('p a a a a a a');
    expect(table.state.supply).toBe(8);
    const dry = quest({
      stage: 'dice',
      goblins: '- - a a a a a',
      also: (state) => {
        state.supply = 1;
      },
    }).play('rest', 'rest');
    expect(dry.goblins).toBe('p - a a a a a');
  });

  test('TEQ-RESOLVE-05 TEQ-RESOLVE-09 TEQ-RESOLVE-10 all cards again, a new round, and everybody Adventuring at its Night', () => {
    const table = quest({ stage: 'dice' }).play('rest', 'rest');
    expect(table.options()).toHaveLength(5);
    expect(table.told('round-began')).toMatchObject([{ round: 2, first: 1 }]);
    table.until('1 dice');
    expect(table.state.adventurers).toBe(0b11);
  });

  test('TEQ-RESOLVE-06 TEQ-RESOLVE-07 TEQ-RESOLVE-08 TEQ-QUEST-16 the rightmost Quest goes, unless the token was turned; then it passes on', () => {
    const table = quest({ stage: 'dice', row: 'P01 P02 T03', chance: [['quest', 10]] }).play('rest', 'rest');
    expect(table.told('quest-discarded')).toMatchObject([{ quest: 'T03', rule: 'TEQ-RESOLVE-06' }]);
    const turned = quest({
      stage: 'dice',
      row: 'P01 P02 T03',
      also: (state) => {
        state.isTokenTurned = true;
      },
    }).play('rest', 'rest');
    expect(turned.row).toBe('P01 P02 T03');
    expect(turned.state.first).toBe(1);
    expect(turned.state.isTokenTurned).toBe(false);
  });
});

describe('the end', () => {
  test('TEQ-FLOW-01 TEQ-FLOW-04 TEQ-END-01 after the Night of round 5 the most points win', () => {
    const table = quest({ stage: 'dice', round: 5, trophies: [1, 3] }).play('rest', 'rest');
    expect(table.outcome).toMatchObject({ places: [2, 1], how: 'points' });
    expect(quest({ stage: 'dice', round: 4 }).play('rest', 'rest').outcome).toBeUndefined();
  });

  test('TEQ-FLOW-03 TEQ-SCORE-01 TEQ-SCORE-02 TEQ-RUL-23 four sources, by the table', () => {
    const points = (told: object) => {
      const { spells, quests, goblins } = scoreOf(quest(told).state, 0);
      return { spells, quests, goblins };
    };
    const column = (of: 'spell' | 'trophies') => Array.from({ length: 13 }, (_, n) => points({ [of]: [n] }));
    expect(column('spell').map(({ spells }) => spells)).toEqual([-4, -2, -1, 1, 2, 4, 6, 8, 10, 13, 16, 16, 16]);
    expect(column('trophies').map(({ goblins }) => goblins)).toEqual([-2, 1, 3, 6, 8, 12, 16, 20, 25, 30, 35, 35, 35]);
    const quests = Array.from({ length: 12 }, (_, n) => {
      const done = [Array.from({ length: n }, (__, quest) => quest), [], [], []];
      return points({
        also: (state: State) => {
          state.done = done;
        },
      }).quests;
    });
    expect(quests).toEqual([-3, -1, 1, 3, 6, 8, 12, 16, 20, 25, 30, 30]);
    expect(scoreOf(quest({ items: ['sword@1 staff@r'] }).state, 0).legends).toBe(8);
  });

  test('TEQ-SCORE-03 Treasures count nothing themselves', () => {
    expect(scoreOf(quest({ items: ['bow@1 gem@2'] }).state, 0)).toEqual(scoreOf(quest().state, 0));
  });

  const tied = (one: object) => quest({ stage: 'dice', round: 5, ...one }).play('rest', 'rest').outcome?.places;
  const done = (first: number, second: number) => (state: State) => {
    state.done = [first, second, 0, 0].map((count) => Array.from({ length: count }, (_, quest) => quest));
  };

  test('TEQ-TIE-01 TEQ-TIE-02 TEQ-TIE-03 more Quests, then Goblins, then Spells', () => {
    expect(tied({ trophies: [2, 3], also: done(4, 3) })).toEqual([1, 2]);
    expect(tied({ trophies: [3, 1], spell: [0, 3] })).toEqual([1, 2]);
    // Spell Level 6 is worth as much as Level 4 with a Legendary Item, which would only count after it.
    expect(tied({ spell: [6, 4], items: ['', 'sword@1'], heroes: ['', 'I1L'] })).toEqual([1, 2]);
  });

  test('TEQ-TIE-04 TEQ-TIE-05 then more Items; what is still tied is shared', () => {
    expect(tied({ items: ['', 'bow@1'], heroes: ['', 'I1L'] })).toEqual([2, 1]);
    expect(tied({})).toEqual([1, 1]);
  });

  test('TEQ-MAX-03 neither maximum is above 10', () => {
    const table = quest({
      stage: 'dice',
      spell: [10],
      trophies: [9],
      health: [9],
      power: [9],
      heroes: ['I2R I4L O1R I1L'],
    }).play('rest', 'health', 'power');
    expect(table.purse()).toBe('10/10');
    expect(table.asked).toBe('1 dice');
  });

  test('TEQ-ONL-01 whoever leaves loses to the other, or to the target; among more the others play on', () => {
    const { forfeit } = tinyEpicQuest;
    expect(forfeit?.(quest().state, 0, 'resign', 2)).toMatchObject({ places: [2, 1], how: 'resignation', leaver: 0 });
    expect(forfeit?.(quest({ seats: 3 }).state, 0, 'time', 3)).toBeUndefined();
    expect(forfeit?.(quest({ seats: 1 }).state, 0, 'time', 1)).toMatchObject({ places: [2], how: 'time-out' });
  });
});

describe('GloomFall', () => {
  const gloom = { options: { gloom: true } } as const;

  test('TEQ-GLOOM-01 TEQ-GLOOM-03 TEQ-GLOOM-05 TEQ-SETUP-13 the second space of every Temple is doubled, the others are as usual', () => {
    const ways = (place: string, told: object) =>
      quest({
        stage: 'dice',
        heroes: [place],
        power: [0, 0],
        chance: dice('torch', 'torch', 'scroll', 'scroll', 'magic'),
        ...told,
      })
        .play('adventure')
        .options('1');
    expect(ways('I1L+1', gloom)).toEqual(['1 torch torch']);
    expect(ways('I1L+1', {})).toEqual(['1 torch']);
    for (const place of ['I3R', 'O3R', 'O7R']) expect(ways(`${place}+1`, gloom)[0]).toMatch(/^1 (\w+) \1$/);
    expect(ways('I1L', gloom)).toEqual(['1 scroll']);
  });

  test('TEQ-GLOOM-02 TEQ-RUL-24 Goblins come aggressive, those of the set-up too unless the table plays otherwise', () => {
    expect(start({ gloom: true }).goblins).toBe('a a a a a a a');
    expect(start({ gloom: true, gloomCalmStart: true }).goblins).toBe('p p p p p p p');
    expect(quest({ ...gloom, stage: 'dice', goblins: '- p p p p p p' }).play('rest', 'rest').goblins).toBe('a a a a a a a');
  });
});
