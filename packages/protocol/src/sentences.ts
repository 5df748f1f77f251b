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
  'time-would-be-up': 'your time would be up: it runs on while you could take back',
  'rolled-back':
    'it goes on under version {found} of the rules of {game}, and this server has version {version}: the match is kept, and goes on once the server is up to date again',
  'enough-waiting': 'you have {most} matches waiting already; leave one first',
  'enough-unfinished': 'you have {most} matches that are not over; end one first',
  'enough-of-bots': 'you have {most} matches between bots already; wait until one is over',
  'enough-brought': 'your matches have brought along as much as one guest may keep here',
  'white-space': 'this text is mostly white space',
  'salt-not-due': 'a salt is told once every seat is taken, and only where one was promised',
  'about-to-begin': 'the match is about to begin; you can leave it then',
  'salt-not-promised': 'this salt is not the one that was promised',
  'bent-enough': 'this match has been bent enough: it can only be played to its end now',
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
  'time-would-be-up': 'votre temps serait écoulé : il court tant que vous pouvez revenir en arrière',
  'rolled-back':
    'elle continue selon la version {found} des règles de {game}, et ce serveur a la version {version} : la partie est gardée, et reprend dès que le serveur est à jour',
  'enough-waiting': 'vous avez déjà {most} parties qui attendent ; quittez-en une d’abord',
  'enough-unfinished': 'vous avez {most} parties qui ne sont pas finies ; terminez-en une d’abord',
  'enough-of-bots': 'vous avez déjà {most} parties entre robots ; attendez que l’une soit finie',
  'enough-brought': 'vos parties ont apporté tout ce qu’un invité peut garder ici',
  'white-space': 'ce texte est fait surtout de blancs',
  'salt-not-due': 'un sel se dit quand toutes les places sont prises, et seulement s’il a été promis',
  'about-to-begin': 'la partie va commencer ; vous pourrez la quitter alors',
  'salt-not-promised': 'ce sel n’est pas celui qui a été promis',
  'bent-enough': 'cette partie a été assez détournée : on ne peut plus que la jouer jusqu’au bout',
};

/** For whoever puts the server's troubles into words. */
export const serverWords = (language: Language): Messages => phraseWords(language === 'fr' ? FRENCH : SENTENCES);
