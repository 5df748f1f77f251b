/**
 * Feud, a made-up game for the engine's own tests: small, but with everything a table must bear. Hidden hands, a bag,
 * dice, a question in the middle of a step, a sealed window for everybody, an open one to cut in, draws by agreement.
 */
import {
  type Ask,
  ask,
  askAll,
  askFirst,
  type Classes,
  type Game,
  type Happening,
  look,
  type NotOffered,
  type OptionFields,
  type OptionsOf,
  option,
  type Play,
  parseOptions,
  type Refusal,
  type Seat,
  type Table,
} from '../src/index.ts';

const FIELDS = { rounds: { kind: 'whole', min: 1, max: 20, default: 4 } } as const satisfies OptionFields;
type Options = OptionsOf<typeof FIELDS>;

interface Strike {
  readonly by: Seat;
  readonly on: Seat;
  die: number;
}

export interface State {
  rounds: number;
  turns: number;
  turn: Seat;
  scores: number[];
  /** Who still has a token that lets its owner cut in. */
  tokens: boolean[];
  hands: string[][];
  bag: string[];
  discard: string[];
  strike: Strike | null;
}

export interface FeudEvent extends Happening {
  readonly event: 'drew' | 'rolled' | 'struck' | 'parried' | 'hit' | 'snatched' | 'rested';
  readonly seat?: Seat;
  readonly card?: string;
  readonly n?: number;
}

const KINDS = ['parry', 'boost', 'blank'] as const;
const CARDS = KINDS.flatMap((kind) => Array.from({ length: 6 }, (_, i) => `${kind}${i}`)).sort();

const CLASSES = {
  rounds: 'open',
  turns: 'open',
  turn: 'open',
  scores: 'open',
  tokens: 'open',
  hands: (hands, seat) => hands.map((hand, owner) => (owner === seat ? hand : hand.length)),
  bag: (bag) => bag.length,
  discard: 'open',
  strike: 'open',
} as const satisfies Classes<State>;

/** One predicate: why this card is of no use at this moment. */
function refusesCard(state: State, seat: Seat, card: string): Refusal | undefined {
  const kind = card.slice(0, -1);
  if (kind === 'blank') return { rule: 'FEUD-CARD-01', why: 'blank' };
  if (kind === 'parry' && state.strike?.on !== seat) return { rule: 'FEUD-CARD-02', why: 'not-target' };
  if (kind === 'boost' && state.strike?.by !== seat) return { rule: 'FEUD-CARD-03', why: 'not-striker' };
  return undefined;
}

function draw(state: State, table: Table<FeudEvent>, seat: Seat): void {
  if (state.bag.length === 0) {
    state.bag = state.discard.sort();
    state.discard = [];
  }
  if (state.bag.length === 0) return;
  const [card] = state.bag.splice(table.chance('draw', state.bag.length), 1);
  if (card === undefined) return;
  state.hands[seat]?.push(card);
  table.shown(seat);
  table.emit({ event: 'drew', rule: 'FEUD-DRAW', seat, card, only: [seat], instead: { event: 'drew', rule: 'FEUD-DRAW' } });
}

function actions(state: State) {
  const others = state.scores.map((_, seat) => seat).filter((seat) => seat !== state.turn);
  return [option('rest', 'rest'), ...others.map((seat) => option(`strike ${seat}`, { strike: seat }))];
}

function* step(state: State, table: Table<FeudEvent>): Play {
  const done = yield* ask(state.turn, 'act', () => actions(state), {
    safe: 'rest',
    notOffered: () => [{ key: `strike ${state.turn}`, refusal: { rule: 'FEUD-ACT-01', why: 'oneself' } }],
    preview: (value) => (value === 'rest' ? { draws: 1 } : { target: value.strike }),
  });
  if (done === 'rest') {
    table.emit({ event: 'rested', rule: 'FEUD-ACT-02', seat: state.turn });
    endTurn(state);
    draw(state, table, (state.turn + state.scores.length - 1) % state.scores.length);
    return;
  }
  state.strike = { by: state.turn, on: done.strike, die: 0 };
  table.emit({ event: 'struck', rule: 'FEUD-ACT-03', seat: done.strike });
  yield* cutIn(state, table);
  yield* window(state, table);
  yield* roll(state, table);
  hit(state, table);
  state.strike = null;
  endTurn(state);
}

/** Whoever has a token may snatch a point before the strike goes on; the striker says when it does. */
function* cutIn(state: State, table: Table<FeudEvent>): Play {
  for (;;) {
    const cutters = state.tokens.flatMap((has, seat): Ask[] =>
      has && seat !== state.turn ? [{ seat, name: 'cut in', options: () => [option('snatch', 'snatch')] }] : [],
    );
    const striker: Ask = { seat: state.turn, name: 'go on', options: () => [option('go on', 'go on')], safe: 'go on' };
    const heard = yield* askFirst([striker, ...cutters]);
    if (heard.value === 'go on') return;
    state.tokens[heard.seat] = false;
    state.scores[heard.seat] = (state.scores[heard.seat] ?? 0) + 1;
    table.emit({ event: 'snatched', rule: 'FEUD-CUT-01', seat: heard.seat });
  }
}

