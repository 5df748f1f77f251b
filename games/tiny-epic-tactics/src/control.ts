/** The control check at the start of a turn: all zones on one snapshot of the realm (TET-CONTROL-01 to 15). */
import type { Table } from '@taverne/engine';
import { bookOf } from './content/book.ts';
import { endIfFlagsWon } from './ending.ts';
import type { TacticsEvent } from './events.ts';
import type { Side, State } from './state.ts';
import { sideOf, teamOf } from './units.ts';
import { NONE } from './words.ts';

/** The last space of the track: START, ROUND 1, ROUND 2, CONTROL (TET-CONTROL-13). */
const CONTROL = 3;

/** Units in a zone: of the side itself, of its team, and of the strongest other team; who stands on the trigger cell. */
export interface Hold {
  readonly own: number;
  readonly team: number;
  readonly best: number;
  readonly trigger: boolean;
}

/** Teams of one are players: so majority means more than each other player, or than the other team (TET-CONTROL-03, TET-TEAM-10). */
export function holdOf(state: State, zone: number, side: Side): Hold {
  const { realm } = bookOf(state);
  const counts = new Array<number>(state.teams.length).fill(0);
  const mine = teamOf(state, side);
  let own = 0;
  let trigger = false;
  for (let unit = 0; unit < state.at.length; unit++) {
    const cell = state.at[unit] ?? NONE;
    if (cell === NONE || (realm.zoneOf[cell] ?? NONE) !== zone) continue;
    const team = teamOf(state, sideOf(unit));
    counts[team] = (counts[team] ?? 0) + 1;
    if (sideOf(unit) !== side) continue;
    own++;
    if (cell === realm.zones[zone]?.trigger) trigger = true;
  }
  const best = counts.reduce((most, count, team) => (team === mine ? most : Math.max(most, count)), 0);
  return { own, team: counts[mine] ?? 0, best, trigger };
}

/** Would this zone's flag move for this side if its turn began now? */
export function advances(state: State, zone: number, side: Side): boolean {
  const space = state.flags[zone] ?? 0;
  if (space >= CONTROL) return false; // TET-CONTROL-15
  const { own, team, best, trigger } = holdOf(state, zone, side);
  // The first advance needs an own unit on the trigger cell, later ones an own unit anywhere in the zone (TET-CONTROL-07, TET-TEAM-10).
  return own > 0 && team > best && (space > 0 || trigger);
}

/** One space for each zone and turn; triggering is that zone's step (TET-RUL-20). */
export function controlCheck(state: State, table: Table<TacticsEvent>): void {
  const side = state.active;
  const before = state.flags;
  const moved = before.map((space, zone) => (advances(state, zone, side) ? space + 1 : space));
  state.flags = moved;
  for (const [zone, space] of moved.entries()) {
    if (space === before[zone]) continue;
    const rule = space === 1 ? 'TET-CONTROL-04' : 'TET-CONTROL-06';
    table.emit({ event: 'flag-moved', rule, side, zone, space });
    if (space < CONTROL) continue;
    state.won = state.won.map((owner, each) => (each === zone ? side : owner));
    table.emit({ event: 'flag-won', rule: 'TET-CONTROL-11', side, zone });
  }
  endIfFlagsWon(state, table, side);
}
