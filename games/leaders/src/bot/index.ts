/** Opponents for Leaders: exact solvers for the turn at hand, an evaluation, and a ladder of five levels. */
export { evaluate } from './evaluate.ts';
export { leadersLevels } from './levels.ts';
export { type Allowance, losesNextTurn, winThisTurn } from './solve.ts';
