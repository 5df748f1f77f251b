/**
 * A unit's ability: an object of the figures it changes and the moments it waits for. Rules ask the units concerned what they
 * have for a moment and know no ability by name; each function is given the amount on the card.
 */
import type { Play, Table } from '@taverne/engine';
import type { Declaration } from '../attack/declaration.ts';
import type { AbilityName, AttackKind } from '../content/types.ts';
import type { TacticsEvent } from '../events.ts';
import type { Gait } from '../gait.ts';
import type { Cell } from '../realm/types.ts';
import type { State, Unit } from '../state.ts';

type Teller = Table<TacticsEvent>;

/** From where to where a weapon would have to reach. */
export interface Lunge {
  readonly unit: Unit;
  readonly from: Cell;
  readonly to: Cell;
}

export interface Ability {
  // ── movement ──
  /** How it walks, in a Move action; `always`: in any movement. */
  readonly gait?: Gait;
  readonly always?: true;

  // ── figures of an attack ──
  /** Damage that the attacker adds. */
  readonly damage?: (state: State, declared: Declaration, amount: number) => number;
  /** Damage that the target takes off. */
  readonly armour?: (state: State, target: Unit, amount: number) => number;
  /** The target takes its amount off an attack of these kinds: a Reaction, once per round, that needs no decision. */
  readonly parries?: readonly AttackKind[];
  /** A target in Water takes its amount less, instead of 1 more. */
  readonly swims?: true;
  /** The attacker's attacks of these kinds pay no heed to a Forest. */
  readonly burns?: readonly AttackKind[];
  /** The range of these attacks from higher ground grows by its amount, instead of 1. */
  readonly perch?: readonly AttackKind[];
  /** Is a target that is not adjacent in melee reach all the same? The amount is how far it goes. */
  readonly reaches?: (state: State, lunge: Lunge, amount: number) => boolean;
  /** Push dice it adds, miss dice it takes off. */
  readonly pushDice?: (state: State, unit: Unit, amount: number) => number;
  readonly missDice?: (state: State, unit: Unit, amount: number) => number;
  /** Whoever its Melee Attack pushes against something loses its amount, instead of 1. */
  readonly crushes?: true;
  /** No enemy effect pushes, pulls or exchanges it. */
  readonly firm?: true;

  // ── moments of an attack, in their order ──
  /** May this unit take the damage in the place of the target beside it? A Reaction, once per round. */
  readonly shields?: (state: State, unit: Unit, declared: Declaration) => boolean;
  /** The target was hurt and lives. */
  readonly onHurt?: (state: State, table: Teller, declared: Declaration, amount: number) => Play;
  /** The attacker has hurt its target, which lives. */
  readonly onHit?: (state: State, table: Teller, declared: Declaration, amount: number) => void;
  /** The same, when it comes to pushing. */
  readonly onPush?: (state: State, table: Teller, declared: Declaration, amount: number) => Play;
  /** The attack is resolved. */
  readonly onDone?: (state: State, table: Teller, declared: Declaration, amount: number) => Play;
  /** The unit was hurt as primary target and does not riposte. */
  readonly onLetBe?: (state: State, table: Teller, unit: Unit, amount: number) => Play;

  // ── other moments ──
  /** Its spell has healed this unit. */
  readonly onHealed?: (state: State, table: Teller, healing: { readonly by: Unit; readonly on: Unit }, amount: number) => void;
  /** A Move action begins: the units that could come along, as bits of their numbers. */
  readonly onLeave?: (state: State, unit: Unit) => number;
  /** A Move action of at least 1 cell has ended; `along`: what `onLeave` said. */
  readonly onArrive?: (
    state: State,
    table: Teller,
    going: { readonly unit: Unit; readonly along: number },
    amount: number,
  ) => Play;
  /** A turn without action of its own ends; an Enemy's activation without attack. */
  readonly onRest?: (state: State, table: Teller, unit: Unit, amount: number) => void;
  /** Its owner draws its amount of tactics, instead of 1. */
  readonly draws?: true;
}

/** An ability on a card. */
export interface Talent {
  readonly does: AbilityName;
  readonly amount: number;
  readonly ability: Ability;
}
