/** Movement on the standard realm. */
import { describe, expect, test } from 'vitest';
import { bookOf } from '../src/content/book.ts';
import { movementOf, stepCost } from '../src/move.ts';
import { pathTo } from '../src/path.ts';
import { cellNamed } from '../src/realm/cells.ts';
import { named, position, rules, type Skirmish, skirmish } from './skirmish.ts';

/** Far away, so that nobody is in the way and the match goes on. */
const OTHERS = 'M8@N1 W8@N2 R8@M1 B6@M2';

function cost(units: string, from: string, to: string, action = true): number {
  const state = position({ units: [units, OTHERS] });
  const { realm } = bookOf(state);
  const [id = ''] = units.split('@');
  const [a = -1, b = -1] = [from, to].map((name) => cellNamed(realm, name));
  return stepCost(state, named(state, id), a, b, { action, portals: true });
}

/** Cells offered for a Move of this unit. */
const moves = (table: Skirmish, id: string): string[] => table.options(`move ${id} `).map((key) => key.split(' ')[2] ?? '');

describe('MP', () => {
  test('TET-MOVE-01: a Move gives as many MP as the card says', () => {
    const table = skirmish({ units: ['W1@A3 B4@A14', OTHERS] });
    expect(table.unit('W1').move).toBe(3);
    expect(table.unit('B4').move).toBe(6);
    expect(moves(table, 'W1')).toContain('D3');
    expect(moves(table, 'W1')).not.toContain('E3');
    expect(rules(table.why('move W1 E3'))).toBe('TET-MOVE-10 too-few-mp');
  });

  test('TET-MOVE-02: steps go to adjacent cells, corners do not connect', () => {
    const table = skirmish({ units: ['W1@A1', OTHERS] }).say('walk W1');
    expect(table.options()).toEqual(['B1', 'A2']);
    expect(cost('W1@A1', 'A1', 'B2')).toBe(Number.POSITIVE_INFINITY);
  });

  test('TET-MOVE-03: no two units share a cell', () => {
    const table = skirmish({ units: ['W1@A1 R1@B1', OTHERS] });
    expect(table.offers('move W1 B1')).toBe(false);
    expect(rules(table.why('move W1 B1'))).toBe('TET-MOVE-05 occupied');
  });

  test('TET-MOVE-04: a plain cell costs 1 MP, a Forest and a Bridge too', () => {
    expect(cost('W1@A1', 'A1', 'A2')).toBe(1);
    expect(cost('W1@A1', 'B4', 'B3')).toBe(1);
    expect(cost('W1@A1', 'G9', 'F9')).toBe(1);
  });

  test('TET-MOVE-05 TET-TEAM-07: allies are walked through at the normal price, but the last cell must be free', () => {
    const table = skirmish({ units: ['W1@A1 R1@A2 M1@B1', OTHERS] });
    expect(moves(table, 'W1')).toEqual(expect.arrayContaining(['A3', 'C1', 'B2']));
    expect(table.preview('move W1 A3')).toMatchObject({
      path: [
        { cell: 'A2', cost: 1, portal: false },
        { cell: 'A3', cost: 1, portal: false },
      ],
      cost: 2,
      left: 1,
    });
    // Step by step, nobody may be left standing on an ally.
    table.say('walk W1', 'A2');
    expect(table.options()).not.toContain('stop');
    const short = skirmish({ units: ['W1@A1 R1@A4', OTHERS] }).say('walk W1', 'A2', 'A3');
    expect(short.options()).toEqual(expect.not.arrayContaining(['A4']));
    const partners = skirmish({ mode: 'teams', units: ['W1@A1', 'M2@N14', 'R1@A2', 'M8@N13'] });
    expect(moves(partners, 'W1')).toContain('A3');
    expect(moves(partners, 'W1')).not.toContain('A2');
  });

  test('TET-MOVE-06: enemies close their cell', () => {
    const table = skirmish({ units: ['W1@A1 B1@N14', 'R1@A2 M1@B1'] });
    expect(table.options('move W1')).toEqual([]);
    expect(table.options('walk W1')).toEqual([]);
    expect(rules(table.why('move W1 A2'))).toBe('TET-MOVE-06 occupied');
  });

  test('TET-MOVE-07 TET-AID-01: up costs 1 MP more, however high', () => {
    expect(cost('W1@A1', 'C5', 'D5')).toBe(2); // two up
    expect(cost('W1@A1', 'A10', 'B10')).toBe(2); // one up
    expect(cost('W1@A1', 'E5', 'E6')).toBe(2); // one up, on the plateau
  });

  test('TET-MOVE-08: down costs nothing more', () => {
    expect(cost('W1@A1', 'D5', 'C5')).toBe(1);
    expect(cost('W1@A1', 'E6', 'E5')).toBe(1);
  });

  test('TET-MOVE-09: climbing is added to the surcharge of the cell', () => {
    expect(cost('W1@A1', 'C6', 'D6')).toBe(3); // a Peak
    expect(cost('W1@A1', 'G3', 'G4')).toBe(3); // a Ballista
    expect(cost('W1@A1', 'A9', 'B9')).toBe(3);
  });

  test('TET-MOVE-10: without the MP for a cell it cannot be entered, and what is left is lost', () => {
    const table = skirmish({ units: ['W1@A8 B1@N14', OTHERS] });
    // A8 to A9 leaves 2 MP, and the Peak on B9 asks for 3.
    expect(moves(table, 'W1')).not.toContain('B9');
    expect(table.why('move W1 B9')).toEqual({ rule: 'TET-MOVE-10', why: 'too-few-mp', figures: { cost: 4, mp: 3 } });
    table.say('move W1 A9');
    expect(table.told('moved')).toMatchObject([{ unit: 'W1', path: ['A9'], cost: 1, left: 2 }]);
    expect(table.options('move W1')).toEqual([]);
  });

  test('TET-RUL-07: a unit may stop early, but a Move of no cells is none', () => {
    const table = skirmish({ units: ['W1@A1 B1@N14', OTHERS] }).say('walk W1');
    expect(table.options()).not.toContain('stop');
    table.say('A2');
    expect(table.options()).toContain('stop');
    table.say('stop');
    expect(table.where('W1')).toBe('A2');
    expect(table.asked).toEqual(['0 act']);
  });
});

