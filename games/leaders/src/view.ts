/**
 * What a seat sees: everything, because nothing in a state is hidden (LDR-SETUP-06, LDR-ONL-03); the order of the
 * pile is not in it. Figures, cells and sides go by their names here.
 */
import { type Classes, type Glance, glanceBy, kept, look } from '@taverne/engine';
import { isForfeited } from './abilities/bear.ts';
import { type CellName, cellName } from './board.ts';
import { hasActed, type State } from './state.ts';
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
  side: kept((side: Side): SideName => SIDE_NAMES[side]),
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
  acted: kept((acted: State['acted']) => FIGURES.filter((figure) => hasActed({ acted }, figure)).map(figureName)),
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

const forfeited = (state: State): FigureName[] => FIGURES.filter((figure) => isForfeited(state, figure)).map(figureName);

/** Without a seat: whoever looks sees the same, and the table need not look twice. */
export function view(state: State) {
  return { ...look(state, CLASSES, undefined), forfeited: forfeited(state) };
}

export type View = ReturnType<typeof view>;

const fields = glanceBy<State>(CLASSES);

export const glance: Glance<State> = {
  marks: fields.marks,
  since(state, marks) {
    const changed = fields.since(state, marks);
    // Nothing is forfeited by a pair that is whole.
    if (state.pairBroken || 'pairBroken' in changed) changed.forfeited = forfeited(state);
    return changed;
  },
};
