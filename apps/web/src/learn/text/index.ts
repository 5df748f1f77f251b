/** The guide's words: its own, and those of the lesson it leads through. A language that lacks one does not compile. */

import type { Language } from '@taverne/engine';
import type { Lesson, Messages } from '@taverne/ui';
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };

type LearnMessages = { readonly [K in keyof typeof en]: string };

export const learnMessages: { readonly [L in Language]: LearnMessages } = { en, fr };

export const wordsOf = (lesson: Lesson | undefined): { readonly [L in Language]: Messages } => ({
  en: { ...en, ...lesson?.messages.en },
  fr: { ...fr, ...lesson?.messages.fr },
});
