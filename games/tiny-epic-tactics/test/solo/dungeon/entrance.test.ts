/** The way into a dungeon: what opens it, what shuts it, and what says so. */
import { describe, expect, test } from 'vitest';
import { refuseDungeon } from '../../../src/solo/dungeon.ts';
import { where } from '../../position.ts';
import { adventure, type Venture } from '../adventure.ts';
import { box, move, walkOf } from './visit.ts';

describe('the way in', () => {
  const opens = (told: Venture, unit: string): string => {
    const offered = walkOf(adventure(told), unit, 1).options();
    return offered.find(({ value }) => value.do === 'enter')?.key ?? 'nothing';
  };
  const why = (told: Venture, id: string) => {
    const state = adventure(told);
    return refuseDungeon(state, box(state, id));
  };

  test('TET-SOLO-DGN-01, TET-RUL-56: a portal leads into the dungeon of its own box, for 1 MP', () => {
    expect(opens({ mine: 'W1@C11' }, 'W1')).toBe('enter 2x2');
    expect(opens({ mine: 'W1@F9' }, 'W1')).toBe('enter 5x4');
    expect(opens({ mine: 'W1@C12' }, 'W1')).toBe('nothing');
    const { state, table } = move({ mine: 'W1@C11' }, ['W1', 1], 'enter 2x2');
    expect(where(state, 'W1')).toBe('2x2:A1');
    expect(table.events).toEqual([{ event: 'dungeon-entered', rule: 'TET-SOLO-DGN-04', unit: 'W1', box: '2x2' }]);
  });

  test('TET-RUL-31: without MP left the unit stays outside', () => {
    const { state } = move({ mine: 'W1@D11' }, ['W1', 1], 'C11');
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
    const { state } = move({ mine: 'W1@H10' }, ['W1', 2], 'enter 1x2 | 1x2:A2');
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
    expect(opens({ enemy: 'B1@C11' }, 'B1')).toBe('nothing');
  });
});

test('what is not offered says why: dungeons, doors, barriers', () => {
  const keys = (told: Venture, unit: string): string[] => {
    const refused = walkOf(adventure(told), unit, 3).notOffered();
    return refused.filter(({ key }) => /enter|:/.test(key)).map(({ key, refusal }) => `${key} ${refusal.rule}`);
  };
  expect(keys({ mine: 'W1@C5' }, 'W1')).toEqual(['enter 8x5 TET-SOLO-DGN-23']);
  expect(keys({ mine: 'W1@C11' }, 'W1')).toEqual([]);
  expect(keys({ mine: 'W1@C12' }, 'W1')).toEqual([]);
  expect(keys({ mine: 'W1@5x4:A1' }, 'W1')).toEqual(['5x4:B1 TET-SOLO-DGN-17']);
});
