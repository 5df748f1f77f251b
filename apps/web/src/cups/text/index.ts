/** What the pages about tournaments say. A language that lacks a sentence does not compile. */
import type { Language } from '@taverne/engine';
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };

type CupMessages = { readonly [K in keyof typeof en]: string };

export const cupMessages: { readonly [L in Language]: CupMessages } = { en, fr };
