/**
 * The state of a match: plain data. Units go by numbers, `side * 4 + class`; what belongs to each of them are parallel lists
 * of numbers, which are the only lists that change in place. Every other list is replaced, never changed, so that a copy
 * may share it.
 */
import type { Outcome } from '@taverne/engine';
import type { AttackKind } from './content/types.ts';
import type { Rules } from './options.ts';
import type { Cell } from './realm/types.ts';
import type { Direction, None } from './words.ts';

/** People sit on the sides 0…seats−1; the Enemies of solo and co-op come after them. */
export type Side = number;
/** `side * 4 + slot`, the slot being the number of the class in CLASS_NAMES. */
export type Unit = number;
/** A card by its number in the content: of units, of tactics, of enemies. */
export type CardNumber = number;

/** What the table waits for. */
export const PHASES = ['deal', 'deploy', 'keep', 'begin', 'act', 'draw', 'enemy'] as const;
export type Phase = (typeof PHASES)[number];

/** What everybody can see of an attack under way: late joiners and bots need it. */
export interface Attack {
  readonly by: Unit;
  readonly on: Unit;
  readonly kind: AttackKind;
  readonly riposte: boolean;
  /** Faces by number in the content's die. */
  dice: readonly number[];
  /** Damage dealt to the primary target so far. */
  dealt: number;
  /** A push direction chosen before rolling. */
  readonly way: Direction | null;
  /** Tactics at work on this attack, by number. */
  tactics: readonly CardNumber[];
}

/** A movement under way. */
export interface Walk {
  readonly unit: Unit;
  mp: number;
  /** Cells entered so far. */
  entered: number;
  /** A Move action, or the movement an effect gives. */
  readonly action: boolean;
}

export interface State {
  readonly rules: Rules;
  /** The content pack as text, '' for the house's; the realm as text or the id of a preset. `bookOf(state)` reads them once. */
  readonly pack: string;
  readonly realm: string;
  /** People. */
  readonly seats: number;
  /** Side → team; units of one team are allies. */
  readonly teams: readonly number[];
  readonly first: Side;
  phase: Phase;
  /** Whose turn it is, or who deploys. */
  active: Side;
  /** Turns begun, those of Enemies not counted. */
  turns: number;
  /** Actions left in this turn (TET-TURN-05). */
  left: number;

  // ── units: one entry each; `at` is NONE before deployment and after capture, `card` is NONE where no unit is dealt ──
  readonly card: CardNumber[];
  readonly at: Cell[];
  readonly hp: number[];
  readonly stock: number[];
  /** 0: fine. 1: Weakened, and the token may be bought off. 2: Weakened in this turn of its owner (TET-RUL-04). */
  readonly weak: number[];
  /** Kinds of action done this turn, as bits of ACTION_KINDS; how many actions. */
  readonly did: number[];
  readonly acts: number[];
  /** Cells entered by its last Move action of this turn ('charge'). */
  readonly strode: number[];
  /** The Ballista cell on which it began its owner's turn (TET-BALLISTA-04). */
  readonly stood: Cell[];
  /** Villages that served it this turn, as bits of the realm's villages (TET-TERRAIN-09). */
  readonly served: number[];
  /** Abilities used since its owner's turn began ('once per round') and since any turn began ('once per turn'), as bits of ABILITY_NAMES. */
  readonly usedRound: number[];
  readonly usedTurn: number[];

  // ── cards: `hands` is secret, `deck` a sorted bag; both by number ──
  hands: readonly (readonly CardNumber[])[];
  deck: readonly CardNumber[];
  discard: readonly CardNumber[];
  /** Side → unit cards it captured. */
  captured: readonly (readonly CardNumber[])[];
  /** Cards each side still may choose from while units are dealt (solo and co-op: the pairs). */
  dealt: readonly (readonly CardNumber[])[];
  /** Corner → the side that deploys there, NONE: free. */
  corners: readonly (Side | None)[];

  // ── control ──
  /** Zone → the space of its flag, 0 START to 3 CONTROL. */
  flags: readonly number[];
  /** Zone → who won the flag. */
  won: readonly (Side | None)[];
  // ── battle ──
  bearer: Unit | None;
  /** Where the Artifact lies when nobody bears it. */
  artifact: Cell | None;
  // ── solo and co-op ──
  time: number;
  /** The enemy deck, a sorted bag; its discard pile; the card under each unit. */
  enemyDeck: readonly CardNumber[];
  enemyDiscard: readonly CardNumber[];
  readonly under: (CardNumber | None)[];
  /** Unit cards kept aside for replacements, all classes together. */
  reserve: readonly CardNumber[];
  /** Box → its dungeon card shows green. */
  green: readonly boolean[];

  /** Attacks under way, a riposte on top of what it answers. */
  attacks: readonly Attack[];
  walk: Walk | null;
  /** The end was triggered in the turn with this number; NONE: not yet (TET-END-03). */
  lastFrom: number;
  ending: Outcome | null;
}
