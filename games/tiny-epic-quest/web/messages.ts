/** The words of the page: those of the game, and those only a page needs. */
import en from '../text/en.json' with { type: 'json' };
import fr from '../text/fr.json' with { type: 'json' };
import { saidWords } from '../text/said.ts';
import webEn from '../text/web.en.json' with { type: 'json' };
import webFr from '../text/web.fr.json' with { type: 'json' };

type WebMessages = { readonly [K in keyof typeof webEn]: string };

/** A language that lacks a message does not compile. */
const web: { readonly en: WebMessages; readonly fr: WebMessages } = { en: webEn, fr: webFr };

export const messages = {
  en: { ...en, ...web.en, ...saidWords('en') },
  fr: { ...fr, ...web.fr, ...saidWords('fr') },
};
