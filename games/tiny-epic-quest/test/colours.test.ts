/** Whose colour it is, not whose seat: Castles, Quests and Legendary Items of players who sit elsewhere than their colour does. */
import { describe, expect, test } from 'vitest';
import { begun } from '../../test/table.ts';
import { tinyEpicQuest } from '../src/index.ts';
import { MAP, QuestTable, quest, type Told } from './table.ts';

const green = (told: Told): QuestTable => quest({ ...told, colours: ['green', 'red'] });

describe('green in the first seat', () => {
  test('TEQ-SETUP-02 TEQ-SETUP-19 each begins in the Castle of the colour that was chosen', () => {
    const options = { map: MAP, colours: ['yellow', 'red', 'green', 'blue'], first: '2' };
    const table = new QuestTable(begun(tinyEpicQuest, { options, seats: 3, seed: 3 }));
    expect([0, 1, 2].map((seat) => table.heroes(seat))).toEqual(['K4R K4R K4R', 'K1L K1L K1L', 'K3L K3L K3L']);
    expect(table.asked).toBe('2 card');
  });

  test('TEQ-REGION-19 TEQ-ITEM-04 home is the green Castle, and Items change hands there', () => {
    const table = green({ stage: 'dice', heroes: ['I1R K3L K1L'], items: ['bow@2 gem@3'] }).play('rest');
    expect(table.heroes()).toBe('K3L K3L K1L');
    expect(table.options()).toEqual(['give bow 1', 'give bow reserve', 'done']);
  });

  test('TEQ-QUEST-03 P04 the red Castle is somebody else’s, the green one is not', () => {
    const told = { card: 'foot', row: 'P04 T01 T02' } as const;
    expect(
      green({ ...told, heroes: ['I2R O8L O8R'] })
        .play('1 K1L')
        .options(),
    ).toEqual(['P04', 'none']);
    expect(green({ ...told, heroes: ['I4R O8L O8R'] }).play('1 K3L').asked).toBe('1 travel');
  });

  test('TEQ-ITEM-08 the Temples of one’s Items are those of one’s colour', () => {
    // Green: Staff grove, then ice. Red: Sword ice, then shadow.
    const first = green({ stage: 'dice', row: 'P01 P02 T03', heroes: ['O3R+4'] }).play('rest');
    expect(first.told('legend-stepped')).toMatchObject([{ seat: 0, item: 'staff', step: 1 }]);
    const ice = green({ stage: 'dice', row: 'P01 P02 T01', heroes: ['I1L+4'] }).play('rest');
    expect(ice.told('legend-stepped')).toEqual([]);
  });
});
