/** Mage Knight, as a game of the engine. What is printed on its tokens, tiles and tracks is told by rows of these types. */
export type * from './content/types.ts';
export { REWARDS, SCENARIO_NAMES } from './content/types.ts';
export { FIELDS, type Options, parse, type Rules } from './options.ts';
export * from './words.ts';
