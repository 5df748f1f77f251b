/** How far everything is from everything on an empty realm: worked out once for each book and kept. */
import { type Book, bookOf } from '../content/book.ts';
import { travel } from '../realm/travel.ts';
import type { Cell } from '../realm/types.ts';
import type { State } from '../state.ts';

/** What no walk is longer than, for estimates. */
export const FAR = 20;

const kept = new WeakMap<Book, Map<Cell, readonly number[]>>();
let last: { readonly book: Book; readonly fields: Map<Cell, readonly number[]> } | undefined;

/** By cell: MP to or from `cell`, climbs counted the wrong way round, which an estimate can bear. */
export function fieldOf(state: State, cell: Cell): readonly number[] {
  const book = bookOf(state);
  if (last?.book !== book) {
    const fields = kept.get(book) ?? new Map<Cell, readonly number[]>();
    kept.set(book, fields);
    last = { book, fields };
  }
  const known = last.fields.get(cell);
  if (known) return known;
  const field = travel(book.realm, cell).map((cost) => Math.min(cost, FAR));
  last.fields.set(cell, field);
  return field;
}

/** The least of several fields at a cell. */
export function nearestOf(state: State, targets: readonly Cell[], from: Cell): number {
  let least = FAR;
  for (const target of targets) least = Math.min(least, fieldOf(state, target)[from] ?? FAR);
  return least;
}

/** By cell: MP to the nearest trigger cell of the zones whose bits are set; nothing within such a zone. */
export function goalField(state: State, zones: number): readonly number[] {
  const { realm } = bookOf(state);
  // Kept beside the fields of cells, below zero, where no cell is.
  const key = -1 - zones;
  fieldOf(state, realm.zones[0]?.trigger ?? 0);
  const known = last?.fields.get(key);
  if (known) return known;
  const open = realm.zones.filter((_, zone) => (zones & (1 << zone)) !== 0);
  const field = realm.terrain.map((_, cell) =>
    open.some(({ cells }) => cells.includes(cell))
      ? 0
      : Math.min(FAR, ...open.map(({ trigger }) => fieldOf(state, trigger)[cell] ?? FAR)),
  );
  last?.fields.set(key, field);
  return field;
}
