/** What every board and every bar says in the same words. A game that says one of them otherwise has a message of the same id. */
import en from '../text/en.json' with { type: 'json' };
import fr from '../text/fr.json' with { type: 'json' };

type HouseMessages = { readonly [K in keyof typeof en]: string };

/** A language that lacks a message does not compile. */
export const houseWords: { readonly en: HouseMessages; readonly fr: HouseMessages } = { en, fr };
