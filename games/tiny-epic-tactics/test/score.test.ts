/** The score and ties. */
import { describe, expect, test } from 'vitest';
import { scored, scoreOf } from '../src/score.ts';
import { position } from './position.ts';

describe('the score', () => {
  const state = position({
    units: ['W1@B7 M1@M7 R1@A1', 'W2@A3', 'W3@N1'],
    also: (each) => {
      each.won = [0, -1, 1];
      each.captured = [[20, 21, 22], [], []];
    },
  });

  test('TET-SCORE-01 TET-SCORE-02 TET-SCORE-03 TET-SCORE-04: part by part', () => {
    expect(scoreOf(state, 0)).toEqual({
      flags: 5,
      survivors: 6,
      captures: 6,
      villages: 2,
      artifact: 0,
      total: 19,
      ties: { survivors: 3, captures: 3, prizes: 1, hp: 12 + 7 + 8 },
    });
    expect(scoreOf(state, 1)).toMatchObject({ flags: 5, survivors: 2, captures: 0, villages: 0, total: 7 });
  });

  test('TET-TERRAIN-11 TET-CAPTURE-05: a Village held is 1 VP, a captured unit 2', () => {
    const one = position({
      units: ['W1@G14', 'W2@A3'],
      also: (each) => {
        each.captured = [[], [20]];
      },
    });
    expect([scoreOf(one, 0), scoreOf(one, 1)]).toMatchObject([{ villages: 1 }, { captures: 2 }]);
  });

  test('TET-SCORE-05: the highest total wins', () => {
    expect(scored(state)).toMatchObject({ places: [1, 2, 3], how: 'total', rule: 'TET-SCORE-05' });
  });

  test('TET-SCORE-06: survivors, then captures, then flags, then HP', () => {
    const tie = (a: number[], b: number[]) => {
      const each = position({ units: ['W1@A1 M1@A2 R1@A3 B1@A4', 'W2@N1 M2@N2 R2@N3 B2@N4'] });
      // [units, captures, flags, HP of each unit, villages]
      for (const [side, [units = 0, captures = 0, flags = 0, hp = 0, villages = 0]] of [a, b].entries()) {
        for (let slot = 0; slot < 4; slot++) {
          each.hp[side * 4 + slot] = hp;
          if (slot >= units) each.at[side * 4 + slot] = -1;
          else if (slot < villages) each.at[side * 4 + slot] = [31, 85, 96, 188][side * 2 + slot] ?? -1;
        }
        each.captured = each.captured.map((cards, of) => (of === side ? [20, 21, 22, 23].slice(0, captures) : cards));
        each.won = each.won.map((owner, zone) => (owner === -1 && zone % 2 === side && flags > 0 ? side : owner));
      }
      return scored(each);
    };
    // 2 + 1 capture = 1 + 2 captures in points: more survivors win.
    expect(tie([2, 1, 0, 5], [1, 2, 0, 9])).toMatchObject({ how: 'survivors', places: [1, 2] });
    // Same survivors: one more capture against two Villages.
    expect(tie([2, 1, 0, 5], [2, 0, 0, 9, 2])).toMatchObject({ how: 'captures', places: [1, 2] });
    expect(tie([2, 1, 0, 5], [2, 1, 0, 9])).toMatchObject({ how: 'hp', places: [2, 1] });
    expect(tie([2, 1, 0, 5], [2, 1, 0, 5])).toMatchObject({ how: 'shared', places: [1, 1], rule: 'TET-SCORE-07' });
  });

  test('TET-SCORE-06: what decided is what told the first two apart, wherever they sit', () => {
    // 2, 4 + 2 and 2 + 4 points: the last two are equal, and the third has more units left.
    const three = position({
      units: ['W1@A1', 'W2@N1', 'W3@N3 M3@N5'],
      also: (each) => {
        each.captured = [[], [20, 21], [22]];
      },
    });
    expect(scored(three)).toMatchObject({ places: [3, 2, 1], how: 'survivors', rule: 'TET-SCORE-06' });
  });

  test('TET-SCORE-06 TET-RUL-51: the Artifact decides between those who are equal in points, survivors and captures', () => {
    const tied = position({ mode: 'battle', units: ['W1@A1 M1@A2 R1@A3', 'W2@B7 M2@M7 R2@G14'], bearer: 'W1' });
    expect(scored(tied)).toMatchObject({ places: [1, 2], how: 'prizes', rule: 'TET-SCORE-06' });
  });

  test('TET-SCORE-07: if nothing decides the victory is shared', () => {
    expect(scored(position({ units: ['W1@A1/5', 'W2@N1/5'] }))).toMatchObject({ places: [1, 1], how: 'shared' });
    // Of three, two may share the second place.
    expect(scored(position({ units: ['W1@A1/9 M1@A2', 'W2@N1/5', 'W3@N2/5'] })).places).toEqual([1, 2, 2]);
  });

  test('TET-TEAM-13: both partners’ points together, a flag once for the team', () => {
    const teams = position({
      mode: 'teams',
      units: ['W1@B7', 'W2@A3 M2@A4', 'W3@N1 M3@N2', 'W4@N3'],
      also: (each) => {
        each.won = [0, 2, -1];
        each.captured = [[20], [21], [], [22]];
      },
    });
    expect(scored(teams)).toMatchObject({ places: [1, 2, 1, 2], how: 'total' });
    const sums = [0, 1].map((team) => scoreOf(teams, team).total + scoreOf(teams, team + 2).total);
    expect(sums).toEqual([10 + 6 + 2 + 1, 6 + 4]);
  });

  test('TET-RUL-51: ties of teams by sums, in battle with the Artifact in the place of flags', () => {
    const tied = position({ mode: 'battle-teams', units: ['W1@A1/5', 'W2@A3/3', 'W3@N1/1', 'W4@N3/5'] });
    expect(scored(tied)).toMatchObject({ places: [2, 1, 2, 1], how: 'hp' });
    const battle = position({ mode: 'battle', units: ['W1@A1', 'W2@A3'], bearer: 'W2' });
    expect(scoreOf(battle, 1).ties.prizes).toBe(1);
  });

  test('TET-BATTLE-21 TET-BATTLETEAM-05: 3 VP for the Artifact', () => {
    const battle = position({ mode: 'battle', units: ['W1@A1', 'W2@A3'], bearer: 'W2' });
    expect([scoreOf(battle, 0), scoreOf(battle, 1)]).toMatchObject([
      { artifact: 0, total: 2 },
      { artifact: 3, total: 5 },
    ]);
    const teams = position({ mode: 'battle-teams', units: ['W1@A1', 'W2@A3', 'W3@N1', 'W4@N3'], bearer: 'W3' });
    expect(scored(teams).places).toEqual([1, 2, 1, 2]);
    // It is the bearer's side that has them, so they count once in the sum of the partners.
    expect([0, 1, 2, 3].map((side) => scoreOf(teams, side).artifact)).toEqual([0, 0, 3, 0]);
  });
});
