import { agreeToDraw, answer, declineDraw, drawOffer, offerDraw, questionsOf } from '@taverne/engine';
import { describe, expect, test } from 'vitest';
import { type LeadersTable, sit } from './helpers.ts';

const FULL = {
  south: 'leaderD1 archerA1 jailerB1 vizierF1 protectorG1',
  north: 'leaderD7 riderA4 bruiserB5 acrobatF5 innkeeperG4',
};

/** Four turns after which the position is what it was. */
const ROUND = ['A1 A2', 'end', 'A4 A3', 'end', 'A2 A1', 'end', 'A3 A4', 'end'];

describe('draw by repetition', () => {
  test('LDR-DRAW-01 The same position at the start of a turn for the third time is a draw', () => {
    const table = sit(FULL).play(...ROUND);
    expect(table.outcome).toBeUndefined();
    table.play(...ROUND.slice(0, -1));
    expect(table.outcome).toBeUndefined();
    table.play('end');
    expect(table.outcome).toEqual({ places: [1, 1], how: 'repetition', rule: 'LDR-DRAW-01' });
    expect(table.events.slice(-2)).toEqual([
      { event: 'turn-began', rule: 'LDR-TURN-01', side: 'south', turn: 29 },
      { event: 'position-repeated', rule: 'LDR-DRAW-01', times: 3 },
    ]);
    expect(table.asked).toBe('');
  });

  test('LDR-DRAW-01 Passing all the time repeats the position too', () => {
    const table = sit(FULL).play('end', 'end', 'end', 'end');
    expect(table.outcome?.how).toBe('repetition');
  });

  test('LDR-DRAW-01 The side to move matters', () => {
    // Both sides see the same figures on the same cells, but each only twice when the third start of a turn comes.
    const table = sit(FULL).play('end', 'end', 'end');
    expect(table.outcome).toBeUndefined();
    expect(table.view().seen).toHaveLength(4);
  });

  test('LDR-DRAW-01 Who stands where matters, not only which cells are taken', () => {
    const pair = { south: 'leaderD1 archerA1 jailerA2 vizierF1 protectorG1', north: FULL.north };
    const table = sit(pair).play('end', 'end', 'A1 B2', 'A2 A1', 'end', 'end', 'B2 A2', 'end', 'end');
    expect(table.view().at).toMatchObject({ archer: 'A2', jailer: 'A1' });
    expect(table.outcome).toBeUndefined();
  });

  test('LDR-DRAW-01 A recruitment begins the count anew', () => {
    const table = sit({ ...FULL, south: 'leaderD1 archerA1 jailerB1 vizierF1', turn: 's20' });
    expect(table.view().seen).toHaveLength(1);
    table.play('end', 'recruit illusionist C1');
    expect(table.view().seen).toHaveLength(1);
    expect(table.view().seen[0]).toBe('north D1C1A1B1F1D7F5A4B5G4');
  });

  test('LDR-DRAW-01 can be switched off', () => {
    const table = sit({ ...FULL, options: { repetition: false } }).play(...ROUND, ...ROUND, ...ROUND);
    expect(table.outcome).toBeUndefined();
    expect(table.view().seen).toEqual([]);
  });
});

describe('the turn cap', () => {
  test('LDR-DRAW-02 After 200 completed turns the match is drawn', () => {
    const table = sit({ ...FULL, turn: 's198' }).play('end');
    expect(table.outcome).toBeUndefined();
    table.play('end');
    expect(table.outcome).toEqual({ places: [1, 1], how: 'turn-cap', rule: 'LDR-DRAW-02' });
    expect(table.events.at(-1)).toEqual({ event: 'turn-cap-reached', rule: 'LDR-DRAW-02', turns: 200 });
  });

  test('LDR-DRAW-02 The cap is a match option', () => {
    expect(sit({ ...FULL, turn: 's2', options: { turnCap: 3 } }).play('end').outcome?.how).toBe('turn-cap');
    expect(sit({ ...FULL, turn: 's198', options: { turnCap: 1000 } }).play('end', 'end').outcome).toBeUndefined();
  });
});

