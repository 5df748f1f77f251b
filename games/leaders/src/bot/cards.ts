/** What a card is worth as such, for bans. */
import { CARDS, type Card } from '../words.ts';
import { FACTS, figureFact } from './features.ts';
import { WEIGHTS } from './weights.ts';

/** Where figures mostly stand: neither next to the enemy Leader nor at the far end. */
const USUAL = [2, 3, 4, 5];

/** The mean over the usual places of what it does for the side to move and for the side that waits. */
const WORTH = new Map(
  CARDS.map((card) => {
    const sum = USUAL.reduce((total, distance) => {
      const fact = figureFact(card, distance);
      return total + (WEIGHTS[fact] ?? 0) - (WEIGHTS[FACTS + fact] ?? 0);
    }, 0);
    return [card, sum / USUAL.length];
  }),
);

export const worthOf = (card: Card): number => WORTH.get(card) ?? 0;
