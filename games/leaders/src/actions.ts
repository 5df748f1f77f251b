/** The action phase: what each character of the side to move can do. */
import { consider, lately, type Offer, type Option, sift } from '@taverne/engine';
import { isForfeited } from './abilities/bear.ts';
import { ABILITIES } from './abilities/index.ts';
import { isJailed } from './abilities/jailer.ts';
import { longerMoves } from './abilities/vizier.ts';
import { type Cell, NEIGHBOURS } from './board.ts';
import { type Action, END, type End, stepsFrom } from './deeds.ts';
import { ACTED, FORFEITED, JAILED, NO_ACTION, OCCUPIED, type Reason } from './reasons.ts';
import { explainAction } from './refusals.ts';
import { considerMove, newSearch, type Search } from './search.ts';
import { cellOf, hasActed, type State } from './state.ts';
import { type Figure, NEMESIS, NONE } from './words.ts';

/**
 * Every legal action of the side to move, character by character, and `end`: their order is free (LDR-ACT-04, LDR-RUL-23),
 * and acting is never compulsory (LDR-TURN-05, LDR-RUL-24).
 */
export const actions = lately(
  (state: State): Offer<Option<Action | End>, Reason> =>
    sift<Option<Action | End>, Reason>(
      (sieve) => {
        const search = newSearch(state, sieve);
        for (const figure of state.teams[state.side]) actionsOf(search, figure, cellOf(state, figure));
        consider(sieve, END, undefined);
      },
      ({ value }, against) => (value.do === 'end' ? against : explainAction(state, value, against)),
    ),
);

export const actOptions = (state: State): readonly Option<Action | End>[] => actions(state).options();

/** A basic move or the active ability, never both (LDR-ACT-02). */
function actionsOf(search: Search, figure: Figure, from: Cell): void {
  const { state, side } = search;
  search.figure = figure;
  search.from = from;
  search.mark = search.options.length;
  search.bar = refuseActor(state, figure);
  if (search.bar !== undefined && search.refused === undefined) return;

  steps(search);
  if (figure === side) longerMoves(search);

  const ability = ABILITIES[figure];
  if (ability === undefined) return;
  search.bar ??= isJailed(state, figure, side) ? JAILED : undefined;
  if (search.bar === undefined || search.refused !== undefined) ability.ways(search, from);
}

/** One step to an adjacent empty cell (LDR-ACT-03). */
function steps(search: Search): void {
  const { state, figure, from, side, gaps, options, refused } = search;
  // As long as more than one cell beside the Leader is empty, nobody but itself endangers it by a step.
  const isHarmless = refused === undefined && figure !== side && gaps > 1;
  const neighbours = NEIGHBOURS[from];
  const moves = stepsFrom(figure, from);
  for (let i = 0; i < neighbours.length; i++) {
    const to = neighbours[i];
    const move = moves[i];
    if (to === undefined || move === undefined) continue;
    const isFree = state.on[to] === NONE;
    if (!isHarmless) considerMove(search, to, isFree ? undefined : OCCUPIED);
    else if (isFree) options.push(move);
  }
}

/** At most one action for each character (LDR-ACT-01). Being displaced neither uses nor requires it (LDR-ACT-05, LDR-RUL-22). */
export function refuseActor(state: State, figure: Figure): Reason | undefined {
  if (figure === NEMESIS) return NO_ACTION;
  if (hasActed(state, figure)) return ACTED;
  return isForfeited(state, figure) ? FORFEITED : undefined;
}
