/**
 * The values of a game's message. A message that tells cases apart (`{side, select, …}`) gets the plain id; one that only
 * mentions a thing (`{side}`) gets its name in the language of the reader; lists are joined.
 */
import type { Values } from '@taverne/engine/telling';
import type { GameWords } from './game-words.ts';

export type Figures = { readonly [name: string]: unknown };

export interface Namer {
  readonly words: GameWords;
  /** The game's own name for an id at this moment, such as a figure with the sign of its side. */
  name(id: string, field: string): string | undefined;
  /** The same for a number that stands for something, such as a side. */
  number(number: number, field: string): string | undefined;
}

export function valuesFor(namer: Namer, key: string, figures: Figures): Values {
  const raw = namer.words.raw(key);
  const values: { [name: string]: string | number } = {};
  for (const [name, value] of Object.entries(figures)) {
    const tellsApart = new RegExp(`\\{\\s*${name}\\s*,`).test(raw);
    if (typeof value === 'number') values[name] = tellsApart ? value : (namer.number(value, name) ?? value);
    else values[name] = tellsApart ? String(value) : nameOf(namer, value, name);
  }
  return values;
}

/** Figures, cards and sides by their names, lists of them joined, and records such as a figure on its cell or on its way. */
export function nameOf(namer: Namer, value: unknown, field = ''): string {
  if (typeof value === 'string') return namer.name(value, field) ?? wordFor(namer.words, value, field);
  if (Array.isArray(value)) return namer.words.list(value.map((each) => nameOf(namer, each, field)));
  if (typeof value !== 'object' || value === null) return String(value);
  const { figure, cell, from, to, ...rest }: Figures = { ...value };
  const way = from === undefined || to === undefined ? [] : [`${nameOf(namer, from, 'from')} → ${nameOf(namer, to, 'to')}`];
  const place = cell === undefined ? [] : [`(${nameOf(namer, cell, 'cell')})`];
  const others = figure === undefined ? Object.entries(rest) : [['figure', figure] as const];
  return [...others.map(([name, each]) => nameOf(namer, each, name)), ...place, ...way].join(' ');
}

const KINDS = ['figure', 'card', 'side'] as const;

function wordFor(words: GameWords, id: string, field: string): string {
  const keys = [field, ...KINDS].flatMap((kind) => [`${kind}.${id}.name`, `${kind}.${id}`]);
  const key = keys.find((each) => words.has(each));
  return key === undefined ? id : words.word(key, id);
}
