/** Pages in Markdown of which a part is written by a command: what stands around its marks stays. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The page with the new part between the marks of that name; a page without them is made of the opening. */
export function pageWith(page: string, name: string, opening: string, part: string): string {
  const [begin, end] = [`<!-- ${name}: begin -->`, `<!-- ${name}: end -->`];
  const marked = page.includes(begin) && page.indexOf(end) > page.indexOf(begin) ? page : `${opening}\n\n${begin}\n${end}\n`;
  return `${marked.slice(0, marked.indexOf(begin) + begin.length)}\n\n${part.trim()}\n\n${marked.slice(marked.indexOf(end))}`;
}

export function writePage(path: string, name: string, opening: string, part: string): void {
  mkdirSync(dirname(path), { recursive: true });
  const page = existsSync(path) ? readFileSync(path, 'utf8') : '';
  writeFileSync(path, pageWith(page, name, opening, part));
}

/** A table; all columns but the first are figures. */
export function markdownTable(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const rule = columns.map((_, i) => (i === 0 ? '---' : '---:'));
  return [columns, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

export const range = ({ low, high }: { readonly low: number; readonly high: number }): string =>
  `${percent(low)} – ${percent(high)}`;

/** Figures of one day, or of several. */
export function played(dates: readonly string[]): string {
  const [first, last] = [dates.toSorted().at(0), dates.toSorted().at(-1)];
  return first === last ? `Played on ${first}.` : `Played from ${first} to ${last}.`;
}
