/**
 * T13 Pathfinder. IF one of your units travels from one portal to another during its Move action, THEN it regains 2 MP. A Move
 * to a named cell ends there and has no use for them: whoever wants to go on walks step by step, or into a dungeon.
 */
import { sideOf } from '../units.ts';
import type { WindowTactic } from './tactic.ts';

export const pathfinder: WindowTactic<'cell-entered'> = {
  comes: 'cell-entered',
  could({ walk }, side, { unit }) {
    if (!walk || sideOf(unit) !== side) return false;
    return walk.action && walk.onward && walk.through && !walk.stopped;
  },
  resolve({ walk }, _, { card }) {
    if (walk) walk.mp += card.amount;
  },
  held: 0.3,
  worth: () => 0.5,
};
