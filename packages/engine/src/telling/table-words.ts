/** The words of every table, all of them: a page that tells one phrase needs none of these at once. */
import type { Language, Messages } from '../manifest.ts';
import { type Code, SENTENCES } from '../sentences.ts';
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import { phraseWords } from './phrases.ts';
import frSentences from './troubles.fr.json' with { type: 'json' };

/** A language that lacks a sentence does not compile. */
const WORDS: { readonly [L in Language]: { readonly [C in Code]: string } } = { en: SENTENCES, fr: frSentences };
const TOLD: { readonly [L in Language]: { readonly [K in keyof typeof en]: string } } = { en, fr };

/** What is said at every table, and the sentences of whatever the table may refuse. */
export const tableWords = (language: Language): Messages => ({ ...TOLD[language], ...phraseWords(WORDS[language]) });
