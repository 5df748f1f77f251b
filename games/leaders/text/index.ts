/**
 * The words of Leaders in the languages of the house: flat ICU messages under dotted keys.
 *
 * `event.<event>` and `refusal.<why>` take the fields of the event or of the refusal's figures as their arguments. Where a
 * message tells cases apart (`{figure, select, …}`, `{turns, plural, …}`) it wants the field as it is, where it only
 * mentions it (`{figure}`) the name in the reader's language; lists come joined, each figure with its cell or its way.
 * `outcome.<how>.says` takes the names of `winner` and `loser`, `wait.<question>` that of the `side` one waits for.
 */
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };

export { textBoard } from './board.ts';

export { saidWords } from './said.ts';

export type TextKey = keyof typeof en;

type Messages = { readonly [K in TextKey]: string };

/** A language that lacks a message does not compile. */
export const messages: { readonly en: Messages; readonly fr: Messages } = { en, fr };
