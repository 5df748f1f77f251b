/** The opponents of Mage Knight, and what measures and advises. */
export { evaluate } from './evaluate.ts';
export { mageLevels } from './levels.ts';
export { reviewFight } from './review.ts';
export { mageMeasures } from './tally.ts';
