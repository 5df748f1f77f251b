/** What only a server refuses and its name alone does not tell, in sentences. */
import { type Language, type Messages, phrasesIn } from '@taverne/engine';
import { phraseWords } from '@taverne/engine/telling';

const SENTENCES = {
  'no-bot-of-level': 'there is no bot of level {level} for {game}',
  'levels-of-game': 'there is no level {level} of {game}; there are {levels}',
  'seats-for-game': '{game} is for {min} to {max} seats',
  'seats-of-match': 'this match has {seats} seats',
  'one-seat-a-person': 'you can hold one seat; the others are for bots or open',
  'cannot-set-up': '{game} cannot be set up for {seats} seats with these options',
  'options-misfit': 'these options do not fit',
  'rules-changed-on-the-way': 'the rules of this match changed on the way: it can be looked at, not imported',
  'record-not-run': 'the rules of {game} cannot run this record',
  'rules-failed': 'the rules of this game failed on that answer; it was not taken and nothing changed',
  'time-is-up': 'your time is up',
} as const;

export const said = phrasesIn(SENTENCES);

/** A language that lacks a sentence does not compile. */
const FRENCH: { readonly [C in keyof typeof SENTENCES]: string } = {
  'no-bot-of-level': '{game} n’a pas de robot de niveau {level}',
  'levels-of-game': '{game} n’a pas de niveau {level} ; il y a {levels}',
  'seats-for-game': '{game} se joue de {min} à {max} places',
  'seats-of-match': 'cette partie a {seats} places',
  'one-seat-a-person': 'vous pouvez tenir une place ; les autres sont pour des robots, ou libres',
  'cannot-set-up': '{game} ne peut pas être mis en place pour {seats} places avec ces options',
  'options-misfit': 'ces options ne conviennent pas',
  'rules-changed-on-the-way': 'les règles de cette partie ont changé en route : on peut la regarder, pas l’importer',
  'record-not-run': 'les règles de {game} ne peuvent pas rejouer cet enregistrement',
  'rules-failed': 'la réponse n’a pas été prise et rien n’a changé',
  'time-is-up': 'votre temps est écoulé',
};

/** For whoever puts the server's troubles into words. */
export const serverWords = (language: Language): Messages => phraseWords(language === 'fr' ? FRENCH : SENTENCES);
