/** Moves over several spaces at once: what is skipped is ignored, nobody is provoked, and they cost what they say (MK-MOVE-27 to -29). */
import { NOWHERE, type Seat } from '@taverne/engine';
import { arrive } from './arrive.ts';
import { landOf, spaceName } from './land.ts';
import { atOf, type Space, type State } from './state.ts';
import type { MageTable } from './types.ts';
import { TERRAINS, type Terrain } from './words.ts';

/** A space and how many steps lead there. */
export interface Landing {
  readonly to: Space;
  readonly steps: number;
}

/** Every known space within so many steps that do not lead through these terrains; none where the movement is over (MK-SCENARIO-60). */
export function landingsFrom(state: State, seat: Seat, most: number, closed: readonly Terrain[]): readonly Landing[] {
  if (state.hasStopped) return [];
  const land = landOf(state);
  const seen = new Set([land.placeOf[atOf(state, seat)] ?? NOWHERE]);
  const landings: Landing[] = [];
  let front = [...seen];
  for (let steps = 1; steps <= most; steps++) {
    const next: number[] = [];
    for (const place of front) {
      for (const to of land.near.subarray(place * 6, place * 6 + 6)) {
        if (to === NOWHERE || seen.has(to) || closed.includes(TERRAINS[land.terrain[to] ?? 0] ?? 'sea')) continue;
        seen.add(to);
        next.push(to);
        landings.push({ to: land.spaces[to] ?? NOWHERE, steps });
      }
    }
    front = next;
  }
  return landings;
}

/** The whole way is one entry of the path (MK-RULING-28). */
export function jump(
  state: State,
  table: MageTable,
  seat: Seat,
  { to, cost }: { readonly to: Space; readonly cost: number },
): void {
  const here = atOf(state, seat);
  table.emit({
    event: 'moved',
    rule: 'MK-MOVE-27',
    seat,
    from: spaceName(here),
    to: spaceName(to),
    path: [spaceName(to)],
    cost,
  });
  state.hasMoved = true;
  state.path = [...state.path, here];
  arrive(state, table, seat, { at: to, provoked: [] });
}
