/** Where a turn may end, and what it costs to get there (MK-ENDTURN-03 to -07). */
import type { Seat } from '@taverne/engine';
import { groundAt, landOf, spaceName } from './land.ts';
import { areCitiesClosed, isRivalsKeep, isUnconquered } from './move.ts';
import { atOf, type Space, type State } from './state.ts';
import { isForSeveral } from './teams.ts';
import { isPassable } from './terrain.ts';
import type { MageTable } from './types.ts';
import { takeWounds } from './wounds.ts';

export function isSafe(state: State, seat: Seat, at: Space): boolean {
  const land = landOf(state);
  const ground = groundAt(land, at);
  if (!ground || !isPassable(ground.terrain)) return false;
  if (state.tokens.some((token) => token.isRampaging && token.at === at) || isUnconquered(state, land, at)) return false;
  // Nobody gets into one that is closed (MK-SCENARIO-24, MK-SCENARIO-62).
  if (ground.site === 'city' && areCitiesClosed(state)) return false;
  if (isRivalsKeep(state, seat, at)) return false;
  const isShared = isForSeveral(state, ground.site);
  return isShared || !state.at.some((other, owner) => owner !== seat && other === at);
}

/** Back the way one came, a wound for each space (MK-ENDTURN-05, -06). */
export function withdraw(state: State, table: MageTable, seat: Seat): void {
  let wounds = 0;
  while (!isSafe(state, seat, atOf(state, seat))) {
    const back = state.path.at(-1);
    if (back === undefined) break;
    state.path = state.path.slice(0, -1);
    state.at[seat] = back;
    wounds++;
  }
  if (wounds === 0) return;
  takeWounds(state, seat, wounds);
  table.emit({ event: 'withdrew', rule: 'MK-ENDTURN-05', seat, to: spaceName(atOf(state, seat)), wounds });
}
