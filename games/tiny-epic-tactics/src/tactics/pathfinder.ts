/**
 * T13 Pathfinder. IF one of your units travels from one portal to another during its Move action, THEN it regains 2 MP. A Move
 * to a named cell ends there and has no use for them: whoever wants to go on walks step by step, or into a dungeon.
 */
import type { Side, State } from '../state.ts';
import { sideOf } from '../units.ts';
import type { Occasion } from './occasion.ts';

export function couldFindPath(state: State, side: Side, at: Occasion): boolean {
  const { walk } = state;
  if (at.moment !== 'cell-entered' || !walk || sideOf(at.unit) !== side) return false;
  return walk.action && walk.onward && walk.through && !walk.stopped;
}

export function pathfinder(state: State, amount: number): void {
  if (state.walk) state.walk.mp += amount;
}
