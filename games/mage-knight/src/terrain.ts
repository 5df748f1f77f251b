/** What it costs to enter a space (MK-MOVE-05 to -08, MK-MOVE-23 to -26). */
import type { Seat } from '@taverne/engine';
import { MOVE_COSTS } from './content/tracks.ts';
import { hasMod, isMod, type ModOf } from './mods.ts';
import { dearer, ownTerrain } from './skills/laid.ts';
import { modsOf, type State } from './state.ts';
import { TERRAINS, type Terrain } from './words.ts';

/** More than anybody can pay: it is closed. */
export const CLOSED = 99;

const printed = (hour: 0 | 1): readonly number[] => TERRAINS.map((terrain) => MOVE_COSTS[terrain]?.[hour] ?? CLOSED);
const PRINTED: readonly (readonly number[])[] = [printed(0), printed(1)];
/** What the board says it costs, whatever effects make of it. */
export const printedNow = ({ isNight }: State): readonly number[] => PRINTED[isNight ? 1 : 0] ?? [];

type TerrainMod = ModOf<'terrain'>;

/** What sets a price comes first, then what is taken off it, as it is best for the player (MK-MOVE-24). */
const inOrder = (a: TerrainMod, b: TerrainMod): number => rank(a) - rank(b) || (b.min ?? 0) - (a.min ?? 0);
const rank = ({ set, most }: TerrainMod): number => (set !== undefined ? 0 : most !== undefined ? 1 : 2);

const terrainMods = (state: State, seat: Seat): readonly TerrainMod[] =>
  [...modsOf(state, seat).filter(isMod('terrain')), ...ownTerrain(state, seat)].sort(inOrder);

function changed(cost: number, { set, most, delta = 0, min = 0, opens }: TerrainMod): number {
  if (cost >= CLOSED) return opens ? (set ?? cost) : cost;
  if (set !== undefined) return Math.min(cost, set);
  if (most !== undefined) return Math.min(cost, most);
  return Math.max(Math.min(cost, min), cost + delta);
}

/** By terrain number; CLOSED where one cannot go. */
export function costsFor(state: State, seat: Seat): readonly number[] {
  if (state.middle.length === 0 && !hasMod(modsOf(state, seat), 'terrain')) return printedNow(state);
  const mods = terrainMods(state, seat);
  return printedNow(state).map((printed, i) => {
    const cost = printed >= CLOSED ? printed : dearer(state, seat, printed);
    return mods.reduce((sum, mod) => (mod.terrains.includes(TERRAINS[i] ?? 'sea') ? changed(sum, mod) : sum), cost);
  });
}

/** The price of a terrain as the board shows it: who may enter without special effects (MK-ENDTURN-04). */
export const isPassable = (terrain: Terrain): boolean => MOVE_COSTS[terrain] !== null;
