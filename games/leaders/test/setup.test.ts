import { hexagon, sameHex } from '@taverne/engine';
import { describe, expect, test } from 'vitest';
import {
  CARD_NAMES,
  CARDS,
  CELL_NAMES,
  CELLS,
  cellName,
  cellNamed,
  FIGURE_NAMES,
  FIGURES,
  HEX_OF,
  NEIGHBOURS,
  RECRUITMENT_CELLS,
} from '../src/index.ts';
import { sit } from './helpers.ts';

describe('the board', () => {
  test('LDR-SETUP-02 One board of 37 cells in the shape of a hexagon', () => {
    expect(CELLS).toHaveLength(37);
    expect(new Set(CELL_NAMES).size).toBe(37);
    expect(hexagon(3).every((place) => CELLS.some((cell) => sameHex(HEX_OF[cell], place)))).toBe(true);
    const at = (name: string) => HEX_OF[cellNamed(name) ?? 0];
    expect([at('D1'), at('D7'), at('A1'), at('G4'), at('C4'), at('F3')]).toEqual([
      { q: 0, r: 3 },
      { q: 0, r: -3 },
      { q: -3, r: 3 },
      { q: 3, r: -3 },
      { q: -1, r: 0 },
      { q: 2, r: -1 },
    ]);
  });

  test('LDR-SETUP-02 Sixteen recruitable cards and two Leaders; nineteen figures, because the bear brings a cub', () => {
    expect(CARD_NAMES).toHaveLength(16);
    expect(new Set(CARD_NAMES).size).toBe(16);
    expect(FIGURE_NAMES).toHaveLength(19);
    expect(FIGURE_NAMES.filter((name) => name.endsWith('-leader'))).toEqual(['south-leader', 'north-leader']);
    expect(CARDS.map((card) => FIGURE_NAMES[card])).toEqual([...CARD_NAMES]);
    expect(FIGURES.map((figure) => FIGURE_NAMES[figure])).toEqual([...FIGURE_NAMES]);
    expect(FIGURE_NAMES.at(-1)).toBe('cub');
  });

  test('neighbours come clockwise from north, and only existing cells are among them', () => {
    const around = (name: string) => NEIGHBOURS[cellNamed(name) ?? 0].map(cellName).join(' ');
    expect(around('D4')).toBe('D5 E4 E3 D3 C3 C4');
    expect(around('D1')).toBe('D2 E1 C1');
    expect(around('A2')).toBe('A3 B3 B2 A1');
    expect(
      CELLS.map((cell) => NEIGHBOURS[cell].length)
        .sort()
        .join(''),
    ).toBe(`${'3'.repeat(6)}${'4'.repeat(12)}${'6'.repeat(19)}`);
  });

  test('LDR-SETUP-08 Seven recruitment cells for each side: the outer end of each file', () => {
    expect(RECRUITMENT_CELLS[0].map(cellName).join(' ')).toBe('A1 B1 C1 D1 E1 F1 G1');
    expect(RECRUITMENT_CELLS[1].map(cellName).join(' ')).toBe('A4 B5 C6 D7 E6 F5 G4');
  });
});

