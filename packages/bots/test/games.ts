/** Small games that put the players to the test. */
import { ask, askAll, askFirst, type Game, option, type Play, parseOptions, type Seat, wonBy } from '@taverne/engine';

const plain = {
  version: 1,
  longest: 100,
  fields: {},
  options: (raw: unknown) => parseOptions({}, raw),
  view: (state: unknown) => state,
  hidden: () => [],
  rename: () => {},
};

/** Two take one to three matches from a heap in turn; whoever takes the last one wins. Multiples of four are lost. */
export interface Heap {
  left: number;
  turn: Seat;
}

export const nim = (heap: number): Game<Heap> => ({
  ...plain,
  id: 'nim',
  seats: { min: 2, max: 2 },
  setup: () => ({ left: heap, turn: 0 }),
  *step(state): Play {
    const most = Math.min(3, state.left);
    const taken = yield* ask(state.turn, 'take', () => Array.from({ length: most }, (_, i) => option(`take ${i + 1}`, i + 1)));
    state.left -= taken;
    state.turn = 1 - state.turn;
  },
  outcome: (state) => (state.left === 0 ? wonBy(1 - state.turn, 2, 'last', 'NIM-01') : undefined),
  copy: (state) => ({ ...state }),
});

/** A pea lies under one of three cups; seat 0 points at one, or says `pass` and wins with a chance of four in ten. */
export interface Cups {
  under: string[];
  pointed: string;
  luck: number;
}

export const cups = (pea: number): Game<Cups> => ({
  ...plain,
  id: 'cups',
  seats: { min: 2, max: 2 },
  setup: () => ({ under: ['air1', 'air2'].toSpliced(pea, 0, 'pea'), pointed: '', luck: 0 }),
  *step(state, table): Play {
    state.pointed = yield* ask(0, 'point', () => [
      option('cup 0', '0'),
      option('cup 1', '1'),
      option('cup 2', '2'),
      option('pass', 'pass'),
    ]);
    state.luck = table.chance('luck', 10);
  },
  outcome(state) {
    if (state.pointed === '') return undefined;
    const lucky = state.pointed === 'pass' ? state.luck < 4 : state.under[Number(state.pointed)] === 'pea';
    return wonBy(lucky ? 0 : 1, 2, 'cups', 'CUPS-01');
  },
  copy: (state) => ({ ...state, under: state.under.slice() }),
  hidden: (state, seat) => (seat === 1 ? [] : [state.under.toSorted()]),
  rename(state, to) {
    state.under = state.under.map((thing) => to.get(thing) ?? thing);
  },
});

/** Both show fingers at once. Seat 0 wins if seat 1 shows one finger, whatever its own; two fingers are the only sense for seat 1. */
export interface Fingers {
  shown: number[];
}

export const fingers: Game<Fingers> = {
  ...plain,
  id: 'fingers',
  seats: { min: 2, max: 2 },
  setup: () => ({ shown: [] }),
  *step(state): Play {
    const both = [0, 1].map((seat) => ({ seat, name: 'show', options: () => [option('one', 1), option('two', 2)] }));
    state.shown = [...(yield* askAll(both))];
  },
  outcome: ({ shown }) => (shown.length === 0 ? undefined : wonBy(shown[1] === 1 ? 0 : 1, 2, 'fingers', 'FINGERS-01')),
  copy: (state) => ({ shown: state.shown.slice() }),
};

/** Seat 0 may ring or shout; seat 1 may cut in before. A shout loses; a ring wins unless seat 1 cut in. */
export interface Bell {
  heard: string;
}

export const bell: Game<Bell> = {
  ...plain,
  id: 'bell',
  seats: { min: 2, max: 2 },
  setup: () => ({ heard: '' }),
  *step(state): Play {
    const heard = yield* askFirst([
      { seat: 0, name: 'speak', options: () => [option('shout', 'shout'), option('ring', 'ring')] },
      { seat: 1, name: 'cut in', options: () => [option('hush', 'hush'), option('trip', 'trip')] },
    ]);
    state.heard = heard.value;
  },
  outcome: ({ heard }) =>
    heard === '' ? undefined : wonBy(heard === 'ring' || heard === 'trip' ? 0 : 1, 2, 'bell', 'BELL-01'),
  copy: (state) => ({ ...state }),
};
