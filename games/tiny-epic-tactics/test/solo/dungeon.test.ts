/** Dungeons: the way in, what they close, their chambers, monsters and crystals, and the way out. */
import type { Scripted } from '@taverne/engine';
import { describe, expect, test } from 'vitest';
import { refuseMelee, refuseRanged, refuseSpell } from '../../src/attack/aim.ts';
import { pushPath } from '../../src/attack/push.ts';
import { bookOf } from '../../src/content/book.ts';
import { walk } from '../../src/move.ts';
import { reach, stepCost } from '../../src/reach.ts';
import { distance } from '../../src/realm/cells.ts';
import { chamberCost, refuseChamber } from '../../src/solo/chambers.ts';
import { closedBoxes, closedCells } from '../../src/solo/closed.ts';
import { dungeonOpenTo, refuseDungeon } from '../../src/solo/dungeon.ts';
import { exitsOf } from '../../src/solo/leave.ts';
import { dungeonNotOffered } from '../../src/solo/why-not.ts';
import type { State } from '../../src/state.ts';
import { adventure, cell, cellsOf, named, run, type TestTable, type Told, tableWith, where } from './adventure.ts';

/** Faces of the house's die: 0 and 1 push and star, 2 push, 3 star, 4 and 5 miss. */
const PUSH = 2;
const MISS = 4;
const STAR = 3;
const dice = (what: string, ...faces: readonly number[]): Scripted[] => faces.map((face) => [`${what} die`, face] as const);
const card = (number: number): Scripted => ['enemy card', number];

/** One Move of a unit, step by step. */
function move(told: Told, unit: string, mp: number, steps: string, script: readonly Scripted[] = []) {
  const state = adventure(told);
  const table = tableWith(...script);
  run(
    walk(state, table, named(state, unit), 0, mp),
    steps
      .split(' | ')
      .map((step) => step.trim())
      .filter((step) => step !== ''),
  );
  return { state, table };
}

const box = (state: State, id: string): number => bookOf(state).realm.boxes.findIndex((each) => each.id === id);

