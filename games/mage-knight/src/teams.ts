/** Who plays with whom (MK-SCENARIO-17 to -21). */
import type { Seat } from '@taverne/engine';
import { scenarioOf } from './scenario.ts';
import type { State } from './state.ts';
import type { SiteName } from './words.ts';

type Playing = Pick<State, 'rules' | 'seats'>;

/** The team of a seat: all are one where they play together, two pairs in a match of teams, else everybody is one of their own. */
export function teamOf(state: Playing, seat: Seat): number {
  if (scenarioOf(state).kind === 'cooperative') return 0;
  return hasTeams(state) ? seat % 2 : seat;
}

/** Two against two: those who sit opposite. Conquer and Hold is for two players or two teams (MK-SCENARIO-62). */
export const hasTeams = (playing: Playing): boolean =>
  playing.seats === 4 && (playing.rules.teams || scenarioOf(playing).quest === 'holds');

/** Portals and cities are for everybody (MK-OTHERS-05, -06); the portal of One to Return closes after the first day (MK-SCENARIO-63). */
export const isForSeveral = (state: Playing & Pick<State, 'round'>, site: SiteName | undefined): boolean =>
  site === 'city' || (site === 'portal' && !(scenarioOf(state).quest === 'return' && state.round > 1));

export const areAllies = (state: Playing, seat: Seat, other: Seat): boolean =>
  seat !== other && teamOf(state, seat) === teamOf(state, other);
