/**
 * What a seat sees: everything, because nothing in a state is hidden (LDR-SETUP-06, LDR-ONL-03); the order of the
 * pile is not in it. Figures, cells and sides go by their names here.
 */
import { classesOf, faceDown, type Glance, glanceBy, look } from '@taverne/engine';
import { isForfeited } from './abilities/bear.ts';
import { type CellName, cellName } from './board.ts';
import { hasActed, isPileKnown, STATE, type State } from './state.ts';
import {
  type Card,
  cardName,
  FIGURES,
  type Figure,
  type FigureName,
  figureName,
  NONE,
  SIDE_NAMES,
  type SideName,
} from './words.ts';

const names = (cards: readonly Card[]) => cards.map(cardName);

/** Figures that are on the board, by name. */
type Named<V> = { readonly [F in FigureName]?: V };

function named<V>(tell: (figure: Figure) => V | undefined): Named<V> {
  const told: { [F in FigureName]?: V } = {};
  for (const figure of FIGURES) {
    const value = tell(figure);
    if (value !== undefined) told[figureName(figure)] = value;
  }
  return told;
}

const CLASSES = classesOf(STATE, {
  side: (side): SideName => SIDE_NAMES[side],
  at: (at): Named<CellName> =>
    named((figure) => {
      const cell = at[figure];
      return cell === NONE ? undefined : cellName(cell);
    }),
  teams: (teams) => ({ south: teams[0].map(figureName), north: teams[1].map(figureName) }),
  owner: (owner): Named<SideName> =>
    named((figure) => {
      const side = owner[figure];
      return side === NONE ? undefined : SIDE_NAMES[side];
    }),
  acted: (acted) => FIGURES.filter((figure) => hasActed({ acted }, figure)).map(figureName),
  offer: names,
  pile: (pile) => names(faceDown(pile)),
  bans: names,
});

const forfeited = (state: State): FigureName[] => FIGURES.filter((figure) => isForfeited(state, figure)).map(figureName);

/** Without a seat: whoever looks sees the same, and the table need not look twice. */
export function view(state: State) {
  return { ...look(state, CLASSES, undefined), pileKnown: isPileKnown(state), forfeited: forfeited(state) };
}

export type View = ReturnType<typeof view>;

const fields = glanceBy<State>(CLASSES);

export const glance: Glance<State> = (before, after) => {
  const fresh = fields(before, after);
  // Nothing is forfeited by a pair that is whole.
  if (before.pairBroken || after.pairBroken) fresh.push({ name: 'forfeited', was: forfeited(before), is: forfeited(after) });
  return fresh;
};
