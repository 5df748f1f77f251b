/** Temples, Legendary Items and Treasure Quests, case by case: every track, every colour's Temples, and who is first. */
import { describe, expect, test } from 'vitest';
import { dice, quest } from './table.ts';

/** Where each Temple is on the map of the tests. */
const TEMPLE_AT = { ice: 'I1L', shadow: 'I3R', ember: 'I5L', grove: 'O3R', tide: 'O5L', storm: 'O7R' } as const;
type Temple = keyof typeof TEMPLE_AT;

/** What each space asks for: T torch, S scroll, twice where it is doubled. */
const TRACKS: { readonly [T in Temple]: { readonly light: string; readonly dark: string } } = {
  ice: { light: 'S T SS T', dark: 'S TT SS T' },
  shadow: { light: 'T S TT S', dark: 'T SS TT S' },
  ember: { light: 'T T SS T', dark: 'T TT SS T' },
  grove: { light: 'S S TT S', dark: 'S SS TT S' },
  tide: { light: 'S T TT S', dark: 'S TT TT S' },
  storm: { light: 'T S SS T', dark: 'T SS SS T' },
};

const TEMPLES: readonly Temple[] = ['ice', 'shadow', 'ember', 'grove', 'tide', 'storm'];

describe('the tracks (TEQ-NIGHT-32, TEQ-NIGHT-33, TEQ-GLOOM-03)', () => {
  const steps = (temple: Temple, gloom: boolean): string =>
    [0, 1, 2, 3]
      .map((space) => {
        const table = quest({
          stage: 'dice',
          options: { gloom },
          heroes: [`${TEMPLE_AT[temple]}+${space}`],
          power: [0, 0],
          chance: dice('torch', 'torch', 'scroll', 'scroll', 'magic'),
        }).play('adventure');
        const [only = '', ...more] = table.options('1', 0);
        expect(more, 'there is one way only').toEqual([]);
        return only.slice(2).replaceAll('torch', 'T').replaceAll('scroll', 'S').replaceAll(' ', '');
      })
      .join(' ');

  test.for(TEMPLES)('%s, on both sides of its card', (temple) => {
    expect(steps(temple, false)).toBe(TRACKS[temple].light);
    expect(steps(temple, true)).toBe(TRACKS[temple].dark);
  });
});

/** Seat → what each Legendary Item needs first and then, by the colours of the tests: red, blue, green, yellow. */
const NEEDS: readonly (readonly ['sword' | 'shield' | 'staff', Temple, Temple])[][] = [
  [
    ['sword', 'ice', 'shadow'],
    ['shield', 'ember', 'grove'],
    ['staff', 'tide', 'storm'],
  ],
  [
    ['sword', 'grove', 'tide'],
    ['shield', 'storm', 'ice'],
    ['staff', 'shadow', 'ember'],
  ],
  [
    ['sword', 'storm', 'ember'],
    ['shield', 'shadow', 'tide'],
    ['staff', 'grove', 'ice'],
  ],
  [
    ['sword', 'tide', 'grove'],
    ['shield', 'ice', 'storm'],
    ['staff', 'ember', 'shadow'],
  ],
];

/** A seat that rests with a Hero on the last space of a Temple whose Quests are not in the row. */
function completed(seat: number, temple: Temple, legends: readonly number[] = []) {
  const seats = [0, 1, 2, 3];
  return quest({
    seats: 4,
    stage: 'dice',
    roller: seat,
    row: temple === 'grove' ? 'P01 P02 T03' : 'P01 P02 T01',
    heroes: seats.map((each) => (each === seat ? `${TEMPLE_AT[temple]}+4` : '')),
    legends: seats.map((each) => (each === seat ? legends : [])),
  }).play('rest');
}

