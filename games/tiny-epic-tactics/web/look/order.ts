/**
 * The painter's order. Columns of one cell never cover each other within a depth, so depths are painted far to near. Whoever
 * stands on a cell reaches a little over the edge of the nearer ones: those that are not higher are painted first.
 */
import { depthOf, directionOnPage, type Heights, type Look, rowsOf } from './projection.ts';

/** One depth: the columns painted now, and the cells whose scenery and units follow. */
export interface Layer {
  readonly depth: number;
  readonly blocks: readonly number[];
  readonly standing: readonly number[];
}

/** Neighbours N, E, S, W of a cell; −1 beyond the edge. */
type Near = readonly (readonly number[])[];

/** May this column be painted before those who stand one depth behind it? Then it hides none of them. */
function isEarly(cell: number, realm: Heights & { readonly near: Near }, look: Look): boolean {
  if (depthOf(cell, realm, look) === 0) return false;
  if (look.flat) return true;
  return (realm.near[cell] ?? []).every((other, direction) => {
    const page = directionOnPage(direction, look.turns);
    const isBehind = page === 0 || page === 3;
    return !isBehind || other < 0 || (realm.elevation[other] ?? 0) >= (realm.elevation[cell] ?? 0);
  });
}

export function layersOf(realm: Heights & { readonly near: Near }, look: Look): readonly Layer[] {
  const rows = rowsOf(realm, look);
  return rows.map((standing, depth) => {
    const late = standing.filter((cell) => !isEarly(cell, realm, look));
    const early = (rows[depth + 1] ?? []).filter((cell) => isEarly(cell, realm, look));
    return { depth, blocks: [...late, ...early], standing };
  });
}
