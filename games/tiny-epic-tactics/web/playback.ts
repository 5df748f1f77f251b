/** How everybody stands while events are still to be shown, what each of them shows, and for how long. */
import type { Book } from '../src/content/book.ts';
import type { CellName, TacticsEvent, UnitId } from '../src/events.ts';
import { cellNamed } from '../src/realm/cells.ts';
import { CLASS_NAMES } from '../src/words.ts';
import type { UnitView, View } from './view.ts';

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

/** Who goes where in an event, as far as it tells. */
function wayIn(event: TacticsEvent): readonly CellName[] | undefined {
  switch (event.event) {
    case 'moved':
    case 'pushed':
      return event.path;
    case 'placed':
      return [event.from, event.to];
    case 'chamber-entered':
      return [event.cell];
    default:
      return undefined;
  }
}

export function journeyIn(event: TacticsEvent, { realm }: Book): Journey | undefined {
  const way = wayIn(event);
  return way && 'unit' in event && event.unit !== undefined
    ? { unit: event.unit, path: way.flatMap((name) => cellNamed(realm, name) ?? []) }
    : undefined;
}

export function floatIn(event: TacticsEvent): Float | undefined {
  switch (event.event) {
    case 'damaged':
      return { unit: event.unit, by: -event.damage };
    case 'lost-hp':
      return { unit: event.unit, by: -event.by };
    case 'healed':
      return { unit: event.unit, by: event.by };
    default:
      return undefined;
  }
}

type Rolled = Extract<TacticsEvent, { event: 'rolled' | 'rerolled' }>;

export const rollIn = (event: TacticsEvent): Rolled | undefined =>
  event.event === 'rolled' || event.event === 'rerolled' ? event : undefined;

/** Everybody on the board or in a dungeon. */
export type Pieces = ReadonlyMap<UnitId, UnitView>;

/** Everybody as they were before these events, of which the last led to the view. */
export function piecesBefore(
  view: View,
  book: Book,
  events: readonly TacticsEvent[],
  earlier: readonly TacticsEvent[],
): Pieces {
  const pieces = new Map(view.units.filter(({ cell }) => cell !== null).map((piece) => [piece.id, piece]));
  const change = (id: UnitId, by: (piece: UnitView) => Partial<UnitView>) => {
    const piece = pieces.get(id);
    if (piece) pieces.set(id, { ...piece, ...by(piece) });
  };
  for (const [i, event] of [...events.entries()].toReversed()) {
    const float = floatIn(event);
    if (float) change(float.unit, ({ hp }) => ({ hp: hp - float.by }));
    switch (event.event) {
      case 'moved':
      case 'pushed':
      case 'placed':
      case 'chamber-entered': {
        const cell = event.event === 'placed' ? event.from : lastCellOf([...earlier, ...events.slice(0, i)], event.unit);
        if (cell !== undefined) change(event.unit, () => ({ cell }));
        break;
      }
      case 'captured':
        pieces.set(event.unit, fallen(book, event.unit, event.from, event.cell));
        break;
      case 'enemy-came':
        pieces.delete(event.unit);
        break;
      default:
    }
  }
  return pieces;
}

/** Where the events before this one had left a unit. */
function lastCellOf(events: readonly TacticsEvent[], unit: UnitId): CellName | undefined {
  for (const event of events.toReversed()) {
    const cell = endIn(event, unit);
    if (cell !== undefined) return cell;
  }
  return undefined;
}

function endIn(event: TacticsEvent, unit: UnitId): CellName | undefined {
  if (event.event === 'deployed') return event.units.find((each) => each.unit === unit)?.cell;
  if (!('unit' in event) || event.unit !== unit) return undefined;
  if (event.event === 'enemy-came' || event.event === 'move-stopped') return event.cell;
  return wayIn(event)?.at(-1);
}

function fallen(book: Book, id: UnitId, side: number, cell: CellName): UnitView {
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

/** How long somebody walks over so many cells. */
export const walkTime = (cells: number): number => Math.min(LONGEST_WALK, 160 + cells * STEP);

/** How long an event is shown before the next one. */
export function showing(event: TacticsEvent, book: Book): number {
  const journey = journeyIn(event, book);
  if (journey) return walkTime(journey.path.length);
  if (rollIn(event)) return SHOWN_DICE;
  if (floatIn(event)) return SHOWN_FLOAT;
  if (event.event === 'enemy-activated') return SHOWN_FLOAT + Math.min(MOST_THOUGHTS, event.thoughts.length) * A_THOUGHT;
  return event.event === 'captured' || event.event === 'enemy-came' || event.event === 'tactic-played' ? SHOWN_FLOAT : 0;
}

export interface Stand {
  readonly pieces: Pieces;
  /** Where whoever is on the way set out. */
  readonly origin: number | undefined;
}

/** What is on the board already (`earlier`, the `current` event last), and what is still to come (`rest`). */
interface Shown {
  readonly current: TacticsEvent | undefined;
  readonly rest: readonly TacticsEvent[];
  readonly earlier: readonly TacticsEvent[];
}

export function standBefore(view: View, book: Book, { current, rest, earlier }: Shown): Stand {
  const walker = current && journeyIn(current, book)?.unit;
  const left = walker === undefined ? undefined : lastCellOf(earlier.slice(0, -1), walker);
  return {
    pieces: piecesBefore(view, book, rest, earlier),
    origin: left === undefined ? undefined : cellNamed(book.realm, left),
  };
}
