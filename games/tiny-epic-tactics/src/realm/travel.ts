/** What an empty realm costs to cross, for checks, presets and estimates. Walking in a match is move.ts. */
import { NONE, type Terrain } from '../words.ts';
import type { Cell, Realm } from './types.ts';

/** Entering Water, a Peak or a Ballista costs one MP more (TET-TERRAIN-02, TET-TERRAIN-05, TET-BALLISTA-01). */
const SURCHARGE: { readonly [T in Terrain]: number } = {
  plain: 0,
  forest: 0,
  water: 1,
  bridge: 0,
  peak: 1,
  village: 0,
  ballista: 1,
};

/** MP to enter a cell of this terrain from one that is not lower (TET-MOVE-04). */
export const entryOf = (terrain: Terrain): number => 1 + SURCHARGE[terrain];

/**
 * The least MP from a cell to every cell of the realm, climbing (TET-MOVE-07) and portals (TET-RUL-09) included. A step
 * dearer than `most` cannot be made: nobody has the MP for it.
 */
export function travel(realm: Realm, from: Cell, most = Number.POSITIVE_INFINITY): number[] {
  const cost = new Array<number>(realm.cells).fill(Number.POSITIVE_INFINITY);
  cost[from] = 0;
  // Steps cost 1 to 3, so cells come up in the order of their cost in a list of lists.
  const due: Cell[][] = [[from]];
  for (let spent = 0; spent < due.length; spent++) {
    const come = (to: Cell, price: number): void => {
      const sum = spent + price;
      if (price > most || sum >= (cost[to] ?? 0)) return;
      cost[to] = sum;
      for (let at = due.length; at <= sum; at++) due.push([]);
      due[sum]?.push(to);
    };
    for (const cell of due[spent] ?? []) {
      if (cost[cell] !== spent) continue;
      const height = realm.elevation[cell] ?? 0;
      for (const to of realm.near[cell] ?? []) {
        const terrain = realm.terrain[to];
        if (terrain !== undefined) come(to, entryOf(terrain) + ((realm.elevation[to] ?? 0) > height ? 1 : 0));
      }
      if ((realm.portalOf[cell] ?? NONE) === NONE) continue;
      for (const portal of realm.portals) come(portal.cell, entryOf(realm.terrain[portal.cell] ?? 'plain'));
    }
  }
  return cost;
}
