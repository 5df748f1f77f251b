/** The words that have come so far. Each language, and the words of each game, are loaded once and when they are wanted. */
import { LANGUAGES, type Language, type Messages } from '@taverne/engine';
import { findGame } from '@taverne/games';
import { once } from '../once.ts';

export interface PageWords {
  /** The page's own. */
  readonly shell: Messages;
  /** What is said on a game's card; a game may bring none. */
  card(game: string): Messages | undefined;
}

export const pageWords = once(async (language: Language): Promise<PageWords> => {
  const { first } = await (language === 'fr' ? import('./fr.ts') : import('./en.ts'));
  return { shell: first.shell, card: (game) => first.cards[`../../../../games/${game}/text/lobby.${language}.json`] };
});

const troubles = once((_: 'troubles') => import('./troubles.ts'));

/** The shell's with the sentences for whatever goes wrong. */
export const shellWords = once(
  async (language: Language): Promise<Messages> => ({
    ...(await troubles('troubles')).troubleWords(language),
    ...(await pageWords(language)).shell,
  }),
);

export interface GameMessages {
  readonly shell: Messages;
  /** All that the game says. */
  readonly game: Messages;
}

const gameIn = once(async (which: `${Language} ${string}`): Promise<GameMessages> => {
  const language = LANGUAGES.find((each) => which.startsWith(`${each} `)) ?? 'en';
  const id = which.slice(language.length + 1);
  const [shell, game = {}] = await Promise.all([shellWords(language), findGame(id)?.messages(language)]);
  return { shell, game };
});

export const gameWords = (language: Language, game: string): Promise<GameMessages> => gameIn(`${language} ${game}`);

/** What is said on a game's card; of a game without such words, all it says. */
export async function cardWords(language: Language, game: string): Promise<Messages> {
  const { card } = await pageWords(language);
  return card(game) ?? (await gameWords(language, game)).game;
}
