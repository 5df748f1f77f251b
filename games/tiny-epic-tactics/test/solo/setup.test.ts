/** Setting up an adventure, question by question, and the order of a turn. */
import { describe, expect, test } from 'vitest';
import { unitId, unitsOf } from '../../src/units.ts';
import { opened } from '../skirmish.ts';

const SOLO = { mode: 'solo', first: '0' };
const COOP = { mode: 'co-op', first: '0' };

describe('solo', () => {
  test('TET-SOLO-SETUP-01, TET-SOLO-SETUP-02: a player and an Enemy; a card of each class is kept, one after the other', () => {
    const solo = opened(
      SOLO,
      1,
      Array.from({ length: 8 }, () => ['unit', 0] as const),
    );
    expect(solo.state.teams).toEqual([0, 1]);
    expect([solo.asked, solo.options().join(' ')]).toEqual(['0 keep-unit', 'W1 W2']);
    expect(solo.world.ask(0).rule).toBe('TET-SOLO-SETUP-02');
    solo.play('W2');
    expect(solo.options()).toEqual(['M1', 'M2']);
    solo.play('M1', 'R1', 'B2');
    expect(solo.asked).toBe('0 corner');
    const enemy = [4, 5, 6, 7].map((unit) => unitId(solo.state, unit));
    expect(enemy).toEqual(['W1', 'M2', 'R2', 'B1']);
    expect(solo.told('unit-dealt').map(({ side, unit }) => `${side} ${unit}`)).toEqual([
      ...['0 W2', '1 W1', '0 M1', '1 M2'],
      ...['0 R1', '1 R2', '0 B2', '1 B1'],
    ]);
  });

  test('TET-SOLO-SETUP-11: two units in any starting location, two in the one diagonally opposite', () => {
    const solo = opened(SOLO, 1).until('0 corner');
    expect(solo.options()).toEqual(['NW+SE', 'NE+SW']);
    solo.play('NE+SW');
    expect(solo.asked).toBe('0 deploy');
    const [first = ''] = solo.options();
    expect(first.split(' ')[1]).toBe('M1');
    solo.until('0 keep');
    const starts = ['M1 N1 M2 N2', 'A13 B13 A14 B14'].map((corner) => corner.split(' '));
    const cells = solo.told('deployed').flatMap(({ units }) => units.map(({ cell }) => cell));
    expect(starts.map((corner) => cells.filter((cell) => corner.includes(cell)).length)).toEqual([2, 2]);
  });

  test('TET-SOLO-SETUP-12, TET-SOLO-SETUP-14: then the four Enemy units come, and no enemy card is missing', () => {
    const solo = opened(SOLO, 1).until('0 keep');
    expect(unitsOf(solo.state, 1)).toHaveLength(4);
    expect(solo.story.filter((event) => event === 'enemy-came')).toHaveLength(4);
    expect([solo.state.enemyDeck.length, solo.state.enemyDiscard.length]).toEqual([9, 0]);
  });

  test('TET-SOLO-SETUP-10: the player draws tactics as usual, the Enemy has none', () => {
    const solo = opened(SOLO, 1).until('0 keep');
    expect(solo.options()).toHaveLength(2);
    solo.play(solo.options()[0] ?? '');
    expect(solo.state.hands.map((hand) => hand.length)).toEqual([1, 0]);
    solo.until('0 act').play('end').until('0 act');
    expect(solo.state.hands[1]).toEqual([]);
  });

  test('TET-SOLO-TURN-05, TET-RUL-30: time, actions, recovery, tactic draw; no control check', () => {
    const solo = opened(SOLO, 1).until('0 act');
    expect(solo.story.slice(-2)).toEqual(['turn-began', 'time-moved']);
    expect([solo.state.time, solo.state.left]).toEqual([6, 3]);
    const before = solo.story.length;
    solo.play('end');
    expect(solo.story.slice(before, before + 3)).toEqual(['actions-ended', 'tactic-drawn', 'enemy-activated']);
    expect(solo.story).not.toContain('flag-moved');
  });

  test('TET-SOLO-END-03: a player who does nothing has seven turns at most, and no points count', () => {
    const solo = opened(SOLO, 1).until('never');
    expect(solo.outcome).toMatchObject({ places: [2], how: 'time' });
    expect(solo.state.turns).toBeLessThanOrEqual(7);
  });
});

describe('co-op', () => {
  test('TET-COOP-02, TET-COOP-06: both players choose, then deploy in a diagonal pair each', () => {
    const coop = opened(COOP, 2);
    expect([coop.asked, coop.world.ask(0).rule]).toEqual(['0 keep-unit', 'TET-COOP-03']);
    coop.until('1 keep-unit').until('0 corner').play('NW+SE');
    expect(coop.state.corners).toEqual([0, -1, 0, -1]);
    coop.until('0 keep');
    expect(coop.state.corners).toEqual([0, 1, 0, 1]);
    expect([unitsOf(coop.state, 2), unitsOf(coop.state, 3)].map((units) => units.length)).toEqual([4, 4]);
  });

  test('TET-COOP-07: the Enemies are placed one after the other', () => {
    const coop = opened(COOP, 2).until('0 keep');
    const came = coop.told('enemy-came').map(({ side }) => side);
    expect(came).toEqual([2, 2, 2, 2, 3, 3, 3, 3]);
  });

  test('TET-COOP-10: time passes at the start of each player’s turn', () => {
    const coop = opened(COOP, 2).until('0 act');
    expect(coop.state.time).toBe(10);
    coop.play('end').until('1 act');
    expect(coop.state.time).toBe(9);
  });
});
