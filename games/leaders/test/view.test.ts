import { describe, expect, test } from 'vitest';
import { leaders } from '../src/index.ts';
import { threatTo } from '../text/threat.ts';
import { sit } from './helpers.ts';

describe('the view', () => {
  test('tells a position in the words of the rules', () => {
    const table = sit({
      south: 'leaderD1 archerC4~ bearA1~ cubB1~~',
      north: 'leaderD7 jailerC6',
      offer: 'rider acrobat vizier',
    });
    expect(table.view()).toEqual({
      rules: {
        mode: 'discovery',
        startCellRecruits: true,
        repetition: true,
        turnCap: 200,
        agreedDraws: true,
        wallsLose: false,
      },
      south: 0,
      phase: 'act',
      side: 'south',
      turns: 20,
      at: { 'south-leader': 'D1', 'north-leader': 'D7', archer: 'C4', jailer: 'C6', bear: 'A1', cub: 'B1' },
      teams: { south: ['south-leader', 'archer', 'bear', 'cub'], north: ['north-leader', 'jailer'] },
      owner: {
        'south-leader': 'south',
        'north-leader': 'north',
        archer: 'south',
        jailer: 'north',
        bear: 'south',
        cub: 'south',
      },
      acted: ['archer', 'bear'],
      forfeited: ['cub'],
      pairBroken: true,
      due: 0,
      offer: ['rider', 'acrobat', 'vizier'],
      pile: [
        'bruiser',
        'royal-guard',
        'illusionist',
        'grappler',
        'manipulator',
        'prowler',
        'innkeeper',
        'protector',
        'assassin',
        'nemesis',
      ],
      pileKnown: false,
      bans: [],
      seen: [],
      walls: [0, 0],
      ending: null,
    });
  });

  test('tells of threats before they are fatal, and of the end', () => {
    const table = sit({ south: 'leaderD1 archerD5', north: 'leaderD7 assassinA4 bearD2 cubC1' });
    expect(threatTo(table.view(), 'north').participants).toEqual([{ figure: 'archer', cell: 'D5', how: 'shot' }]);
    expect(threatTo(table.view(), 'south')).toEqual({
      leader: 'D1',
      participants: [{ figure: 'bear', cell: 'D2', how: 'adjacent' }],
      free: ['E1'],
    });
    table.play('D1 E1');
    expect(table.view().ending).toBeNull();
    const won = sit({ south: 'leaderD1 assassinD5', north: 'leaderD7' }).play('D5 D6');
    expect(won.view().ending).toEqual(won.outcome);
  });

  test('shares nothing with the state, and nothing that could be changed with the view before', () => {
    const table = sit();
    const before = JSON.stringify(table.match.world.state);
    const lists = Object.values(table.view()).filter((value) => Array.isArray(value));
    for (const value of lists) if (!Object.isFrozen(value)) value.length = 0;
    expect(JSON.stringify(table.match.world.state)).toBe(before);
    const parts: unknown[] = Object.values(table.match.world.state);
    for (const value of Object.values(table.view())) if (typeof value === 'object' && value) expect(parts).not.toContain(value);
  });

  test('a glance at what is new, put into the view before, is the view', () => {
    const table = sit({ south: 'leaderD1 bearC1 cubB1', north: 'leaderD7' });
    for (const key of ['C1 C2', 'D1 D2', 'end']) {
      const [before, view] = [leaders.copy(table.match.world.state), table.view()];
      table.play(key);
      const fresh = leaders.glance?.(before, table.match.world.state) ?? [];
      const changed = Object.fromEntries(fresh.map(({ name, is }) => [name, is]));
      expect({ ...view, ...changed }).toEqual(table.view());
      expect(view).toMatchObject(Object.fromEntries(fresh.map(({ name, was }) => [name, was])));
      expect('at' in changed).toBe(key !== 'end');
      expect(changed).not.toHaveProperty('rules');
    }
  });
});

describe('a copy of the state', () => {
  test('is equal, plain data, and independent', () => {
    const { match } = sit({ south: 'leaderD1 archerC4~ bearA1~ cubB1~~', north: 'leaderD7 jailerC6', walls: '1 0' });
    const { state } = match.world;
    const copy = match.game.copy(state);
    expect(copy).toEqual(state);
    expect(JSON.parse(JSON.stringify(state))).toEqual(state);
    copy.at[2] = 5;
    copy.on[5] = 2;
    expect(state.at[2]).toBe(-1);
    expect(state.on[5]).toBe(-1);
  });
});

describe('previews', () => {
  test('tell who goes where and that asking changes nothing', () => {
    const table = sit({ south: 'leaderD1 bruiserC3 illusionistB1 grapplerG1', north: 'leaderD7 vizierC4 riderG3' });
    const before = table.position;
    expect(table.preview('D1 D2')).toEqual({ displaced: [{ figure: 'south-leader', from: 'D1', to: 'D2' }] });
    expect(table.preview('bruiser C4 C5')).toEqual({
      displaced: [
        { figure: 'bruiser', from: 'C3', to: 'C4' },
        { figure: 'vizier', from: 'C4', to: 'C5' },
      ],
    });
    expect(table.preview('illusionist D1')).toEqual({
      displaced: [
        { figure: 'illusionist', from: 'B1', to: 'D1' },
        { figure: 'south-leader', from: 'D1', to: 'B1' },
      ],
    });
    expect(table.preview('grappler pull G3')).toEqual({ displaced: [{ figure: 'rider', from: 'G3', to: 'G2' }] });
    expect(table.preview('grappler go D1')).toEqual({ displaced: [{ figure: 'grappler', from: 'G1', to: 'E1' }] });
    expect(table.position).toBe(before);
    expect(table.options().length).toBeGreaterThan(10);
  });

  test('tell whether a Nemesis would answer, and where it could go', () => {
    const table = sit({ south: 'leaderD1 riderA1', north: 'leaderD7 nemesisG4 archerG3 vizierF5' });
    expect(table.preview('D1 D2')).toEqual({
      displaced: [{ figure: 'south-leader', from: 'D1', to: 'D2' }],
      nemesis: { from: 'G4', to: ['E4', 'E5', 'F3'] },
    });
    expect(table.preview('A1 A2')).toEqual({ displaced: [{ figure: 'rider', from: 'A1', to: 'A2' }] });
    const shut = sit({ south: 'leaderD1', north: 'leaderD7 nemesisG4 archerG3 vizierF5 protectorF4' });
    expect(shut.preview('D1 D2')).toMatchObject({ nemesis: { from: 'G4', to: [] } });
    expect(shut.position).toContain('nemesisG4');
  });

  test('tell how a recruitment would win, and leave the table as it was', () => {
    const table = sit({ south: 'leaderD1', north: 'leaderA1 vizierA2 riderB2', offer: 'archer assassin bear' }).play('end');
    expect(table.preview('recruit archer B1')).toEqual({
      card: 'archer',
      cells: ['B1'],
      wins: 'encirclement',
      by: [
        { figure: 'vizier', cell: 'A2', how: 'fills' },
        { figure: 'rider', cell: 'B2', how: 'fills' },
        { figure: 'archer', cell: 'B1', how: 'fills' },
      ],
    });
    expect(table.preview('recruit bear C1 G1')).toEqual({ card: 'bear', cells: ['C1', 'G1'] });
    expect(table.cell('archer')).toBeUndefined();
    expect(table.view().teams.south).toEqual(['south-leader']);
    expect(table.told('recruited')).toEqual([]);
  });
});
