/** Playing back what happened: the board stands as it was before the events that are still to be shown, and follows them one by one. */
import type { Happening, Told } from '@taverne/engine';
import { QUICK, useShowing } from '@taverne/ui';
import { useCallback, useMemo } from 'react';
import type { Book } from '../src/content/book.ts';
import type { UnitId } from '../src/events.ts';
import { cellNamed } from '../src/realm/cells.ts';
import { CLASS_NAMES, type DieSymbol } from '../src/words.ts';
import type { UnitView, View } from './view.ts';

type Fields = { readonly [name: string]: unknown };
const fieldsOf = (event: Happening): Fields => ({ ...event });
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const whole = (value: unknown): number => (typeof value === 'number' ? value : 0);
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Somebody on the way, cell by cell. */
export interface Journey {
  readonly unit: UnitId;
  readonly path: readonly number[];
}

/** What floats up over a unit. */
export interface Float {
  readonly unit: UnitId;
  readonly by: number;
}

export interface Rolled {
  readonly unit: UnitId;
  readonly dice: readonly (readonly DieSymbol[])[];
  readonly what: string;
}

/** Who went where in an event; the first cell of the path is where they came from, as far as the event tells it. */
export function journeyIn(event: Happening, book: Book): Journey | undefined {
  const told = fieldsOf(event);
  const cells = (names: readonly unknown[]) =>
    names.flatMap((name) => {
      const cell = cellNamed(book.realm, text(name));
      return cell === undefined ? [] : [cell];
    });
  switch (event.event) {
    case 'moved':
    case 'pushed':
      return { unit: text(told.unit), path: cells(list(told.path)) };
    case 'placed':
      return { unit: text(told.unit), path: cells([told.from, told.to]) };
    case 'chamber-entered':
      return { unit: text(told.unit), path: cells([told.cell]) };
    default:
      return undefined;
  }
}

export function floatIn(event: Happening): Float | undefined {
  const told = fieldsOf(event);
  switch (event.event) {
    case 'damaged':
      return { unit: text(told.unit), by: -whole(told.damage) };
    case 'lost-hp':
      return { unit: text(told.unit), by: -whole(told.by) };
    case 'healed':
      return { unit: text(told.unit), by: whole(told.by) };
    default:
      return undefined;
  }
}

const isSymbol = (word: unknown): word is DieSymbol => word === 'push' || word === 'star' || word === 'miss';

export function rollIn(event: Happening): Rolled | undefined {
  if (event.event !== 'rolled' && event.event !== 'rerolled') return undefined;
  const told = fieldsOf(event);
  const dice = list(told.dice).map((die) => list(die).filter(isSymbol));
  return { unit: text(told.unit), dice, what: text(told.for) };
}

/** Everybody on the board or in a dungeon. */
export type Pieces = ReadonlyMap<UnitId, UnitView>;

/** Everybody as they were before these events, of which the last led to the view. */
export function piecesBefore(view: View, book: Book, events: readonly Happening[], earlier: readonly Happening[]): Pieces {
  const pieces = new Map(view.units.filter(({ cell }) => cell !== null).map((piece) => [piece.id, piece]));
  const change = (id: UnitId, by: Partial<UnitView>) => {
    const piece = pieces.get(id);
    if (piece) pieces.set(id, { ...piece, ...by });
  };
  for (const [i, event] of [...events.entries()].toReversed()) {
    const told = fieldsOf(event);
    const unit = text(told.unit);
    const piece = pieces.get(unit);
    switch (event.event) {
      case 'moved':
      case 'pushed':
      case 'placed':
      case 'chamber-entered': {
        const before = [...earlier, ...events.slice(0, i)];
        const cell = text(told.from) || lastCellOf(before, unit);
        if (cell !== '') change(unit, { cell });
        break;
      }
      case 'captured':
        pieces.set(unit, fallen(book, unit, whole(told.from), text(told.cell)));
        break;
      case 'enemy-came':
        pieces.delete(unit);
        break;
      case 'damaged':
        if (piece) change(unit, { hp: piece.hp + whole(told.damage) });
        break;
      case 'lost-hp':
        if (piece) change(unit, { hp: piece.hp + whole(told.by) });
        break;
      case 'healed':
        if (piece) change(unit, { hp: piece.hp - whole(told.by) });
        break;
    }
  }
  return pieces;
}

