/** Into a dungeon in one choice: `enter W1 2x2` among the actions, and `enter 2x2` where an effect lets a unit move. */
import type { Scripted } from '@taverne/engine';
import { describe, expect, test } from 'vitest';
import { moveBy } from '../../../src/move.ts';
import { hasRest, MOVE, reach } from '../../../src/reach.ts';
import { boxesInReach } from '../../../src/solo/way-in.ts';
import { cell, named } from '../../position.ts';
import { type Skirmish, skirmishIn } from '../../skirmish.ts';
import { tableWith } from '../../stretch.ts';
import { adventure, type Venture } from '../adventure.ts';

/** A face of the house's die. */
const STAR = 3;

const FOE = { enemy: 'B1@N1' } as const;
const begin = (told: Venture, chance: readonly Scripted[] = []): Skirmish => skirmishIn(adventure(told), chance);

describe('among the actions', () => {
  test('TET-SOLO-DGN-05: the unit goes to the nearest portal, in, and on inside with what MP it has', () => {
    const table = begin({ ...FOE, mine: 'W1@D11' }).say('enter W1 2x2');
    expect(table.where('W1')).toBe('2x2:A1');
    expect(table.asked).toBe('0 walk');
    expect(table.view(0).walk).toMatchObject({ unit: 'W1', mp: 1, entered: 2 });
    expect(table.told('moved', 'dungeon-entered')).toMatchObject([{ path: ['C11'], cost: 1, left: 2 }, { box: '2x2' }]);
    table.say('stop');
    expect([table.asked, table.state.walk]).toEqual(['0 act', null]);
    expect(table.unit('W1').done).toEqual(['move']);
    expect(table.state.left).toBe(2);
  });

  test('TET-RUL-31, TET-RUL-32: what it costs is told before, and that there is no way out but the crystal', () => {
    const table = begin({ ...FOE, mine: 'W1@D11' });
    expect(table.preview('enter W1 2x2')).toEqual({
      path: [{ cell: 'C11', cost: 1, portal: false }],
      cost: 2,
      left: 1,
      box: '2x2',
      entrance: '2x2:A1',
      noWayOut: true,
      weakens: false,
    });
    expect(table.preview('move W1 C11')).not.toHaveProperty('noWayOut');
    table.say('walk W1', 'C11');
    expect(table.preview('enter 2x2')).toEqual({ cost: 1, left: 1, noWayOut: true });
    expect(table.preview('stop')).toEqual({ cost: 0, left: 2 });
  });

  test('TET-SOLO-DGN-01: by way of portals, to the one of the box that is nearest', () => {
    const table = begin({ ...FOE, mine: 'W1@C5' });
    expect(table.options('enter')).toEqual(['enter W1 8x1', 'enter W1 3x2', 'enter W1 5x4', 'enter W1 1x2', 'enter W1 2x2']);
    expect(table.preview('enter W1 3x2')).toMatchObject({ path: [{ cell: 'L11', cost: 1, portal: true }], cost: 2, left: 1 });
    // Of the portals of the 5x4, J12 is beside the unit and F9 is not.
    const near = begin({ ...FOE, mine: 'W1@K12' });
    expect(near.preview('enter W1 5x4')).toMatchObject({ path: [{ cell: 'J12' }], cost: 2 });
  });

  test('TET-RUL-56: from the portal cell itself it is one MP and no step', () => {
    const table = begin({ ...FOE, mine: 'W1@C11' });
    expect(table.preview('enter W1 2x2')).toMatchObject({ path: [], cost: 1, left: 2 });
    expect(table.say('enter W1 2x2').where('W1')).toBe('2x2:A1');
  });

  test('TET-RUL-07: a dungeon is a way to go, even where there is no other', () => {
    const state = adventure({ mine: 'W1@C11 M1@8x5:A1 R1@5x4:A1 B1@3x2:A1', enemy: 'W2@B11 M2@D11 R2@C12' });
    // Every portal is closed, every side is held, and to the cell above the portal it may not go.
    state.stood[named(state, 'W1')] = cell(state, 'C10');
    const table = skirmishIn(state);
    expect(table.options().filter((key) => / W1/.test(key) && !key.startsWith('hit') && !key.startsWith('shoot'))).toEqual([
      'enter W1 2x2',
      'walk W1',
    ]);
    table.say('walk W1');
    expect(table.where('W1')).toBe('2x2:A1');
  });

  test('TET-PORTAL-05: an ally on the portal cell is no hindrance', () => {
    const table = begin({ ...FOE, mine: 'W1@D11 M1@C11' });
    expect(table.preview('enter W1 2x2')).toMatchObject({ path: [{ cell: 'C11' }], cost: 2 });
    table.say('enter W1 2x2');
    expect([table.where('W1'), table.where('M1')]).toEqual(['2x2:A1', 'C11']);
  });

  test('TET-MOVE-05: whoever goes into a dungeon may walk over an ally although there is no cell beyond it', () => {
    const rest = (green: string): boolean => {
      const mine = 'W1@C10 M1@8x5:A1 R1@5x4:A1 B1@3x2:A1';
      const state = adventure({ mode: 'co-op', mine, partner: 'R3@C11', enemy: 'M2@B11 R2@C12 W2@D11', green });
      return hasRest(state, named(state, 'W1'), { to: cell(state, 'C11'), mp: 1 }, MOVE);
    };
    expect([rest(''), rest('2x2')]).toEqual([true, false]);
  });

  test('TET-PORTAL-04: an enemy on the portal cell shuts it, also to whoever steps through enemies', () => {
    const told = { mine: 'W1@D11 R3@C12', enemy: 'B1@C11' };
    const table = begin(told);
    for (const id of ['W1', 'R3']) {
      expect(table.offers(`enter ${id} 2x2`)).toBe(false);
      expect(table.why(`enter ${id} 2x2`)).toEqual({ rule: 'TET-PORTAL-04', why: 'portal-shut' });
    }
    table.say('walk R3', 'C11');
    expect(table.offers('enter 2x2')).toBe(false);
    expect(table.why('enter 2x2')).toEqual({ rule: 'TET-PORTAL-04', why: 'portal-shut' });
  });

  test('TET-SOLO-DGN-02: the unit itself is no obstacle on the box that it leaves', () => {
    const table = begin({ ...FOE, mine: 'W1@C10' });
    expect(table.say('enter W1 2x2').where('W1')).toBe('2x2:A1');
    const other = begin({ ...FOE, mine: 'W1@C11 M1@C10' });
    expect(other.why('enter W1 2x2')).toMatchObject({ rule: 'TET-SOLO-DGN-02', why: 'box-not-empty', figures: { unit: 'M1' } });
    // From the box above it, too.
    const upper = begin({ ...FOE, mine: 'W1@I10' });
    expect(upper.offers('enter W1 5x4')).toBe(true);
  });

  test('TET-SOLO-DGN-03, TET-SOLO-DGN-06, TET-SOLO-DGN-23: what is shut says why', () => {
    const table = begin({ ...FOE, mine: 'W1@C5 M1@2x2:A1', green: '3x2' });
    const why = (box: string) => table.why(`enter W1 ${box}`)?.rule;
    expect(['8x5', '3x2', '2x2'].map(why)).toEqual(['TET-SOLO-DGN-23', 'TET-SOLO-DGN-03', 'TET-SOLO-DGN-06']);
    expect(table.offers('enter W1 5x4')).toBe(true);
  });

  test('TET-RUL-31: a portal that is reached with the last MP does not open its dungeon', () => {
    const table = begin({ ...FOE, mine: 'W1@D13' });
    expect(table.offers('move W1 C11')).toBe(true);
    expect(table.why('enter W1 2x2')).toEqual({ rule: 'TET-RUL-31', why: 'too-few-mp', figures: { cost: 4, mp: 3 } });
    const far = begin({ ...FOE, mine: 'W1@A1' });
    expect(far.why('enter W1 2x2')).toEqual({ rule: 'TET-RUL-31', why: 'too-few-mp', figures: { mp: 3 } });
  });

  test('T04 forced march: to a dungeon further away, or with more left inside', () => {
    const table = begin({ ...FOE, mine: 'W1@D13 M1@D11', hand: 'T04' });
    expect(table.options('enter W1 2x2')).toEqual(['enter W1 2x2 with T04']);
    expect(table.options('enter M1 2x2')).toEqual(['enter M1 2x2', 'enter M1 2x2 with T04']);
    expect(table.preview('enter W1 2x2 with T04')).toMatchObject({ cost: 4, left: 1 });
    table.say('enter W1 2x2 with T04');
    expect([table.where('W1'), table.view(0).discard]).toEqual(['2x2:A1', ['T04']]);
    expect(table.view(0).walk?.mp).toBe(1);
  });

  test('TET-SOLO-DGN-01: there is nothing to enter where nobody plays against the Enemy', () => {
    const table = skirmishIn({ ...adventure({ mine: 'W1@C11', enemy: 'B1@N1' }), seats: 2, rules: RIVALS });
    expect(table.offers('move W1 C12')).toBe(true);
    expect([table.options('enter'), table.why('enter W1 2x2')]).toEqual([[], undefined]);
  });
});

