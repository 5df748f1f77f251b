/** What is said where a match is looked at again, and of the proof that all was fair. A language that lacks a sentence does not compile. */
import type { Language } from '@taverne/engine';
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };

type ReplayMessages = { readonly [K in keyof typeof en]: string };

export const replayMessages: { readonly [L in Language]: ReplayMessages } = { en, fr };
