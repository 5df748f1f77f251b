/** What a visit takes and gives is told with its reason, and refused with its figures. */
import { describe, expect, test } from 'vitest';
import { chamberSteps, refuseChamber } from '../../../src/solo/chambers.ts';
import { refuseDungeon } from '../../../src/solo/dungeon.ts';
import { exitsOf } from '../../../src/solo/leave.ts';
import { cell, cellsOf, named } from '../../position.ts';
import { dice, skirmishIn } from '../../skirmish.ts';
import { adventure, type Venture } from '../adventure.ts';
import { box, move, walkOf } from './visit.ts';

describe('TET-SOLO-DGN-14: what monsters take', () => {
  test.for([
    ['E1, bite', 'W1@3x2:A1', 0, 'stop', 'lost-hp', { by: 1, why: 'monster', hp: 11 }],
    ['E2, arrows', 'W1@3x2:A1', 1, 'stop', 'lost-hp', { by: 2, why: 'monster', hp: 10 }],
    ['E3, maul', 'W1@3x2:A1', 2, 'stop', 'lost-hp', { by: 3, why: 'monster', hp: 9 }],
    ['E5, thief', 'W1@3x2:A1', 4, 'stop', 'restocked', { by: -2, why: 'thief', stock: 1 }],
    ['E5, thief', 'W1@3x2:A1*1', 4, 'stop', 'restocked', { by: -1, why: 'thief', stock: 0 }],
    ['E5, thief, nothing to steal', 'W1@3x2:A1*0', 4, 'stop', 'lost-hp', { by: 1, why: 'monster', hp: 11 }],
    ['E7, hex', 'W1@3x2:A1', 6, 'hp | stop', 'lost-hp', { by: 2, why: 'monster', hp: 10 }],
    ['E8, wisp', 'W1@3x2:A1', 7, 'stop', 'lost-hp', { by: 2, why: 'monster', hp: 10 }],
    ['E8, wisp, sent away', 'M1@3x2:A1', 7, 'mana | stop', 'restocked', { by: -1, why: 'wisp', stock: 5 }],
    ['E9, cache', 'W1@3x2:A1/6', 8, 'stop', 'healed', { by: 2, why: 'cache', hp: 8 }],
  ] as const)('%s: %s', ([, unit, card, steps, event, told]) => {
    const script = [['enemy card', card], ...(card === 1 || card === 2 ? dice('monster', 'miss', 'miss') : [])] as const;
    const { table } = move({ mine: unit, enemy: 'B1@N1' }, [unit.slice(0, 2), 3], `3x2:A2 | ${steps}`, script);
    expect(table.last(event)).toMatchObject({ ...told, rule: 'TET-SOLO-DGN-14' });
  });
});

describe('TET-SOLO-DGN-22: what crystals give', () => {
  /** The last chamber before the crystal, the crystal, and what is answered. */
  const find = (told: Venture, steps: string) => move({ enemy: 'B1@N1', ...told }, ['W1', 2], steps).table;

  test('Storm', () => {
    const table = find({ mine: 'W1@8x1:G1' }, '8x1:H1 | use | stop');
    expect(table.last('crystal-recovered')).toMatchObject({ unit: 'W1', box: '8x1' });
    expect(table.last('lost-hp')).toMatchObject({ unit: 'B1', by: 1, why: 'storm', rule: 'TET-SOLO-DGN-22' });
  });

  test('Tide, for those who lack something; nobody is asked where nobody does', () => {
    const table = find({ mine: 'W1@3x2:C2 M1@A1*5' }, '3x2:C1 | use | stop');
    expect(table.events.filter(({ event }) => event === 'restocked')).toMatchObject([{ unit: 'M1', by: 1, why: 'tide' }]);
    expect(find({ mine: 'W1@3x2:C2 M1@A1' }, '3x2:C1 | stop').told()).not.toContain('restocked');
  });

  test('Hearth, or nothing', () => {
    const healed = find({ mine: 'W1@1x2:A1 M1@A1/2' }, '1x2:A2 | M1 | stop');
    expect(healed.last('healed')).toMatchObject({ unit: 'M1', by: 4, why: 'hearth' });
    expect(find({ mine: 'W1@1x2:A1 M1@A1/2' }, '1x2:A2 | leave | stop').told()).not.toContain('healed');
  });

  test('Sap; nobody is asked where nobody is Weakened', () => {
    const cured = find({ mine: 'W1@2x2:B1 M1@A1~ R1@A2' }, '2x2:B2 | use | stop');
    expect(cured.events.filter(({ event }) => event === 'recovered')).toMatchObject([{ unit: 'M1', how: 'cure' }]);
    expect(find({ mine: 'W1@2x2:B1 M1@A1' }, '2x2:B2 | stop').told()).not.toContain('recovered');
  });
});

describe('the way out', () => {
  test('TET-SOLO-DGN-19, TET-SOLO-DGN-20: by a portal, or beside one, and the rule says which', () => {
    const { table } = move({ mine: 'W1@2x2:B1', enemy: 'B1@N1' }, ['W1', 2], '2x2:B2 | stop');
    expect(table.last('dungeon-closed')).toMatchObject({ box: '2x2' });
    expect(table.last('placed')).toMatchObject({ rule: 'TET-SOLO-DGN-19', from: '2x2:B2', to: 'C11', why: 'dungeon' });
    const beside = move({ mine: 'W1@2x2:B1 M1@C11', enemy: 'B1@N1' }, ['W1', 2], '2x2:B2 | B11 | stop');
    expect(beside.table.last('placed')).toMatchObject({ rule: 'TET-SOLO-DGN-20', to: 'B11' });
  });

  test('TET-RUL-35: with every portal cell and all beside them held, the nearest cell to any of them', () => {
    const state = adventure({ mine: 'W1@5x4:E1 M1@F9 R1@J12 B1@E9', enemy: 'W2@G9 M2@J11 R2@K12 B2@J13' });
    expect(cellsOf(state, exitsOf(state, box(state, '5x4')))).toBe('F8 F10 I12');
  });
});

