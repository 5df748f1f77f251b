import { describe, expect, test } from 'vitest';
import { sit } from './helpers.ts';

const FULL = 'archerA1 jailerB1 vizierF1 protectorG1';

describe('the turn', () => {
  test('LDR-TURN-01 The players take turns alternately, South first', () => {
    const table = sit({ south: `leaderD1 ${FULL}`, north: 'leaderD7 riderA4 bruiserB5 acrobatF5 innkeeperG4', turn: 's0' });
    expect(table.asked).toBe('south act');
    expect(table.play('end').asked).toBe('north act');
    expect(table.play('end').asked).toBe('south act');
    expect(table.view()).toMatchObject({ side: 'south', turns: 2 });
    expect(table.told('turn-began')).toEqual([
      { event: 'turn-began', rule: 'LDR-TURN-01', side: 'north', turn: 2 },
      { event: 'turn-began', rule: 'LDR-TURN-01', side: 'south', turn: 3 },
    ]);
    expect(table.match.game.turn?.(table.match.world.state)).toBe(3);
  });

  test('LDR-TURN-02 First the actions, then the recruitment', () => {
    const table = sit();
    expect(table.options().some((key) => key.startsWith('recruit'))).toBe(false);
    table.play('D1 D2');
    expect(table.asked).toBe('south act');
    table.play('end');
    expect(table.asked).toBe('south recruit');
    expect(table.options().every((key) => key.startsWith('recruit'))).toBe(true);
    expect(table.told('actions-ended')).toEqual([{ event: 'actions-ended', rule: 'LDR-TURN-02', side: 'south' }]);
    expect(table.view().phase).toBe('recruit');
  });

  test('LDR-TURN-03 A recruited figure first acts on the next turn of its owner', () => {
    const table = sit({ south: 'leaderD1', north: 'leaderD7', turn: 's2', offer: 'archer rider jailer' });
    table.play('end', 'recruit archer A1');
    expect(table.asked).toBe('north act');
    table.play('end', 'recruit rider A4');
    expect(table.ends('A1')).toBe('A2 B1 B2');
  });

  test('LDR-TURN-04 With five cards a turn is made of actions only', () => {
    const table = sit({ south: `leaderD1 ${FULL}`, north: 'leaderD7' });
    expect(table.play('end').asked).toBe('north act');
    expect(table.told('recruitment-skipped')).toEqual([]);
  });

  test('LDR-TURN-04 Four cards are not five, and Old Bear and Cub are one', () => {
    const table = sit({ south: 'leaderD1 archerA1 jailerB1 bearF1 cubG1', north: 'leaderD7' });
    expect(table.play('end').asked).toBe('south recruit');
  });

  test('LDR-TURN-05 Acting is optional: none, some or all, and the player may stop after any action', () => {
    const table = sit({ south: 'leaderD1 riderA1', north: 'leaderD7' });
    expect(table.options('end')).toEqual(['end']);
    expect(table.play('A1 A2').options('end')).toEqual(['end']);
    expect(table.play('D1 D2').options()).toEqual(['end']);
    expect(table.play('end').asked).toBe('south recruit');
  });

  test('LDR-TURN-06 At the start of a turn all characters are ready again', () => {
    const table = sit({ south: `leaderD1 ${FULL}`, north: 'leaderD7 riderA4 bruiserB5 acrobatF5 innkeeperG4' });
    table.play('A1 A2');
    expect(table.view().acted).toEqual(['archer']);
    expect(table.ends('A2')).toBe('');
    table.play('end', 'end');
    expect(table.view().acted).toEqual([]);
    expect(table.ends('A2')).toBe('A1 A3 B2 B3');
  });

  test('LDR-TURN-07 When the match ends during a turn, the rest of the turn does not happen', () => {
    const table = sit({ south: 'leaderD1 assassinD5', north: 'leaderD7', turn: 's4' }).play('D5 D6');
    expect(table.outcome?.places).toEqual([1, 2]);
    expect(table.asked).toBe('');
    expect(table.story.slice(1)).toEqual(['moved', 'leader-captured']);
  });
});
