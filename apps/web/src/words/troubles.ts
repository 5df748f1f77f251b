/** The sentences of whatever the table, the server or the page may refuse: wanted when something goes wrong, so they come after the first screen. */
import type { Language, Messages } from '@taverne/engine';
import { phraseWords, tableWords, titleWords } from '@taverne/engine/telling';
import { games } from '@taverne/games';
import { serverWords } from '@taverne/protocol/sentences';
import { SENTENCES } from '../sentences.ts';

/** A language that lacks a sentence does not compile. */
const FRENCH: { readonly [C in keyof typeof SENTENCES]: string } = {
  'not-on-device': 'la partie {match} n’est pas sur cet appareil',
  'game-not-here': 'le jeu {game} n’est pas ici',
  'nobody-asked-here': 'rien n’est demandé à cet écran',
  'seat-not-asked': 'rien n’est demandé à la place {seat}',
  'nobody-else-here': 'il n’y a personne d’autre à cette table',
  'another-tab': 'un autre onglet de ce navigateur a continué cette partie ; voici où elle en est',
  'only-a-replay': 'c’est une rediffusion',
  'not-in-lesson': 'pas dans cette leçon',
  'lesson-wants': 'la leçon veut que la place {seat} réponde {key} : {problem}',
};

const ownWords = (language: Language): Messages => phraseWords(language === 'fr' ? FRENCH : SENTENCES);

export const troubleWords = (language: Language): Messages => ({
  ...tableWords(language),
  ...serverWords(language),
  ...ownWords(language),
  ...titleWords(games),
});
