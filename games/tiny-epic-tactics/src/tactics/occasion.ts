/** The moments in which windows open, with the units they are about (TET-RUL-18). Everything in them is public. */
import type { Throw } from '../dice.ts';
import type { Unit } from '../state.ts';
import type { None } from '../words.ts';

/** `unit`: the one to which it happens. */
export interface Occasions {
  /** The attack on top of `state.attacks` was declared. */
  readonly 'target-declared': { readonly unit: Unit };
  /** The dice in `state.dice` lie on the table. */
  readonly 'dice-rolled': { readonly unit: Unit; readonly what: Throw };
  /** `by` is about to push or pull the unit. */
  readonly 'push-coming': { readonly unit: Unit; readonly by: Unit };
  /** `by`: the captor, if a unit did it; `attack`: by an attack or a riposte, not by a Reaction or a tactic. */
  readonly 'unit-captured': { readonly unit: Unit; readonly by: Unit | None; readonly attack: boolean };
  /** Everything of the attack on top of `state.attacks` is done but the riposte. */
  readonly 'attack-finished': { readonly unit: Unit };
  /** The unit of `state.walk` has entered a cell. */
  readonly 'cell-entered': { readonly unit: Unit };
  /** A Move action is over. */
  readonly 'move-ended': { readonly unit: Unit };
}
