/** Players of Tiny Epic Quest. */
export { evaluate } from './evaluate.ts';
export { questLevels } from './levels.ts';
export { questMeasures } from './tally.ts';
