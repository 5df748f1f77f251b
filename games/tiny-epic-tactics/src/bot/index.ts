/** Players of Tiny Epic Tactics. */
export { evaluate } from './evaluate.ts';
export { tacticsLevels } from './levels.ts';
export { tacticsMeasures } from './tally.ts';
