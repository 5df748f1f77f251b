/** The end: triggers, last turns, the score and ties. */
import { describe, expect, test } from 'vitest';
import { tinyEpicTactics } from '../src/index.ts';
import { scored, scoreOf } from '../src/score.ts';
import { position, type Skirmish, skirmish, type Told, turnOf } from './skirmish.ts';

/** Ends turns until the match is over; says who still had one. */
function lastTurns(table: Skirmish): string[] {
  const turns: string[] = [];
  while (table.outcome === undefined) {
    const [asked = ''] = table.asked;
    if (asked.endsWith(' act')) turns.push(asked);
    table.say(asked.endsWith(' act') ? 'end' : (table.options()[0] ?? ''));
  }
  return turns;
}

describe('triggers', () => {
  test.each([
    [2, 1],
    [3, 2],
    [4, 3],
  ])('TET-END-01: with %i players %i flags, all players together', (seats, needed) => {
    const units = ['W1@H7', 'W2@N1', 'W3@N3', 'W4@N5'].slice(0, seats);
    const before = (won: number): Told => ({
      units,
      flags: [2, 0, 0],
      also: (state) => {
        state.won = [-1, won > 1 ? 1 : -1, won > 2 ? 1 : -1];
      },
    });
    for (let won = 1; won <= needed; won++) {
      const triggered = turnOf(before(won)).told('end-triggered');
      expect(triggered).toHaveLength(won >= needed ? 1 : 0);
      if (won >= needed) expect(triggered).toEqual([{ event: 'end-triggered', rule: 'TET-END-01', side: 0, why: 'flags' }]);
    }
  });

  test('TET-END-02: all units of one player are captured', () => {
    const table = skirmish({ units: ['W3@A3 M1@C1', 'M8@A4/1', 'W8@N1'] }).say('hit W3 M8');
    expect(table.told('end-triggered')).toEqual([{ event: 'end-triggered', rule: 'TET-END-02', side: 1, why: 'eliminated' }]);
    expect(table.outcome).toBeUndefined();
  });
});

