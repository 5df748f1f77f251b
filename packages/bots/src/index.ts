/** Players made of search, for any game. */
export { NotAsked } from './asked.ts';
export { greedy } from './greedy.ts';
export { random } from './random.ts';
export { search, searching, type Tuning } from './search.ts';
