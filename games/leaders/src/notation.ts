/**
 * How decisions are written (LDR-DEC-06), and read back by whoever sees the board: the key and the board say it all.
 * The rules write the keys of their options with it; hosts send the keys alone, and the page has their values from here.
 */
import type { Notation } from '@taverne/engine';
import type { React } from './abilities/nemesis.ts';
import type { Ban } from './ban.ts';
import { BETWEEN, type Cell, cellName, cellNamed } from './board.ts';
import type { Action, End, Move, Use } from './deeds.ts';
import type { Recruit } from './recruit.ts';
import type { Leaders } from './types.ts';
import type { View } from './view.ts';
import { BRUISER, cardName, cardNamed, type Figure, figureName, figureNamed, GRAPPLER, ILLUSIONIST, NONE } from './words.ts';

// ── written ──

/** `ban archer`. */
export const writeBan = ({ card }: Ban): string => `ban ${cardName(card)}`;

/** `recruit archer C1`, `recruit bear C1 E1`. */
export const writeRecruit = ({ card, cells }: Recruit): string => ['recruit', cardName(card), ...cells.map(cellName)].join(' ');

/** `nemesis C4`. */
export const writeReact = ({ to }: React): string => `nemesis ${cellName(to)}`;

/** `end`, `D1 D2`, `rider C4`, `grappler pull B3`. */
export function writeDeed(deed: Action | End): string {
  switch (deed.do) {
    case 'end':
      return 'end';
    case 'move':
      return `${cellName(deed.from)} ${cellName(deed.to)}`;
    case 'ability':
      return `${figureName(deed.figure)} ${writeAim(deed)}`;
  }
}

function writeAim(use: Use): string {
  // The character alone changes cells; or goes to somebody who stays.
  if (use.target === NONE) return cellName(use.to);
  if (use.targetTo === NONE) return `go ${cellName(use.target)}`;
  switch (use.figure) {
    case GRAPPLER:
      return `pull ${cellName(use.target)}`;
    case ILLUSIONIST:
      return cellName(use.target);
    default:
      return `${cellName(use.target)} ${cellName(use.targetTo)}`;
  }
}

// ── read ──

function readBan(key: string): Ban | undefined {
  const [verb, name = '', ...rest] = key.split(' ');
  const card = cardNamed(name);
  return verb === 'ban' && card !== undefined && rest.length === 0 ? { do: 'ban', card } : undefined;
}

function readRecruit(key: string): Recruit | undefined {
  const [verb, name = '', ...rest] = key.split(' ');
  const [card, cells] = [cardNamed(name), cellsNamed(rest)];
  return verb === 'recruit' && card !== undefined && cells && cells.length > 0 ? { do: 'recruit', card, cells } : undefined;
}

function readReact(key: string): React | undefined {
  const [verb, ...rest] = key.split(' ');
  const [to, more] = cellsNamed(rest) ?? [];
  return verb === 'nemesis' && to !== undefined && more === undefined ? { do: 'react', to } : undefined;
}

function readDeed(key: string, view: View): Action | End | undefined {
  if (key === 'end') return { do: 'end' };
  const [first = '', ...rest] = key.split(' ');
  const from = cellNamed(first);
  if (from !== undefined) return readMove(from, rest, view);
  const figure = figureNamed(first);
  return figure === undefined ? undefined : readUse(figure, rest, view);
}

function readMove(from: Cell, words: readonly string[], { at, teams }: View): Move | undefined {
  const name = [...teams.south, ...teams.north].find((each) => at[each] === cellName(from));
  const figure = name && figureNamed(name);
  const [to, more] = cellsNamed(words) ?? [];
  if (figure === undefined || to === undefined || more !== undefined) return undefined;
  return { do: 'move', figure, from, to, target: NONE, targetTo: NONE };
}

function readUse(figure: Figure, words: readonly string[], view: View): Use | undefined {
  const from = cellNamed(view.at[figureName(figure)] ?? '');
  const [how = ''] = words;
  const isLine = figure === GRAPPLER;
  const [a, b, more] = cellsNamed(isLine ? words.slice(1) : words) ?? [];
  if (from === undefined || a === undefined || more !== undefined) return undefined;
  const use = { do: 'ability', figure } as const;
  // Along the line until the two are next to each other (LDR-ABL-GRAPPLER-01).
  if (isLine && how === 'go') return { ...use, to: BETWEEN[from][a]?.at(-1) ?? from, target: a, targetTo: NONE };
  if (isLine) return how === 'pull' ? { ...use, to: NONE, target: a, targetTo: BETWEEN[from][a]?.[0] ?? a } : undefined;
  if (figure === ILLUSIONIST) return { ...use, to: a, target: a, targetTo: from };
  if (b === undefined) return { ...use, to: a, target: NONE, targetTo: NONE };
  return { ...use, to: figure === BRUISER ? a : NONE, target: a, targetTo: b };
}

/** Nothing if one of the words is no cell. */
function cellsNamed(words: readonly string[]): Cell[] | undefined {
  const cells = words.map(cellNamed);
  return cells.every((cell) => cell !== undefined) ? cells : undefined;
}

export const NOTATION: Notation<Leaders> = {
  ban: { write: writeBan, read: readBan },
  act: { write: writeDeed, read: readDeed },
  nemesis: { write: writeReact, read: readReact },
  recruit: { write: writeRecruit, read: readRecruit },
};
