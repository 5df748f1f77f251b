/** Exhaustion in the middle of a roll, case by case: what it takes away, and what of the roll is left for whom. */
import { describe, expect, test } from 'vitest';
import { dice, type QuestTable, quest, type Told } from './table.ts';

type Faces = Parameters<typeof dice>;
const roll = (...faces: Faces) =>
  dice(...faces, ...(['torch', 'torch', 'torch', 'torch', 'torch'] as const).slice(faces.length));
const rolled = (told: Told, ...faces: Faces): QuestTable =>
  quest({ stage: 'dice', ...told, chance: [...roll(...faces), ...(told.chance ?? [])] }).play('adventure');
const purses = (table: QuestTable): string => [0, 1, 2].map((seat) => table.purse(seat)).join(' ');

describe('what it takes away', () => {
  test('TEQ-NIGHT-19 TEQ-NIGHT-20 more Power than 3 is lost, too, though the maximum is higher', () => {
    const table = rolled({ health: [1, 6], power: [7, 0], spell: [5] }, 'goblin').play('take');
    expect([table.purse(), table.state.spell[0], table.view().most.power[0]]).toEqual(['6/3', 4, 7]);
  });

  test('TEQ-NIGHT-59 TEQ-RUL-28 nobody gains for coming home so, where a Castle gives a gain besides neither', () => {
    const told = { health: [1, 6], power: [0, 0], trophies: [3], spell: [4], heroes: ['I1L I2R I1R'] } as const;
    const table = rolled({ ...told, options: { homeGain: true } }, 'goblin');
    expect([table.purse(), table.asked]).toEqual(['6/3', '1 dice']);
  });

  test('Fairy: what it saved one from once it saves nobody from in a later Night', () => {
    const told = { health: [1, 6], power: [0, 0], items: ['fairy@1'], row: 'T01 P01 P02', first: 1, roller: 0 } as const;
    const table = rolled({ ...told, chance: [['quest', 0], ...roll('goblin')] }, 'goblin');
    expect(table.purse()).toBe('2/0');
    table.play('rest', 'rest').until('0 dice');
    table.state.health[0] = 1;
    table.state.power[0] = 0;
    expect(table.play('adventure').told('exhausted')).toMatchObject([{ seat: 0 }]);
  });

  test('Amulet: what it did in one Night it does in the next', () => {
    const told = { power: [0, 0], items: ['amulet@1'], row: 'T01 P01 P02', first: 1, roller: 0 } as const;
    const table = rolled({ ...told, chance: [['quest', 0], ...roll('goblin')] }, 'goblin').play('cancel');
    table.play('rest', 'rest').until('0 dice');
    expect(table.play('adventure').options()).toContain('cancel');
  });
});

describe('what is left of the roll', () => {
  const three = { seats: 3, power: [0, 0, 0] } as const;

  test('TEQ-RUL-17 without the roller power begins with the next one, however far the damage came', () => {
    expect(purses(rolled({ ...three, health: [1, 6, 6] }, 'goblin', 'goblin', 'power', 'power'))).toBe('6/3 5/1 6/1');
  });

  test('TEQ-RUL-17 without somebody else it is passed over, and power begins with the roller', () => {
    expect(purses(rolled({ ...three, health: [6, 1, 6] }, 'goblin', 'goblin', 'goblin', 'goblin', 'power'))).toBe(
      '4/1 6/3 5/0',
    );
  });

  test('TEQ-NIGHT-30 TEQ-RUL-17 magic that hurts begins with the next one, too, and passes over whom it exhausts', () => {
    const gone = rolled({ ...three, magic: 10, health: [3, 6, 6] }, 'goblin', 'magic', 'magic', 'magic');
    expect([purses(gone), gone.asked]).toEqual(['6/3 4/0 5/0', '1 dice']);
    const going = rolled({ ...three, magic: 10, health: [1, 6, 6] }, 'magic', 'magic', 'magic', 'magic', 'magic');
    expect([purses(going), going.asked]).toEqual(['6/3 4/0 4/0', '1 dice']);
  });

  test('TEQ-NIGHT-10 with nobody left the rest of the roll is for nobody, and the Resolution comes', () => {
    const told = { health: [1, 1], power: [0, 0], row: 'T03 P01 P02', chance: [['quest', 0]] } as const;
    const table = rolled(told, 'goblin', 'goblin', 'magic', 'power', 'punch');
    expect([table.asked, table.state.round, table.state.magic]).toEqual(['1 card', 2, 0]);
    expect([table.purse(0), table.purse(1), table.row]).toEqual(['6/3', '6/3', 'P03 T03 P01']);
  });

  test('TEQ-RUL-21 a Goblin whose attacker is Exhausted is whole again, and within reach of somebody’s Bow at once', () => {
    const told = {
      heroes: ['I1R', 'I2R'],
      health: [6, 1],
      power: [0, 0],
      items: ['bow@1'],
      goblins: 'p4 p p p p p p',
    } as const;
    const table = rolled(told, 'goblin', 'goblin', 'punch', 'magic', 'magic');
    expect(table.goblins).toBe('p p p p p p p');
    expect(table.options('', 0)).toEqual(['1 shoot 1', '1 shoot 2', 'done']);
    // Where wounds stay, whoever deals the last one takes it.
    const stay = rolled({ ...told, options: { woundsStay: true } }, 'goblin', 'goblin', 'punch', 'magic', 'magic');
    expect(stay.answer('1 shoot 1', 0).state.trophies.slice(0, 2)).toEqual([1, 0]);
  });
});
