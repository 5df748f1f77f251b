/** The guide's words. A language that lacks one does not compile. */
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };

type LearnMessages = { readonly [K in keyof typeof en]: string };

export const learnMessages: { readonly en: LearnMessages; readonly fr: LearnMessages } = { en, fr };
