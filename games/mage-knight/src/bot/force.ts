/** Rough sums for what lies beyond planning: what a hero can bring to a fight, and what it takes. */
import type { Seat } from '@taverne/engine';
import { enemyOf, unitOf } from '../book.ts';
import { cardsIn } from '../decks.ts';
import { areNear } from '../land.ts';
import { fameFor } from '../pvp/outcome.ts';
import { scenarioOf } from '../scenario.ts';
import { deckOf, discardOf, handOf, levelOf, type Space, type State, skillsOf, unitsOf } from '../state.ts';
import { levelRow, woundsIn } from '../wounds.ts';
import { POINTS, WORTH_OF_CITY, woundWorth } from './worth.ts';

/** In points of attack and block: a card, a skill, and each level of a unit. */
const OF = { card: 3, skill: 2, unit: 3 } as const;
/** What a deck begins with. */
const FIRST_CARDS = 16;

/** With a hand as it will be drawn. */
export function forceOf(state: State, seat: Seat): number {
  const wounds = woundsIn(handOf(state, seat)) + woundsIn(cardsIn(deckOf(state, seat))) + woundsIn(discardOf(state, seat));
  const cards = FIRST_CARDS + wounds + levelOf(state, seat);
  return levelRow(state, seat).hand * (1 - wounds / cards) * OF.card + companyOf(state, seat, false);
}

/** With the hand as it is, and whoever is ready. */
function presentForceOf(state: State, seat: Seat): number {
  const hand = handOf(state, seat);
  return (hand.length - woundsIn(hand)) * OF.card + companyOf(state, seat, true);
}

function companyOf(state: State, seat: Seat, isNow: boolean): number {
  let sum = OF.skill * skillsOf(state, seat).length;
  for (const { unit, wounds, isSpent } of unitsOf(state, seat))
    if (wounds === 0 && !(isNow && isSpent)) sum += OF.unit * unitOf(state, unit).level;
  return sum;
}

/** A blow that is not blocked can be borne in part. */
const ATTACK_SHARE = 0.6;
const UNKNOWN = 9;

/** What those who defend this space take. */
export function needOf(state: State, at: Space): number {
  let sum = 0;
  for (const token of state.tokens) {
    if (token.at !== at) continue;
    const row = token.enemy >= 0 ? enemyOf(state, token.enemy) : undefined;
    sum += row ? row.armor + ATTACK_SHARE * row.attack : UNKNOWN;
  }
  return Math.max(1, sum);
}

const chanceOf = (force: number, need: number): number => Math.min(1, force / Math.max(1, need)) ** 2;
const FAME_OF_DEFENDER = 6;
const WOUNDS_OF_FAILURE = 3;

/** What a joint assault may bring to whoever proposes it or is asked: the own share, and the city if all beat theirs (MK-COOP-12, -20). */
export function jointGain(state: State, seat: Seat, city: Space): number {
  const defenders = state.tokens.filter(({ at }) => at === city).length;
  const helpers = state.at.flatMap((at, other) => (other !== seat && areNear(at, city) ? [other] : []));
  const players = Math.min(defenders, helpers.length + 1);
  if (players < 2) return Number.NEGATIVE_INFINITY;
  const share = defenders / players;
  const need = needOf(state, city) / players;
  const own = chanceOf(presentForceOf(state, seat), need);
  const best = helpers.map((other) => chanceOf(presentForceOf(state, other), need)).sort((a, b) => b - a);
  const all = best.slice(0, players - 1).reduce((product, chance) => product * chance, own);
  const beaten = WORTH_OF_CITY.shield + FAME_OF_DEFENDER * POINTS.fame;
  const isShared = scenarioOf(state).kind === 'cooperative';
  const failure = (1 - own) * WOUNDS_OF_FAILURE * woundWorth(state);
  return own * share * beaten + all * WORTH_OF_CITY.city * (isShared ? 1 : 0.5) - failure;
}

/** A point of force that a rival lacks hurts: wounds, units, artifacts. */
const EDGE = 1.5;
const TROUBLE = 12;

/** What it may bring to attack this rival: whoever has much more at hand wounds the other, drives him away and has the Fame of it (MK-PVP-53). */
export function duelGain(state: State, seat: Seat, rival: Seat): number {
  const edge = presentForceOf(state, seat) - presentForceOf(state, rival);
  const fame = edge > 0 ? fameFor(state, seat, rival) * POINTS.fame : 0;
  return EDGE * edge + fame - TROUBLE;
}
