/** The end: triggers, last turns, resignation. */
import { describe, expect, test } from 'vitest';
import { tinyEpicTactics } from '../src/index.ts';
import { position } from './position.ts';
import { type Scene, type Skirmish, skirmish, turnOf } from './skirmish.ts';

/** Ends turns until the match is over; says who still had one. */
function lastTurns(table: Skirmish): string[] {
  const turns: string[] = [];
  while (table.outcome === undefined) {
    const { asked } = table;
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
    const before = (won: number): Scene => ({
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
      seed: 1,
    });
    expect(table.told('end-triggered')).toHaveLength(1);
    expect(lastTurns(table)).toEqual(['1 act', '2 act', '3 act', '0 act']);
  });

  test('TET-END-03 TET-RUL-22: who has no units has no turn', () => {
    const table = skirmish({ units: ['W3@A3 M1@C1', 'M8@A4/1', 'W8@N1'], seed: 1 }).say('hit W3 M8');
    expect(lastTurns(table)).toEqual(['0 act', '2 act']);
  });

  test('TET-RUL-22: the triggering turn is the one under way, also when a riposte captures', () => {
    // The attacker dies of the riposte in his own turn: the turn ends at once, then the others have one each.
    const table = skirmish({ units: ['M1@A3/1', 'W3@A4', 'W8@N1'], seed: 1 }).say('hit M1 W3', 'no', 'hit');
    expect(table.told('captured')).toMatchObject([{ unit: 'M1', side: 1, from: 0 }]);
    expect(table.told('actions-ended')).toEqual([]); // no recovery, no tactic for him
    expect(table.asked).toBe('1 act');
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
      seed: 1,
    });
    table.say('end');
    table.until('2 act');
    expect(table.told('end-triggered')).toHaveLength(1);
    expect(lastTurns(table)).toEqual(['2 act', '3 act', '0 act']);
  });

  test('TET-END-04: with two players a flag secured in the last turn counts', () => {
    const table = turnOf({ units: ['W1@H7', 'W2@G12'], flags: [2, 2, 0], seed: 1 });
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
      seed: 1,
    });
    expect(flags.told('end-triggered')).toMatchObject([{ why: 'flags' }]);
    const two = turnOf({
      mode: 'teams',
      units: ['W1@H7', 'W2@N1', 'W3@N3', 'W4@N5'],
      flags: [2, 3, 0],
      also: (state) => {
        state.won = [-1, 0, -1];
      },
      seed: 1,
    });
    expect(two.told('end-triggered')).toEqual([]);
    const out = skirmish({ mode: 'teams', units: ['W3@A3', 'M8@A4/1', 'W4@N3', 'W5@N5'], seed: 1 }).say('hit W3 M8');
    expect(out.told('end-triggered')).toMatchObject([{ why: 'eliminated', side: 1 }]);
    expect(lastTurns(out)).toEqual(['0 act', '2 act', '3 act']);
  });

  test('TET-BATTLE-20 TET-BATTLETEAM-04: three captures of one player, not of a team', () => {
    const told = (mode: 'battle' | 'battle-teams', mine: number, partner: number): Scene => ({
      mode,
      units: ['W3@A3 M1@C1', 'M8@A4/1 W8@N1', 'W4@N3', 'W5@N5'],
      seed: 1,
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
    const table = skirmish({ units: ['W1@A1', 'W2@N1 M2@N3'], roundCap: 10, turns: 20, active: 1, seed: 1 });
    expect(lastTurns(table)).toEqual(['1 act']);
    expect(table.told('round-cap-reached')).toMatchObject([{ rounds: 10 }]);
    expect(table.outcome).toMatchObject({ places: [2, 1], how: 'total' });
  });
});

describe('rounds', () => {
  test('TET-ONL-01: they are counted by turns of everybody', () => {
    const round = (turns: number) => skirmish({ units: ['W1@A1', 'W2@N1', 'W3@N3'], turns }).view(0).round;
    expect([0, 1, 3, 4, 6, 7].map(round)).toEqual([1, 1, 1, 2, 2, 3]);
  });

  test('TET-ONL-01: the last turn of the last round is played, and none after it', () => {
    const table = skirmish({ units: ['W1@A1', 'W2@N1'], active: 0, turns: 19, roundCap: 10, seed: 1 }).say('end');
    expect([table.outcome, table.asked]).toEqual([undefined, '1 act']);
    expect(table.say('end').outcome).toMatchObject({ how: expect.any(String) });
    expect(table.told('round-cap-reached')).toEqual([{ event: 'round-cap-reached', rule: 'TET-ONL-01', rounds: 10 }]);
  });
});

describe('the ends of adventures', () => {
  test('TET-SOLO-END-02 TET-COOP-15: they tell crystals, time, rounds and units left', () => {
    const units = ['M1@C1/1', 'W1@N1 R1@N2', 'B5@C2', 'B4@N14'];
    const table = skirmish({ mode: 'co-op', units, green: '5x4 2x2', time: 4, turns: 5 }).play('hit M1 B5');
    expect(table.outcome).toMatchObject({
      places: [2, 2],
      how: 'eliminated',
      rule: 'TET-COOP-15',
      detail: { crystals: 2, time: 4, rounds: 3, units: [0, 2] },
    });
  });

  test('TET-END-02: whose last unit fell is told with the reason', () => {
    const table = skirmish({ units: ['W3@C1 M1@A1', 'R1@C2/4', 'B5@N14'] }).play('hit W3 R1');
    expect(table.told('end-triggered')).toEqual([{ event: 'end-triggered', rule: 'TET-END-02', side: 1, why: 'eliminated' }]);
  });
});

describe('TET-ONL-02: resignation and time', () => {
  const forfeit = (told: Scene, seat = 0, why: 'resign' | 'time' = 'resign') => {
    const state = position(told);
    return tinyEpicTactics.forfeit?.(state, seat, why, state.seats);
  };
  const FOUR = ['W1@A1', 'W2@A3', 'W3@N1', 'W4@N3'];

  test('of two players the other one wins, whoever leaves', () => {
    const told = { units: ['W1@A1', 'W2@A3'] };
    expect(forfeit(told)).toMatchObject({ places: [2, 1], how: 'resignation', rule: 'TET-ONL-02' });
    expect(forfeit(told, 1, 'time')).toMatchObject({ places: [1, 2], how: 'time-out', rule: 'TET-ONL-02' });
  });

  test.each(['teams', 'battle-teams'] as const)('in %s the other team wins', (mode) => {
    expect(forfeit({ mode, units: FOUR })).toMatchObject({ places: [2, 1, 2, 1], how: 'resignation', rule: 'TET-ONL-02' });
    expect(forfeit({ mode, units: FOUR }, 3)).toMatchObject({ places: [1, 2, 1, 2] });
  });

  test('of more the others play on', () => {
    expect(forfeit({ units: ['W1@A1', 'W2@A3', 'W3@N1'] })).toBeUndefined();
    expect(forfeit({ units: FOUR })).toBeUndefined();
  });

  test('an adventure is lost', () => {
    const lost = { how: 'time-out', rule: 'TET-ONL-02' };
    expect(forfeit({ mode: 'solo', units: ['W1@A1', 'W2@A3'] }, 0, 'time')).toMatchObject({ ...lost, places: [2] });
    expect(forfeit({ mode: 'co-op', units: FOUR }, 1, 'time')).toMatchObject({ ...lost, places: [2, 2] });
  });
});