describe('the way in', () => {
  const opens = (told: Told, unit: string, at: string): string => {
    const state = adventure(told);
    const found = dungeonOpenTo(state, named(state, unit), cell(state, at));
    return bookOf(state).realm.boxes[found]?.id ?? 'nothing';
  };
  const why = (told: Told, id: string) => {
    const state = adventure(told);
    return refuseDungeon(state, box(state, id));
  };

  test('TET-SOLO-DGN-01, TET-RUL-56: a portal leads into the dungeon of its own box, for 1 MP', () => {
    expect(opens({ mine: 'W1@C11' }, 'W1', 'C11')).toBe('2x2');
    expect(opens({ mine: 'W1@C11' }, 'W1', 'F9')).toBe('5x4');
    expect(opens({ mine: 'W1@C12' }, 'W1', 'C12')).toBe('nothing');
    const { state, table } = move({ mine: 'W1@C11' }, 'W1', 1, 'enter 2x2');
    expect(where(state, 'W1')).toBe('2x2:A1');
    expect(table.events).toEqual([{ event: 'dungeon-entered', rule: 'TET-SOLO-DGN-04', unit: 'W1', box: '2x2' }]);
  });

  test('TET-RUL-31: without MP left the unit stays outside', () => {
    const { state } = move({ mine: 'W1@D11' }, 'W1', 1, 'C11');
    expect(where(state, 'W1')).toBe('C11');
  });

  test('TET-SOLO-DGN-02: the box must be empty on top, and so must every box stacked on it', () => {
    expect(why({ mine: 'W1@C11', enemy: 'B1@B9' }, '2x2')).toMatchObject({ rule: 'TET-SOLO-DGN-02', figures: { unit: 'B1' } });
    expect(why({ mine: 'W1@F9 M1@I10' }, '5x4')).toMatchObject({ rule: 'TET-SOLO-DGN-02', figures: { unit: 'M1' } });
    // On the box below it does not matter.
    expect(why({ mine: 'W1@H10 M1@E12' }, '1x2')).toBeUndefined();
  });

  test('TET-SOLO-DGN-03: the dungeon card must be red', () => {
    expect(why({ mine: 'W1@C11', green: '2x2' }, '2x2')).toMatchObject({ rule: 'TET-SOLO-DGN-03' });
  });

  test('TET-SOLO-DGN-04, TET-SOLO-DGN-05, TET-SOLO-DGN-11: the unit is put on the Entrance and goes on with what MP it has', () => {
    const { state } = move({ mine: 'W1@H10' }, 'W1', 2, 'enter 1x2 | 1x2:A2');
    // From the Entrance of the 1x2 the crystal is one step away: the unit is out again.
    expect(where(state, 'W1')).toBe('H10');
    expect(state.green[box(state, '1x2')]).toBe(true);
  });

  test('TET-SOLO-DGN-06, TET-RUL-32, TET-COOP-13: one visitor at a time, and none while somebody is in a box stacked on it', () => {
    expect(why({ mine: 'W1@C11 M1@2x2:A1' }, '2x2')).toMatchObject({ rule: 'TET-SOLO-DGN-06' });
    expect(why({ mine: 'W1@F9 M1@1x2:A1' }, '5x4')).toMatchObject({ rule: 'TET-SOLO-DGN-06' });
    // Several different dungeons may be visited at once.
    expect(why({ mine: 'W1@L11 M1@2x2:A1' }, '3x2')).toBeUndefined();
    const coop = { mode: 'co-op', mine: 'W1@C11', partner: 'M1@2x2:A1' } as const;
    expect(why(coop, '2x2')).toMatchObject({ rule: 'TET-SOLO-DGN-06' });
  });

  test('TET-SOLO-DGN-23, TET-RUL-60: the Crystal of Glory waits for the five others, whoever recovered them', () => {
    const most = '8x1 3x2 5x4 1x2';
    expect(why({ mine: 'W1@C5', green: most }, '8x5')).toMatchObject({ rule: 'TET-SOLO-DGN-23', figures: { missing: 1 } });
    expect(why({ mine: 'W1@C5', green: `${most} 2x2` }, '8x5')).toBeUndefined();
  });

  test('TET-SOLO-SETUP-08: the other five may be entered in any order', () => {
    for (const id of ['8x1', '3x2', '5x4', '1x2', '2x2']) expect(why({ mine: 'W1@A1' }, id)).toBeUndefined();
  });

  test('TET-SOLO-MOVE-11: Enemy units never enter', () => {
    expect(opens({ enemy: 'B1@C11' }, 'B1', 'C11')).toBe('nothing');
  });
});

test('what is not offered says why: dungeons, doors, barriers', () => {
  const keys = (told: Told, unit: string): string[] => {
    const state = adventure(told);
    return dungeonNotOffered(state, named(state, unit), 3).map(({ key, refusal }) => `${key} ${refusal.rule}`);
  };
  expect(keys({ mine: 'W1@C5' }, 'W1')).toEqual(['enter 8x5 TET-SOLO-DGN-23']);
  expect(keys({ mine: 'W1@C11' }, 'W1')).toEqual([]);
  expect(keys({ mine: 'W1@C12' }, 'W1')).toEqual([]);
  expect(keys({ mine: 'W1@5x4:A1' }, 'W1')).toEqual(['5x4:B1 TET-SOLO-DGN-17']);
});

