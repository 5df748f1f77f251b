/** A hero goes, and something comes of it where the way ends (MK-MOVE-10 to -20, -30 to -32). */
import type { Seat } from '@taverne/engine';
import { beginFight } from './combat/begin.ts';
import type { MoveDeed } from './deeds.ts';
import { landOf, spaceName } from './land.ts';
import { isRivalsKeep, isUnconquered, keeperAt, routeTo } from './move.ts';
import { beginDuel } from './pvp/begin.ts';
import { refuseDuel } from './pvp/meeting.ts';
import { scenarioOf } from './scenario.ts';
import { lookAround } from './sight.ts';
import { changeReputation } from './standing.ts';
import { atOf, moveOf, type Space, type State } from './state.ts';
import { areAllies } from './teams.ts';
import { drawEnemies } from './tokens.ts';
import type { MageTable } from './types.ts';
import { NONE } from './words.ts';

export function moveHero(state: State, table: MageTable, seat: Seat, deed: MoveDeed): void {
  const route = routeTo(state, seat, deed);
  if (!route) return;
  const here = atOf(state, seat);
  state.move[seat] = moveOf(state, seat) - route.cost;
  table.emit({
    event: 'moved',
    rule: 'MK-MOVE-04',
    seat,
    from: spaceName(here),
    to: spaceName(deed.to),
    path: route.path.map(spaceName),
    cost: route.cost,
  });
  state.hasMoved = true;
  state.path = [...state.path, here, ...route.path.slice(0, -1)];
  arrive(state, table, seat, { at: deed.to, provoked: route.provoked });
}

interface Arrival {
  readonly at: Space;
  /** Rampagers that the way provoked. */
  readonly provoked: readonly Space[];
}

/** A hero is somewhere now, having come from the last space of the path: an assault, a fight, or things are seen. */
export function arrive(state: State, table: MageTable, seat: Seat, { at, provoked }: Arrival): void {
  state.at[seat] = at;
  const from = state.path.at(-1) ?? at;
  // Whoever comes near is seen, whether a fight begins or not (MK-MOVE-30, -32).
  lookAround(state, table, seat);
  const keeper = keeperAt(state, seat, at);
  if (keeper !== NONE) {
    meetKeeper(state, table, seat, keeper);
    return;
  }
  if (isRivalsKeep(state, seat, at)) {
    blame(state, table, seat, 'MK-MOVE-14');
    // Whoever defends it for its owner (MK-MOVE-16).
    const stands = drawEnemies(state, table, ['gray']);
    beginFight(state, table, seat, { site: at, from, rampagers: provoked, stands });
  } else if (isUnconquered(state, landOf(state), at)) {
    blame(state, table, seat, 'MK-MOVE-11');
    beginFight(state, table, seat, { site: at, from, rampagers: provoked });
  } else if (provoked.length > 0) beginFight(state, table, seat, { rampagers: provoked });
}

/** People remember an assault, but where it is all about keeps and towers (MK-SCENARIO-62). */
export const isBlamed = (state: State): boolean => scenarioOf(state).quest !== 'holds';

function blame(state: State, table: MageTable, seat: Seat, rule: string): void {
  if (isBlamed(state)) changeReputation(state, table, seat, { n: -1, by: 'assault', rule });
}

/**
 * Movement is over: it is an assault on its owner (MK-MOVE-14, -15), or nothing at all where that is forbidden (MK-OTHERS-07). Nobody
 * assaults a team mate (MK-OTHERS-12).
 */
function meetKeeper(state: State, table: MageTable, seat: Seat, keeper: Seat): void {
  if (!areAllies(state, seat, keeper)) blame(state, table, seat, 'MK-MOVE-14');
  if (refuseDuel(state, seat, keeper)) state.stage = 'after';
  else beginDuel(state, table, seat, keeper);
}
