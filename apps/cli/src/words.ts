/** The command line's own words, in the languages of the house. */
import { createIntl } from '@formatjs/intl';
import { LANGUAGES, type Language, type Messages } from '@taverne/engine';
import { markAll, settleElisions, tableWords, type Values } from '@taverne/engine/telling';
import en from '../text/en.json' with { type: 'json' };
import fr from '../text/fr.json' with { type: 'json' };
import { ownWords } from './sentences.ts';

export type TextKey = keyof typeof en;

/** A language that lacks a message does not compile. */
const TEXT: { readonly [L in Language]: { readonly [K in TextKey]: string } } = { en, fr };

/** Its own words, and the sentences of whatever the table or a game may refuse. */
export type Say = (key: TextKey | `said.${string}`, values?: Values) => string;

export const sayIn = (language: Language, game: Messages = {}): Say =>
  formatter(language, { ...game, ...TEXT[language], ...tableWords(language), ...ownWords(language) });

/** Formats ICU messages; style marks in them stay as they are. A message that does not fit its values is shown raw. */
export function formatter(language: Language, messages: Messages): (key: string, values?: Values) => string {
  const marked = language === 'fr' ? markAll(messages) : { ...messages };
  const intl = createIntl({ locale: language, messages: marked, onError() {} });
  return (key, values = {}) => settleElisions(String(intl.formatMessage({ id: key }, { ...values }, { ignoreTag: true })));
}

/** What was asked for, else what the environment speaks, else English. Undefined: there is no such language. */
export function languageFor(wanted: string | undefined, env: NodeJS.ProcessEnv): Language | undefined {
  if (wanted !== undefined) return LANGUAGES.find((language) => language === wanted);
  const spoken = (env.LC_ALL || env.LC_MESSAGES || env.LANG || '').toLowerCase();
  return LANGUAGES.find((language) => spoken === language || spoken.startsWith(`${language}_`)) ?? 'en';
}
