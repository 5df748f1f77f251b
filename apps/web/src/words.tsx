/** The page's words: its own messages, and those of the game it shows, in the language of this device. */

import { createIntl, createIntlCache } from '@formatjs/intl';
import type { Language } from '@taverne/engine';
import { tableWords } from '@taverne/engine/telling';
import { findGame } from '@taverne/games';
import { serverWords } from '@taverne/protocol/words';
import { type Messages, type Say, WordsProvider } from '@taverne/ui';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import en from '../text/en.json' with { type: 'json' };
import fr from '../text/fr.json' with { type: 'json' };
import { ownWords } from './sentences.ts';
import { browserLanguage, useSettings } from './settings.ts';

/** The page's own words, and the sentences of whatever the table or the server may refuse. */
export const SHELL: { readonly [L in Language]: Messages } = {
  en: { ...en, ...tableWords('en'), ...serverWords('en'), ...ownWords('en') },
  fr: { ...fr, ...tableWords('fr'), ...serverWords('fr'), ...ownWords('fr') },
};

export const useLanguage = (): Language => useSettings((settings) => settings.language) ?? browserLanguage();

const cache = createIntlCache();

/** A message that is not there comes back as its id: visible, and harmless. */
export function sayIn(language: Language, messages: Messages): Say {
  const intl = createIntl({ locale: language, messages: { ...messages }, onError: () => {} }, cache);
  return (id, values) => intl.formatMessage({ id, defaultMessage: id }, values);
}

/** The shell's words, before any game is loaded. */
export function ShellWords({ children }: { readonly children: ReactNode }) {
  const language = useLanguage();
  const say = useMemo(() => sayIn(language, SHELL[language]), [language]);
  return <WordsProvider say={say}>{children}</WordsProvider>;
}

interface GameWordsProps {
  readonly game: string;
  readonly children: ReactNode;
  /** Keeps the place until the words are there. */
  readonly meanwhile?: ReactNode;
}

/** The shell's words and a game's. */
export function GameWords({ game, children, meanwhile = null }: GameWordsProps) {
  const language = useLanguage();
  const [messages, setMessages] = useState<{ readonly of: string; readonly words: Messages }>();
  const of = `${language} ${game}`;
  useEffect(() => {
    let current = true;
    void findGame(game)
      ?.messages(language)
      .then((words) => current && setMessages({ of, words }));
    return () => {
      current = false;
    };
  }, [game, language, of]);
  const say = useMemo(() => messages && sayIn(language, { ...SHELL[language], ...messages.words }), [language, messages]);
  return messages?.of === of && say ? <WordsProvider say={say}>{children}</WordsProvider> : meanwhile;
}

/** The shell's words and those of a page that is loaded later. */
export function MoreWords({
  words,
  children,
}: {
  readonly words: { readonly [language: string]: Messages };
  readonly children: ReactNode;
}) {
  const language = useLanguage();
  const say = useMemo(() => sayIn(language, { ...SHELL[language], ...words[language] }), [language, words]);
  return <WordsProvider say={say}>{children}</WordsProvider>;
}
