/** What the arena refuses, in sentences. */
import { type Language, type Messages, phrasesIn } from '@taverne/engine';
import { phraseWords } from '@taverne/engine/telling';

const SENTENCES = {
  'no-bot': '"{word}" is no bot; a bot is a level such as 3, or {bots}, perhaps with a pace: search:50ms, 4:200',
  'no-level': '{game} has no level {level}; it has {levels}',
  'no-evaluation': '{game} has no evaluation for a greedy player',
  'no-game': 'there is no game "{game}"',
  'players-exactly': '{game} is for {players} players, not {given}',
  'players-between': '{game} is for {min} to {max} players, not {given}',
} as const;

/** A language that lacks a sentence does not compile. */
const FRENCH: { readonly [C in keyof typeof SENTENCES]: string } = {
  'no-bot':
    '« {word} » n’est pas un robot ; un robot est un niveau comme 3, ou {bots}, avec un rythme si l’on veut : search:50ms, 4:200',
  'no-level': '{game} n’a pas de niveau {level} ; il y a {levels}',
  'no-evaluation': '{game} n’a pas d’évaluation pour un joueur greedy',
  'no-game': 'il n’y a pas de jeu « {game} »',
  'players-exactly': '{game} se joue à {players}, et non à {given}',
  'players-between': '{game} se joue de {min} à {max}, et non à {given}',
};

export const said = phrasesIn(SENTENCES);

export const ownWords = (language: Language): Messages => phraseWords(language === 'fr' ? FRENCH : SENTENCES);
