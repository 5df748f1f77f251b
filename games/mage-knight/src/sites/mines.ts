/** Mines that are to be freed (MK-SCENARIO-59). */
import type { Seat } from '@taverne/engine';
import { TILES } from '../content/tiles.ts';
import { groundAt, landOf, siteAt, spacesOfTile } from '../land.ts';
import { colourNumber, gainCrystalIfRoom } from '../mana.ts';
import { scenarioOf } from '../scenario.ts';
import { changeReputation } from '../standing.ts';
import type { Space, State } from '../state.ts';
import { layEnemies, layFaceDown } from '../tokens.ts';
import type { MageTable } from '../types.ts';

const hasHeldMines = (state: State): boolean => scenarioOf(state).quest === 'mines';

/** Of the core, which is worth more. */
export function isCore(state: State, at: Space): boolean {
  const tile = state.tiles.find(({ x, y }) => spacesOfTile(x, y).includes(at));
  return tile !== undefined && TILES[tile.tile]?.kind !== 'countryside' && TILES[tile.tile]?.kind !== 'start';
}

/** One that everybody sees, and one that nobody does. */
export function garrisonMine(state: State, table: MageTable, at: Space): void {
  if (!hasHeldMines(state)) return;
  layEnemies(state, table, [isCore(state, at) ? 'red' : 'green'], { at, isRampaging: false });
  layFaceDown(state, at, 'brown');
}

export const isHeldMine = (state: State, at: Space): boolean =>
  siteAt(landOf(state), at) === 'mine' && state.tokens.some((token) => token.at === at);

/** Whoever defeats the last of them is thanked. */
export function freeMine(state: State, table: MageTable, seat: Seat, at: Space): void {
  if (!hasHeldMines(state) || siteAt(landOf(state), at) !== 'mine') return;
  changeReputation(state, table, seat, { n: isCore(state, at) ? 2 : 1, by: 'mine', rule: 'MK-SCENARIO-59' });
}

/** A crystal for each mine one has freed, whenever a round begins. */
export function payMines(state: State, table: MageTable): void {
  if (!hasHeldMines(state)) return;
  for (const { at, seat } of state.shields) {
    const { site, colour } = groundAt(landOf(state), at) ?? {};
    if (site === 'mine' && colour) gainCrystalIfRoom(state, table, seat, colourNumber(colour));
  }
}
