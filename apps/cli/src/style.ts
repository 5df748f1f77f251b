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

/** Breaks a sentence at spaces so that each line has at most `width` columns; later lines are indented. */
export function wrap(sentence: string, width: number, indent = ''): string[] {
  if (widthOf(sentence) <= width) return [sentence];
  const begins = /^ */.exec(sentence)?.[0] ?? '';
  const lines: string[] = [];
  let line = '';
  for (const word of sentence.slice(begins.length).split(' ')) {
    const longer = line === '' ? begins + word : `${line} ${word}`;
    if (line !== '' && widthOf(longer) > width) {
      lines.push(line);
      line = indent + word;
    } else line = longer;
  }
  return [...lines, line];
}
