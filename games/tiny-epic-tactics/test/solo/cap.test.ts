/** The last round of the cap, in an adventure. */
import { expect, test } from 'vitest';
import { step } from '../../src/turn.ts';
import { position } from '../position.ts';
import { run, tableWith } from '../stretch.ts';

/** After the Enemy’s turn in this round, with 10 for the cap. */
const afterRound = (round: number) => {
  const units = ['W1@A1', 'W2@N13 M2@M14 R2@M13 B2@N14'];
  const state = position({ mode: 'solo', units, roundCap: 10, turns: round, phase: 'enemy', active: 1 });
  run(step(state, tableWith(['enemy card', 0])));
  return state;
};

test('TET-ONL-01: an adventure that has not ended by the last round is lost, whatever time is left', () => {
  expect(afterRound(9)).toMatchObject({ phase: 'begin', active: 0, ending: null });
  expect(afterRound(10).ending).toMatchObject({ places: [2], how: 'round-cap', rule: 'TET-ONL-01', detail: { time: 5 } });
});
