/** A small sound game of hidden cards, and the same game with one fault planted: the battery must tell them apart. */
import {
  type Ask,
  ask,
  askAll,
  type Classes,
  type Game,
  type Happening,
  look,
  option,
  type Play,
  parseOptions,
  type Seat,
  type Table,
} from '../src/index.ts';

export const FAULTS = [
  'secret in a local',
  'leak in the view',
  'leak in a question',
  'leak in a refusal',
  'leak in an event',
  'leak in the last event',
  'missing barrier',
  'window for holders only',
  'table answers by the hand',
  'state outside the state',
  'shallow copy',
  'doubled notation',
  'no option',
  'not plain data',
  'own dice',
  'endless',
  'unsafe safe answer',
  'lost card',
] as const;
export type Fault = (typeof FAULTS)[number];

export interface State {
  turn: Seat;
  turns: number;
  hands: string[][];
  bag: string[];
  discard: string[];
  /** The card each seat has seen in the next seat's hand. */
  peeked: (string | null)[];
  score: number[];
  extra: unknown;
}

interface CellarEvent extends Happening {
  readonly card?: string;
  readonly rats?: number;
  readonly seat?: Seat;
}

const SEATS = 3;
export const CARDS = Array.from({ length: 18 }, (_, i) => `${i % 2 ? 'wine' : 'rat'}${String(i).padStart(2, '0')}`);
const next = (seat: Seat): Seat => (seat + 1) % SEATS;