describe('why a step cannot be taken', () => {
  const why = (table: Skirmish, key: string) => rules(table.why(key));

  test('enemies, missing MP, allies without room behind them, and a stop before the first step', () => {
    const table = skirmish({ units: ['W1@C3 R1@D3 M1@E3 B1@E2', 'M8@F3 W8@B3'] }).say('walk W1');
    expect(table.options()).toEqual(['C2', 'D3', 'C4']);
    expect(table.why('B3')).toEqual({ rule: 'TET-MOVE-06', why: 'occupied', figures: { unit: 'W8', cell: 'B3' } });
    expect(why(table, 'stop')).toBe('TET-RUL-07 no-step-yet');
    table.say('D3');
    expect(why(table, 'stop')).toBe('TET-MOVE-05 on-an-ally');
    expect(why(table, 'E3')).toBe('TET-MOVE-05 no-rest');
    const tired = skirmish({ units: ['W1@A8 B1@N14', OTHERS] }).say('walk W1', 'A9');
    expect(tired.why('B9')).toEqual({ rule: 'TET-MOVE-10', why: 'too-few-mp', figures: { cost: 3, left: 2 } });
  });

  test('portals that an enemy holds', () => {
    const table = skirmish({ units: ['W1@C5 B1@A14', 'M8@L5 W8@N2'] }).say('walk W1');
    expect(why(table, 'L5')).toBe('TET-PORTAL-04 occupied');
    const ghost = skirmish({ units: ['R3@C6 B1@A14', 'M8@C5 W8@N2'] }).say('walk R3', 'C5');
    expect(why(ghost, 'L5')).toBe('TET-PORTAL-04 portal-shut');
  });

  test('the Ballista it has left', () => {
    const table = skirmish({ units: ['W2@G4 B1@A14', 'M8@L5 W8@N2'], phase: 'begin' }).say('walk W2', 'F4');
    expect(why(table, 'G4')).toBe('TET-BALLISTA-04 left-ballista');
  });
});

