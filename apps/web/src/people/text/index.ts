/** What the pages about people say. A language that lacks a sentence does not compile. */
import type { Language } from '@taverne/engine';
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };

type PeopleMessages = { readonly [K in keyof typeof en]: string };

export const peopleMessages: { readonly [L in Language]: PeopleMessages } = { en, fr };
