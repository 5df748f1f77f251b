/** The words of the plain table itself. */
import en from './text/en.json' with { type: 'json' };
import fr from './text/fr.json' with { type: 'json' };

type PlainMessages = { readonly [K in keyof typeof en]: string };

/** A language that lacks a message does not compile. */
export const plainMessages: { readonly en: PlainMessages; readonly fr: PlainMessages } = { en, fr };
