/**
 * Looking ahead on the state itself: something is done, looked at and taken back, which is cheaper than copying.
 * The rules are the game's own; only the asking is left out.
 */
import { prey, stand } from '../abilities/nemesis.ts';
import type { Cell } from '../board.ts';
import { isCaptured, isEncircled } from '../capture.ts';
import { type Action, displace, putBack } from '../deeds.ts';
import type { Recruit } from '../recruit.ts';
import { join, leaderCell, markActed, type State } from '../state.ts';
import { BEAR, CUB, NEMESIS, NONE, type None, other, type Side } from '../words.ts';

export const isFallen = (state: State, side: Side): boolean => isCaptured(state, side) || isEncircled(state, side);

/** What an action changes besides the places of figures, and where the hunted Leader stood. */
export interface Before {
  readonly from: Cell;
  readonly acted: number;
  readonly pairBroken: boolean;
  readonly hunted: Side | undefined;
  readonly huntedAt: Cell | None;
}

export function act(state: State, action: Action): Before {
  const from = state.at[action.figure];
  if (from === NONE) throw new Error('who is not on the board cannot act');
  const hunted = prey(state);
  const huntedAt = hunted === undefined ? NONE : leaderCell(state, hunted);
  const before: Before = { from, acted: state.acted, pairBroken: state.pairBroken, hunted, huntedAt };
  displace(state, action, from);
  markActed(state, action.figure);
  return before;
}

export function takeBack(state: State, action: Action, before: Before): void {
  putBack(state, action, before.from);
  state.acted = before.acted;
  state.pairBroken = before.pairBroken;
}

/** Must the Nemesis move after the action? (LDR-ABL-NEMESIS-02) */
export const isStirred = (state: State, { hunted, huntedAt }: Before): boolean =>
  hunted !== undefined && state.at[hunted] !== huntedAt;

/** Would this action, all by itself, make the enemy Leader fall? */
export function winsAtOnce(state: State, action: Action): boolean {
  const from = state.at[action.figure];
  if (from === NONE) return false;
  displace(state, action, from);
  const won = isFallen(state, other(state.side));
  putBack(state, action, from);
  return won;
}

/** What `look` says with the Nemesis on another cell. */
export function withNemesisOn<T>(state: State, to: Cell, look: () => T): T {
  const from = state.at[NEMESIS];
  if (from === NONE) return look();
  stand(state, from, to);
  const seen = look();
  stand(state, to, from);
  return seen;
}

/** What `look` says with a card's figures on the board. */
export function withRecruit<T>(state: State, { card, cells }: Recruit, look: () => T): T {
  const { teams, owner, side } = state;
  const [first, second] = cells;
  if (first !== undefined) join(state, card, side, first);
  if (second !== undefined && card === BEAR) join(state, CUB, side, second);
  const seen = look();
  for (const cell of cells) {
    const figure = state.on[cell];
    if (figure !== NONE) state.at[figure] = NONE;
    state.on[cell] = NONE;
  }
  state.teams = teams;
  state.owner = owner;
  return seen;
}

/** What `look` says when the turn has passed to the other side, without recruitment or refilled offers. */
export function withTurnPassed<T>(state: State, look: () => T): T {
  const { side, turns, acted, pairBroken, phase, due } = state;
  state.side = other(side);
  state.turns = turns + 1;
  state.acted = 0;
  state.pairBroken = false;
  state.phase = 'act';
  state.due = 0;
  const seen = look();
  Object.assign(state, { side, turns, acted, pairBroken, phase, due });
  return seen;
}
