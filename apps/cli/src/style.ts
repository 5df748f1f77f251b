/**
 * Style marks: `<bold>…</bold>` in any line. A game's text board writes them, the terminal shows them as colours, a
 * pipe leaves them out. Marks may lie inside each other; what is no mark stays as it is.
 */
import { styleText } from 'node:util';

type Format = Parameters<typeof styleText>[0];

/** Every mark there is. `seat0` … are the sides of a match, in the order of the game's own colours. */
const MARKS: { readonly [mark: string]: Format } = {
  seat0: ['bold', 'yellow'],
  seat1: ['bold', 'cyan'],
  seat2: ['bold', 'magenta'],
  seat3: ['bold', 'green'],
  bold: 'bold',
  dim: 'dim',
  key: 'green',
  good: 'green',
  bad: 'red',
  title: ['bold', 'underline'],
};

const MARK = new RegExp(`<(${Object.keys(MARKS).join('|')})>((?:(?!<\\1>)[^])*?)</\\1>`, 'g');

export const plain = (line: string): string => replaceMarks(line, (_mark, inner) => inner);

/** For a terminal: `stream` decides, by what it can and by NO_COLOR and FORCE_COLOR. */
export function painted(line: string, stream: NodeJS.WritableStream): string {
  return replaceMarks(line, (mark, inner) => styleText(MARKS[mark] ?? 'reset', inner, { stream, validateStream: true }));
}

function replaceMarks(line: string, by: (mark: string, inner: string) => string): string {
  const replaced = line.replace(MARK, (_, mark: string, inner: string) => by(mark, inner));
  return replaced === line ? line : replaceMarks(replaced, by);
}

/** How many columns a line takes once its marks are gone. */
export const widthOf = (line: string): number => [...plain(line)].length;

export const padEnd = (line: string, width: number): string => line + ' '.repeat(Math.max(0, width - widthOf(line)));
export const padStart = (line: string, width: number): string => ' '.repeat(Math.max(0, width - widthOf(line))) + line;

/** Breaks a line at spaces so that each part has at most `width` columns. Parts of an indented line are indented further. */
export function wrap(line: string, width: number): string[] {
  if (widthOf(line) <= width) return [line];
  const begins = /^ */.exec(line)?.[0] ?? '';
  const hangs = begins === '' ? '' : `${begins}  `;
  const parts: string[] = [];
  let part = begins;
  for (const word of line.slice(begins.length).split(' ')) {
    const isFirst = part.trim() === '';
    const longer = isFirst ? part + word : `${part} ${word}`;
    if (!isFirst && widthOf(longer) > width) {
      parts.push(part);
      part = hangs + word;
    } else part = longer;
  }
  return balanced([...parts, part]);
}

/** Marks that are open at the end of a line are closed there and opened again in the next. */
function balanced(lines: readonly string[]): string[] {
  let open: string[] = [];
  return lines.map((line) => {
    const begins = open.map((mark) => `<${mark}>`).join('');
    for (const [, close, mark = ''] of line.matchAll(/<(\/?)(\w+)>/g)) {
      if (!Object.hasOwn(MARKS, mark)) continue;
      open = close ? open.toSpliced(open.lastIndexOf(mark), 1) : [...open, mark];
    }
    const indent = /^ */.exec(line)?.[0] ?? '';
    return `${indent}${begins}${line.slice(indent.length)}${open
      .map((mark) => `</${mark}>`)
      .toReversed()
      .join('')}`;
  });
}
