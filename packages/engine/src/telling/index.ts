/** Telling: what is the same in the words of every game, without a page and without a terminal. */
export { phraseWords, tableWords, tellPhrase } from './phrases.ts';
export type { Say, Values } from './words.ts';