describe('what a visit closes', () => {
  test('TET-SOLO-DGN-07: the place of the box and of all that stands on it', () => {
    const state = adventure({ mine: 'W1@5x4:A1 M1@D11' });
    expect(cellsOf(state, closedCells(state))).toBe(
      'E10 F10 G10 H10 I10 E11 F11 G11 H11 I11 E12 F12 G12 H12 I12 E13 F13 G13 H13 I13',
    );
    expect(stepCost(state, named(state, 'M1'), cell(state, 'D11'), cell(state, 'E11'))).toBe(Number.POSITIVE_INFINITY);
    expect(closedBoxes(adventure({ mine: 'M1@D11' }))).toBe(0);
  });

  test('TET-SOLO-DGN-07: no Move leads onto it, nor over it', () => {
    const names = (mine: string): string[] => {
      const state = adventure({ mine });
      const { cells, count } = reach(state, named(state, 'M1'), 3);
      return cellsOf(state, cells.slice(0, count)).split(' ');
    };
    expect(names('W1@A1 M1@D11')).toContain('E11');
    const shut = names('W1@5x4:A1 M1@D11');
    expect(shut).toContain('D12');
    expect(shut.filter((name) => /^[E-I]1[0-3]$/.test(name))).toEqual([]);
  });

  test('TET-SOLO-DGN-07: a box set aside leaves the one below open when only the upper one is visited', () => {
    const state = adventure({ mine: 'W1@1x2:A1' });
    expect(cellsOf(state, closedCells(state))).toBe('I10 I11');
  });

  test('TET-RUL-55: its portals are shut, their cells are not', () => {
    const state = adventure({ mine: 'W1@5x4:A1 M1@C5 B1@E9' });
    const cost = (unit: string, from: string, to: string): number =>
      stepCost(state, named(state, unit), cell(state, from), cell(state, to));
    // F9 and J12 belong to the 5x4, H10 to the box on it.
    expect(['F9', 'J12', 'H10', 'L11', 'C11'].map((to) => cost('M1', 'C5', to))).toEqual([
      Number.POSITIVE_INFINITY,
      Number.POSITIVE_INFINITY,
      Number.POSITIVE_INFINITY,
      1,
      1,
    ]);
    expect(cost('B1', 'E9', 'F9')).toBe(1);
  });

  test('TET-SOLO-DGN-08: for pushes a flipped box is a cliff', () => {
    const inside = adventure({ mine: 'W1@2x2:A1', enemy: 'B1@B8' });
    expect(pushPath(inside, cell(inside, 'A9'), 'E', 2)).toEqual([]);
    // From its own height the top of the box would be no obstacle.
    const upper = adventure({ mine: 'W1@1x2:A1' });
    expect(pushPath(upper, cell(upper, 'I12'), 'N', 1)).toEqual([]);
    const open = adventure({ mine: 'W1@N1' });
    expect(cellsOf(open, pushPath(open, cell(open, 'E11'), 'E', 2))).toBe('F11 G11');
    const shut = adventure({ mine: 'W1@5x4:A1' });
    expect(pushPath(shut, cell(shut, 'E11'), 'E', 2)).toEqual([]);
  });

  test('TET-RUL-49: nothing crosses between a dungeon and the realm, nor between two dungeons, Peaks included', () => {
    const state = adventure({ mine: 'R2@2x2:A1 M2@B11', enemy: 'R4@D6 M5@A10' });
    const { realm } = bookOf(state);
    expect(distance(realm, cell(state, '2x2:A1'), cell(state, 'B11'))).toBe(Number.POSITIVE_INFINITY);
    expect(distance(realm, cell(state, '2x2:A1'), cell(state, '3x2:A1'))).toBe(Number.POSITIVE_INFINITY);
    const [r2, m2, r4, m5] = ['R2', 'M2', 'R4', 'M5'].map((id) => named(state, id));
    expect(refuseRanged(state, r4 ?? -1, r2 ?? -1)).toBeDefined();
    expect(refuseRanged(state, r2 ?? -1, m5 ?? -1)).toBeDefined();
    expect(refuseSpell(state, m2 ?? -1, r2 ?? -1)).toBeDefined();
    expect(refuseMelee(state, m5 ?? -1, r2 ?? -1)).toBeDefined();
  });
});

