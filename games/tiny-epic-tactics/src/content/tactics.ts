/**
 * What a tactic may do, by name: the moment in which it may be revealed (TET-RUL-18), and what the house's card of it amounts to.
 * What it needs and gives is in the file of that name in tactics/.
 */
import type { Moment } from '../words.ts';

export const TACTICS = {
  'second-wind': { moment: 'between-actions', amount: 1 },
  'field-rations': { moment: 'between-actions', amount: 3 },
  'hidden-quiver': { moment: 'between-actions', amount: 3 },
  'forced-march': { moment: 'action-declared', amount: 2 },
  ambush: { moment: 'target-declared', amount: 1 },
  'plunging-fire': { moment: 'target-declared', amount: 1 },
  'braced-stance': { moment: 'push-coming', amount: 1 },
  'lucky-break': { moment: 'dice-rolled', amount: 1 },
  'hold-the-line': { moment: 'target-declared', amount: 2 },
  'bitter-lesson': { moment: 'unit-captured', amount: 2 },
  opportunist: { moment: 'move-ended', amount: 1 },
  'treacherous-ford': { moment: 'cell-entered', amount: 1 },
  pathfinder: { moment: 'cell-entered', amount: 2 },
  cornered: { moment: 'attack-finished', amount: 1 },
  momentum: { moment: 'unit-captured', amount: 1 },
  siegecraft: { moment: 'target-declared', amount: 1 },
} as const satisfies { readonly [name: string]: { readonly moment: Moment; readonly amount: number } };
export type TacticName = keyof typeof TACTICS;

const isTacticName = (word: string): word is TacticName => Object.hasOwn(TACTICS, word);
export const TACTIC_NAMES: readonly TacticName[] = Object.keys(TACTICS).filter(isTacticName);

export interface TacticCard {
  readonly id: string;
  readonly does: TacticName;
  readonly amount: number;
}

/** One of each: T01, T02 and so on. */
export const HOUSE_TACTICS: readonly TacticCard[] = TACTIC_NAMES.map((does, i) => ({
  id: `T${String(i + 1).padStart(2, '0')}`,
  does,
  amount: TACTICS[does].amount,
}));
