/** Phrases in the languages of the house. English is what their `say` is made of. */
import type { Messages } from '../manifest.ts';
import { type Figure, isPhrase, type Phrase, type Sentences } from '../phrase.ts';
import type { Values } from './words.ts';

type SaidKey = `said.${string}`;
type SayPhrase = (key: SaidKey, values: Values) => string;

/** Figures that name games: programs want the id, people the title, where whoever tells has it. */
const GAMES: ReadonlySet<string> = new Set(['game', 'found']);

/** Sentences under the keys by which phrases look for them. */
export const phraseWords = (sentences: Sentences): Messages =>
  Object.fromEntries(Object.entries(sentences).map(([code, sentence]) => [keyOf(code), sentence]));

/** The titles of games under the keys by which phrases look for them. */
export const titleWords = (games: readonly { readonly id: string; readonly name: string }[]): Messages =>
  Object.fromEntries(games.map(({ id, name }) => [titleKey(id), name]));

const titleKey = (game: string): SaidKey => keyOf(`title.${game}`);

const keyOf = (code: string): SaidKey => `said.${code}`;

/** A phrase in the reader's language; where it has no words, in English. */
export function tellPhrase(phrase: Phrase, say: SayPhrase): string {
  const { code, figures } = phrase;
  const key = keyOf(code);
  const values = Object.fromEntries(Object.entries(figures).map(([name, figure]) => [name, tellFigure(name, figure, say)]));
  const told = say(key, values);
  return told === key ? phrase.say : told;
}

function tellFigure(name: string, figure: Figure, say: SayPhrase): string | number {
  if (typeof figure === 'number') return figure;
  if (typeof figure === 'string') return GAMES.has(name) ? titled(figure, say) : figure;
  return isPhrase(figure) ? tellPhrase(figure, say) : figure.join(', ');
}

function titled(game: string, say: SayPhrase): string {
  const key = titleKey(game);
  const title = say(key, {});
  return title === key ? game : title;
}