describe('chambers', () => {
  const enter = (told: Told, unit: string, to: string, mp = 9) => {
    const state = adventure(told);
    return refuseChamber(state, named(state, unit), cell(state, to), mp);
  };

  test('TET-SOLO-DGN-13: Water costs one MP more on the way in', () => {
    const state = adventure({ mine: 'W1@3x2:A2 B3@5x4:A4' });
    const cost = (unit: string, to: string): number => chamberCost(state, named(state, unit), cell(state, to));
    expect([cost('W1', '3x2:B2'), cost('W1', '3x2:A1'), cost('B3', '5x4:B4')]).toEqual([2, 1, 1]);
    expect(enter({ mine: 'W1@3x2:A2' }, 'W1', '3x2:B2', 1)).toMatchObject({
      rule: 'TET-MOVE-10',
      figures: { cost: 2, left: 1 },
    });
  });

  test('TET-SOLO-DGN-13: who flies pays nothing for Water in a Move', () => {
    const { state } = move({ mine: 'B2@3x2:A2' }, 'B2', 1, '3x2:B2');
    expect(where(state, 'B2')).toBe('3x2:B2');
  });

  test('TET-SOLO-DGN-17: a Locked Door is for Rogues', () => {
    expect(enter({ mine: 'W1@3x2:A1' }, 'W1', '3x2:B1')).toMatchObject({ rule: 'TET-SOLO-DGN-17' });
    expect(enter({ mine: 'R1@3x2:A1' }, 'R1', '3x2:B1')).toBeUndefined();
  });

  test('TET-SOLO-DGN-18: a Magic Barrier is for Wizards, for 2 mana at each entry', () => {
    expect(enter({ mine: 'R1@5x4:C1' }, 'R1', '5x4:C2')).toMatchObject({ rule: 'TET-SOLO-DGN-18', why: 'magic-barrier' });
    const { state } = move({ mine: 'M1@5x4:C3' }, 'M1', 3, '5x4:C2 | 5x4:C1 | 5x4:C2');
    expect(state.stock[named(state, 'M1')]).toBe(6 - 4);
    const poor = adventure({ mine: 'M1@5x4:C1' });
    poor.stock[named(poor, 'M1')] = 1;
    expect(refuseChamber(poor, named(poor, 'M1'), cell(poor, '5x4:C2'), 3)).toMatchObject({ why: 'too-little-mana' });
  });

  test('TET-SOLO-DGN-09: a visit may last several turns; walls and corners are no way', () => {
    expect(enter({ mine: 'W1@5x4:A2' }, 'W1', '5x4:B2')).toBeDefined();
    expect(enter({ mine: 'W1@5x4:A1' }, 'W1', '5x4:B2')).toMatchObject({ rule: 'TET-MOVE-02' });
    const { state } = move({ mine: 'W1@5x4:A1' }, 'W1', 3, '5x4:A2 | stop');
    expect(where(state, 'W1')).toBe('5x4:A2');
    expect(closedBoxes(state)).not.toBe(0);
  });

  test('TET-SOLO-DGN-15, TET-RUL-33: a cave-in is forced with the push dice; none costs 2 MP, and there may be another try', () => {
    const script = [...dice('cave-in', MISS, STAR), ...dice('cave-in', MISS, PUSH)];
    const { state, table } = move({ mine: 'W1@8x1:D1' }, 'W1', 4, '8x1:E1 | 8x1:E1 | stop', script);
    expect(table.last('cave-in-held')).toMatchObject({ unit: 'W1', mp: 2 });
    expect(where(state, 'W1')).toBe('8x1:E1');
  });

  test('TET-RUL-33: a try never takes more MP than there are; after it the Move may end although no cell was entered', () => {
    const { state, table } = move({ mine: 'W1@8x1:D1' }, 'W1', 1, '8x1:E1', dice('cave-in', MISS, MISS));
    expect(table.last('cave-in-held')).toMatchObject({ mp: 0 });
    expect(where(state, 'W1')).toBe('8x1:D1');
    const again = move({ mine: 'W1@8x1:D1' }, 'W1', 4, '8x1:E1 | stop', dice('cave-in', MISS, MISS));
    expect(where(again.state, 'W1')).toBe('8x1:D1');
  });

  test('TET-SOLO-DGN-16, TET-RUL-34: a Trap rolls 3 dice and costs 2 HP per miss; the movement goes on (TET-SOLO-DGN-10)', () => {
    const { state, table } = move({ mine: 'W1@8x1:B1' }, 'W1', 2, '8x1:C1 | 8x1:D1', dice('trap', MISS, PUSH, MISS));
    expect(table.last('lost-hp')).toMatchObject({ unit: 'W1', by: 4, why: 'trap', hp: 8 });
    expect(where(state, 'W1')).toBe('8x1:D1');
  });

  test('TET-SOLO-DGN-16: without a miss a Trap costs nothing', () => {
    const { table } = move({ mine: 'W1@8x1:B1' }, 'W1', 1, '8x1:C1', dice('trap', PUSH, STAR, PUSH));
    expect(table.told()).toEqual(['chamber-entered', 'rolled']);
  });

  test('TET-RUL-58: it acts at every entry, and not on a unit that stands there', () => {
    const script = [...dice('trap', PUSH, PUSH, PUSH), ...dice('trap', MISS, PUSH, PUSH)];
    const { state } = move({ mine: 'W1@8x1:B1' }, 'W1', 3, '8x1:C1 | 8x1:B1 | 8x1:C1', script);
    expect(state.hp[named(state, 'W1')]).toBe(10);
    const standing = move({ mine: 'W1@8x1:C1' }, 'W1', 1, '8x1:B1');
    expect(standing.table.last('rolled')).toBeUndefined();
  });

  test('TET-RUL-06, TET-RUL-32: a unit brought down inside is captured by the Enemy; the box closes and its card stays red', () => {
    const { state, table } = move({ mine: 'W1@8x1:B1/2 M1@A1' }, 'W1', 3, '8x1:C1', dice('trap', MISS, PUSH, PUSH));
    expect(table.last('captured')).toMatchObject({ unit: 'W1', side: 1, cell: '8x1:C1' });
    expect(table.last('dungeon-closed')).toMatchObject({ box: '8x1' });
    expect(closedBoxes(state)).toBe(0);
    expect(state.green[box(state, '8x1')]).toBe(false);
    expect(state.ending).toBeNull();
    expect(state.walk).toBeNull();
  });
});

