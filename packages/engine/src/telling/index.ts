/** Telling: what is the same in the words of every game, without a page and without a terminal. */
export { markAll, markElisions, settleElisions } from './elision.ts';
export { holderName, isElided, isOneOfMany, isOneOfSeveral, isYou, type Sitters } from './holder.ts';
export { phraseWords, tellPhrase, titleWords } from './phrases.ts';
export { tableWords } from './table-words.ts';
export { capital, list, type Part, type Parts, type Tale, tell, tellPart, type Voice } from './tale.ts';
export { endOf, type Foreseen, type Keyed, type Telling, type TellingOf, type TextBoard } from './telling.ts';
export type { Say, Values } from './words.ts';
