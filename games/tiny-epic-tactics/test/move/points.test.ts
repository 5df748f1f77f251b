/** MP: what a step costs, who stands in the way, and why a step cannot be taken. */
import { describe, expect, test } from 'vitest';
import { movementOf } from '../../src/reach.ts';
import { named, position } from '../position.ts';
import { rules, type Skirmish, skirmish } from '../skirmish.ts';
import { cost, moves, OTHERS } from './steps.ts';

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
    // Behind them there is no way that has a price.
    expect(table.why('move W1 A3')).toEqual({ rule: 'TET-MOVE-10', why: 'too-few-mp', figures: { mp: 3 } });
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
    expect(table.world.ask(0).safe).toBe('stop');
    table.say('stop');
    expect(table.where('W1')).toBe('A2');
    expect(table.asked).toBe('0 act');
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

test('TET-RUL-26: the bearer of the Artifact has 1 MP less, but never none', () => {
  const state = position({ mode: 'battle', units: ['W1@A1', 'M1@N14'], bearer: 'W1' });
  expect(movementOf(state, named(state, 'W1'))).toBe(2);
  expect(movementOf(state, named(state, 'M1'))).toBe(4);
});
