/** What the house says, to everybody and to its keepers. A language that lacks a sentence does not compile. */
import type { Language } from '@taverne/engine';
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };

type HouseMessages = { readonly [K in keyof typeof en]: string };

export const houseMessages: { readonly [L in Language]: HouseMessages } = { en, fr };
