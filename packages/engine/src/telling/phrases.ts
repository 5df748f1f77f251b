/** Phrases in the languages of the house. English is what their `say` is made of. */
import type { Messages } from '../manifest.ts';
import { type Figure, isPhrase, type Phrase, type Sentences } from '../phrase.ts';
import type { Values } from './words.ts';

type SaidKey = `said.${string}`;
type SayPhrase = (key: SaidKey, values: Values) => string;

/** Sentences under the keys by which phrases look for them. */
export const phraseWords = (sentences: Sentences): Messages =>
  Object.fromEntries(Object.entries(sentences).map(([code, sentence]) => [keyOf(code), sentence]));

const keyOf = (code: string): SaidKey => `said.${code}`;

/** A phrase in the reader's language; where it has no words, in English. */
export function tellPhrase(phrase: Phrase, say: SayPhrase): string {
  const { code, figures } = phrase;
  const key = keyOf(code);
  const values = Object.fromEntries(Object.entries(figures).map(([name, figure]) => [name, tellFigure(figure, say)]));
  const told = say(key, values);
  return told === key ? phrase.say : told;
}

function tellFigure(figure: Figure, say: SayPhrase): string | number {
  if (typeof figure === 'string' || typeof figure === 'number') return figure;
  return isPhrase(figure) ? tellPhrase(figure, say) : figure.join(', ');
}
