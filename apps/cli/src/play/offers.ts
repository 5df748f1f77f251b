/** The list of options: grouped by whose they are, short where notations begin alike, numbered as they are shown. */
import type { Question } from '@taverne/engine';
import { padEnd, widthOf } from '../style.ts';

export interface Offers {
  /** In the order in which they are numbered. */
  readonly keys: readonly string[];
  readonly lines: readonly string[];
}

const WIDEST_TITLE = 22;

/** `titleOf`: whose option a notation is, where the game can tell. */
export function offersOf(question: Question, width: number, titleOf: (key: string) => string | undefined): Offers {
  const groups = new Map<string, string[]>();
  for (const { key } of question.options) {
    const title = titleOf(key) ?? '';
    groups.set(title, [...(groups.get(title) ?? []), key]);
  }
  // What belongs to nobody, such as `end`, comes last.
  const sorted = [...groups].toSorted(([a], [b]) => Number(a === '') - Number(b === ''));
  const column = Math.min(WIDEST_TITLE, Math.max(0, ...sorted.map(([title]) => widthOf(title) + 2)));
  const keys: string[] = [];
  const lines = sorted.flatMap(([title, group]) => {
    const rows = runsOf(group).flatMap((run) => rowsOf(run, keys, width - column - 2));
    return rows.map((row, i) => `  ${padEnd(i === 0 ? title : '', column)}${row}`);
  });
  return { keys, lines };
}

/** Notations that differ in their last word only. */
interface Run {
  readonly begins: string;
  readonly keys: readonly string[];
}

function runsOf(keys: readonly string[]): Run[] {
  const runs = new Map<string, string[]>();
  for (const key of keys) {
    const begins = key.slice(0, Math.max(0, key.lastIndexOf(' ')));
    runs.set(begins, [...(runs.get(begins) ?? []), key]);
  }
  return [...runs].map(([begins, same]) => ({ begins, keys: same }));
}

function rowsOf({ begins, keys }: Run, shown: string[], width: number): string[] {
  const head = begins === '' ? '' : `<key>${begins}</key> … `;
  const items = keys.map((key) => {
    shown.push(key);
    return `<dim>${shown.length}</dim> <key>${key.slice(begins === '' ? 0 : begins.length + 1)}</key>`;
  });
  const rows: string[] = [];
  let row = head;
  for (const item of items) {
    if (row !== head && row.trim() !== '' && widthOf(row) + widthOf(item) > width) {
      rows.push(row.trimEnd());
      row = ' '.repeat(widthOf(head));
    }
    row += `${item}  `;
  }
  return [...rows, row.trimEnd()];
}
