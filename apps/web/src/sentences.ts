/** What the page itself refuses, in sentences. */
import { type Language, type Messages, phrasesIn } from '@taverne/engine';
import { phraseWords } from '@taverne/engine/telling';

const SENTENCES = {
  'not-on-device': 'there is no match {match} on this device',
  'game-not-here': 'there is no game {game} here',
  'nobody-asked-here': 'nobody at this screen is asked',
  'seat-not-asked': 'seat {seat} is not asked',
  'nobody-else-here': 'nobody else is at this table',
  'another-tab': 'another tab of this browser has gone on with this match; this is how it stands now',
  'only-a-replay': 'this is a replay',
  'not-in-lesson': 'not in this lesson',
  'lesson-wants': 'the lesson wants seat {seat} to answer {key}: {problem}',
} as const;

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

export const said = phrasesIn(SENTENCES);

export const ownWords = (language: Language): Messages => phraseWords(language === 'fr' ? FRENCH : SENTENCES);