const RIVALS = { mode: 'competitive', payAnyTime: true, roundCap: 60 } as const;

describe('tactics on the way', () => {
  test('T13 pathfinder: out of a portal and into a dungeon, the MP regained serve inside', () => {
    const table = begin({ ...FOE, mine: 'W1@C5', hand: 'T13' }).answer('enter W1 8x1');
    expect(table.asked).toBe('0 window-cell-entered');
    table.answer('T13');
    expect(table.where('W1')).toBe('8x1:A1');
    expect(table.view(0).walk?.mp).toBe(3);
  });
});

test('TET-SOLO-MOVE-11: no dungeon is in reach of an Enemy unit', () => {
  const state = adventure({ mine: 'W1@C11', enemy: 'W2@L11' });
  const reachOf = (id: string) => boxesInReach(state, named(state, id), reach(state, named(state, id), 3).costs, 3);
  // The 3x2 has no portal but L11, which the Enemy shuts, and the 8x5 comes last.
  expect([reachOf('W1').length, reachOf('W2')]).toEqual([4, []]);
});

describe('TET-SPELL-04, M8 Quicken', () => {
  const stars = (count: number): Scripted[] => Array.from({ length: count }, () => ['star die', STAR]);

  test('may lead into a dungeon, and on inside with what is left', () => {
    const table = begin({ ...FOE, mine: 'W1@C11 M8@C13' }, stars(1)).say('cast M8 W1 +1');
    expect(table.asked).toBe('0 go');
    expect(table.options('enter')).toEqual(['enter 8x1', 'enter 3x2', 'enter 5x4', 'enter 1x2', 'enter 2x2']);
    expect(table.preview('enter 2x2')).toMatchObject({ path: [], cost: 1, left: 2, box: '2x2', noWayOut: true });
    expect(table.preview('D11')).toMatchObject({ path: [{ cell: 'D11' }], cost: 1 });
    table.say('enter 2x2');
    expect([table.where('W1'), table.asked]).toEqual(['2x2:A1', '0 walk']);
    table.say('stop');
    expect([table.asked, table.state.walk, table.unit('W1').done]).toEqual(['0 act', null, []]);
  });

  test('pays inside and afterwards like any movement that is no Move action', () => {
    // The owl flies in its own Moves only: the Water of the 3x2 costs it 2 MP now, and the climb beside H10, too.
    const quickened: readonly Scripted[] = [...stars(1), ['enemy card', 5]];
    const wet = begin({ ...FOE, mine: 'B2@L11 M8@L13' }, quickened).say('cast M8 B2 +1', 'enter 3x2', '3x2:A2');
    expect(wet.options()).toEqual(['3x2:A1', 'stop']);
    const out = begin({ ...FOE, mine: 'B2@H10 M8@H12' }, stars(2)).say('cast M8 B2 +2', 'enter 1x2', '1x2:A2');
    expect([out.where('B2'), out.told('crystal-recovered').length]).toEqual(['H10', 1]);
    expect(out.preview('I10')).toMatchObject({ cost: 2 });
  });

  test('a hex met inside strikes when that movement ends', () => {
    const script: readonly Scripted[] = [...stars(1), ['enemy card', 6]];
    const table = begin({ ...FOE, mine: 'W1@L11 M8@L13' }, script).say('cast M8 W1 +1', 'enter 3x2', '3x2:A2', 'weaken');
    expect(table.unit('W1').weak).toBe(false);
    table.say('stop');
    expect(table.unit('W1').weak).toBe(true);
  });

  test('T13 pathfinder is for Move actions', () => {
    const table = begin({ ...FOE, mine: 'W1@C11 M8@C13', hand: 'T13' }, stars(1))
      .say('cast M8 W1 +1')
      .answer('enter 3x2');
    expect([table.where('W1'), table.asked]).toEqual(['3x2:A1', '0 walk']);
  });

  test('movement without portals leads into none', () => {
    const offered = (portals: boolean): string[] => {
      const state = adventure({ ...FOE, mine: 'R7@C11' });
      const unit = named(state, 'R7');
      const { value } = moveBy(state, tableWith(), { unit, mp: 2, by: unit, portals, rule: 'TET-UNIT-06' }).next([]);
      return value?.asks[0]?.options().map(({ key }) => key) ?? [];
    };
    expect(offered(true)).toContain('enter 2x2');
    expect(offered(false)).not.toContain('enter 2x2');
    expect(offered(false)).toContain('D11');
  });
});