describe('Legendary Items (TEQ-ITEM-08, TEQ-ITEM-09, TEQ-ITEM-11)', () => {
  const all = NEEDS.flatMap((needs, seat) => needs.map((need, i) => ({ seat, i, need })));

  test.for(all)('seat $seat: $need', ({ seat, i, need: [item, first, second] }) => {
    expect(completed(seat, first).told('legend-stepped')).toMatchObject([{ seat, item, step: 1 }]);
    expect(
      completed(seat, second)
        .told('legend-stepped')
        .filter((each) => each.item === item),
    ).toEqual([]);
    const begun = [0, 0, 0].map((_, each) => (each === i ? 1 : 0));
    const again = completed(seat, first, begun).told('legend-stepped');
    expect(
      again.filter((each) => each.item === item),
      'its first Temple is done',
    ).toEqual([]);
    const won = completed(seat, second, begun);
    expect(won.told('item-gained')).toMatchObject([{ seat, item }]);
    expect(won.asked).toBe(`${seat} equip`);
    expect(won.play('1').items(seat)).toBe(`${item}@1`);
  });

  test('TEQ-ITEM-10 TEQ-RUL-14 the second Temple settled first does not help either', () => {
    const table = quest({ stage: 'dice', row: 'P01 P02 T01', heroes: ['I1L+4 I3R+4'] }).play('rest', 'complete 2');
    expect(table.told('legend-stepped')).toMatchObject([{ item: 'sword', step: 1 }]);
    expect(table.items()).toBe('');
  });

  test('TEQ-RUL-14 with the first Temple done before, both again make it one’s own, once', () => {
    for (const key of ['complete 1', 'complete 2']) {
      const table = quest({ stage: 'dice', row: 'P01 P02 T01', heroes: ['I1L+4 I3R+4'], legends: [[1]] }).play('rest', key);
      table.until('1 dice');
      expect(table.told('item-gained')).toMatchObject([{ item: 'sword' }]);
      expect(table.state.legend[0]).toBe(2);
    }
  });

  test('TEQ-RUL-14 two Items may each go a step in one Rest', () => {
    const table = quest({ stage: 'dice', row: 'P01 P02 T01', heroes: ['I1L+4 I5L+4'] }).play('rest', 'complete 1');
    expect(table.told('legend-stepped')).toMatchObject([
      { item: 'sword', step: 1 },
      { item: 'shield', step: 1 },
    ]);
  });

  test('an Item that is one’s own goes no further', () => {
    const table = quest({ stage: 'dice', row: 'P01 P02 T01', heroes: ['I3R+4'], legends: [[2]], items: ['sword@2'] }).play(
      'rest',
    );
    expect(table.told('legend-stepped', 'item-gained')).toEqual([]);
    expect(table.state.legend[0]).toBe(2);
  });

  test('TEQ-RUL-20 TEQ-NIGHT-41 one Temple gives the Treasure and the step of an Item', () => {
    const table = quest({ stage: 'dice', row: 'P01 P02 T03', heroes: ['I1L+4'] }).play('rest', 'T03', '1', 'done');
    expect(table.done()).toBe('T03');
    expect(table.told('legend-stepped')).toMatchObject([{ item: 'sword', step: 1 }]);
  });

  test('TEQ-NIGHT-43 whoever is Exhausted has no Temple, no Treasure and no step', () => {
    const table = quest({
      stage: 'dice',
      row: 'P01 P02 T03',
      heroes: ['I1L+4 I3R+2 I2R'],
      health: [1],
      power: [0, 0],
      goblins: 'p3 p p p p p p',
      chance: dice('goblin', 'punch', 'punch', 'torch', 'scroll'),
    }).play('adventure');
    expect(table.heroes()).toBe('K1L K1L K1L');
    expect(table.told('temple-completed', 'legend-stepped', 'item-gained')).toEqual([]);
    expect([table.purse(), table.goblins]).toEqual(['6/3', 'p p p p p p p']);
    expect(table.asked).toBe('1 dice');
  });

  test('TEQ-RUL-16 the steps of Items and the Items stay with whoever is Exhausted', () => {
    const table = quest({
      stage: 'dice',
      heroes: ['I1L I2R'],
      health: [1],
      power: [0, 0],
      legends: [[1, 2, 0]],
      items: ['shield@r gem@2'],
      trophies: [2],
      spell: [3],
      chance: dice('goblin', 'torch', 'torch', 'torch', 'torch'),
    }).play('adventure');
    expect(table.items()).toBe('gem@2 shield@r');
    expect(table.state.legend.slice(0, 3)).toEqual([1, 2, 0]);
    // Health 6 and Power 3, whatever the maxima are: 8 and, one Spell less, 5.
    expect([table.purse(), table.state.spell[0], table.state.trophies[0]]).toEqual(['6/3', 2, 2]);
    expect([table.view().most.health[0], table.view().most.power[0]]).toEqual([8, 5]);
  });
});