describe('tactics on the way', () => {
  test('T04 forced march: its Moves are those that need it', () => {
    const table = skirmish({ units: ['W1@A1 B1@A14', OTHERS], hands: ['T04', ''] });
    expect(table.offers('move W1 A4')).toBe(true);
    expect(table.offers('move W1 A4 with T04')).toBe(false);
    expect(table.offers('move W1 A5')).toBe(false); // Water, and 5 MP away
    expect(table.preview('move W1 A5 with T04')).toMatchObject({ cost: 5, left: 0 });
    table.say('move W1 A5 with T04');
    expect(table.where('W1')).toBe('A5');
    expect(table.view(1).discard).toEqual(['T04']);
  });

  test('T13 pathfinder: who walks step by step has 2 MP more from there on', () => {
    const table = skirmish({ units: ['W1@C6 B1@A14', OTHERS], hands: ['T13', ''] });
    table.answer('walk W1').answer('C5').answer('L5');
    expect(table.asked).toEqual(['0 window-cell-entered']);
    table.answer('T13');
    expect(table.view(0).walk).toMatchObject({ unit: 'W1', mp: 3 });
  });

  test('T13 pathfinder: a Move to a named cell ends there, and nobody is asked on the way', () => {
    const table = skirmish({ units: ['W1@C6 B1@A14', OTHERS], hands: ['T13', ''] }).answer('move W1 L5');
    expect([table.where('W1'), table.asked]).toEqual(['L5', ['0 act']]);
    // What is walked in one go is told in one go.
    const beyond = skirmish({ units: ['W1@C6 B1@A14', OTHERS], hands: ['T13', ''] }).answer('move W1 L6');
    expect(beyond.told('moved')).toMatchObject([{ path: ['C5', 'L5', 'L6'], portals: ['L5'] }]);
    // F9 is a Bridge: the others are asked for a ford, the walker is not.
    const bridge = skirmish({ units: ['W1@C6 B1@A14', OTHERS], hands: ['T13', 'T01'] }).answer('move W1 F9');
    expect(bridge.asked).toEqual(['1 window-cell-entered']);
  });

  test('T12 treacherous ford ends a direct Move on the way', () => {
    const table = skirmish({ units: ['B4@E8 W1@A14', OTHERS], hands: ['', 'T12'] });
    table.answer('move B4 E11').answer('T12');
    expect(table.where('B4')).toBe('E9');
    expect(table.asked).toEqual(['0 act']);
  });
});

describe('terrain', () => {
  test('TET-TERRAIN-01: Plain and Bridge have no rule of their own', () => {
    expect(cost('W1@A1', 'F8', 'F9')).toBe(1);
    expect(cost('W1@A1', 'C8', 'C7')).toBe(1);
  });

  test('TET-TERRAIN-02 TET-AID-03: Water costs 1 MP more on the way in, nothing on the way out', () => {
    expect(cost('W1@A1', 'D1', 'D2')).toBe(2);
    expect(cost('W1@A1', 'D2', 'D1')).toBe(1);
  });

  test('TET-TERRAIN-05 TET-AID-05: a Peak costs 1 MP more on the way in, nothing on the way out', () => {
    expect(cost('W1@A1', 'E6', 'D6')).toBe(2); // along the ridge
    expect(cost('W1@A1', 'D6', 'E6')).toBe(1);
  });

  test('TET-BALLISTA-01 TET-AID-08: a Ballista costs 1 MP more on the way in, nothing on the way out', () => {
    expect(cost('W1@A1', 'F4', 'G4')).toBe(2);
    expect(cost('W1@A1', 'G4', 'F4')).toBe(1);
  });

  test('TET-TERRAIN-08 TET-AID-06: a Village gives back 4 HP and all ammo or mana, crossed or stopped at', () => {
    const table = skirmish({ units: ['W1@B6/5*0 M1@G13/6*1', OTHERS] }).say('move W1 B8', 'move M1 G14');
    expect(table.told('village-served')).toEqual([
      { event: 'village-served', rule: 'TET-TERRAIN-08', unit: 'W1', cell: 'B7', healed: 4, refilled: 3 },
      { event: 'village-served', rule: 'TET-TERRAIN-08', unit: 'M1', cell: 'G14', healed: 1, refilled: 5 },
    ]);
    expect(table.unit('W1')).toMatchObject({ cell: 'B8', hp: 9, stock: 3 });
    expect(table.unit('M1')).toMatchObject({ cell: 'G14', hp: 7, stock: 6 });
  });

  test('TET-TERRAIN-09: the same Village serves the same unit once per turn, another Village serves it too', () => {
    const back = skirmish({ units: ['B4@B6/1 W1@A14', OTHERS] }).say('walk B4', 'B7', 'B6', 'B7', 'stop');
    expect(back.told('village-served')).toHaveLength(1);
    expect(back.unit('B4').hp).toBe(5);
    const alone = skirmish({ units: ['B4@B6/1', OTHERS] }).say('move B4 B7', 'move B4 B8', 'move B4 B7');
    expect(alone.told('village-served')).toHaveLength(1);
    const two = skirmish({
      units: ['B4@B6/1', OTHERS],
      also: (state) => {
        state.served[named(state, 'B4')] = 1;
      },
    });
    two.say('move B4 B7');
    expect(two.told('village-served')).toMatchObject([{ cell: 'B7' }]);
  });

  test('TET-TERRAIN-09: next turn it serves again', () => {
    const table = skirmish({ units: ['B4@B6/1', `${OTHERS}`], hands: ['', ''] }).say('move B4 B7', 'move B4 B8', 'end');
    table.say('end');
    table.say('move B4 B7');
    expect(table.told('village-served')).toHaveLength(2);
  });

  test('TET-TERRAIN-10: standing in a Village when the turn begins is worth nothing', () => {
    const table = skirmish({ units: ['W1@B7/5', OTHERS], phase: 'begin' });
    expect(table.unit('W1').hp).toBe(5);
    expect(table.told('village-served')).toEqual([]);
  });
});

