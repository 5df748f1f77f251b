/**
 * The words of Tiny Epic Tactics in the languages of the house: flat ICU messages under dotted keys.
 *
 * `event.<event>`, `refusal.<why>` and `thought.<say>` take the fields of the event, of the refusal's figures or of the thought
 * as their arguments. Where a message tells cases apart (`{kind, select, …}`) it wants the field as it is, where it only
 * mentions it (`{unit}`, `{side}`) the name in the reader's language; lists come joined. `ability.<does>.does`,
 * `tactic.<does>.if` and `.then`, `monster.<does>.does` and `crystal.<does>.does` take the `amount` of the card.
 */
import type { Language } from '@taverne/engine';
import { en, words as english } from './en.ts';
import { fr, words as french } from './fr.ts';

export { textBoard } from './board.ts';
export { abilityText, monsterText, spellText, tacticText, unitText } from './cards.ts';
export { housePack } from './pack.ts';

export { telling } from './tell.ts';

export type TextKey = keyof typeof en;

type Messages = { readonly [K in TextKey]: string };

/** A language that lacks a message does not compile. */
export const messages: { readonly en: Messages; readonly fr: Messages } = { en, fr };

/** All that is said in one of them, with what the parsers of this game refuse. */
export const wordsIn = (language: Language) => (language === 'fr' ? french : english);