describe('last turns', () => {
  test('TET-END-03: the turn is finished, every other player has one more, and the match stops before the next', () => {
    const table = turnOf({
      units: ['W1@A1', 'W2@H7', 'W3@N3', 'W4@N5'],
      flags: [2, 3, 3],
      active: 1,
      also: (state) => {
        state.won = [-1, 0, 0];
      },
    });
    expect(table.told('end-triggered')).toHaveLength(1);
    expect(lastTurns(table)).toEqual(['1 act', '2 act', '3 act', '0 act']);
  });

  test('TET-END-03 TET-RUL-22: who has no units has no turn', () => {
    const table = skirmish({ units: ['W3@A3 M1@C1', 'M8@A4/1', 'W8@N1'] }).say('hit W3 M8');
    expect(lastTurns(table)).toEqual(['0 act', '2 act']);
  });

  test('TET-RUL-22: the triggering turn is the one under way, also when a riposte captures', () => {
    // The attacker dies of the riposte in his own turn: the turn ends at once, then the others have one each.
    const table = skirmish({ units: ['M1@A3/1', 'W3@A4', 'W8@N1'] }).say('hit M1 W3', 'no', 'hit');
    expect(table.told('captured')).toMatchObject([{ unit: 'M1', side: 1, from: 0 }]);
    expect(table.told('actions-ended')).toEqual([]); // no recovery, no tactic for him
    expect(table.asked).toEqual(['1 act']);
    expect(lastTurns(table)).toEqual(['1 act', '2 act']);
    expect(table.outcome?.places).toEqual([3, 1, 2]);
  });

  test('TET-RUL-22: later triggers change nothing', () => {
    const table = turnOf({
      units: ['W1@A1', 'W2@H7', 'W3@H1', 'W4@N5'],
      flags: [2, 3, 3],
      active: 1,
      also: (state) => {
        state.won = [-1, 0, 0];
      },
    });
    table.say('end');
    while (!table.asked.includes('2 act')) table.say(table.options()[0] ?? '');
    expect(table.told('end-triggered')).toHaveLength(1);
    expect(lastTurns(table)).toEqual(['2 act', '3 act', '0 act']);
  });

  test('TET-END-04: with two players a flag secured in the last turn counts', () => {
    const table = turnOf({ units: ['W1@H7', 'W2@G12'], flags: [2, 2, 0] });
    expect(table.told('flag-won')).toHaveLength(1);
    expect(lastTurns(table)).toEqual(['0 act', '1 act']);
    expect(table.told('flag-won')).toMatchObject([{ side: 0 }, { side: 1 }]);
    expect(table.outcome?.detail).toMatchObject({ scores: [{ flags: 5 }, { flags: 5 }] });
  });

  test('TET-TEAM-11 TET-TEAM-12: three zones, or all units of one player; then everybody else has a last turn', () => {
    const flags = turnOf({
      mode: 'teams',
      units: ['W1@H7', 'W2@N1', 'W3@N3', 'W4@N5'],
      flags: [2, 3, 3],
      also: (state) => {
        state.won = [-1, 0, 2];
      },
    });
    expect(flags.told('end-triggered')).toMatchObject([{ why: 'flags' }]);
    const two = turnOf({
      mode: 'teams',
      units: ['W1@H7', 'W2@N1', 'W3@N3', 'W4@N5'],
      flags: [2, 3, 0],
      also: (state) => {
        state.won = [-1, 0, -1];
      },
    });
    expect(two.told('end-triggered')).toEqual([]);
    const out = skirmish({ mode: 'teams', units: ['W3@A3', 'M8@A4/1', 'W4@N3', 'W5@N5'] }).say('hit W3 M8');
    expect(out.told('end-triggered')).toMatchObject([{ why: 'eliminated', side: 1 }]);
    expect(lastTurns(out)).toEqual(['0 act', '2 act', '3 act']);
  });

  test('TET-BATTLE-20 TET-BATTLETEAM-04: three captures of one player, not of a team', () => {
    const told = (mode: 'battle' | 'battle-teams', mine: number, partner: number): Told => ({
      mode,
      units: ['W3@A3 M1@C1', 'M8@A4/1 W8@N1', 'W4@N3', 'W5@N5'],
      also: (state) => {
        state.captured = [[5, 6].slice(0, mine), [], [9, 10].slice(0, partner), []];
      },
    });
    expect(
      skirmish(told('battle', 2, 0))
        .say('hit W3 M8')
        .told('end-triggered'),
    ).toMatchObject([{ side: 0, why: 'captures', rule: 'TET-BATTLE-20' }]);
    expect(
      skirmish(told('battle', 1, 0))
        .say('hit W3 M8')
        .told('end-triggered'),
    ).toEqual([]);
    expect(
      skirmish(told('battle-teams', 1, 2))
        .say('hit W3 M8')
        .told('end-triggered'),
    ).toEqual([]);
    const table = skirmish(told('battle-teams', 2, 0)).say('hit W3 M8');
    expect(lastTurns(table)).toEqual(['0 act', '1 act', '2 act', '3 act']);
  });

  test('TET-RUL-28: a player without units ends a battle too; captures end no other mode', () => {
    expect(
      skirmish({ mode: 'battle', units: ['W3@A3', 'M8@A4/1'] })
        .say('hit W3 M8')
        .told('end-triggered'),
    ).toMatchObject([{ why: 'eliminated' }]);
    const table = skirmish({
      units: ['W3@A3', 'M8@A4/1 W8@N1'],
      also: (state) => {
        state.captured = [[5, 6], []];
      },
    });
    expect(table.say('hit W3 M8').told('end-triggered')).toEqual([]);
  });

  test('TET-ONL-01: after the last round of the cap the match is scored as it stands', () => {
    const table = skirmish({ units: ['W1@A1', 'W2@N1 M2@N3'], roundCap: 10, turns: 20, active: 1 });
    expect(lastTurns(table)).toEqual(['1 act']);
    expect(table.told('round-cap-reached')).toMatchObject([{ rounds: 10 }]);
    expect(table.outcome).toMatchObject({ places: [2, 1], how: 'total' });
  });
});

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

describe('TET-ONL-02: resignation and time', () => {
  const forfeit = (told: Told) => {
    const state = position(told);
    return tinyEpicTactics.forfeit?.(state, 0, 'resign', state.seats);
  };

  test('of two players the other one wins, of teams the other team', () => {
    expect(forfeit({ units: ['W1@A1', 'W2@A3'] })).toMatchObject({ places: [2, 1], how: 'resignation' });
    expect(forfeit({ mode: 'battle-teams', units: ['W1@A1', 'W2@A3', 'W3@N1', 'W4@N3'] })).toMatchObject({
      places: [2, 1, 2, 1],
    });
  });

  test('of more the others play on', () => {
    expect(forfeit({ units: ['W1@A1', 'W2@A3', 'W3@N1'] })).toBeUndefined();
  });

  test('an adventure is lost', () => {
    const state = position({ units: ['W1@A1', 'W2@A3'] });
    const solo = { ...state, rules: { ...state.rules, mode: 'solo' as const }, seats: 1 };
    expect(tinyEpicTactics.forfeit?.(solo, 0, 'time', 1)).toMatchObject({ places: [2], how: 'time-out' });
  });
});