describe('portals', () => {
  test('TET-PORTAL-01: the cells in front of the openings, those of the map', () => {
    const { realm } = bookOf(position({ units: ['W1@A1', OTHERS] }));
    const names = realm.portals
      .map(({ cell }) => cell)
      .map((cell) => `${'ABCDEFGHIJKLMN'[cell % 14]}${Math.floor(cell / 14) + 1}`);
    expect(names.sort()).toEqual(['C11', 'C5', 'F9', 'H10', 'H5', 'J12', 'L11', 'L5']);
  });

  test('TET-PORTAL-02 TET-PORTAL-03 TET-AID-07: each portal is a neighbour of every other, freely chosen', () => {
    const table = skirmish({ units: ['W1@C6 B1@N14', OTHERS] });
    for (const exit of ['L5', 'H5', 'L11', 'F9', 'J12', 'H10', 'C11'])
      expect(table.preview(`move W1 ${exit}`)).toMatchObject({ cost: 2 });
    table.say('move W1 L11');
    expect(table.told('moved')).toMatchObject([{ path: ['C5', 'L11'], portals: ['L11'], cost: 2, left: 1 }]);
  });

  test('TET-RUL-09: the way costs the entry of the other cell and never a climb; the first cell must be entered first', () => {
    for (const exit of ['L5', 'H5', 'L11', 'F9', 'J12', 'H10', 'C11']) expect(cost('W1@A1', 'C5', exit)).toBe(1);
    const table = skirmish({ units: ['W1@C5 B1@N14', OTHERS] });
    expect(table.preview('move W1 H5')).toMatchObject({ cost: 1, path: [{ cell: 'H5', cost: 1, portal: true }] });
    expect(cost('W1@A1', 'C6', 'L5')).toBe(Number.POSITIVE_INFINITY);
  });

  test('TET-PORTAL-04: a unit on a portal cell shuts it to other sides, as entrance and as exit', () => {
    const exit = skirmish({ units: ['W1@C5 B1@N14', 'M8@L5'] });
    expect(exit.offers('move W1 L5')).toBe(false);
    expect(exit.offers('move W1 L6')).toBe(false);
    const entrance = skirmish({ units: ['W1@C6 B1@N14', 'M8@C5'] });
    expect(entrance.offers('move W1 L5')).toBe(false);
  });

  test('TET-PORTAL-05: it never stands in the way of its own side, but nobody stops on it', () => {
    const own = skirmish({ units: ['B4@C6 W1@C5 R1@L5', OTHERS] });
    expect(own.offers('move B4 H5')).toBe(true);
    expect(own.offers('move B4 L5')).toBe(false);
    expect(own.offers('move B4 L6')).toBe(true);
    const partner = skirmish({ mode: 'teams', units: ['B4@C6', 'M8@N1', 'W1@C5', 'R8@N2'] });
    expect(partner.offers('move B4 H5')).toBe(true);
  });

  test('TET-PORTAL-08: portals shorten no distances for attacks', () => {
    const table = skirmish({ units: ['R2@C5 B1@N14', 'M8@L5'] });
    expect(table.options('shoot R2')).toEqual([]);
  });
});

