/** First guesses at night: how far to push one's luck, and what the dice are best used for. */
import type { Seat } from '@taverne/engine';
import { attackedBy } from '../goblins.ts';
import { kindOf, landOf, whichOf } from '../land.ts';
import { magicLevel } from '../magic.ts';
import { isPaid } from '../night/deeds.ts';
import { priceToLearn } from '../night/rest.ts';
import { healthOf, powerOf, regionOfHero, type State, spellOf } from '../state.ts';
import { isAtEnd, LAST_SPACE, nextToll, powerFor, templeOf } from '../temples.ts';
import type { NightDeed } from '../types.ts';
import { type Hero, heroesOf, NONE } from '../words.ts';
import { atLeast, exhaustionRisk, expected } from './odds.ts';
import { goblinWorth, healthWorth, powerWorth, spellWorth, templeWorth } from './worth.ts';

/** What a Rest would bring now, in points. */
function restWorth(state: State, seat: Seat): number {
  const land = landOf(state);
  let sum = 0;
  for (const hero of heroesOf(seat)) {
    const kind = kindOf(land, regionOfHero(state, hero));
    if (isAtEnd(state, hero)) sum += templeWorth(state, seat, templeOf(state, hero));
    if (kind === 'obelisk' && priceToLearn(state, hero) !== NONE)
      sum += spellWorth(state, seat, whichOf(land, regionOfHero(state, hero)) + 1);
    if (kind === 'portal' || kind === 'obelisk' || isAtEnd(state, hero))
      sum += Math.max(healthWorth(state, seat), powerWorth(state, seat));
  }
  return sum;
}

/** What one more roll brings a Hero on average. */
function rollWorth(state: State, seat: Seat, hero: Hero): number {
  const land = landOf(state);
  const region = regionOfHero(state, hero);
  const toll = nextToll(state, hero);
  const [symbol] = toll;
  if (symbol !== undefined)
    return (atLeast(state, symbol, toll.length) * templeWorth(state, seat, templeOf(state, hero))) / LAST_SPACE;
  const portal = attackedBy(state, hero);
  if (portal !== NONE) return (expected(state, 'punch') * goblinWorth(state, seat)) / 5;
  if (kindOf(land, region) !== 'obelisk') return 0;
  const book = whichOf(land, region) + 1;
  const far = book - spellOf(state, seat);
  return far > magicLevel(state) && far <= 3 ? 0.22 * spellWorth(state, seat, book) : 0;
}

/** A roll helps everybody, so what it brings is counted once, and what it risks for as long as the others go on. */
export function pushWorth(state: State, seat: Seat): number {
  const risk = exhaustionRisk(state, seat);
  const gain = heroesOf(seat).reduce((sum, hero) => sum + rollWorth(state, seat, hero), 0);
  const lost = restWorth(state, seat) + (spellOf(state, seat) > 0 ? 1.8 : 0) + waysMade(state, seat);
  // Whoever is Exhausted has 6 Health and 3 Power then, which is some comfort.
  const comfort = 0.4 * (6 - healthOf(state, seat)) + 0.35 * Math.max(0, 3 - powerOf(state, seat));
  return gain * (1 - risk) - risk * (lost - comfort) - 0.12 * expected(state, 'goblin');
}

const waysMade = (state: State, seat: Seat): number =>
  heroesOf(seat).reduce(
    (sum, hero) => sum + ((state.track[hero] ?? 0) * templeWorth(state, seat, Math.max(0, templeOf(state, hero)))) / 8,
    0,
  );

/** Symbols of the dice cost nothing; Power does, and is worth most where it brings a Hero to the end. */
export function deedWorth(state: State, seat: Seat, deed: NightDeed): number {
  if (deed.do !== 'advance') {
    const wounds = state.wounds[deed.portal] ?? 0;
    return (goblinWorth(state, seat) * (1 + wounds)) / 5 - (deed.do === 'sword' ? 0.5 + (wounds < 3 ? 0.6 : 0) : 0);
  }
  const space = (state.track[deed.hero] ?? 0) + 1;
  const worth = templeWorth(state, seat, templeOf(state, deed.hero));
  const price = powerFor(state, deed);
  const isLast = space === LAST_SPACE;
  return worth * (isLast ? 0.6 : 0.25) + 0.05 - price * (isPaid(deed) && !isLast ? 0.55 : 0.4);
}

/** A block is worth its Power when Health is short, or when the symbol deals much. */
export const blockWorth = (state: State, seat: Seat, price: number): number => {
  const { deals } = state;
  const after = healthOf(state, seat) - deals;
  return after <= 0 ? 3 + restWorth(state, seat) : deals * 0.45 - price * 0.4 + (after <= 2 ? 0.5 : 0);
};
