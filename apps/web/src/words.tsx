/** The page's words: its own messages, and those of the game it shows, in the language of this device. */

import { createIntl, createIntlCache } from '@formatjs/intl';
import type { Language } from '@taverne/engine';
import { markAll, settleElisions } from '@taverne/engine/telling';
import { type Messages, type Say, useSay, type Values, WordsProvider } from '@taverne/ui';
import { type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { browserLanguage, useSettings } from './settings.ts';
import { gameWords, type PageWords, pageWords, shellWords } from './words/store.ts';

export const useLanguage = (): Language => useSettings((settings) => settings.language) ?? browserLanguage();

const cache = createIntlCache();

/** A message that is not there comes back as its id: visible, and harmless. */
function sayIn(language: Language, messages: Messages): Say {
  if (language === 'fr') return sayInFrench(messages);
  const intl = createIntl({ locale: language, messages: { ...messages }, onError: () => {} }, cache);
  return (id, values) => intl.formatMessage({ id, defaultMessage: id }, values);
}

/** “de {name}” becomes “d’Anna” or “de Basile”. */
function sayInFrench(messages: Messages): Say {
  const intl = createIntl({ locale: 'fr', messages: markAll(messages), onError: () => {} }, cache);
  return (id, values) => settleElisions(intl.formatMessage({ id, defaultMessage: id }, values));
}

interface Loaded<Words> {
  readonly language: Language;
  readonly of: string;
  readonly words: Words;
}

/** Nothing until the first words are there; then the last that came, so that nothing goes blank when the language changes. */
function useLoaded<Words>(load: (language: Language, of: string) => Promise<Words>, of = ''): Loaded<Words> | undefined {
  const language = useLanguage();
  const [loaded, setLoaded] = useState<Loaded<Words>>();
  useEffect(() => {
    let current = true;
    void load(language, of).then((words) => current && setLoaded({ language, of, words }));
    return () => {
      current = false;
    };
  }, [load, language, of]);
  return loaded?.of === of ? loaded : undefined;
}

const first = async (language: Language): Promise<PageWords> => pageWords(language);

/** The first screen's words; the sentences for troubles join them as soon as they have come. */
export function ShellWords({ children }: { readonly children: ReactNode }) {
  const here = useLoaded(first);
  const whole = useLoaded(shellWords);
  const say = useMemo(() => {
    const messages = whole?.language === here?.language ? whole?.words : undefined;
    return here && sayIn(here.language, messages ?? here.words.shell);
  }, [here, whole]);
  return say && <WordsProvider say={say}>{children}</WordsProvider>;
}

interface GameWordsProps {
  readonly game: string;
  readonly children: ReactNode;
  /** Keeps the place until the words are there. */
  readonly meanwhile?: ReactNode;
}

/** What is said on a game's card: its name, its modes, its opponents. A game without such words is named by all it has. */
export function CardWords({ game, children, meanwhile }: GameWordsProps) {
  const language = useLanguage();
  const here = useLoaded(first);
  const card = here?.words.card(game);
  const say = useMemo(() => here && card && sayIn(here.language, { ...here.words.shell, ...card }), [here, card]);
  if (say) return <WordsProvider say={say}>{children}</WordsProvider>;
  return here?.language === language ? (
    <GameWords game={game} meanwhile={meanwhile}>
      {children}
    </GameWords>
  ) : (
    meanwhile
  );
}

/** The shell's words and a game's. */
export function GameWords({ game, children, meanwhile = null }: GameWordsProps) {
  const loaded = useLoaded(gameWords, game);
  const say = useMemo(() => loaded && sayIn(loaded.language, { ...loaded.words.shell, ...loaded.words.game }), [loaded]);
  return say ? <WordsProvider say={say}>{children}</WordsProvider> : meanwhile;
}

/** How one speaks where a game is shown, with more words that come between the shell's and the game's. Whoever asks waits for the words. */
export function useGameSay(language: Language, game: string, more: Messages = NO_MORE): Say {
  const words = use(gameWords(language, game));
  return useMemo(() => sayIn(language, { ...words.shell, ...more, ...words.game }), [language, words, more]);
}

const NO_MORE: Messages = {};

/** What is said above, and the words of a part that is loaded later. */
export function MoreWords({
  words,
  children,
}: {
  readonly words: { readonly [L in Language]: Messages };
  readonly children: ReactNode;
}) {
  const language = useLanguage();
  const above = useSay();
  const say = useMemo(() => {
    const own = sayIn(language, words[language]);
    return (id: string, values?: Values) => (id in words[language] ? own(id, values) : above(id, values));
  }, [language, words, above]);
  return <WordsProvider say={say}>{children}</WordsProvider>;
}
