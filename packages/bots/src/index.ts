/** Players for any game, and the parts that games build their own of. */
export { type Budget, budgetOf } from './budget.ts';
export { type Decision, decisionOf, NotAsked } from './decision.ts';
export { answerDraw, botOfferedDraw } from './draws.ts';
export { botAsked, drive, type Matter } from './drive.ts';
export { greedy } from './greedy.ts';
export { firstGuess, guessing, type Instinct } from './guessing.ts';
export { DOUBLING, heats } from './heats.ts';
export { levelsFor } from './levels.ts';
export { random, randomKey } from './random.ts';
export { search, searching, type Tuning } from './search.ts';
export { anyOf, isSlip, type Temper } from './temper.ts';
export { trying } from './trying.ts';
