/** Who may be attacked and when (MK-PVP-01 to -06, MK-OTHERS-04 to -13). */
import { consider, option, type Seat } from '@taverne/engine';
import type { DeedSieve } from '../deeds.ts';
import { landOf, siteAt } from '../land.ts';
import { refusal } from '../refusals.ts';
import { scenarioOf } from '../scenario.ts';
import { atOf, heroOf, type Space, type State } from '../state.ts';
import { areAllies, isForSeveral } from '../teams.ts';
import type { Verdict } from '../types.ts';
import { NONE } from '../words.ts';

/** Portals and cities are for everybody (MK-OTHERS-05, -06, MK-RULING-17). */
function isShared(state: State, at: Space): boolean {
  return isForSeveral(state, siteAt(landOf(state), at));
}

/** Another hero on this space, where there is room for one only; NONE: nobody. */
export function rivalAt(state: State, seat: Seat, at: Space): Seat {
  const other = state.at.findIndex((where, owner) => owner !== seat && where === at);
  return other === NONE || isShared(state, at) ? NONE : other;
}
/**
 * The hero to whose space one has come this turn, where there is room for one only: to enter it is what attacks (MK-PVP-01). Whoever was on
 * the portal of One to Return before it closed may stay beside another (MK-SCENARIO-63).
 */
export const rivalHere = (state: State, seat: Seat): Seat => (hasCome(state) ? rivalAt(state, seat, atOf(state, seat)) : NONE);
const hasCome = ({ path }: State): boolean => path.length > 0;

const SHARED = refusal('MK-PVP-02', 'shared-space');
const ROUND_ENDING = refusal('MK-PVP-03', 'round-ending');
const MATCH_ENDING = refusal('MK-PVP-04', 'match-ending');
const TOGETHER = refusal('MK-OTHERS-10', 'together');
const NO_RIVALRY = refusal('MK-OTHERS-11', 'no-rivalry');
const TEAM_MATE = refusal('MK-OTHERS-12', 'team-mate');
const TURN_LOST = refusal('MK-PVP-06', 'turn-lost');

/** May players fight each other at this table (MK-OTHERS-11, MK-SCENARIO-26)? */
function hasDuels(state: State): boolean {
  const { duels } = state.rules;
  return duels === 'scenario' ? scenarioOf(state).noDuels !== true : duels === 'yes';
}

/** What speaks against attacking this player here and now. */
export const refuseDuel = (state: State, seat: Seat, other: Seat): Verdict => refuseRival(state, seat, other, hasCome(state));

/** The same for whoever would come there: `isComing`, by a move of this turn. */
export function refuseRival(state: State, seat: Seat, other: Seat, isComing = true): Verdict {
  if (scenarioOf(state).kind !== 'competitive') return TOGETHER;
  if (!hasDuels(state)) return NO_RIVALRY;
  if (areAllies(state, seat, other)) return TEAM_MATE;
  if (isShared(state, atOf(state, other)) || !isComing) return SHARED;
  if (state.announcer !== NONE) return ROUND_ENDING;
  if (state.isEnding) return MATCH_ENDING;
  // MK-RULING-19
  return state.isTurnLost[other] ? TURN_LOST : undefined;
}

/** Must the hero fight before the turn can end (MK-TURN-19)? */
export function mustFight(state: State, seat: Seat): boolean {
  const other = rivalHere(state, seat);
  return other !== NONE && refuseDuel(state, seat, other) === undefined;
}

/** `attack norowas` */
export function meetsThrough(state: State, seat: Seat, sieve: DeedSieve): void {
  const here = atOf(state, seat);
  state.at.forEach((at, other) => {
    if (other === seat || at !== here) return;
    consider(sieve, option(`attack ${heroOf(state, other)}`, { do: 'meet', seat: other }), refuseDuel(state, seat, other));
  });
}
