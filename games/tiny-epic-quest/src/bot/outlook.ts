/** How far a Night may go: the rolls a player can expect to see, and what comes of so many. */
import type { Seat } from '@taverne/engine';
import { magicTrack } from '../magic.ts';
import { blockPrice } from '../night/damage.ts';
import { healthOf, isAdventuring, isSolo, powerOf, type State } from '../state.ts';
import { DICE } from '../words.ts';

/** Of one symbol a roll shows so many on average, and spreads so much. */
const MEAN = DICE / 6;
const SPREAD = (DICE / 6) * (5 / 6);

/** Health that a roll takes from all together, by Magic Level; alone some goblins do nothing. */
const TOGETHER = [MEAN, MEAN, 2 * MEAN, 4 * MEAN];
const ALONE = [0.235, 0.637, MEAN, 3 * MEAN];

/** Power that goes into blocks rather than into Temples. */
const ON_BLOCKS = 0.6;
/** Whoever has less rests. */
const CAUTION = 1.2;
const MOST_ROLLS = 20;

/** Rolls until a careful player rests, if dice fall as they do on average. By Day: in the Night to come. */
export function rollsAhead(state: State, seat: Seat): number {
  const track = magicTrack(state);
  const isNight = state.turn === 4;
  let players = 0;
  for (let each = 0; each < state.seats; each++) if (!isNight || isAdventuring(state, each)) players++;
  if (isNight && !isAdventuring(state, seat)) return 0;
  let health = healthOf(state, seat) + (ON_BLOCKS * powerOf(state, seat)) / blockPrice(state, seat) - CAUTION;
  let magic = state.magic;
  let rolls = 0;
  while (rolls < MOST_ROLLS) {
    const level = track[Math.min(Math.floor(magic), track.length - 1)] ?? 0;
    const hurt = isSolo(state) ? (ALONE[level] ?? 0) : (TOGETHER[level] ?? 0) / Math.max(1, players);
    if (hurt > health) return rolls + Math.max(0, health / hurt);
    health -= hurt;
    magic += MEAN;
    rolls++;
  }
  return rolls;
}

/** How likely so many rolls show so many of a symbol: a smooth stand-in for the tail of the binomial. */
export function likely(rolls: number, symbols: number): number {
  if (symbols <= 0) return 1;
  if (rolls <= 0) return 0;
  return 1 / (1 + Math.exp((-1.7 * (rolls * MEAN - symbols + 0.5)) / Math.sqrt(rolls * SPREAD + 0.1)));
}

/** How likely something that takes so many rolls on average is done in time. */
export const inTime = (rolls: number, needed: number): number =>
  needed <= 0 ? 1 : rolls <= 0 ? 0 : 1 / (1 + Math.exp((-1.5 * (rolls - needed)) / Math.sqrt(needed)));
