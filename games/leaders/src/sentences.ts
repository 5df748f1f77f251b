/** What is wrong with options and positions, in sentences; in French: text/said.fr.json. */
import { phrasesIn } from '@taverne/engine';

export const SENTENCES = {
  // options that do not go together
  'pile-in-strategist': 'option "pile" is for the mode discovery: strategist has no pile',
  'pile-and-position': 'option "pile" cannot go with a position, which says itself what is in the pile',
  'mode-of-position': 'option "mode" is {mode}, but the position is one of {found}',
  'cap-before-position': 'option "turnCap" is {cap}, but the position comes after {turns} turns',
  'recruits-nowhere': 'with option "startCellRecruits" off nothing can be recruited in the position',

  // the words of a position
  'position-long': 'a position has at most {longest} characters, not {length}',
  'position-parts': 'a position has at least five parts separated by "_", such as {example}',
  'position-mode': 'the mode is one of {modes}, not "{word}"',
  'position-turn': 'the turn is s or n and the number of turns completed, 0 to {most}, not "{word}"',
  'position-other-turn': 'after {turns} turns it is the turn of {due}, not of {side}',
  'position-phase': 'the phase is ban, act, react, recruit1 or recruit2, not "{word}"',
  'position-figure': 'a figure is a name and a cell, such as archerC4, with ~ after it if it has acted; "{word}" is not',
  'position-no-figure': 'there is no figure "{word}"',
  'position-no-cell': 'there is no cell {cell} on the board',
  'position-two-leaders': '{side} has two Leaders',
  'position-only-one': 'there is only one {figure}',
  'position-cell-taken': '{cell} is taken by {figure} already',
  'position-missed': 'only Old Bear or Cub can have missed a move, not {figure}',
  'position-twice': '"{part}" is given twice',
  'position-strategist-has-no': 'strategist has no {part}',
  'position-discovery-no-bans': 'discovery has no bans',
  'position-no-part': 'there is no part "{part}"; there are offer, pile, bans and walls',
  'position-no-card': 'there is no card "{word}"',
  'position-card-twice': 'the card {card} is in two places',
  'position-walls': 'walls are two numbers, 0 or 1, not "{word}"',

  // the position as a whole
  'position-no-leader': '{side} has no Leader',
  'position-pair': '{side} has the {here} without the {missing}: they come together',
  'position-cards': '{side} has {cards} cards; {most} is the limit',
  'position-bans': 'at most {most} cards are banned',
  'position-offer': '{wanted} cards are on offer, not {found}',
  'position-pile': 'the pile lacks {cards}',
  'position-captured': 'the Leader of {side} is captured already: the match is over',
  'position-encircled': 'the Leader of {side} is encircled already: the match is over',
  'position-acted': '{figure} cannot have acted',
  'position-missed-early': 'a move is missed (~~) only if the partner and then somebody else has acted',
  'position-no-ban-phase': 'discovery has no ban phase',
  'position-bans-done': '{most} cards are banned already',
  'position-first-bans': 'the first ban phase comes before the first turn',
  'position-second-bans': 'the second ban phase waits until both sides hold three cards',
  'position-bans-due': '{due} cards are banned by now, not {found}',
  'position-no-nemesis': 'there is no nemesis to react',
  'position-nobody-acted': 'the nemesis reacts after an action, but nobody has acted',
  'position-nemesis-shut-in': 'the nemesis is shut in and cannot react',
  'position-recruits': '{side} recruits {most} times in this turn, not {due}',
  'position-recruits-nothing': 'nothing can be recruited: the phase is skipped',
} as const;

export type Code = keyof typeof SENTENCES;

export const said = phrasesIn(SENTENCES);
