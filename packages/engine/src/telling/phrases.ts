/** Phrases in the languages of the house. English is what their `say` is made of. */
import type { Language, Messages } from '../manifest.ts';
import { type Figure, isPhrase, type Phrase, type Sentences } from '../phrase.ts';
import { type Code, SENTENCES } from '../sentences.ts';
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import frSentences from './troubles.fr.json' with { type: 'json' };
import type { Values } from './words.ts';

/** A language that lacks a sentence does not compile. */
const WORDS: { readonly [L in Language]: { readonly [C in Code]: string } } = { en: SENTENCES, fr: frSentences };
const TOLD: { readonly [L in Language]: { readonly [K in keyof typeof en]: string } } = { en, fr };

type SaidKey = `said.${string}`;
type SayPhrase = (key: SaidKey, values: Values) => string;

/** Sentences under the keys by which phrases look for them. */
export const phraseWords = (sentences: Sentences): Messages =>
  Object.fromEntries(Object.entries(sentences).map(([code, sentence]) => [keyOf(code), sentence]));

/** What is said at every table, and the sentences of whatever the table may refuse. */
export const tableWords = (language: Language): Messages => ({ ...TOLD[language], ...phraseWords(WORDS[language]) });

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
