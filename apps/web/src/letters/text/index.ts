/** The words of matches by correspondence. A language that lacks one does not compile. */
import type { Language } from '@taverne/engine';
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };

type LetterMessages = { readonly [K in keyof typeof en]: string };
export const letterMessages: { readonly [L in Language]: LetterMessages } = { en, fr };
