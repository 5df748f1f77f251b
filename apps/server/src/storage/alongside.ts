/**
 * What is written along with the changes of a transaction, in an order that all processes keep: table by table, and key by key. Two
 * that write to the same rows then wait for one another in turn, and never both at once.
 */
import type { Statement } from './sql.ts';

/** Values begin with the key of the row; what is told of one key by several stays as it came. */
function before(a: Statement, b: Statement): number {
  if (a.text !== b.text) return a.text < b.text ? -1 : 1;
  for (const [i, value] of a.values.entries()) {
    const [one, other] = [String(value), String(b.values[i])];
    if (one !== other) return one < other ? -1 : 1;
  }
  return 0;
}

/** As it is said to PostgreSQL. */
interface Said {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Those that can be said at once are. */
export function inOrder(statements: readonly Statement[]): readonly Said[] {
  const together = [...Map.groupBy(statements, ({ many = '' }) => many)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return together.flatMap(([many, same]): readonly Said[] => {
    if (many === '') return same.toSorted(before);
    const columns = (same[0]?.values ?? []).map((_, i) => same.map(({ values }) => values[i]));
    return [{ text: many, values: columns }];
  });
}
