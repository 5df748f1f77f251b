/** What a step costs, and where a Move may end. */
import { stepCost } from '../../src/reach.ts';
import { cell, named, position } from '../position.ts';
import type { Skirmish } from '../skirmish.ts';

/** Far away, so that nobody is in the way and the match goes on. */
export const OTHERS = 'M8@N1 W8@N2 R8@M1 B6@M2';

/** The price of one step of a unit from here to there, in a Move action or in the movement an effect gives. */
export function cost(unit: string, from: string, to: string, action = true): number {
  const state = position({ units: [unit, OTHERS] });
  const [id = ''] = unit.split('@');
  return stepCost(state, named(state, id), { from: cell(state, from), to: cell(state, to) }, { action, portals: true });
}

/** Cells offered for a Move of this unit. */
export const moves = (table: Skirmish, id: string): string[] =>
  table.options(`move ${id}`).map((key) => key.split(' ')[2] ?? '');