describe('the agreed draw', () => {
  /** Answers the question of whoever is asked, without the helper's checks. */
  const pass = ({ match }: LeadersTable, seat: number) => answer(match, seat, questionsOf(match, seat)[0]?.id ?? '', 'end');

  test('LDR-DRAW-03 The players may agree on a draw', () => {
    const { match } = sit(FULL);
    expect(offerDraw(match, 0)).toBeUndefined();
    expect(agreeToDraw(match, 1)).toBeUndefined();
    expect(match.outcome).toEqual({ places: [1, 1], how: 'agreement', rule: 'LDR-DRAW-03' });
  });

  test('LDR-DRAW-03 An offer is made on the own turn only', () => {
    const { match } = sit(FULL);
    expect(offerDraw(match, 1)).toMatchObject({ trouble: 'not-allowed', say: 'not-own-turn (LDR-DRAW-03)' });
    const north = sit({ ...FULL, turn: 'n21' }).match;
    expect(offerDraw(north, 0)).toMatchObject({ say: 'not-own-turn (LDR-DRAW-03)' });
    expect(offerDraw(north, 1)).toBeUndefined();
    const ban = sit({ options: { mode: 'strategist' } }).match;
    expect(offerDraw(ban, 0)).toMatchObject({ say: 'not-own-turn (LDR-DRAW-03)' });
  });

  test('LDR-DRAW-03 at most once per five own turns', () => {
    const table = sit({ ...FULL, options: { repetition: false } });
    const { match } = table;
    expect(offerDraw(match, 0)).toBeUndefined();
    for (let turn = 0; turn < 5; turn++) {
      declineDraw(match, 1);
      expect(offerDraw(match, 0)).toMatchObject({ say: 'offered-lately (LDR-DRAW-03)' });
      const refusal = match.game.agreement?.refuse(match.world.state, 0, 10);
      expect(refusal).toEqual({ rule: 'LDR-DRAW-03', why: 'offered-lately', figures: { wait: 5 - turn } });
      pass(table, 0);
      // The other seat has its own count.
      if (turn === 0) expect(offerDraw(match, 1)).toBeUndefined();
      declineDraw(match, 0);
      pass(table, 1);
    }
    expect(match.game.agreement?.now(match.world.state, 0)).toBe(15);
    expect(offerDraw(match, 0)).toBeUndefined();
  });

  test('LDR-DRAW-03 An offer lapses with the next decision of the opponent', () => {
    const table = sit(FULL);
    const { match } = table;
    offerDraw(match, 0);
    pass(table, 0);
    expect(drawOffer(match)).toEqual({ by: 0, agreed: [0] });
    pass(table, 1);
    expect(drawOffer(match)).toBeUndefined();
    expect(agreeToDraw(match, 1)).toMatchObject({ trouble: 'no-offer' });
  });

  test('LDR-DRAW-03 can be switched off', () => {
    const { match } = sit({ ...FULL, options: { agreedDraws: false } });
    expect(offerDraw(match, 0)).toMatchObject({ say: 'draws-not-agreed (LDR-DRAW-03)' });
  });
});

describe('walls', () => {
  const WALL = {
    south: 'leaderB1 archerB2 jailerB3 bearB4 cubB5 vizierG1',
    north: 'leaderD7 riderG4 bruiserF5 acrobatG3 innkeeperE5',
  };
  const walls = { ...WALL, options: { wallsLose: true } };

  test('LDR-DRAW-04 A line of four or more own figures that splits the board at the end of two own turns loses', () => {
    const table = sit(walls).play('end');
    expect(table.told('wall-stood')).toEqual([
      {
        event: 'wall-stood',
        rule: 'LDR-DRAW-04',
        side: 'south',
        turns: 1,
        cells: ['B1', 'B2', 'B3', 'B4', 'B5'],
      },
    ]);
    expect(table.view().walls).toEqual([1, 0]);
    expect(table.outcome).toBeUndefined();
    table.play('end', 'end');
    expect(table.outcome).toEqual({ places: [2, 1], how: 'walls', rule: 'LDR-DRAW-04' });
    expect(table.events.at(-1)).toMatchObject({ event: 'wall-stood', turns: 2 });
  });

  test('LDR-DRAW-04 is off by default', () => {
    const table = sit(WALL).play('end', 'end', 'end');
    expect(table.outcome).toBeUndefined();
    expect(table.view().walls).toEqual([0, 0]);
    expect(table.told('wall-stood')).toEqual([]);
  });

  test('LDR-DRAW-04 An opened wall is forgiven, and one on each side counts for each side', () => {
    const table = sit(walls).play('end', 'end', 'B3 C4', 'end');
    expect(table.view().walls).toEqual([0, 0]);
    expect(table.outcome).toBeUndefined();
    table.play('end', 'C4 B3', 'end');
    expect(table.view().walls).toEqual([1, 0]);
    const north = sit({ ...walls, turn: 'n21', walls: '1 0' }).play('end');
    expect(north.view().walls).toEqual([1, 0]);
    expect(north.play('end').outcome?.how).toBe('walls');
  });

  test('LDR-DRAW-04 Three figures round a corner, four that split nothing, or a part without an empty cell are no wall', () => {
    const north = 'leaderD7 riderA4 bruiserB5 acrobatF5 innkeeperG4';
    const none = (south: string) =>
      sit({ south, north, options: { wallsLose: true } })
        .play('end')
        .view().walls;
    expect(none('leaderG1 archerA2 jailerB2 vizierB1 protectorE3')).toEqual([0, 0]);
    expect(none('leaderG1 archerC3 jailerC4 vizierD3 protectorD4')).toEqual([0, 0]);
    // A1 is cut off by four connected figures; empty it makes a wall, taken by an enemy it does not.
    expect(none('leaderG1 archerA2 jailerB2 vizierB1 protectorC2')).toEqual([1, 0]);
    const taken = sit({
      south: 'leaderG1 archerA2 jailerB2 vizierB1 protectorC2',
      north: 'leaderD7 riderA1 bruiserB5 acrobatF5 innkeeperG4',
      options: { wallsLose: true },
    }).play('end');
    expect(taken.view().walls).toEqual([0, 0]);
  });

  test('LDR-DRAW-04 North builds walls too', () => {
    const table = sit({
      south: 'leaderD1 archerG1',
      north: 'leaderD7 riderA3 bruiserB4 acrobatB5 innkeeperA2',
      turn: 'n21',
      options: { wallsLose: true },
      walls: '0 1',
    }).play('end');
    expect(table.outcome).toEqual({ places: [1, 2], how: 'walls', rule: 'LDR-DRAW-04' });
    expect(table.told('wall-stood')).toMatchObject([{ side: 'north', turns: 2 }]);
  });
});