describe('Wandering Monsters (TET-SOLO-DGN-14)', () => {
  /** A unit walks onto the monster of the 3x2, A2, and meets the monster of a card: E1 is number 0. */
  function meet(unit: string, number: number, script: readonly Scripted[] = [], steps = '3x2:A2 | stop', mp = 3) {
    return move({ mine: `${unit.slice(0, 2)}@3x2:A1${unit.slice(2)} R8@A1`, enemy: 'B1@N1' }, unit.slice(0, 2), mp, steps, [
      card(number),
      ...script,
    ]);
  }
  const hp = ({ state }: { readonly state: State }, id: string): number | undefined => state.hp[named(state, id)];
  const discarded = ({ state }: { readonly state: State }): readonly number[] => state.enemyDiscard;

  test('E1, bite: 1 HP; the card is discarded and the movement goes on', () => {
    const met = meet('W1', 0, [], '3x2:A2 | 3x2:B2');
    expect(hp(met, 'W1')).toBe(11);
    expect(discarded(met)).toEqual([0]);
    expect(met.table.last('monster-met')).toMatchObject({ unit: 'W1', card: 'E1' });
    expect(where(met.state, 'W1')).toBe('3x2:B2');
  });

  test('E2, arrows: 2 dice, 1 HP per miss', () => {
    expect(hp(meet('W1', 1, dice('monster', MISS, MISS)), 'W1')).toBe(10);
    expect(hp(meet('W1', 1, dice('monster', MISS, PUSH)), 'W1')).toBe(11);
  });

  test('E3, maul: the push dice of the unit, and 3 HP without a push', () => {
    expect(hp(meet('W1', 2, dice('monster', MISS, STAR)), 'W1')).toBe(9);
    expect(hp(meet('W1', 2, dice('monster', MISS, PUSH)), 'W1')).toBe(12);
  });

  test('E4, slime: 2 MP, never below none', () => {
    const stuck = meet('W1', 3, [], '3x2:A2');
    expect(where(stuck.state, 'W1')).toBe('3x2:A2');
    expect(where(meet('W1', 3, [], '3x2:A2 | 3x2:B2', 5).state, 'W1')).toBe('3x2:B2');
  });

  test('E5, thief: up to 2 ammo or mana, and 1 HP from a unit with none', () => {
    const robbed = meet('W1', 4);
    expect([robbed.state.stock[named(robbed.state, 'W1')], hp(robbed, 'W1')]).toEqual([1, 12]);
    expect(robbed.table.last('restocked')).toMatchObject({ unit: 'W1', by: -2, stock: 1 });
    expect(hp(meet('B2', 4), 'B2')).toBe(9);
  });

  test('E6: an empty tunnel, nothing happens', () => {
    const met = meet('W1', 5);
    expect(met.table.told()).toEqual(['chamber-entered', 'monster-met']);
  });

  test('E7, hex: 2 HP, or Weakened when the action ends', () => {
    expect(hp(meet('W1', 6, [], '3x2:A2 | hp | stop'), 'W1')).toBe(10);
    const hexed = meet('W1', 6, [], '3x2:A2 | weaken | stop');
    expect([hp(hexed, 'W1'), hexed.state.weak[named(hexed.state, 'W1')]]).toEqual([12, 2]);
    // TET-RUL-06: 2 HP that would bring it down are no choice.
    expect(meet('W1', 6, [], '3x2:A2 | hp | stop').state.ending).toBeNull();
    const weak = move({ mine: 'W1@3x2:A1/2' }, 'W1', 2, '3x2:A2 | stop', [card(6)]);
    expect(weak.state.weak[named(weak.state, 'W1')]).toBe(2);
  });

  test('E8, wisp: 2 HP, or 1 mana of a Wizard', () => {
    expect(hp(meet('W1', 7), 'W1')).toBe(10);
    const paid = meet('M1', 7, [], '3x2:A2 | mana | stop');
    expect([hp(paid, 'M1'), paid.state.stock[named(paid.state, 'M1')]]).toEqual([7, 5]);
    expect(hp(meet('M1', 7, [], '3x2:A2 | hp | stop'), 'M1')).toBe(5);
    const last = adventure({ mine: 'M1@3x2:A1', enemy: 'B1@N1' });
    last.stock[named(last, 'M1')] = 1;
    run(walk(last, tableWith(card(7)), named(last, 'M1'), 0, 3), ['3x2:A2', 'mana', 'stop']);
    expect([last.hp[named(last, 'M1')], last.stock[named(last, 'M1')]]).toEqual([7, 0]);
  });

  test('E9, cache: 2 HP back, never above the maximum', () => {
    expect(hp(meet('W1/6', 8), 'W1')).toBe(8);
  });

  test('TET-SOLO-ENEMY-04: the deck may run out here, and is rebuilt from the discard pile', () => {
    const told = { mine: 'W1@3x2:A1', enemy: 'B1@N1', discarded: 'E1 E2 E3 E4 E5 E6 E7 E8 E9' };
    const { table } = move(told, 'W1', 2, '3x2:A2 | stop', [card(5)]);
    expect(table.told()).toEqual(['chamber-entered', 'enemy-deck-rebuilt', 'monster-met']);
  });
});

