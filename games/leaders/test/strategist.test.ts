import { describe, expect, test } from 'vitest';
import { CARD_NAMES } from '../src/index.ts';
import { sit } from './helpers.ts';

const strategist = () => sit({ options: { mode: 'strategist' }, chance: [] });

describe('Strategist mode', () => {
  test('LDR-STRAT-01 No pile and no offer of three: all sixteen cards are available, and chance is not asked', () => {
    const table = strategist();
    const view = table.view();
    const { match } = table;
    expect(view.offer).toEqual([...CARD_NAMES]);
    expect(view.pile).toEqual([]);
    expect(view.at).toEqual({ 'south-leader': 'D1', 'north-leader': 'D7' });
    expect(match.journal).toEqual([]);
  });

  test('LDR-STRAT-02 Before the first turn the first player, then the second, removes one card', () => {
    const table = strategist();
    expect(table.asked).toBe('south ban');
    expect(table.options()).toEqual(CARD_NAMES.map((card) => `ban ${card}`).sort());
    expect(table.value('ban acrobat')).toEqual({ do: 'ban', card: 2 });
    table.play('ban acrobat');
    expect(table.asked).toBe('north ban');
    expect(table.options('ban acrobat')).toEqual([]);
    table.play('ban assassin');
    expect(table.asked).toBe('south act');
    expect(table.events.slice(1)).toEqual([
      { event: 'banned', rule: 'LDR-STRAT-02', side: 'south', card: 'acrobat' },
      { event: 'banned', rule: 'LDR-STRAT-02', side: 'north', card: 'assassin' },
      { event: 'turn-began', rule: 'LDR-TURN-01', side: 'south', turn: 1 },
    ]);
  });

  test('LDR-STRAT-03 Banned cards are out for the whole game and known to both', () => {
    const table = strategist().play('ban acrobat', 'ban bear', 'end');
    expect(table.options('recruit acrobat')).toEqual([]);
    expect(table.why('recruit acrobat A1')).toEqual({ rule: 'LDR-STRAT-03', why: 'banned', figures: { card: 'acrobat' } });
    expect(table.why('recruit bear A1 B1')).toEqual({ rule: 'LDR-STRAT-03', why: 'banned', figures: { card: 'bear' } });
    expect(table.view().bans).toEqual(['acrobat', 'bear']);
    expect(table.view().offer).not.toContain('acrobat');
    expect(table.view().offer).not.toContain('bear');
  });

  test('LDR-STRAT-04 Leaders cannot be banned, and banning is compulsory', () => {
    const table = strategist();
    expect(table.options()).toHaveLength(16);
    expect(table.options().some((key) => key.includes('leader') || key === 'end')).toBe(false);
    expect(table.match.world.ask(0).safe).toBeUndefined();
  });

  test('LDR-STRAT-05 Any card still available may be taken; the double recruitment stays', () => {
    const table = strategist().play('ban acrobat', 'ban assassin', 'end');
    expect(new Set(table.options().map((key) => key.split(' ')[1])).size).toBe(14);
    table.play('recruit archer C1', 'end');
    expect(table.view()).toMatchObject({ side: 'north', phase: 'recruit', due: 2 });
    expect(new Set(table.options().map((key) => key.split(' ')[1])).size).toBe(13);
    expect(table.options('recruit archer')).toEqual([]);
    table.play('recruit bear C6 E6', 'recruit manipulator A4');
    expect(table.asked).toBe('south act');
    expect(table.view().offer).toHaveLength(11);
    expect(table.told('revealed')).toEqual([]);
  });

  test('LDR-STRAT-06 The second ban phase comes once both hold three cards, at the end of that turn, the first player first', () => {
    // The example of the printed rules: Archer; Old Bear and Cub, Manipulator; Bruiser; then Illusionist and Nemesis are banned.
    const table = strategist().play('ban acrobat', 'ban assassin', 'D1 D2', 'end', 'recruit archer C1');
    table.play('D7 D6', 'end', 'recruit bear C6 E6', 'recruit manipulator A4');
    expect(table.asked).toBe('south act');
    table.play('C1 C2', 'end', 'recruit bruiser E1');
    expect(table.asked).toBe('south ban');
    expect(table.view()).toMatchObject({ phase: 'ban', side: 'north', turns: 3 });
    table.play('ban illusionist');
    expect(table.asked).toBe('north ban');
    table.play('ban nemesis');
    expect(table.asked).toBe('north act');
    expect(table.view().seen).toHaveLength(1);
    expect(table.told('banned').slice(2)).toEqual([
      { event: 'banned', rule: 'LDR-STRAT-06', side: 'south', card: 'illusionist' },
      { event: 'banned', rule: 'LDR-STRAT-06', side: 'north', card: 'nemesis' },
    ]);
    expect(table.told('turn-began').at(-1)).toEqual({ event: 'turn-began', rule: 'LDR-TURN-01', side: 'north', turn: 4 });
  });

  test('LDR-STRAT-06 Three cards on one side only are not enough', () => {
    const set = { mode: 'strategist', bans: 'archer rider', turn: 's4' } as const;
    const one = sit({ ...set, south: 'leaderD1 vizierA1', north: 'leaderD7 protectorA4' }).play('end', 'recruit acrobat C1');
    expect(one.asked).toBe('north act');
    const other = sit({ ...set, turn: 'n5', south: 'leaderD1 vizierA1', north: 'leaderD7 protectorA4' });
    expect(other.play('end', 'recruit acrobat B5').asked).toBe('south act');
  });

  test('LDR-STRAT-07 In all four cards are banned; twelve remain for eight recruitments', () => {
    const table = strategist();
    let bans = 0;
    while (table.view().teams.south.length < 5 || table.view().teams.north.length < 5) {
      if (table.asked.endsWith('ban')) bans++;
      if (table.asked.endsWith('act')) table.play('end');
      else table.play(table.options().find((key) => !/bear|D[17]/.test(key)) ?? '');
    }
    expect(bans).toBe(4);
    expect(table.view().bans).toHaveLength(4);
    expect(table.view().offer).toHaveLength(4);
  });
});