const isPlaced = (value: unknown): value is { readonly unit: UnitId; readonly cell: string } =>
  typeof value === 'object' && value !== null && 'unit' in value && 'cell' in value;

/** Where the events before this one had left a unit. */
function lastCellOf(events: readonly Happening[], unit: UnitId): string {
  for (const event of events.toReversed()) {
    const told = fieldsOf(event);
    if (event.event === 'deployed') {
      const placed = list(told.units)
        .filter(isPlaced)
        .find((each) => each.unit === unit);
      if (placed) return placed.cell;
    }
    if (told.unit !== unit) continue;
    switch (event.event) {
      case 'moved':
      case 'pushed': {
        const last = text(list(told.path).at(-1));
        if (last) return last;
        break;
      }
      case 'placed':
        return text(told.to);
      case 'enemy-came':
      case 'chamber-entered':
      case 'move-stopped':
        return text(told.cell);
    }
  }
  return '';
}

function fallen(book: Book, id: UnitId, side: number, cell: string): UnitView {
  const card = book.content.units[book.unitNumbers.get(id) ?? -1];
  const kind = card?.class ?? 'warrior';
  return {
    unit: side * 4 + CLASS_NAMES.indexOf(kind),
    id,
    side,
    class: kind,
    cell,
    hp: 0,
    maxHp: card?.hp ?? 1,
    stock: 0,
    maxStock: 0,
    weak: false,
    move: 0,
    done: [],
    bearer: false,
    under: null,
  };
}

const STEP = 110;
const LONGEST_WALK = 620;
const SHOWN_DICE = 900;
const SHOWN_FLOAT = 420;
/** The Enemy's thoughts come one by one; nobody has to wait for a long chain of them. */
export const A_THOUGHT = 280;
const MOST_THOUGHTS = 5;

/** How long an event is shown before the next one. */
export function showing(event: Happening, book: Book): number {
  const journey = journeyIn(event, book);
  if (journey) return Math.min(LONGEST_WALK, 160 + journey.path.length * STEP);
  if (rollIn(event)) return SHOWN_DICE;
  if (floatIn(event)) return SHOWN_FLOAT;
  if (event.event === 'enemy-activated' && 'thoughts' in event && Array.isArray(event.thoughts))
    return SHOWN_FLOAT + Math.min(MOST_THOUGHTS, event.thoughts.length) * A_THOUGHT;
  return event.event === 'captured' || event.event === 'enemy-came' || event.event === 'tactic-played' ? SHOWN_FLOAT : 0;
}

export interface Playback {
  readonly pieces: Pieces;
  /** What is being shown now. */
  readonly current: Happening | undefined;
  /** Where whoever is on the way set out. */
  readonly origin: number | undefined;
  /** Where it is in the line, so that the same thing happening twice is shown twice. */
  readonly at: string;
  /** How many of the fresh events are still to come. */
  readonly left: number;
  readonly skip: () => void;
}

export function usePlayback(
  view: View,
  book: Book,
  all: readonly Told[],
  fresh: readonly Told[],
  played: () => void,
): Playback {
  const lasts = useCallback((event: Happening | undefined) => (event ? showing(event, book) : QUICK), [book]);
  const { current, rest, at } = useShowing(fresh, played, lasts);
  const earlier = useMemo(() => all.slice(0, all.length - rest.length).map(({ event }) => event), [all, rest]);
  const pieces = useMemo(() => piecesBefore(view, book, rest, earlier), [view, book, rest, earlier]);
  const walker = current && journeyIn(current, book)?.unit;
  const origin = walker === undefined ? undefined : cellNamed(book.realm, lastCellOf(earlier.slice(0, -1), walker));
  return { pieces, current, origin, at, left: rest.length, skip: played };
}
