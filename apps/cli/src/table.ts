/** Text tables: columns as wide as they need to be. */
import { padEnd, padStart, widthOf, wrap } from './style.ts';

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

/** Words and what they mean, side by side. */
export function glossary(entries: readonly (readonly [word: string, meaning: string])[], width: number): string[] {
  const column = Math.max(0, ...entries.map(([word]) => widthOf(word))) + 4;
  return entries.flatMap(([word, meaning]) => {
    const [first = '', ...rest] = wrap(meaning, width - column);
    return [padEnd(`  ${word}`, column) + first, ...rest.map((line) => ' '.repeat(column) + line)];
  });
}
