/**
 * The words of Tiny Epic Quest in the languages of the house: flat ICU messages under dotted keys.
 *
 * What `event.<event>`, `refusal.<why>` and `outcome.<how>.says` are told with is in tell.ts, how it is called in names.ts;
 * `wait.<question>` takes the name of the `side` one waits for.
 */
import type { Language } from '@taverne/engine';
import { en, words as english } from './en.ts';
import { fr, words as french } from './fr.ts';

export { telling } from './tell.ts';

export type TextKey = keyof typeof en;

type Messages = { readonly [K in TextKey]: string };

/** A language that lacks a message does not compile. */
export const messages: { readonly en: Messages; readonly fr: Messages } = { en, fr };

/** All that is said in one of them, with what the parsers of this game refuse. */
export const wordsIn = (language: Language) => (language === 'fr' ? french : english);
