/**
 * What a seat sees: everything, because nothing in a state is hidden (LDR-SETUP-06, LDR-ONL-03); the order of the
 * pile is not in it. Figures, cells and sides go by their names here.
 */
import { type Classes, kept, look, type Seat } from '@taverne/engine';
import { isForfeited } from './abilities/bear.ts';
import { type CellName, cellName, NEIGHBOURS } from './board.ts';
import { type Participant, participants } from './capture.ts';
import { hasActed, leaderCell, type State } from './state.ts';
import {
  type Card,
  cardName,
  FIGURES,
  type FigureName,
  figureName,
  NONE,
  SIDE_NAMES,
  type Side,
  type SideName,
} from './words.ts';

/** Lists of the state are replaced, never changed (state.ts). */
const names = kept((cards: readonly Card[]) => cards.map(cardName));
const same = <T extends object>() => kept((value: T) => value);

/** Figures that are on the board, by name. */
type Named<V> = { readonly [F in FigureName]?: V };

function named<V>(tell: (figure: (typeof FIGURES)[number]) => V | undefined): Named<V> {
  const told: { [F in FigureName]?: V } = {};
  for (const figure of FIGURES) {
    const value = tell(figure);
    if (value !== undefined) told[figureName(figure)] = value;
  }
  return told;
}

const CLASSES = {
  rules: same<State['rules']>(),
  south: 'open',
  phase: 'open',
  side: (side: Side): SideName => SIDE_NAMES[side],
  turns: 'open',
  at: (at: State['at']): Named<CellName> =>
    named((figure) => {
      const cell = at[figure];
      return cell === NONE ? undefined : cellName(cell);
    }),
  on: 'secret', // no secret, but the same as `at` the other way round
  teams: kept((teams: State['teams']) => ({ south: teams[0].map(figureName), north: teams[1].map(figureName) })),
  owner: kept(
    (owner: State['owner']): Named<SideName> =>
      named((figure) => {
        const side = owner[figure];
        return side === NONE ? undefined : SIDE_NAMES[side];
      }),
  ),
  acted: (_: number, __: Seat | undefined, state: State) => FIGURES.filter((figure) => hasActed(state, figure)).map(figureName),
  pairBroken: 'open',
  due: 'open',
  offer: names,
  pile: names,
  pileKnown: 'open',
  bans: names,
  seen: same<State['seen']>(),
  walls: same<State['walls']>(),
  ending: 'open',
} as const satisfies Classes<State>;

/** How near a Leader is to its fall: who takes part in its capture already, and which cells beside it are free. */
export interface Threat {
  readonly leader: CellName;
  readonly participants: readonly Participant[];
  readonly free: readonly CellName[];
}

function threatTo(state: State, side: Side): Threat {
  const cell = leaderCell(state, side);
  const free = NEIGHBOURS[cell].filter((near) => state.on[near] === NONE);
  return { leader: cellName(cell), participants: participants(state, side), free: free.map(cellName) };
}

/** Without a seat: whoever looks sees the same, and the table need not look twice. */
export function view(state: State) {
  return {
    ...look(state, CLASSES, undefined),
    forfeited: FIGURES.filter((figure) => isForfeited(state, figure)).map(figureName),
    threats: { south: threatTo(state, 0), north: threatTo(state, 1) },
  };
}

export type View = ReturnType<typeof view>;
