/** Scoring (MK-SCORE): Fame, achievements, and what the scenario adds. */
import type { Outcome, Seat } from '@taverne/engine';
import { cardOf, isWound, unitOf } from './book.ts';
import { SITE_ROWS } from './content/sites.ts';
import { cardsIn } from './decks.ts';
import { landOf, siteAt } from './land.ts';
import { scenarioOf, sizeOf } from './scenario.ts';
import {
  type CardNumber,
  crystalsOf,
  deckOf,
  discardOf,
  fameOf,
  handOf,
  isAlone,
  playedOf,
  type State,
  unitsOf,
} from './state.ts';
import { NONE } from './words.ts';

/** The parts of a score, in points. */
export type Score = {
  readonly fame: number;
  readonly knowledge: number;
  readonly loot: number;
  readonly leader: number;
  readonly conqueror: number;
  readonly adventurer: number;
  readonly beating: number;
  readonly cities: number;
  readonly rounds: number;
  readonly dummy: number;
  readonly total: number;
};

/** All deed cards of a player, wherever they are (MK-SCORE-11). */
const allCards = (state: State, seat: Seat): readonly CardNumber[] => [
  ...handOf(state, seat),
  ...cardsIn(deckOf(state, seat)),
  ...discardOf(state, seat),
  ...playedOf(state, seat),
  ...(state.aside[seat] ?? []),
  ...(state.stash[seat] ?? []),
];

export function scoreOf(state: State, seat: Seat): Score {
  const cards = allCards(state, seat);
  const count = (kind: string): number => cards.filter((card) => cardOf(state, card).kind === kind).length;
  const units = unitsOf(state, seat);
  const banners = units.filter(({ banner }) => banner !== NONE).length;
  const crystals = crystalsOf(state, seat).reduce((sum, n) => sum + n, 0);
  const parts = {
    fame: fameOf(state, seat),
    knowledge: 2 * count('spell') + count('advanced'), // MK-SCORE-02
    loot: 2 * (count('artifact') + banners) + Math.floor(crystals / 2), // MK-SCORE-03
    leader: units.reduce((sum, { unit, wounds }) => {
      const { level } = unitOf(state, unit);
      return sum + (wounds > 0 ? Math.floor(level / 2) : level); // MK-SCORE-04
    }, 0),
    conqueror: 2 * shieldsOn(state, seat, ['keep', 'mage-tower', 'monastery']), // MK-SCORE-05
    adventurer: 2 * shieldsOn(state, seat, ADVENTURES), // MK-SCORE-06
    beating: -2 * cards.filter(isWound).length, // MK-SCORE-07
    ...conquest(state),
  };
  return { ...parts, total: Object.values(parts).reduce((sum, n) => sum + n, 0) };
}

const ADVENTURES = Object.entries(SITE_ROWS).flatMap(([site, { kind }]) => (kind === 'adventure' ? [site] : []));

const shieldsOn = (state: State, seat: Seat, sites: readonly string[]): number => {
  const land = landOf(state);
  return state.shields.filter((shield) => shield.seat === seat && sites.includes(siteAt(land, shield.at) ?? '')).length;
};

/** MK-SCORE-15 */
function conquest(state: State): { readonly cities: number; readonly rounds: number; readonly dummy: number } {
  if (!scenarioOf(state).conquest) return { cities: 0, rounds: 0, dummy: 0 };
  const size = sizeOf(state);
  const taken = state.cities.filter(({ leader }) => leader !== NONE).length;
  return {
    cities: 10 * taken + (taken === size.cities ? 15 : 0),
    rounds: 30 * (size.rounds - state.round),
    dummy: state.dummyDeck.length + (state.announcer === NONE ? 5 : 0),
  };
}

/** Who leaves has lost (MK-ONL-01). */
export const forfeit = (state: State, seat: Seat, why: 'resign' | 'time'): Outcome | undefined =>
  isAlone(state)
    ? { places: [2], how: why === 'time' ? 'time-out' : 'resignation', rule: 'MK-ONL-01', leaver: seat }
    : undefined;

/** Alone one has won if what the scenario asks for has happened; else the highest score wins. */
export function score(state: State): Outcome {
  const scores = Array.from({ length: state.seats }, (_, seat) => scoreOf(state, seat));
  const how = state.isEnding ? (scenarioOf(state).ends ?? 'rounds') : 'rounds';
  const rule = state.isEnding ? 'MK-SCENARIO-28' : 'MK-ROUND-24';
  const places =
    state.seats === 1
      ? [state.isEnding ? 1 : 2]
      : scores.map(({ total }) => 1 + scores.filter((other) => other.total > total).length);
  return { places, how, rule, detail: scores };
}
