/** A fight as it will stand in a later phase, and what it is worth to have beaten foes. */
import type { Seat } from '@taverne/engine';
import { woundNumber } from '../book.ts';
import { beat } from '../combat/beat.ts';
import { isAttacking, isThere } from '../combat/foes.ts';
import { endFight } from '../combat/outcome.ts';
import { copy, handOf, type State } from '../state.ts';
import type { MageTable } from '../types.ts';
import type { Phase } from './line.ts';
import { worth } from './worth.ts';

const MUTE: MageTable = { emit: () => {}, shown: () => {}, chance: () => 0 };

export function inPhase(root: State, seat: Seat, phase: Phase): State {
  if (root.stage === phase && root.parts.length === 0) return root;
  const state = copy(root);
  state.stage = phase;
  state.parts = [];
  if (state.arena && phase !== root.stage) state.arena = { ...state.arena, isFresh: false };
  // By then there may be a wound in the hand; it is in the purse once it was taken.
  if (phase === 'attack' && root.foes.some(isAttacking)) {
    state.hand[seat] = [...handOf(state, seat), woundNumber(seat, state.wounds[seat] ?? 0)];
    state.wounds[seat] = (state.wounds[seat] ?? 0) + 1;
  }
  return state;
}

/** What it is worth to have beaten these, and to have the fight over. */
export function worthBeaten(root: State, seat: Seat, foes: readonly number[], isOver: boolean): number {
  const state = copy(root);
  beat(state, MUTE, seat, foes);
  if (isOver) endFight(state, MUTE, seat);
  return worth(state, seat);
}

/** How it would stand if all were beaten and the fight over. */
export function allBeaten(root: State, seat: Seat): State {
  const state = copy(root);
  const foes = root.foes.flatMap((foe, at) => (isThere(foe) || foe.fate === 'away' ? [at] : []));
  beat(state, MUTE, seat, foes);
  endFight(state, MUTE, seat);
  return state;
}
