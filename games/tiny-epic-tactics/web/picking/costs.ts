/** What each cell in reach costs, by the rules' own flood: everything it looks at is public. */

import { bookOf } from '../../src/content/book.ts';
import type { CellName } from '../../src/events.ts';
import { movementOf, reach } from '../../src/reach.ts';
import { cellName } from '../../src/realm/cells.ts';
import { publicState, unitWithId, type View } from '../view.ts';
import type { Spot, Way } from './ways.ts';

/** MP that no tactic exceeds: those that only a card brings into reach are told, too. */
const BONUS = 4;

export function costsFor(view: View, next: ReadonlyMap<Spot, readonly Way[]>): ReadonlyMap<CellName, number> {
  const costs = new Map<CellName, number>();
  const id = [...next.values()].flat().find((way) => way.verb === 'move')?.unit;
  const unit = unitWithId(view, id);
  if (unit === undefined) return costs;
  const { realm } = bookOf(view);
  const state = publicState(view);
  const found = reach(state, unit.unit, movementOf(state, unit.unit) + BONUS);
  for (const cell of found.cells.slice(0, found.count)) costs.set(cellName(realm, cell), found.costs[cell] ?? 0);
  return costs;
}
