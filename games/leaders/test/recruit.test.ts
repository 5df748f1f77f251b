import { pileOf } from '@taverne/engine';
import { describe, expect, test } from 'vitest';
import { refill, turnUp } from '../src/recruit.ts';
import { sit } from './helpers.ts';

describe('recruiting', () => {
  test('LDR-RECRUIT-01 After the actions a player with fewer than five cards recruits once', () => {
    const table = sit({ south: 'leaderD1 archerA1 jailerB1 vizierF1', north: 'leaderD7' });
    table.play('end');
    expect(table.view()).toMatchObject({ phase: 'recruit', due: 1 });
    table.play('recruit acrobat G1');
    expect(table.asked).toBe('north act');
    expect(table.view().due).toBe(0);
    expect(table.view().teams.south).toHaveLength(5);
  });

  test('LDR-RECRUIT-02 One of the cards on offer, on an empty recruitment cell of the own side', () => {
    const table = sit({ south: 'leaderD1 jailerB1', north: 'leaderD7 vizierF1', offer: 'archer rider acrobat' }).play('end');
    expect(table.options()).toEqual(
      ['acrobat', 'archer', 'rider'].flatMap((card) => ['A1', 'C1', 'E1', 'G1'].map((cell) => `recruit ${card} ${cell}`)),
    );
    expect(table.why('recruit archer B1')).toEqual({
      rule: 'LDR-RECRUIT-02',
      why: 'cell-taken',
      figures: { by: [{ figure: 'jailer', cell: 'B1' }] },
    });
    table.play('recruit archer C1');
    expect(table.cell('archer')).toBe('C1');
    expect(table.view().owner.archer).toBe('south');
    expect(table.told('recruited')).toEqual([
      { event: 'recruited', rule: 'LDR-RECRUIT-02', side: 'south', card: 'archer', cells: ['C1'] },
    ]);
    table.play('end');
    expect(table.options('recruit rider')).toEqual(['A4', 'B5', 'C6', 'E6', 'F5', 'G4'].map((cell) => `recruit rider ${cell}`));
  });

  test('LDR-RECRUIT-03 The gap in the offer is filled at once from the pile', () => {
    const set = { south: 'leaderD1', north: 'leaderD7', turn: 's2', offer: 'archer rider acrobat' };
    const table = sit({ ...set, chance: [['draw', 12]] }).play('end', 'recruit rider C1');
    // The pile lies in the order of the names: its last card is the nemesis.
    expect(table.view().offer).toEqual(['archer', 'nemesis', 'acrobat']);
    expect(table.view().pile).toHaveLength(12);
    expect(table.view().pile).not.toContain('nemesis');
    expect(table.match.journal.at(-1)).toEqual({ type: 'chance', what: 'draw', of: 13, said: 12 });
    expect(table.events.slice(-3)).toEqual([
      { event: 'recruited', rule: 'LDR-RECRUIT-02', side: 'south', card: 'rider', cells: ['C1'] },
      { event: 'revealed', rule: 'LDR-RECRUIT-03', card: 'nemesis' },
      { event: 'turn-began', rule: 'LDR-TURN-01', side: 'north', turn: 4 },
    ]);
  });

  test('LDR-RECRUIT-04 The second player recruits twice on the very first turn, and never again', () => {
    const table = sit().play('end');
    table.any().play('end');
    expect(table.view()).toMatchObject({ side: 'north', phase: 'recruit', due: 2 });
    expect(table.view().offer).toHaveLength(3);
    table.any();
    expect(table.asked).toBe('north recruit');
    expect(table.view()).toMatchObject({ due: 1 });
    expect(table.view().offer).toHaveLength(3);
    table.any();
    expect(table.asked).toBe('south act');
    expect(table.view().teams.north).toHaveLength(3);
    table.play('end');
    table.any().play('end');
    expect(table.view()).toMatchObject({ side: 'north', phase: 'recruit', due: 1 });
  });

  test('LDR-RECRUIT-04 Neither South nor a later turn of North brings two', () => {
    const south = sit({ south: 'leaderD1', north: 'leaderD7', turn: 's0' }).play('end');
    expect(south.view().due).toBe(1);
    const later = sit({ south: 'leaderD1', north: 'leaderD7', turn: 'n3' }).play('end');
    expect(later.view().due).toBe(1);
    const first = sit({ south: 'leaderD1', north: 'leaderD7', turn: 'n1' }).play('end');
    expect(first.view().due).toBe(2);
  });

  test('LDR-RECRUIT-05 Recruiting is compulsory', () => {
    const table = sit({ south: 'leaderD1', north: 'leaderD7' }).play('end');
    expect(table.options('end')).toEqual([]);
    expect(table.options().every((key) => key.startsWith('recruit '))).toBe(true);
    expect(table.match.world.ask(0).safe).toBeUndefined();
  });

  const BLOCKED = {
    south: 'leaderD4 archerA1 jailerB1 vizierG1',
    north: 'leaderD7 riderC1 bruiserD1 acrobatE1 innkeeperF1',
  };

  test('LDR-RECRUIT-06 Without a legal combination the phase is skipped; the next turn again grants one recruitment', () => {
    const table = sit(BLOCKED).play('end');
    expect(table.asked).toBe('north act');
    expect(table.told('recruitment-skipped')).toEqual([
      { event: 'recruitment-skipped', rule: 'LDR-RECRUIT-06', side: 'south' },
    ]);
    expect(table.view().due).toBe(0);
    table.play('D1 D2', 'C1 C2', 'end', 'end');
    expect(table.view()).toMatchObject({ side: 'south', phase: 'recruit', due: 1 });
    table.play('recruit royal-guard C1');
    expect(table.asked).toBe('north act');
  });

  test('LDR-RECRUIT-07 A recruitment that leaves the enemy Leader captured wins at once', () => {
    const table = sit({ south: 'leaderD1 riderC2', north: 'leaderB2', offer: 'archer jailer acrobat' }).play('end');
    expect(table.preview('recruit jailer A1')).toEqual({
      card: 'jailer',
      cells: ['A1'],
      wins: 'capture',
      by: [
        { figure: 'rider', cell: 'C2', how: 'adjacent' },
        { figure: 'jailer', cell: 'A1', how: 'adjacent' },
      ],
    });
    expect(table.preview('recruit jailer E1')).toEqual({ card: 'jailer', cells: ['E1'] });
    table.play('recruit jailer A1');
    expect(table.outcome).toEqual({
      places: [1, 2],
      how: 'capture',
      rule: 'LDR-END-02',
      detail: {
        side: 'north',
        cell: 'B2',
        by: [
          { figure: 'rider', cell: 'C2', how: 'adjacent' },
          { figure: 'jailer', cell: 'A1', how: 'adjacent' },
        ],
      },
    });
    // The match is over before the gap in the offer is filled.
    expect(table.match.journal.some((entry) => entry.type === 'chance')).toBe(false);
  });

  test('LDR-RECRUIT-08 A recruitment that would leave the own Leader encircled is illegal', () => {
    const table = sit({ south: 'leaderD1 riderC1 jailerD2', north: 'leaderD7' }).play('end');
    expect(table.options().some((key) => key.includes('E1'))).toBe(false);
    expect(table.why('recruit acrobat E1')).toEqual({
      rule: 'LDR-RECRUIT-08',
      why: 'recruit-encircles',
      figures: {
        leader: 'D1',
        by: [
          { figure: 'jailer', cell: 'D2', how: 'fills' },
          { figure: 'rider', cell: 'C1', how: 'fills' },
        ],
      },
    });
    expect(table.options('recruit acrobat')).toEqual(['A1', 'B1', 'F1', 'G1'].map((cell) => `recruit acrobat ${cell}`));
    expect(table.view().at['south-leader']).toBe('D1');
    expect(table.position).toContain('leaderD1');
  });

  test('LDR-RECRUIT-09 Old Bear and Cub use two empty recruitment cells, adjacent or not, and count as one card', () => {
    const table = sit({ south: 'leaderD1 riderB1 jailerC1', north: 'leaderD7', offer: 'bear archer acrobat' }).play('end');
    const cells = ['A1', 'E1', 'F1', 'G1'];
    expect(table.options('recruit bear')).toEqual(
      cells.flatMap((bear) => cells.filter((cub) => cub !== bear).map((cub) => `recruit bear ${bear} ${cub}`)),
    );
    table.play('recruit bear A1 F1');
    expect([table.cell('bear'), table.cell('cub')]).toEqual(['A1', 'F1']);
    expect(table.told('recruited')).toEqual([
      { event: 'recruited', rule: 'LDR-ABL-BEAR-01', side: 'south', card: 'bear', cells: ['A1', 'F1'] },
    ]);
    table.play('end', 'recruit archer A4', 'end');
    expect(table.asked).toBe('south recruit');
  });

  test('LDR-RECRUIT-10 Five cards are the limit: five figures, with Old Bear and Cub six', () => {
    const six = sit({ south: 'leaderD1 riderB1 jailerC1 bearF1 cubG1 archerA1', north: 'leaderD7' });
    expect(six.view().teams.south).toHaveLength(6);
    expect(six.play('end').asked).toBe('north act');
    const five = sit({ south: 'leaderD1 riderB1 jailerC1 vizierF1 archerA1', north: 'leaderD7' });
    expect(five.play('end').asked).toBe('north act');
  });

  test('LDR-RECRUIT-11 Recruiting is no displacement and triggers no Nemesis', () => {
    const table = sit({ south: 'leaderD2', north: 'leaderD7 nemesisD5' }).play('end', 'recruit acrobat D1');
    expect(table.asked).toBe('north act');
    expect(table.cell('nemesis')).toBe('D5');
    expect(table.told('reacted')).toEqual([]);
  });

  test('LDR-RECRUIT-12 The pile cannot run out: eleven of the sixteen cards are ever revealed', () => {
    const table = sit();
    while (table.view().teams.south.length < 5 || table.view().teams.north.length < 5) {
      table.play('end');
      while (table.asked.endsWith('recruit')) {
        const key = table.options().find((each) => !each.includes('bear') && !/D[17]/.test(each));
        table.play(key ?? '');
      }
    }
    expect(table.told('revealed')).toHaveLength(11);
    expect(table.view().pile).toHaveLength(5);
    expect(table.view().offer).toHaveLength(3);
  });

  test('LDR-RUL-28 If the pile were empty the offer would simply shrink', () => {
    const { state } = sit({ south: 'leaderD1', north: 'leaderD7', offer: 'archer rider acrobat' }).match.world;
    const told: string[] = [];
    const silent = { chance: () => 0, shown: () => {}, emit: ({ event }: { event: string }) => told.push(event) };
    state.pile = pileOf([]);
    const [archer = 2, rider = 2, acrobat = 2] = state.offer;
    expect(turnUp(state, silent, 'LDR-RECRUIT-03')).toBeUndefined();
    refill(state, silent, rider);
    expect(state.offer).toEqual([archer, acrobat]);
    expect(told).toEqual([]);
  });

  test('LDR-RECRUIT-13 Any character may stand on a recruitment cell, an opposing one included, and then blocks it', () => {
    const table = sit({ south: 'leaderD1', north: 'leaderD7 riderB2 jailerC2', turn: 'n21' });
    table.play('B2 B1', 'C2 C1', 'end');
    table.play(table.options('recruit acrobat')[0] ?? '', 'end');
    expect(table.options('recruit archer')).toEqual([]);
    expect(table.options('recruit bruiser')).toEqual(['A1', 'E1', 'F1', 'G1'].map((cell) => `recruit bruiser ${cell}`));
    expect(table.why('recruit bruiser C1')).toEqual({
      rule: 'LDR-RECRUIT-02',
      why: 'cell-taken',
      figures: { by: [{ figure: 'jailer', cell: 'C1' }] },
    });
  });
});
