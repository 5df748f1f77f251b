/** What a view looks like, told from its plain data alone: figures, rows of labels, tables, grids, pieces on cells. */

/** `field`: the last name on the way to it; `path`: the whole way, to tell what has changed. */
interface Part {
  readonly field: string;
  readonly path: string;
}

export type Shape = Part &
  (
    | { readonly kind: 'figure'; readonly value: unknown }
    | { readonly kind: 'labels'; readonly items: readonly unknown[] }
    | { readonly kind: 'pairs'; readonly pairs: readonly (readonly [name: string, value: unknown])[] }
    | { readonly kind: 'table'; readonly columns: readonly string[]; readonly rows: readonly TableRow[] }
    | { readonly kind: 'grid'; readonly rows: readonly (readonly unknown[])[] }
    | { readonly kind: 'cells'; readonly pieces: readonly (readonly [piece: string, cell: string])[] }
    | { readonly kind: 'group'; readonly parts: readonly Shape[] }
  );

export interface TableRow {
  /** An id, or the number of a seat; none: the rows have no names. */
  readonly head: string | number | undefined;
  readonly values: { readonly [column: string]: unknown };
}

type Fields = { readonly [name: string]: unknown };

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null;
/** What fits into one cell of a table: a word, a number, or a few of them. */
const isShort = (value: unknown): boolean => isPlain(value) || (Array.isArray(value) && value.every(isPlain));

/** A name for a cell, as on a chessboard. */
export const CELL = /^([A-Z])(\d{1,2})$/;
const isCell = (value: unknown): value is string => typeof value === 'string' && CELL.test(value);
/** So many pieces with a place make a board. */
const PIECES = 2;

/** The parts of a view, in its own order. `seats`: lists of so many records are told by seat. */
export const shapesOf = (view: unknown, seats: number): readonly Shape[] =>
  isFields(view) ? Object.entries(view).map(([field, value]) => shapeOf(field, value, field, seats)) : [];

function shapeOf(field: string, value: unknown, path: string, seats: number): Shape {
  const part = { field, path };
  if (Array.isArray(value)) return { ...part, ...listShape(value, path, seats) };
  if (isFields(value)) return { ...part, ...recordShape(value, path, seats) };
  return { ...part, kind: 'figure', value };
}

type Bare = Shape extends infer S ? (S extends Part ? Omit<S, keyof Part> : never) : never;

function listShape(items: readonly unknown[], path: string, seats: number): Bare {
  if (items.every(isPlain)) return { kind: 'labels', items };
  if (isGrid(items)) return { kind: 'grid', rows: items };
  const bySeat = items.length === seats && seats > 1;
  if (items.every(isFields) && items.every((each) => Object.values(each).every(isShort))) {
    return tableOf(items.map((values, i) => ({ head: bySeat ? i : undefined, values })));
  }
  return { kind: 'group', parts: items.map((item, i) => shapeOf(String(i + 1), item, `${path}.${i}`, seats)) };
}

const isGrid = (items: readonly unknown[]): items is readonly (readonly unknown[])[] =>
  items.length > 1 &&
  items.every((row) => Array.isArray(row) && row.length > 1 && row.length === lengthOf(items[0]) && row.every(isPlain));
const lengthOf = (row: unknown): number => (Array.isArray(row) ? row.length : 0);

function recordShape(fields: Fields, path: string, seats: number): Bare {
  const entries = Object.entries(fields);
  const present = entries.filter(([, value]) => value !== null && value !== undefined);
  const pieces = present.filter((entry): entry is [string, string] => isCell(entry[1]));
  if (pieces.length >= PIECES && pieces.length === present.length) return { kind: 'cells', pieces };
  if (entries.every(([, value]) => isShort(value))) return { kind: 'pairs', pairs: present };
  const rows = entries.flatMap(([head, values]) => (isFields(values) ? [{ head, values }] : []));
  if (rows.length === entries.length && rows.every(({ values }) => Object.values(values).every(isShort))) return tableOf(rows);
  return { kind: 'group', parts: entries.map(([name, value]) => shapeOf(name, value, `${path}.${name}`, seats)) };
}

function tableOf(rows: readonly TableRow[]): Bare {
  const columns = [...new Set(rows.flatMap(({ values }) => Object.keys(values)))];
  return { kind: 'table', columns, rows };
}

/** Who stands on a cell, by the boards of a view. */
export const standingOn = (shapes: readonly Shape[], cell: string): readonly string[] =>
  shapes
    .flatMap((shape) => (shape.kind === 'cells' ? shape.pieces : []))
    .flatMap(([piece, at]) => (at === cell ? [piece] : []));

/** Things with the place at which each lies: the same one may lie there twice. */
export const numbered = <T>(items: readonly T[]): readonly { readonly place: number; readonly item: T }[] =>
  items.map((item, place) => ({ place, item }));

/** From which letter and number to which: of the cells with pieces and of those that are spoken of. */
export function boundsOf(cells: readonly string[]): {
  readonly letters: readonly string[];
  readonly numbers: readonly number[];
} {
  const found = cells.map((cell) => CELL.exec(cell)).filter((match) => match !== null);
  const letters = found.map(([, letter = 'A']) => letter.charCodeAt(0));
  const numbers = found.map(([, , number]) => Number(number));
  const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);
  return {
    letters: range(Math.min(...letters), Math.max(...letters)).map((code) => String.fromCharCode(code)),
    numbers: range(Math.min(...numbers), Math.max(...numbers)),
  };
}

/** The ways to every part that is not what it was. */
export function changedIn(before: unknown, now: unknown, path = ''): readonly string[] {
  if (Object.is(before, now)) return [];
  if (!isFields(now) || !isFields(before)) return JSON.stringify(before) === JSON.stringify(now) ? [] : [path];
  return Object.keys(now).flatMap((name) => changedIn(before[name], now[name], path === '' ? name : `${path}.${name}`));
}
