/** The moments in which windows open, with the units they are about (TET-RUL-18). Everything in them is public. */
import type { Throw } from '../dice.ts';
import type { Side, State, Unit } from '../state.ts';
import { sideOf } from '../units.ts';
import { NONE, type None } from '../words.ts';

export type Occasion =
  /** The attack on top of `state.attacks` was declared. */
  | { readonly moment: 'target-declared' }
  /** The dice in `state.dice` lie on the table. */
  | { readonly moment: 'dice-rolled'; readonly unit: Unit; readonly what: Throw }
  /** `by` is about to push or pull the unit. */
  | { readonly moment: 'push-coming'; readonly unit: Unit; readonly by: Unit }
  /** `by`: the captor, if a unit did it; `attack`: by an attack or a riposte, not by a Reaction or a tactic. */
  | {
      readonly moment: 'unit-captured';
      readonly unit: Unit;
      readonly by: Unit | None;
      readonly side: Side;
      readonly attack: boolean;
    }
  /** Everything of the attack on top of `state.attacks` is done but the riposte. */
  | { readonly moment: 'attack-finished' }
  /** The unit of `state.walk` has entered a cell. */
  | { readonly moment: 'cell-entered'; readonly unit: Unit }
  /** A Move action is over. */
  | { readonly moment: 'move-ended'; readonly unit: Unit };

/** The unit to which it happens. */
function concerned(state: State, at: Occasion): Unit | None {
  switch (at.moment) {
    case 'target-declared':
    case 'attack-finished':
      return state.attacks.at(-1)?.on ?? NONE;
    default:
      return at.unit;
  }
}

/** Public facts that a standing order can name: the moment, whose unit is concerned, whose turn it is. */
export function circumstancesOf(state: State, side: Side, at: Occasion): readonly string[] {
  const unit = concerned(state, at);
  return [at.moment, sideOf(unit) === side ? 'target' : 'other', state.active === side ? 'own-turn' : 'foreign-turn'];
}
