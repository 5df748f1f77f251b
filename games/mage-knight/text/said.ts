/** What the parsers of this game refuse, in the languages of the house. */
import type { Language, Messages } from '@taverne/engine';
import { phraseWords } from '@taverne/engine/telling';
import { type Code, SENTENCES } from '../src/sentences.ts';
import fr from './said.fr.json' with { type: 'json' };

/** A language that lacks a sentence does not compile. */
const WORDS: { readonly [L in Language]: { readonly [C in Code]: string } } = { en: SENTENCES, fr };

export const saidWords = (language: Language): Messages => phraseWords(WORDS[language]);
