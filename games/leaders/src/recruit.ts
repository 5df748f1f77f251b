/** The recruitment phase: a card on offer, an empty recruitment cell of the own side, and the next card of the pile. */
import { consider, draw, lately, type Offer, type Option, option, sift, type Table } from '@taverne/engine';
import { type Cell, cellName, LEADER_START, RECRUITMENT_CELLS } from './board.ts';
import { isEncircled } from './capture.ts';
import type { LeadersEvent } from './events.ts';
import { writeRecruit } from './notation.ts';
import { BANNED, CELL_TAKEN, NEEDS_TWO_CELLS, RECRUIT_ENCIRCLES, type Reason, START_CELL } from './reasons.ts';
import { explainRecruitment } from './refusals.ts';
import { cardsHeld, join, type State } from './state.ts';
import {
  BEAR,
  CARD_LIMIT,
  type Card,
  CUB,
  cardName,
  isCard,
  NONE,
  NORTH,
  type PerFigure,
  type PerSide,
  perFigure,
  SIDE_NAMES,
  type Side,
  SOUTH,
} from './words.ts';

export const OFFER_SIZE = 3;

export interface Recruit {
  readonly do: 'recruit';
  readonly card: Card;
  /** Where its figure goes; for Old Bear and Cub both cells, the Old Bear's first (LDR-DEC-03). */
  readonly cells: readonly Cell[];
}

// ── what could be recruited where ──

/** Old Bear and Cub take two cells, which need not be adjacent (LDR-RECRUIT-09, LDR-ABL-BEAR-01). */
const placesFor = (card: Card, cells: readonly Cell[]): Cell[][] =>
  card === BEAR
    ? cells.flatMap((bear) => cells.filter((cub) => cub !== bear).map((cub) => [bear, cub]))
    : cells.map((cell) => [cell]);

const recruitOption = (recruit: Recruit): Option<Recruit> => option(writeRecruit(recruit), recruit);

const recruitsOf = (side: Side) =>
  perFigure((figure): readonly Option<Recruit>[] =>
    isCard(figure)
      ? placesFor(figure, RECRUITMENT_CELLS[side]).map((cells) => recruitOption({ do: 'recruit', card: figure, cells }))
      : [],
  );

/** Side → card → every way to put it on the board. */
const RECRUITS: PerSide<PerFigure<readonly Option<Recruit>[]>> = [recruitsOf(SOUTH), recruitsOf(NORTH)];

// ── what may be ──

/** How many recruitments the turn of a side brings: one (LDR-RECRUIT-01), but never beyond five cards (LDR-TURN-04, LDR-RECRUIT-10). */
export function recruitmentsDue(state: State): number {
  // The second turn of the match is the very first of the second player: it brings two (LDR-RECRUIT-04, LDR-RUL-30).
  const brought = state.turns === 1 ? 2 : 1;
  return Math.min(brought, Math.max(0, CARD_LIMIT - cardsHeld(state, state.side)));
}

/** Every card on offer on every empty recruitment cell: compulsory if there is any (LDR-RECRUIT-05, LDR-RECRUIT-06). */
export const recruitments = lately(
  (state: State): Offer<Option<Recruit>, Reason> =>
    sift<Option<Recruit>, Reason>(
      (sieve) => {
        const { side } = state;
        const free = freeCells(state, side);
        for (const card of state.offer) {
          for (const recruit of RECRUITS[side][card]) {
            consider(sieve, recruit, refusePlaces(state, side, recruit.value.cells, free));
          }
        }
        // Banned cards are out for the whole game (LDR-STRAT-03).
        for (const card of state.bans) {
          for (const recruit of RECRUITS[side][card]) consider(sieve, recruit, BANNED);
        }
      },
      ({ value }, against) => explainRecruitment(state, value, against),
    ),
);

export const recruitOptions = (state: State): readonly Option<Recruit>[] => recruitments(state).options();

export function canRecruit(state: State): boolean {
  const { side } = state;
  const free = freeCells(state, side);
  return state.offer.some((card) =>
    RECRUITS[side][card].some(({ value }) => refusePlaces(state, side, value.cells, free) === undefined),
  );
}

/** How many cells a side could recruit on. */
function freeCells(state: State, side: Side): number {
  let count = 0;
  for (const cell of RECRUITMENT_CELLS[side]) if (refuseCell(state, side, cell) === undefined) count++;
  return count;
}

function refusePlaces(state: State, side: Side, places: readonly Cell[], free: number): Reason | undefined {
  // With one free cell the pair cannot be chosen (LDR-RUL-26).
  if (places.length > free) return NEEDS_TWO_CELLS;
  for (const cell of places) {
    const against = refuseCell(state, side, cell);
    if (against !== undefined) return against;
  }
  return refuseEncircling(state, side, places);
}

/** Of the own side and empty (LDR-RECRUIT-02), whoever it is that stands there (LDR-RECRUIT-13). */
export function refuseCell(state: State, side: Side, cell: Cell): Reason | undefined {
  if (state.on[cell] !== NONE) return CELL_TAKEN;
  return !state.rules.startCellRecruits && cell === LEADER_START[side] ? START_CELL : undefined; // LDR-RUL-31
}

/** The own Leader must not be encircled by it (LDR-RECRUIT-08, LDR-RUL-29); an ally never captures it. */
function refuseEncircling(state: State, side: Side, places: readonly Cell[]): Reason | undefined {
  // Who comes does not matter to an encirclement, so the Leader itself stands in.
  for (const cell of places) state.on[cell] = side;
  const isShut = isEncircled(state, side);
  for (const cell of places) state.on[cell] = NONE;
  return isShut ? RECRUIT_ENCIRCLES : undefined;
}

/** Puts the figures of a card on the board. This is no displacement: no Nemesis minds (LDR-RECRUIT-11). */
export function place(state: State, table: Pick<Table<LeadersEvent>, 'emit'>, { card, cells }: Recruit): void {
  const { side } = state;
  // The card's own figure comes first; a second cell is the Cub's.
  cells.forEach((cell, i) => {
    join(state, i === 0 ? card : CUB, side, cell);
  });
  // Who is on the board now cannot leave it: no earlier position can come back (LDR-DRAW-01).
  state.seen = [];
  const rule = card === BEAR ? 'LDR-ABL-BEAR-01' : 'LDR-RECRUIT-02';
  table.emit({ event: 'recruited', rule, side: SIDE_NAMES[side], card: cardName(card), cells: cells.map(cellName) });
}

/** Takes the card out of the offer. In Discovery the gap is filled at once from the pile (LDR-RECRUIT-03). */
export function refill(state: State, table: Table<LeadersEvent>, taken: Card): void {
  const gap = state.offer.indexOf(taken);
  const next = turnUp(state, table, 'LDR-RECRUIT-03');
  // The pile cannot run out (LDR-RECRUIT-12); if it did, or where there is none, the offer shrinks (LDR-RUL-28, LDR-STRAT-05).
  state.offer = next === undefined ? state.offer.toSpliced(gap, 1) : state.offer.with(gap, next);
}

/** Turns up the next card: chance says which, unless the order is known from the start. */
export function turnUp(state: State, table: Table<LeadersEvent>, rule: string): Card | undefined {
  const drawn = draw(state.pile, table, 'draw');
  if (drawn === undefined) return undefined;
  state.pile = drawn.left;
  table.emit({ event: 'revealed', rule, card: cardName(drawn.card) });
  return drawn.card;
}