describe('Treasure Quests', () => {
  test('TEQ-QUEST-09 two on the last space of one Temple: whoever rests first has the Treasure, the other the step of an Item', () => {
    const table = quest({
      stage: 'dice',
      row: 'P01 P02 T03',
      heroes: ['I1L+4', 'I1L+4'],
      legends: [[], [0, 1]],
      chance: [['quest', 13]],
    });
    table.play('rest', 'T03', '1', 'done', 'rest');
    expect(table.done()).toBe('T03');
    expect(table.done(1)).toBe('');
    expect(table.asked).toBe('1 equip');
    expect(table.told('item-gained')).toMatchObject([
      { seat: 0, item: 'gem' },
      { seat: 1, item: 'shield' },
    ]);
  });

  test('TEQ-QUEST-09 whoever rests first need not be who came first', () => {
    const table = quest({ stage: 'dice', roller: 1, row: 'P01 P02 T03', heroes: ['I1L+4', 'I1L+4'] }).play('rest', 'T03', '1');
    expect([table.done(), table.done(1)]).toEqual(['', 'T03']);
  });

  test('TEQ-QUEST-06 on the last space but one a Rest completes nothing, and the Hero stays (TEQ-NIGHT-56)', () => {
    const table = quest({ stage: 'dice', row: 'P01 P02 T03', heroes: ['I1L+3'] }).play('rest');
    expect(table.told('temple-completed')).toEqual([]);
    expect(table.heroes()).toBe('I1L+3 K1L K1L');
  });

  test('TEQ-RUL-11 two Temples of one Rest take two Treasures, neither of them by Day’s limit of one', () => {
    const table = quest({
      stage: 'dice',
      row: 'P01 T05 T03',
      heroes: ['I1L+4 I3R+4'],
      chance: [
        ['quest', 0],
        ['quest', 10],
      ],
    });
    table.play('rest', 'complete 1', 'T03', '1', 'T05', '1', 'done');
    expect(table.done()).toBe('T03 T05');
    expect(table.items()).toBe('gem@1 cloak@1');
    expect(table.state.isTokenTurned).toBe(false);
  });

  test('TEQ-RUL-11 whoever took a Quest in the last turn of the Day may take one in the Night all the same', () => {
    const table = quest({
      stage: 'dice',
      row: 'P01 P02 T03',
      heroes: ['I1L+4'],
      also: (state) => {
        state.questers = 0b11;
      },
    }).play('rest');
    expect(table.options()).toEqual(['T03', 'none']);
  });

  test('TEQ-RUL-36 by Day a Treasure uses up the turn’s Quest, and may be declined for one of Placement', () => {
    const told = { card: 'foot', row: 'P06 T03 T05', heroes: ['O1L I1L+3 I4R'] } as const;
    const taken = quest(told).play('1 O2R', 'use', '2 torch', 'T03', '2');
    expect(taken.done()).toBe('T03');
    expect(taken.asked).not.toContain('claim');
    const left = quest(told).play('1 O2R', 'use', '2 torch', 'none');
    expect(left.options()).toEqual(['P06', 'none']);
    expect(left.play('P06').done()).toBe('P06');
  });

  test('TEQ-RUL-36 Heroes that the Region sent home no longer stand where they stood', () => {
    // Torches complete the Ice Temple: only one Hero is left in a Temple.
    const table = quest({ card: 'foot', row: 'P09 T05 T06', heroes: ['O1L I1L+3 I5L'] }).play('1 O2R', 'use', '2 torch');
    expect(table.heroes()).toBe('O2R K1L I5L');
    expect(table.done()).toBe('');
    expect(table.asked).not.toContain('claim');
  });

  test('TEQ-QUEST-15 a Treasure taken by Day turns the token, too', () => {
    const table = quest({ card: 'foot', row: 'P01 P02 T03', heroes: ['O1L I1L+3'] }).play(
      '1 O2R',
      'use',
      '2 torch',
      'T03',
      '3',
    );
    expect(table.told('token-turned')).toHaveLength(1);
    expect(table.items()).toBe('gem@3');
  });

  test('TEQ-QUEST-14 by Day the Treasure of a second Temple must wait for another turn', () => {
    // Two torches: the Ice Temple and the Ember Temple are both completed in one turn.
    const table = quest({ card: 'foot', row: 'P01 T07 T03', heroes: ['O1L I1L+3 I5L+3'] }).play(
      '1 O2R',
      'use',
      '2 torch',
      'T03',
      '2',
    );
    expect(table.options()).toEqual(['3 torch', 'done']);
    table.play('3 torch');
    expect(table.told('temple-completed')).toHaveLength(2);
    expect(table.done()).toBe('T03');
    expect(table.told('legend-stepped')).toMatchObject([{ item: 'sword' }, { item: 'shield' }]);
  });
});
