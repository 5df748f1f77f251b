/** A match of this page as whoever sits here sees it: with the eyes of whoever is asked. */
import {
  askedOf,
  awaited,
  drawOffer,
  eventsFor,
  type FairChance,
  type Match,
  questionsForPeople,
  type Seat,
  undoable,
  viewOf,
} from '@taverne/engine';
import type { TableState } from '@taverne/ui';
import { optionsIn } from '../options-in.ts';
import type { StoredHere } from './stored.ts';

export const seatsHere = ({ holders }: Match): Seat[] => [...holders.keys()].filter((seat) => holders[seat]?.kind === 'person');

export function eyesOf(match: Match): Seat | undefined {
  const mine = seatsHere(match);
  return mine.find((seat) => awaited(match).includes(seat)) ?? (mine.length === 1 ? mine[0] : (lastOf(match, mine) ?? mine[0]));
}

/** At one screen, while nobody is asked: whoever answered last. */
function lastOf({ line }: Match, mine: readonly Seat[]): Seat | undefined {
  const last = line.findLast((entry) => entry.type === 'answer' && entry.by === undefined);
  return last?.type === 'answer' && mine.includes(last.seat) ? last.seat : undefined;
}

/** Whose answer would be taken back: at one screen that of whoever answered last. */
export function undoSeatOf(match: Match): Seat | undefined {
  const eyes = eyesOf(match);
  if (eyes !== undefined && undoable(match, eyes).length > 0) return eyes;
  return seatsHere(match).find((seat) => undoable(match, seat).length > 0);
}

/** Commitment and salts, at the end the seed; nothing where chance was not all ours. */
export function fairChanceOf({ outcome }: Match, chance: StoredHere['chance']): FairChance | undefined {
  const { commitment, salts, seed, foreign } = chance;
  if (foreign) return undefined;
  return outcome ? { commitment, salts, seed } : { commitment, salts };
}

interface Beside {
  readonly id: string;
  readonly chance: StoredHere['chance'];
  /** The bot that thinks now. */
  readonly thinking: Seat | undefined;
}

export function stateOf(match: Match, { id, chance, thinking }: Beside): TableState {
  const [eyes, undoSeat] = [eyesOf(match), undoSeatOf(match)];
  return {
    match: id,
    game: match.game.id,
    seq: match.journal.length,
    seats: match.holders.map((holder, seat) => ({
      ...holder,
      mine: holder.kind === 'person',
      present: true,
      thinking: thinking === seat,
      claimable: false,
    })),
    eyes,
    view: viewOf(match, eyes),
    options: optionsIn(match.terms.raw),
    questions: eyes === undefined ? [] : questionsForPeople(match, eyes),
    asked: askedOf(match),
    events: eventsFor(match.events, eyes),
    undo: undoSeat === undefined ? 0 : undoable(match, undoSeat).length,
    mayAskUndo: false,
    undoAsked: undefined,
    drawOffer: drawOffer(match),
    clocks: undefined,
    outcome: match.outcome,
    orders: eyes === undefined ? [] : (match.orders[eyes] ?? []),
    chance: fairChanceOf(match, chance),
    link: 'here',
  };
}