/** Everybody is asked at once, whoever holds what; what comes back is public before anything else happens. */
function* window(state: State, table: Table<FeudEvent>): Play {
  const asks = state.hands.map((hand, seat) => ({
    seat,
    name: 'window',
    safe: 'pass',
    circumstances: state.strike?.on === seat ? ['target'] : [],
    options: () => [
      option('pass', null),
      ...hand.filter((card) => !refusesCard(state, seat, card)).map((card) => option(`play ${card}`, card)),
    ],
    notOffered: (): NotOffered[] =>
      hand.flatMap((card) => {
        const refusal = refusesCard(state, seat, card);
        return refusal ? [{ key: `play ${card}`, refusal }] : [];
      }),
  }));
  const picks = yield* askAll(asks);
  picks.forEach((card, seat) => {
    const hand = state.hands[seat];
    if (card === null || !hand || !state.strike) return;
    hand.splice(hand.indexOf(card), 1);
    state.discard.push(card);
    state.strike.die += card.startsWith('boost') ? 2 : -3;
    table.emit({ event: 'parried', rule: 'FEUD-WINDOW-01', seat, card });
  });
}

/** A die, and a question in the middle of the step: keep it or roll once more. */
function* roll(state: State, table: Table<FeudEvent>): Play {
  const { strike } = state;
  if (!strike) return;
  const first = table.chance('die', 6) + 1;
  strike.die += first;
  table.emit({ event: 'rolled', rule: 'FEUD-ROLL-01', n: first });
  const again = yield* ask(strike.by, 'roll again', () =>
    first === 6 ? [option('keep', false)] : [option('keep', false), option('again', true)],
  );
  if (again && state.strike) state.strike.die += table.chance('die', 6) + 1 - first;
}

function hit(state: State, table: Table<FeudEvent>): void {
  const { strike } = state;
  if (!strike || strike.die <= 2) return;
  state.scores[strike.by] = (state.scores[strike.by] ?? 0) + strike.die;
  table.emit({ event: 'hit', rule: 'FEUD-HIT-01', seat: strike.on, n: strike.die });
}

function endTurn(state: State): void {
  state.turns++;
  state.turn = (state.turn + 1) % state.scores.length;
}

export const feud: Game<State, Options, FeudEvent> = {
  id: 'feud',
  version: 1,
  seats: { min: 2, max: 4 },
  longest: 20 * 4 * 12,
  fields: FIELDS,
  options: (raw) => parseOptions(FIELDS, raw),
  setup(options, table, seats) {
    const everybody = Array.from({ length: seats }, (_, seat) => seat);
    const state: State = {
      rounds: options.rounds,
      turns: 0,
      turn: table.chance('first', seats),
      scores: everybody.map(() => 0),
      tokens: everybody.map(() => true),
      hands: everybody.map(() => []),
      bag: CARDS.slice(),
      discard: [],
      strike: null,
    };
    for (const seat of everybody) for (let i = 0; i < 2; i++) draw(state, table, seat);
    return state;
  },
  step,
  outcome(state) {
    if (state.turns < state.rounds * state.scores.length) return undefined;
    const places = state.scores.map((score) => 1 + state.scores.filter((other) => other > score).length);
    return { places, how: 'score', rule: 'FEUD-END-01', detail: state.scores.slice() };
  },
  copy: (state) => ({
    ...state,
    scores: state.scores.slice(),
    tokens: state.tokens.slice(),
    hands: state.hands.map((hand) => hand.slice()),
    bag: state.bag.slice(),
    discard: state.discard.slice(),
    strike: state.strike && { ...state.strike },
  }),
  view: (state, seat) => look(state, CLASSES, seat),
  hidden: (state, seat) => [[...state.bag, ...state.hands.filter((_, owner) => owner !== seat).flat()]],
  rename(state, to) {
    const renamed = (card: string): string => to.get(card) ?? card;
    state.bag = state.bag.map(renamed).sort();
    state.hands = state.hands.map((hand) => hand.map(renamed));
  },
  turn: (state) => state.turns,
  agreement: {
    rule: 'FEUD-DRAW-01',
    now: (state) => state.turns,
    refuse: (state, seat, last) =>
      state.turn !== seat
        ? { rule: 'FEUD-DRAW-01', why: 'not-your-turn' }
        : last !== undefined && state.turns - last < 2
          ? { rule: 'FEUD-DRAW-01', why: 'too-soon' }
          : undefined,
  },
};