describe('refusals', () => {
  const refusal = (told: Venture, unit: string, to: string, mp = 9) => {
    const state = adventure(told);
    return refuseChamber(state, named(state, unit), cell(state, to), mp);
  };

  test('TET-MOVE-02, TET-MOVE-10, TET-SOLO-DGN-17, TET-SOLO-DGN-18: what a chamber is closed by', () => {
    expect(refusal({ mine: 'W1@5x4:A1' }, 'W1', '5x4:A3')).toEqual({ rule: 'TET-MOVE-02', why: 'not-adjacent' });
    const tired = { rule: 'TET-MOVE-10', why: 'too-few-mp', figures: { cost: 1, left: 0 } };
    expect(refusal({ mine: 'W1@5x4:A1' }, 'W1', '5x4:A2', 0)).toEqual(tired);
    expect(refusal({ mine: 'W1@3x2:A1' }, 'W1', '3x2:B1')).toEqual({ rule: 'TET-SOLO-DGN-17', why: 'locked-door' });
    const poor = { rule: 'TET-SOLO-DGN-18', why: 'too-little-mana', figures: { mana: 2, left: 1 } };
    expect(refusal({ mine: 'M1@5x4:C1*1' }, 'M1', '5x4:C2')).toEqual(poor);
    expect(refusal({ mine: 'M1@5x4:C1*2' }, 'M1', '5x4:C2')).toBeUndefined();
  });

  test('TET-SOLO-DGN-18: an entry through the barrier names its rule, any other the visit', () => {
    const { table } = move({ mine: 'M1@5x4:C3', enemy: 'B1@N1' }, ['M1', 3], '5x4:C2 | 5x4:C1 | stop');
    expect(table.events).toMatchObject([
      { rule: 'TET-SOLO-DGN-18', chamber: 'barrier', cell: '5x4:C2' },
      { rule: 'TET-SOLO-DGN-09', cell: '5x4:C1' },
    ]);
  });

  test('TET-SOLO-DGN-02, TET-SOLO-DGN-03, TET-SOLO-DGN-06, TET-SOLO-DGN-23: what a box is shut by, with its name', () => {
    const why = (told: Venture, id: string) => {
      const state = adventure(told);
      return refuseDungeon(state, box(state, id))?.figures;
    };
    expect(why({ mine: 'W1@C11', enemy: 'B1@B9' }, '2x2')).toEqual({ box: '2x2', unit: 'B1' });
    expect(why({ mine: 'W1@C11', green: '2x2' }, '2x2')).toEqual({ box: '2x2' });
    expect(why({ mine: 'W1@C11 M1@2x2:A1' }, '2x2')).toEqual({ box: '2x2' });
    expect(why({ mine: 'W1@C5' }, '8x5')).toEqual({ box: '8x5', missing: 5 });
  });

  test('TET-SOLO-DGN-02: a box that is shut opens to nobody before its portal', () => {
    const walk = walkOf(adventure({ mine: 'W1@C11', enemy: 'B1@B9' }), 'W1', 3);
    expect(walk.options().map(({ key }) => key)).not.toContain('enter 2x2');
    expect(walk.notOffered()).toContainEqual(expect.objectContaining({ key: 'enter 2x2' }));
  });

  test('TET-RUL-31: before a portal without MP', () => {
    const state = adventure({ mine: 'W1@C11' });
    const tired = { rule: 'TET-RUL-31', why: 'too-few-mp', figures: { cost: 1, left: 0 } };
    expect(walkOf(state, 'W1', 0).notOffered()).toContainEqual({ key: 'enter 2x2', refusal: tired });
    expect(walkOf(state, 'W1', 1).notOffered()).not.toContainEqual(expect.objectContaining({ key: 'enter 2x2' }));
  });

  test('TET-RUL-31, TET-PORTAL-04: what is reached with all MP is not refused; one open portal of two is no shut box', () => {
    const near = skirmishIn(adventure({ mine: 'W1@D12', enemy: 'B5@N1' }));
    expect(near.preview('enter W1 2x2')).toMatchObject({ cost: 3, left: 0 });
    expect(near.why('enter W1 8x5')).toMatchObject({ rule: 'TET-SOLO-DGN-23' });
    const far = skirmishIn(adventure({ mine: 'W1@A1', enemy: 'B5@F9' }));
    expect(far.why('enter W1 5x4')).toEqual({ rule: 'TET-RUL-31', why: 'too-few-mp', figures: { mp: 3 } });
  });

  test('TET-SOLO-DGN-09: there is no chamber beyond a wall', () => {
    const state = adventure({ mine: 'W1@5x4:A2' });
    const steps = chamberSteps(state, named(state, 'W1'));
    expect(steps.map(({ to, cost }) => `${cellsOf(state, [to])} ${cost}`)).toEqual(['5x4:A1 1', '5x4:A3 1']);
  });
});

test('TET-TACTIC-04, T13 pathfinder: a step from chamber to chamber is no journey by portal', () => {
  const state = adventure({ mine: 'W1@F9 R1@A1', enemy: 'B1@N1', hand: 'T13' });
  const table = skirmishIn(state).answer('enter W1 5x4').answer('5x4:A2');
  expect([table.where('W1'), table.asked]).toEqual(['5x4:A2', '0 walk']);
});