describe('crystals and the way out', () => {
  /** From the chamber before the crystal onto it. */
  function find(id: string, from: string, to: string, answers: string, told: Told = {}, script: readonly Scripted[] = []) {
    return move(
      { enemy: 'B1@N1', ...told, mine: `W1@${id}:${from} ${told.mine ?? ''}` },
      'W1',
      2,
      `${id}:${to} | ${answers}`,
      script,
    );
  }
  const greens = ({ state }: { readonly state: State }): string =>
    bookOf(state)
      .realm.boxes.flatMap(({ id }, at) => (state.green[at] ? [id] : []))
      .join(' ');
  const exits = (told: Told, id: string): string => {
    const state = adventure(told);
    return cellsOf(state, exitsOf(state, box(state, id)));
  };

  test('TET-SOLO-DGN-12, TET-SOLO-DGN-19, TET-SOLO-DGN-21: the unit is out on a portal cell of the box, its card green, and goes on', () => {
    const found = find('5x4', 'D1', 'E1', 'F9 | use | C5');
    expect(greens(found)).toBe('5x4');
    expect(found.table.told().slice(0, 5)).toEqual([
      'chamber-entered',
      'crystal-recovered',
      'dungeon-closed',
      'placed',
      'time-moved',
    ]);
    expect(closedBoxes(found.state)).toBe(0);
    expect(where(found.state, 'W1')).toBe('C5');
  });

  test('TET-SOLO-DGN-20, TET-RUL-35: any free portal cell of that box; if none, beside one at its elevation; if none again, the nearest', () => {
    expect(exits({ mine: 'W1@5x4:E1' }, '5x4')).toBe('F9 J12');
    expect(exits({ mine: 'W1@5x4:E1 M1@F9' }, '5x4')).toBe('J12');
    // F8 is up the cliff, F10 and I12 are on the box.
    expect(exits({ mine: 'W1@5x4:E1 M1@F9', enemy: 'B1@J12' }, '5x4')).toBe('E9 G9 J11 K12 J13');
    expect(exits({ mine: 'W1@1x2:A2 M1@H10', enemy: 'B1@G10 R1@H11' }, '1x2')).toBe('H9 I10');
  });

  test('TET-SOLO-DGN-22: the effect may be used at once, or never', () => {
    const used = find('5x4', 'D1', 'E1', 'F9 | use | stop', { time: 3 });
    expect(used.state.time).toBe(4);
    const left = find('5x4', 'D1', 'E1', 'F9 | leave | stop', { time: 3 });
    expect([left.state.time, greens(left)]).toEqual([3, '5x4']);
    // Time is full: there is nothing to decide.
    expect(greens(find('5x4', 'D1', 'E1', 'F9 | stop', { time: 7 }))).toBe('5x4');
  });

  test('Storm Crystal: each Enemy unit loses 1 HP; captures count (TET-SOLO-CAP-01)', () => {
    const told = { enemy: 'B1@N1/1 R1@N2', time: 3 };
    const { state, table } = find('8x1', 'G1', 'H1', 'use | stop', told);
    expect(state.hp[named(state, 'R1')]).toBe(6);
    expect(table.last('captured')).toMatchObject({ unit: 'B1', side: 0 });
    expect(state.time).toBe(5);
  });

  test('Tide Crystal: each of your units regains 3 ammo or mana', () => {
    const state = adventure({ mine: 'W1@3x2:C2 M1@A1', enemy: 'B1@N1' });
    state.stock[named(state, 'W1')] = 1;
    state.stock[named(state, 'M1')] = 0;
    run(walk(state, tableWith(), named(state, 'W1'), 0, 1), ['3x2:C1', 'use']);
    expect([state.stock[named(state, 'W1')], state.stock[named(state, 'M1')]]).toEqual([3, 3]);
  });

  test('Hearth Crystal: one of your units heals 4', () => {
    const { state } = find('1x2', 'A1', 'A2', 'M1 | stop', { mine: 'M1@A1/2 B2@A2/1' });
    expect(state.hp[named(state, 'M1')]).toBe(6);
    expect(state.hp[named(state, 'B2')]).toBe(1);
  });

  test('Sap Crystal: none of your units is Weakened any more', () => {
    const { state } = find('2x2', 'B1', 'B2', 'use | stop', { mine: 'M1@A1~ B2@A2~' });
    expect(state.weak).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  });

  test('TET-SOLO-TURN-01, TET-SOLO-END-01, TET-SOLO-DGN-23: the Crystal of Glory wins, and has no other effect', () => {
    const told = { enemy: 'B1@N1', green: '8x1 3x2 5x4 1x2 2x2' };
    const { state } = find('8x5', 'E3', 'F3', '', told);
    expect(state.ending).toMatchObject({ places: [1], how: 'glory', rule: 'TET-SOLO-END-01', detail: { crystals: 6 } });
  });

  test('TET-COOP-14: in co-op for both', () => {
    const { state } = find('8x5', 'E3', 'F3', '', { mode: 'co-op', partner: 'M1@A1', green: '8x1 3x2 5x4 1x2 2x2' });
    expect(state.ending).toMatchObject({ places: [1, 1], rule: 'TET-COOP-14' });
  });
});

test('the events of a visit name chambers by box and place', () => {
  const told: TestTable['events'] = move(
    { mine: 'W1@C11', enemy: 'B1@N1' },
    'W1',
    2,
    'enter 2x2 | 2x2:A2',
    dice('trap', PUSH, PUSH, PUSH),
  ).table.events;
  expect(told).toContainEqual({
    event: 'chamber-entered',
    rule: 'TET-SOLO-DGN-09',
    unit: 'W1',
    cell: '2x2:A2',
    chamber: 'trap',
  });
});
