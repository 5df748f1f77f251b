/**
 * What is new in something that the reader has already, as marks in it, by name or (in a list) by place. A mark is
 *
 *   [value]   in its place stands this value
 *   {…}       it stays, and inside it there are marks
 *   0         it is gone; in a list, with all that come after it
 *
 * A unit that went from C3 to C4 is `{"units":{"3":{"cell":["C4"]}}}`, whatever else is known of units.
 */
export type Mark = readonly [unknown] | Marks | 0;
export interface Marks {
  readonly [name: string]: Mark;
}

export type Fields = { readonly [name: string]: unknown };

/** What must be marked in `before` to make it `after`. What is not defined is not there. */
export function marksBetween(before: Fields, after: Fields): Marks {
  return fieldMarks(before, after).marks;
}

/** The same of any value; undefined where both are alike. */
export function markBetween(before: unknown, after: unknown): Mark | undefined {
  if (before === after) return undefined;
  if (Array.isArray(before) && Array.isArray(after)) return listMark(before, after);
  if (!isRecord(before) || !isRecord(after) || Array.isArray(before) || Array.isArray(after)) return [after];
  const { marks, count, isAllNew } = fieldMarks(before, after);
  if (count === 0) return undefined;
  return isAllNew ? [after] : marks;
}

function fieldMarks(before: Fields, after: Fields) {
  const marks: { [name: string]: Mark } = {};
  let [count, replaced, fields] = [0, 0, 0];
  for (const name of Object.keys(after)) {
    const value = after[name];
    if (value === undefined) continue;
    fields++;
    const mark = before[name] === undefined ? ([value] as const) : markBetween(before[name], value);
    if (mark === undefined) continue;
    marks[name] = mark;
    count++;
    if (Array.isArray(mark)) replaced++;
  }
  for (const name of Object.keys(before)) {
    if (before[name] === undefined || after[name] !== undefined) continue;
    marks[name] = 0;
    count++;
  }
  return { marks, count, isAllNew: replaced === fields };
}

/** A word or number among others is shorter than a mark with its place: where a quarter of them is new, all are told. */
const FEW = 4;

function listMark(before: readonly unknown[], after: readonly unknown[]): Mark | undefined {
  const marks: { [place: string]: Mark } = {};
  let [count, words] = [0, 0];
  // This is done with every answer: entries() would make a pair of every place.
  for (let place = 0; place < after.length; place++) {
    const value = after[place];
    const mark = place < before.length ? markBetween(before[place], value) : ([value] as const);
    if (mark === undefined) continue;
    marks[place] = mark;
    count++;
    if (!isRecord(value)) words++;
  }
  if (after.length < before.length) {
    marks[after.length] = 0;
    count++;
  }
  if (count === 0) return undefined;
  return words * FEW > after.length || after.length === 0 ? [after] : marks;
}

/** What it is with these marks. What is not marked is the very same as before. */
export function withMarks(before: unknown, marks: Marks): unknown {
  if (Array.isArray(before)) return listWith(before, marks);
  const fields: { [name: string]: unknown } = isRecord(before) ? { ...before } : {};
  for (const [name, mark] of Object.entries(marks)) {
    if (mark === 0) delete fields[name];
    else fields[name] = isReplaced(mark) ? mark[0] : withMarks(fields[name], mark);
  }
  return fields;
}

function listWith(before: readonly unknown[], marks: Marks): unknown[] {
  const list = before.slice();
  for (const [place, mark] of Object.entries(marks)) {
    const at = Number(place);
    if (mark === 0) list.length = at;
    else list[at] = isReplaced(mark) ? mark[0] : withMarks(list[at], mark);
  }
  return list;
}

const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isReplaced = (mark: Mark): mark is readonly [unknown] => Array.isArray(mark);