export function cellar(fault?: Fault): Game<State, object, CellarEvent> {
  let outside = 0;

  const classes = {
    turn: 'open',
    turns: 'open',
    hands: (hands, seat) =>
      hands.map((hand, owner) => (owner === seat || (fault === 'leak in the view' && seat === 0) ? hand : hand.length)),
    bag: (bag) => bag.length,
    discard: 'open',
    peeked: (peeked, seat) => peeked.map((card, owner) => (owner === seat ? card : card !== null)),
    score: 'open',
    extra: 'open',
  } as const satisfies Classes<State>;

  function actions(state: State) {
    const keys = ['pass', 'peek', 'window', 'draw', 'taste'];
    const peeked = state.peeked[state.turn] !== null;
    const list = keys.filter((key) => key !== 'peek' || !peeked).map((key) => option(key, key));
    if (fault === 'doubled notation' && state.turns === 4) list.push(option('pass', 'pass'));
    if (fault === 'leak in a question' && state.hands[next(state.turn)]?.some((card) => card.startsWith('wine')))
      list.reverse();
    return fault === 'no option' && state.turns === 4 ? [] : list;
  }

  function* step(state: State, table: Table<CellarEvent>): Play {
    const seat = state.turn;
    if (fault === 'own dice' && Math.random() < 0.3) state.score[seat] = (state.score[seat] ?? 0) + 1;
    if (fault === 'state outside the state') state.score[seat] = outside++ % 3;
    if (fault === 'not plain data' && state.turns === 3) state.extra = new Map();
    const act = yield* ask(seat, 'act', () => actions(state), {
      safe: fault === 'unsafe safe answer' ? 'wait' : 'pass',
      lone: 'asked',
      notOffered: () =>
        fault === 'leak in a refusal' ? [{ key: 'x', refusal: { rule: 'X', why: state.hands[next(seat)]?.[0] ?? '' } }] : [],
    });
    if (act === 'peek') {
      state.peeked[seat] = state.hands[next(seat)]?.[0] ?? '';
      if (fault !== 'missing barrier') table.shown(seat);
      table.emit({ event: 'peeked', rule: 'C', seat });
      return;
    }
    if (act === 'window') yield* window(state, table);
    if (act === 'taste') yield* taste(state, table, seat);
    endTurn(state);
    if (act === 'draw') draw(state, table, seat);
  }

  function draw(state: State, table: Table<CellarEvent>, seat: Seat): void {
    if (state.bag.length === 0) return;
    const [card = ''] = state.bag.splice(table.chance('draw', state.bag.length), 1);
    state.hands[seat]?.push(card);
    const told = { event: 'drew', rule: 'C', seat };
    table.emit(fault === 'leak in the last event' ? { ...told, card } : { ...told, card, only: [seat], instead: told });
  }

  function* window(state: State, table: Table<CellarEvent>): Play {
    const seats = state.hands.map((_, seat) => seat);
    const holds = (seat: Seat): boolean => state.hands[seat]?.some((card) => card.startsWith('wine')) ?? false;
    const asked = fault === 'window for holders only' ? seats.filter(holds) : seats;
    const asks = asked.map((seat) => ({
      seat,
      name: 'window',
      options: () => [
        option('pass', null),
        ...(state.hands[seat] ?? []).filter((card) => card.startsWith('wine')).map((card) => option(`pour ${card}`, card)),
      ],
    }));
    const picks = yield* askAll(asks satisfies Ask[]);
    // The fault: a question while the sealed picks live in a local only.
    if (fault === 'secret in a local') yield* ask(state.turn, 'drink', () => [option('yes', 1), option('no', 0)]);
    picks.forEach((card, i) => {
      const hand = state.hands[asked[i] ?? 0];
      if (card === null || !hand) return;
      hand.splice(hand.indexOf(card), 1);
      if (fault !== 'lost card') state.discard.push(card);
      table.emit({ event: 'poured', rule: 'C', card });
    });
  }

  /** A question in the middle of a step, with an event before it. */
  function* taste(state: State, table: Table<CellarEvent>, seat: Seat): Play {
    const rats = (state.hands[seat] ?? []).filter((card) => card.startsWith('rat'));
    const event = { event: 'tasted', rule: 'C', seat };
    table.emit(fault === 'leak in an event' ? { ...event, rats: rats.length } : event);
    const options = () => [option('spit', null), ...rats.map((card) => option(`swallow ${card}`, card))];
    const swallowed = yield* ask(seat, 'taste', options, fault === 'table answers by the hand' ? {} : { lone: 'asked' });
    if (swallowed !== null) {
      state.hands[seat] = (state.hands[seat] ?? []).filter((card) => card !== swallowed);
      state.discard.push(swallowed);
    }
    yield* ask(next(seat), 'toast', () => [option('santé', 0), option('cheers', 1)]);
  }

  function endTurn(state: State): void {
    state.turn = next(state.turn);
    state.turns++;
  }

  return {
    id: 'cellar',
    version: 1,
    seats: { min: SEATS, max: SEATS },
    longest: fault === 'endless' ? 10 : 300,
    fields: {},
    options: (raw) => parseOptions({}, raw),
    setup(_, table) {
      const seats = Array.from({ length: SEATS }, (__, seat) => seat);
      const bag = CARDS.toSorted();
      const hands = seats.map(() => Array.from({ length: 3 }, () => bag.splice(table.chance('deal', bag.length), 1)[0] ?? ''));
      return {
        turn: 0,
        turns: 0,
        hands,
        bag,
        discard: [],
        peeked: seats.map(() => null),
        score: seats.map(() => 0),
        extra: null,
      };
    },
    step,
    outcome: (state) => (state.turns < 24 ? undefined : { places: [1, 1, 1], how: 'closing time', rule: 'C' }),
    copy: (state) => ({
      ...state,
      hands: fault === 'shallow copy' ? state.hands : state.hands.map((hand) => hand.slice()),
      bag: state.bag.slice(),
      discard: state.discard.slice(),
      peeked: state.peeked.slice(),
      score: state.score.slice(),
    }),
    view: (state, seat) => look(state, classes, seat),
    hidden(state, seat) {
      const known = seat === undefined ? null : state.peeked[seat];
      const others = state.hands.filter((_, owner) => owner !== seat).flat();
      return [[...state.bag, ...others].filter((card) => card !== known)];
    },
    rename(state, to) {
      const renamed = (card: string): string => to.get(card) ?? card;
      state.hands = state.hands.map((hand) => hand.map(renamed));
      state.bag = state.bag.map(renamed).sort();
      state.peeked = state.peeked.map((card) => card && renamed(card));
    },
  };
}
