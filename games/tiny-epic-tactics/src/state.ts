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
/** No tactic comes with it. */
export const PLAIN: readonly CardNumber[] = [];

/** What the table waits for. */
export const PHASES = ['deal', 'deploy', 'keep', 'begin', 'act', 'draw', 'enemy'] as const;
export type Phase = (typeof PHASES)[number];

/** What everybody can see of an attack under way: late joiners and bots need it. */
export interface Attack {
  readonly by: Unit;
  readonly on: Unit;
  readonly kind: AttackKind;
  readonly riposte: boolean;
  /** Without push roll and without riposte ('opportunist'). */
  readonly plain: boolean;
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
  /** Will its player be asked how it goes on? Not if he named the cell where it ends. */
  readonly onward: boolean;
  /** Where the last step came from, NONE before the first; did it lead through portals? */
  from: Cell | None;
  through: boolean;
  /** Something ended the movement where it is. */
  stopped: boolean;
  /** A cave-in held against it: the Move counts although no cell was entered (TET-SOLO-DGN-15). */
  tried?: true;
  /** It is to be Weakened when its action ends ('hex'). */
  hexed?: true;
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
  /** One of the actions left is for another unit than this captor, unless it is the only one ('momentum'); NONE: for any. */
  captor: Unit | None;

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
  /** The most cells that one Move action of it entered this turn ('charge'). */
  readonly strode: number[];
  /** The Ballista cell on which it began its owner's turn (TET-BALLISTA-04). */
  readonly stood: Cell[];
  /** Villages that served it this turn, as bits of the realm's villages (TET-TERRAIN-09). */
  readonly served: number[];
  /** Abilities used since its owner's turn began ('once per round') and since any turn began ('once per turn'), as bits of ABILITY_NAMES. */
  readonly usedRound: number[];
  readonly usedTurn: number[];
  /** The cell it was pushed, carried or exchanged to since its owner's turn began: not entered by movement (TET-RUL-14). */
  readonly put: (Cell | None)[];

  // ── cards: `hands` is secret, `deck` a sorted bag; both by number ──
  hands: readonly (readonly CardNumber[])[];
  deck: readonly CardNumber[];
  discard: readonly CardNumber[];
  /** Cards in hands that everybody has seen: revealed in vain and taken back (TET-RUL-18). */
  known: readonly CardNumber[];
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
  /** The dice on the table, faces by number in the content's die. */
  dice: readonly number[];
  /** The end was triggered in the turn with this number; NONE: not yet (TET-END-03). */
  lastFrom: number;
  /** Whose turn that was: the match ends before that side would play again (TET-RUL-22). */
  lastSide: Side | None;
  ending: Outcome | null;
}

/** Nobody is dealt, nothing lies anywhere. */
export function emptyState(
  given: Pick<State, 'rules' | 'pack' | 'realm' | 'seats' | 'teams' | 'first'>,
  zones: number,
  boxes: number,
): State {
  const sides = given.teams.length;
  const units = sides * 4;
  const each = (value: number): number[] => new Array<number>(units).fill(value);
  const none = (count: number): number[] => new Array<number>(count).fill(-1);
  const nothing: readonly (readonly CardNumber[])[] = Array.from({ length: sides }, () => []);
  return {
    rules: given.rules,
    pack: given.pack,
    realm: given.realm,
    seats: given.seats,
    teams: given.teams,
    first: given.first,
    phase: 'deal',
    active: given.first,
    turns: 0,
    left: 0,
    captor: -1,
    card: each(-1),
    at: each(-1),
    hp: each(0),
    stock: each(0),
    weak: each(0),
    did: each(0),
    acts: each(0),
    strode: each(0),
    stood: each(-1),
    served: each(0),
    usedRound: each(0),
    usedTurn: each(0),
    put: each(-1),
    hands: nothing,
    deck: [],
    discard: [],
    known: [],
    captured: nothing,
    dealt: nothing,
    corners: none(4),
    flags: new Array<number>(zones).fill(0),
    won: none(zones),
    bearer: -1,
    artifact: -1,
    time: 0,
    enemyDeck: [],
    enemyDiscard: [],
    under: each(-1),
    reserve: [],
    green: new Array<boolean>(boxes).fill(false),
    attacks: [],
    walk: null,
    dice: [],
    lastFrom: -1,
    lastSide: -1,
    ending: null,
  };
}

export function copy(state: State): State {
  return {
    rules: state.rules,
    pack: state.pack,
    realm: state.realm,
    seats: state.seats,
    teams: state.teams,
    first: state.first,
    phase: state.phase,
    active: state.active,
    turns: state.turns,
    left: state.left,
    captor: state.captor,
    card: state.card.slice(),
    at: state.at.slice(),
    hp: state.hp.slice(),
    stock: state.stock.slice(),
    weak: state.weak.slice(),
    did: state.did.slice(),
    acts: state.acts.slice(),
    strode: state.strode.slice(),
    stood: state.stood.slice(),
    served: state.served.slice(),
    usedRound: state.usedRound.slice(),
    usedTurn: state.usedTurn.slice(),
    put: state.put.slice(),
    hands: state.hands,
    deck: state.deck,
    discard: state.discard,
    known: state.known,
    captured: state.captured,
    dealt: state.dealt,
    corners: state.corners,
    flags: state.flags,
    won: state.won,
    bearer: state.bearer,
    artifact: state.artifact,
    time: state.time,
    enemyDeck: state.enemyDeck,
    enemyDiscard: state.enemyDiscard,
    under: state.under.slice(),
    reserve: state.reserve,
    green: state.green,
    // an attack and a walk change in place, but at a quiet point there is neither
    attacks: state.attacks.map((attack) => ({ ...attack })),
    walk: state.walk && { ...state.walk },
    dice: state.dice,
    lastFrom: state.lastFrom,
    lastSide: state.lastSide,
    ending: state.ending,
  };
}