describe('abilities of movement', () => {
  test('W7 mountaineer pays neither the climb nor the Peak in a Move action', () => {
    expect(cost('W7@A1', 'C6', 'D6')).toBe(1);
    expect(cost('W7@A1', 'D1', 'D2')).toBe(2);
    expect(cost('W7@A1', 'F4', 'G4')).toBe(2);
    expect(cost('W7@A1', 'C6', 'D6', false)).toBe(3);
  });

  test('B2 flight: every cell costs exactly 1 MP in a Move action', () => {
    for (const [from, to] of [
      ['C6', 'D6'],
      ['D1', 'D2'],
      ['G3', 'G4'],
    ] as const)
      expect(cost('B2@A1', from, to)).toBe(1);
    expect(cost('B2@A1', 'D1', 'D2', false)).toBe(2);
  });

  test('B3 amphibious: no surcharge in Water, in any movement', () => {
    expect(cost('B3@A1', 'D1', 'D2')).toBe(1);
    expect(cost('B3@A1', 'D1', 'D2', false)).toBe(1);
    expect(cost('B3@A1', 'C6', 'D6')).toBe(3);
  });

  test('R3 ghost step passes through enemies in a Move action, without stopping there and not through portals they hold', () => {
    const table = skirmish({ units: ['R3@A1 B1@N14', 'M8@A2 W8@B1'] });
    expect(table.offers('move R3 A3')).toBe(true);
    expect(table.offers('move R3 A2')).toBe(false);
    expect(cost('R3@A1 W1@N14', 'N3', 'N2', false)).toBe(Number.POSITIVE_INFINITY);
    const portal = skirmish({ units: ['R3@C6 B1@N14', 'M8@C5'] });
    expect(portal.offers('move R3 C4')).toBe(true);
    expect(portal.offers('move R3 L5')).toBe(false);
  });

  test('W8 rally: after a Move she heals one ally beside her, once per turn', () => {
    const table = skirmish({ units: ['W8@A4 R1@A1/5 B1@B2/3', 'M8@N1 W1@N2 R8@M1'] }).say('move W8 A2');
    expect(table.asked).toEqual(['0 rally']);
    expect(table.options()).toEqual(['R1', 'B1']);
    table.say('B1');
    expect(table.told('healed')).toMatchObject([{ unit: 'B1', by: 2, hp: 5, why: 'rally' }]);
    const nobody = skirmish({ units: ['W8@A4 R1@A1', 'M8@N1'] }).say('move W8 A2');
    expect(nobody.asked).toEqual(['0 act']);
  });

  test('B8 carry: an ally that stood beside it may be set down beside it, not higher than it', () => {
    const table = skirmish({ units: ['B8@B4 R1@B5 M1@A4', OTHERS] }).say('move B8 C7');
    expect(table.asked).toEqual(['0 carry']);
    expect(table.options()).toEqual(['no', 'M1 C6', 'M1 C8', 'M1 B7', 'R1 C6', 'R1 C8', 'R1 B7']);
    table.say('R1 B7');
    expect(table.where('R1')).toBe('B7');
    expect(table.told('placed')).toMatchObject([{ unit: 'R1', from: 'B5', to: 'B7', why: 'carry' }]);
    expect(table.told('village-served')).not.toMatchObject([{ unit: 'R1' }]); // placing is not movement
  });
});

describe('the path of a Move', () => {
  test('the cheapest, and among those not through Water or over a Bridge', () => {
    const table = skirmish({ units: ['B4@C1 W1@A14', OTHERS] });
    // C3 to E3 and C1 to E1 both lead past D2; D2 itself is Water and dearer.
    const { path } = table.preview('move B4 D3') as { path: { cell: string }[] };
    expect(path.map(({ cell }) => cell)).not.toContain('D2');
  });

  test('no way through Water where another one costs as much', () => {
    // To a swimmer both corners of the square cost the same.
    const table = skirmish({ units: ['B3@J10 W1@A14', OTHERS] });
    expect(table.preview('move B3 K9')).toMatchObject({ cost: 2, path: [{ cell: 'K10' }, { cell: 'K9' }] });
    expect(table.preview('move B3 J9')).toMatchObject({ cost: 1 });
  });

  test('none to a cell that somebody holds', () => {
    const state = position({ units: ['W1@A1 B1@A2', OTHERS] });
    const to = (name: string) => pathTo(state, named(state, 'W1'), cellNamed(bookOf(state).realm, name) ?? -1, 4);
    expect([to('A2'), to('A1'), to('A3')?.length]).toEqual([undefined, undefined, 2]);
  });

  test('then through Villages that serve', () => {
    const table = skirmish({ units: ['B4@A6 W1@A14', OTHERS] });
    const { path } = table.preview('move B4 C8') as { path: { cell: string }[] };
    expect(path.map(({ cell }) => cell)).toContain('B7');
    expect(table.preview('move B4 C8')).toMatchObject({ villages: ['B7'], healed: 0 });
  });
});

test('TET-RUL-26: the bearer of the Artifact has 1 MP less, but never none', () => {
  const state = position({ mode: 'battle', units: ['W1@A1', 'M1@N14'], bearer: 'W1' });
  expect(movementOf(state, named(state, 'W1'))).toBe(2);
  expect(movementOf(state, named(state, 'M1'))).toBe(4);
});
