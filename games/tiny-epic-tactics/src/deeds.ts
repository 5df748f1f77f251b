/** What the active player can do: the values of the question `act`, and options made of them. */
import { type Option, option, type Sieve } from '@taverne/engine';
import { type Book, bookOf } from './content/book.ts';
import type { AttackKind } from './content/types.ts';
import { writeDeed } from './notation.ts';
import type { Reach } from './reach.ts';
import type { Cell } from './realm/types.ts';
import type { Reason } from './reasons.ts';
import type { CardNumber, State, Unit } from './state.ts';
import { type Direction, NONE } from './words.ts';

/** A Move to a cell by the best path. */
export interface MoveDeed {
  readonly do: 'move';
  readonly unit: Unit;
  readonly to: Cell;
  readonly tactics: readonly CardNumber[];
}
/** A Move step by step. */
export interface WalkDeed {
  readonly do: 'walk';
  readonly unit: Unit;
  readonly tactics: readonly CardNumber[];
}
/** A Move to the nearest portal of a box, into its dungeon, and on inside step by step (TET-SOLO-DGN-05). */
export interface EnterDeed {
  readonly do: 'enter';
  readonly unit: Unit;
  readonly box: number;
  readonly tactics: readonly CardNumber[];
}
interface Aimed<D extends AttackKind> {
  readonly do: D;
  readonly unit: Unit;
  readonly target: Unit;
  readonly tactics: readonly CardNumber[];
}
export interface SpellDeed extends Aimed<'spell'> {
  /** Extra mana, 0 to 3 (TET-SPELL-03). */
  readonly mana: number;
  /** Of a spell that pushes. */
  readonly way: Direction | null;
}
export type AttackDeed = Aimed<'melee'> | Aimed<'ranged'> | Aimed<'ballista'> | SpellDeed;
/** 2 HP for a Weakened token (TET-ACT-11). */
export interface PayDeed {
  readonly do: 'pay';
  readonly unit: Unit;
}
/** A tactic between actions. */
export interface TacticDeed {
  readonly do: 'tactic';
  readonly card: CardNumber;
  readonly unit: Unit;
}
export interface EndDeed {
  readonly do: 'end';
}
export type Deed = MoveDeed | WalkDeed | EnterDeed | AttackDeed | PayDeed | TacticDeed | EndDeed;

/** The Moves of a unit, plain or with a tactic: by cell, made or not yet, and step by step. */
interface Moves {
  readonly to: Option<MoveDeed>[];
  readonly walk: Option<WalkDeed>;
}

// Moves are the bulk of all options: each is made when it is first wanted, and is the same one ever after.
const made = new WeakMap<Book, Shelf>();
let last: { readonly book: Book; readonly shelf: Shelf } | undefined;

/** Moves by tactic (1 + its number, 0: none), by unit, and by the card of the unit. */
type Shelf = Moves[][][];

function movesOf(state: State, unit: Unit, tactics: readonly CardNumber[]): Moves {
  const book = bookOf(state);
  if (last?.book !== book) {
    const shelf = made.get(book) ?? [];
    made.set(book, shelf);
    last = { book, shelf };
  }
  const card = state.card[unit] ?? 0;
  const known = last.shelf[(tactics[0] ?? NONE) + 1]?.[unit]?.[card];
  return known ?? makeMoves(last.shelf, state, unit, tactics);
}

function makeMoves(shelf: Shelf, state: State, unit: Unit, tactics: readonly CardNumber[]): Moves {
  const fresh: Moves = { to: [], walk: deedOption(state, { do: 'walk', unit, tactics }) };
  const at = (tactics[0] ?? NONE) + 1;
  const byUnit = shelf[at] ?? [];
  const byCard = byUnit[unit] ?? [];
  byCard[state.card[unit] ?? 0] = fresh;
  byUnit[unit] = byCard;
  shelf[at] = byUnit;
  return fresh;
}

/** `walk W3`, with one tactic at most. */
export const walkOption = (state: State, unit: Unit, tactics: readonly CardNumber[]): Option<WalkDeed> =>
  movesOf(state, unit, tactics).walk;

/** What the active player could do, gone through. */
export type DeedSieve = Sieve<Option<Deed>, Reason>;

/** Moves of a unit, with one tactic at most, to cells that cost more than `beyond` and no more than `most`. */
interface Range {
  readonly unit: Unit;
  readonly beyond: number;
  readonly most: number;
  readonly tactics: readonly CardNumber[];
}

/** Offers `move W3 H7` for the cells in reach. */
export function offerMoves(state: State, options: Option<Deed>[], { cells, count, costs }: Reach, range: Range): void {
  const { unit, beyond, most, tactics } = range;
  const moves = movesOf(state, unit, tactics).to;
  for (let i = 0; i < count; i++) {
    const to = cells[i] ?? 0;
    const cost = costs[to] ?? 0;
    if (cost > most) break; // they come in the order of their costs
    if (cost <= beyond) continue;
    let known = moves[to];
    // Compared, not looked into: with so many of them it is the memory that takes the time.
    if (known === undefined) {
      known = deedOption(state, { do: 'move', unit, to, tactics });
      moves[to] = known;
    }
    options.push(known);
  }
}

export const deedOption = <D extends Deed>(state: State, deed: D): Option<D> => option(writeDeed(deed, state), deed);

export const END: Option<EndDeed> = option('end', { do: 'end' });
