/** What the dice will bring, exactly: five of them, each face as likely as it is printed often. */
import type { Seat } from '@taverne/engine';
import { bookOf } from '../content/book.ts';
import { forceOf } from '../magic.ts';
import { blockPrice } from '../night/damage.ts';
import { healthOf, isAdventuring, powerOf, type State, seatsOf } from '../state.ts';
import { DICE, type DieSymbol } from '../words.ts';

/** How likely exactly so many of five dice show a face that one of them shows with chance `p`. */
const binomial = (n: number, p: number): number => (CHOOSE[n] ?? 0) * p ** n * (1 - p) ** (DICE - n);
const CHOOSE = [1, 5, 10, 10, 5, 1];

const faceChance = (state: State, symbol: DieSymbol): number => {
  const { die } = bookOf(state).content;
  return die.filter((face) => face === symbol).length / die.length;
};

/** The chance that a roll shows at least so many of a symbol. */
export function atLeast(state: State, symbol: DieSymbol, count: number): number {
  const p = faceChance(state, symbol);
  let sum = 0;
  for (let n = count; n <= DICE; n++) sum += binomial(n, p);
  return sum;
}

/** How many of a symbol a roll shows on average. */
export const expected = (state: State, symbol: DieSymbol): number => DICE * faceChance(state, symbol);

/**
 * The chance that a player is Exhausted before having the dice again: by their own roll and those of all others who are
 * Adventuring, the symbols dealt in turn, and as many blocked as can be paid. Magic stays where it is, which is close enough
 * for one lap.
 */
export function exhaustionRisk(state: State, seat: Seat): number {
  const adventurers = seatsOf(state).filter((each) => isAdventuring(state, each));
  const { damage, ignored } = forceOf(state);
  const blocks = Math.floor(powerOf(state, seat) / blockPrice(state, seat));
  const lives = Math.ceil(healthOf(state, seat) / damage) + blocks;
  const p = faceChance(state, 'goblin');
  // How likely so many symbols have come to this player so far.
  let dealt = [1];
  for (const roller of adventurers) {
    const after = new Array<number>(dealt.length + DICE).fill(0);
    for (let goblins = 0; goblins <= DICE; goblins++) {
      const real = goblins - Number(ignored !== undefined && goblins > ignored);
      const share = shareOf(adventurers, roller, seat, real);
      for (const [so, chance] of dealt.entries()) after[so + share] = (after[so + share] ?? 0) + chance * binomial(goblins, p);
    }
    dealt = after;
  }
  return dealt.reduce((sum, chance, symbols) => (symbols >= lives ? sum + chance : sum), 0);
}

/** How many of so many symbols come to a player when they are dealt from the roller on. */
function shareOf(adventurers: readonly Seat[], roller: Seat, seat: Seat, symbols: number): number {
  const n = adventurers.length;
  const place = (adventurers.indexOf(seat) - adventurers.indexOf(roller) + n) % n;
  return symbols > place ? Math.floor((symbols - place - 1) / n) + 1 : 0;
}