describe('the first position', () => {
  test('LDR-SETUP-01 Chance decides which seat plays South and so first', () => {
    for (const south of [0, 1]) {
      const table = sit({
        options: { first: 'chance' },
        chance: [
          ['first', south],
          ['draw', 0],
          ['draw', 0],
          ['draw', 0],
        ],
      });
      expect(table.view().south).toBe(south);
      expect(table.match.world.ask(0).seat).toBe(south);
      expect(table.asked).toBe('south act');
      expect(table.events[0]).toEqual({ event: 'began', rule: 'LDR-SETUP-01', south, mode: 'discovery' });
    }
  });

  test('LDR-SETUP-01 The option "first" settles it without chance', () => {
    const table = sit({
      options: { first: '1' },
      chance: [
        ['draw', 0],
        ['draw', 0],
        ['draw', 0],
        ['draw', 0],
      ],
    });
    expect(table.view().south).toBe(1);
    expect(table.match.world.ask(0).seat).toBe(1);
    expect(table.play('end').asked).toBe('south recruit');
    expect(table.any().match.world.ask(0).seat).toBe(0);
  });

  test('LDR-SETUP-03 The Leaders start on D1 and D7', () => {
    expect(sit().view().at).toEqual({ 'south-leader': 'D1', 'north-leader': 'D7' });
    expect(sit().position).toMatch(/^discovery_s0_act_leaderD1_leaderD7_offer\./);
  });

  test('LDR-SETUP-05 Discovery: three cards of the shuffled sixteen are laid face up', () => {
    const table = sit({
      chance: [
        ['draw', 15],
        ['draw', 0],
        ['draw', 7],
      ],
    });
    expect(table.view().offer).toEqual(['nemesis', 'acrobat', 'innkeeper']);
    expect(table.view().pile).toEqual(CARD_NAMES.filter((card) => !table.view().offer.includes(card)));
    expect(table.match.journal).toEqual([
      { type: 'chance', what: 'draw', of: 16, said: 15 },
      { type: 'chance', what: 'draw', of: 15, said: 0 },
      { type: 'chance', what: 'draw', of: 14, said: 7 },
    ]);
    expect(table.told('revealed')).toEqual([
      { event: 'revealed', rule: 'LDR-SETUP-05', card: 'nemesis' },
      { event: 'revealed', rule: 'LDR-SETUP-05', card: 'acrobat' },
      { event: 'revealed', rule: 'LDR-SETUP-05', card: 'innkeeper' },
    ]);
    expect(table.events.at(-1)).toEqual({ event: 'turn-began', rule: 'LDR-TURN-01', side: 'south', turn: 1 });
  });

  test('LDR-SETUP-05 With the option "pile" the cards appear in that order, and chance is not asked', () => {
    const pile = [...CARD_NAMES].reverse();
    const table = sit({ options: { pile }, chance: [] });
    expect(table.view().offer).toEqual(['nemesis', 'bear', 'assassin']);
    expect(table.view().pile).toEqual(pile.slice(3));
    expect(table.view().pileKnown).toBe(true);
    table.play('end', 'recruit bear A1 G1');
    expect(table.view().offer).toEqual(['nemesis', 'vizier', 'assassin']);
    expect(table.view().pile).toEqual(pile.slice(4));
    expect(table.match.journal.every((entry) => entry.type === 'answer')).toBe(true);
  });

  test('LDR-SETUP-09 There are two modes, with everything but pile and bans in common', () => {
    const discovery = sit();
    const strategist = sit({ options: { mode: 'strategist' } });
    expect([discovery.asked, strategist.asked]).toEqual(['south act', 'south ban']);
    expect([discovery.view().offer.length, strategist.view().offer.length]).toEqual([3, 16]);
    expect([discovery.view().pile.length, strategist.view().pile.length]).toEqual([13, 0]);
    strategist.play('ban archer', 'ban rider');
    expect(strategist.options()).toEqual(discovery.options());
  });
});

describe('open information', () => {
  test('LDR-SETUP-06 Everybody sees everything, a spectator included, and nothing is hidden from anybody', () => {
    const { match } = sit();
    const { game, world } = match;
    const seen = game.view(world.state, undefined);
    expect(game.view(world.state, 0)).toEqual(seen);
    expect(game.view(world.state, 1)).toEqual(seen);
    expect([game.hidden(world.state, undefined), game.hidden(world.state, 0), game.hidden(world.state, 1)]).toEqual([
      [],
      [],
      [],
    ]);
    const before = JSON.stringify(world.state);
    game.rename(world.state, new Map());
    expect(JSON.stringify(world.state)).toBe(before);
  });

  test('LDR-SETUP-07 Ownership of every figure is visible', () => {
    const view = sit({ south: 'leaderD1 archerC4 bearA1 cubB1', north: 'leaderD7 jailerC6' }).view();
    expect(view.owner).toEqual({
      'south-leader': 'south',
      'north-leader': 'north',
      archer: 'south',
      bear: 'south',
      cub: 'south',
      jailer: 'north',
    });
    expect(view.teams).toEqual({ south: ['south-leader', 'archer', 'bear', 'cub'], north: ['north-leader', 'jailer'] });
  });
});

describe('the two Leaders', () => {
  test('LDR-SETUP-04 King and Queen play alike: the same position seen from the other side offers the same', () => {
    const south = sit({ south: 'leaderD3 riderB2', north: 'leaderD6 jailerB4' });
    const north = sit({ south: 'leaderD2 jailerF2', north: 'leaderD5 riderF4', turn: 'n21' });
    // The sides are exchanged by turning the board by 180 degrees.
    const turned = (cell: string) => {
      const { q, r } = HEX_OF[cellNamed(cell) ?? 0];
      return CELL_NAMES[CELLS.findIndex((other) => sameHex(HEX_OF[other], { q: -q, r: -r }))] ?? '?';
    };
    const mirrored = south.options().map((key) => key.replace(/[A-G]\d/g, turned));
    expect(mirrored.sort()).toEqual(north.options());
  });
});
