/** Text tables: columns as wide as they need to be. */
import { padEnd, padStart, widthOf } from './style.ts';

export interface Column {
  readonly title: string;
  readonly align?: 'left' | 'right';
}

export function table(columns: readonly Column[], rows: readonly (readonly string[])[]): string[] {
  const widths = columns.map(({ title }, i) => Math.max(widthOf(title), ...rows.map((row) => widthOf(row[i] ?? ''))));
  const line = (cells: readonly string[]): string =>
    columns
      .map(({ align }, i) => (align === 'right' ? padStart : padEnd)(cells[i] ?? '', widths[i] ?? 0))
      .join('  ')
      .trimEnd();
  const head = columns.some(({ title }) => title !== '') ? [line(columns.map(({ title }) => `<dim>${title}</dim>`))] : [];
  return [...head, ...rows.map(line)];
}
