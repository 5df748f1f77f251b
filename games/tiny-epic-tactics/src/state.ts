/**
 * The state of a match: plain data. Units go by numbers, `side * 4 + class`; what belongs to each of them are parallel lists
 * of numbers, which are the only lists that change in place. Every other list is replaced, never changed, so that a copy
 * may share it.
 */
import {
  begins,
  beginsBy,
  copyBy,
  emptyOf,
  given,
  inPlace,
  type Outcome,
  type StateFields,
  type StateOf,
} from '@taverne/engine';
import type { AttackKind } from './content/types.ts';
import type { Feats } from './ending.ts';
import type { Rules } from './options.ts';
import type { Cell } from './realm/types.ts';
import type { Scores } from './score.ts';
import { CORNERS, type Direction, NONE, type None } from './words.ts';

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

/** What the empty values want to know. */
interface Start {
  readonly teams: readonly number[];
  readonly first: Side;
  /** How many there are in the realm. */
  readonly zones: number;
  readonly boxes: number;
}

/** One entry for each unit. */
const perUnit = <T>(value: T) => inPlace(({ teams }: Start): T[] => new Array<T>(teams.length * 4).fill(value));
/** Some cards for each side, none at first. */
const perSide = beginsBy(({ teams }: Start): readonly (readonly CardNumber[])[] => teams.map(() => []));
const cards = begins<readonly CardNumber[]>([]);

/** Who sees what of it: view.ts. */
export const STATE = {
  rules: given<Rules>().open,
  /** The content pack as text, '' for the house's; the realm as text or the id of a preset. `bookOf(state)` reads them once. */
  pack: given<string>().shown,
  realm: given<string>().open,
  /** People. */
  seats: given<number>().open,
  /** Side → team; units of one team are allies. */
  teams: given<readonly number[]>().open,
  first: given<Side>().open,
  phase: begins<Phase>('deal').open,
  /** Whose turn it is, or who deploys. */
  active: beginsBy(({ first }: Start): Side => first).open,
  /** Turns begun, those of Enemies not counted. */
  turns: begins(0).open,
  /** Actions left in this turn (TET-TURN-05). */
  left: begins(0).open,
  /** One of the actions left is for another unit than this captor, unless it is the only one ('momentum'); NONE: for any. */
  captor: begins<Unit | None>(NONE).shown,

  // ── units: one entry each; `at` is NONE before deployment and after capture, `card` is NONE where no unit is dealt ──
  card: perUnit<CardNumber>(NONE).elsewhere,
  at: perUnit<Cell>(NONE).elsewhere,
  hp: perUnit(0).elsewhere,
  stock: perUnit(0).elsewhere,
  /** 0: fine. 1: Weakened, and the token may be bought off. 2: Weakened in this turn of its owner (TET-RUL-04). */
  weak: perUnit(0).elsewhere,
  /** Kinds of action done this turn, as bits of ACTION_KINDS; how many actions. */
  did: perUnit(0).elsewhere,
  acts: perUnit(0).elsewhere,
  /** The most cells that one Move action of it entered this turn ('charge'). */
  strode: perUnit(0).elsewhere,
  /** The Ballista cell on which it began its owner's turn (TET-BALLISTA-04). */
  stood: perUnit<Cell>(NONE).elsewhere,
  /** Villages that served it this turn, as bits of the realm's villages (TET-TERRAIN-09). */
  served: perUnit(0).elsewhere,
  /** Abilities used since its owner's turn began ('once per round') and since any turn began ('once per turn'), as bits of ABILITY_NAMES. */
  usedRound: perUnit(0).elsewhere,
  usedTurn: perUnit(0).elsewhere,
  /** The cell it was pushed, carried or exchanged to since its owner's turn began: not entered by movement (TET-RUL-14). */
  put: perUnit<Cell | None>(NONE).elsewhere,

  // ── cards: `hands` is secret, `deck` a sorted bag; both by number ──
  hands: perSide.own,
  deck: cards.shown,
  discard: cards.shown,
  /** Cards in hands that everybody has seen: revealed in vain and taken back (TET-RUL-18). */
  known: cards.shown,
  /** Side → unit cards it captured. */
  captured: perSide.shown,
  /** Cards each side still may choose from while units are dealt (solo and co-op: the pairs). */
  dealt: perSide.shown,
  /** Corner → the side that deploys there, NONE: free. */
  corners: begins<readonly (Side | None)[]>(CORNERS.map(() => NONE)).open,

  // ── control ──
  /** Zone → the space of its flag, 0 START to 3 CONTROL. */
  flags: beginsBy(({ zones }: Start): readonly number[] => new Array<number>(zones).fill(0)).open,
  /** Zone → who won the flag. */
  won: beginsBy(({ zones }: Start): readonly (Side | None)[] => new Array<Side | None>(zones).fill(NONE)).open,
  // ── battle ──
  bearer: begins<Unit | None>(NONE).shown,
  /** Where the Artifact lies when nobody bears it. */
  artifact: begins<Cell | None>(NONE).shown,
  // ── solo and co-op ──
  time: begins(0).open,
  /** The enemy deck, a sorted bag; its discard pile; the card under each unit. */
  enemyDeck: cards.shown,
  enemyDiscard: cards.shown,
  under: perUnit<CardNumber | None>(NONE).elsewhere,
  /** Unit cards kept aside for replacements, all classes together. */
  reserve: cards.shown,
  /** Box → its dungeon card shows green. */
  green: beginsBy(({ boxes }: Start): readonly boolean[] => new Array<boolean>(boxes).fill(false)).open,

  /** Attacks under way, a riposte on top of what it answers. */
  attacks: begins<readonly Attack[]>([]).shown,
  walk: begins<Walk | null>(null).shown,
  /** The dice on the table, faces by number in the content's die. */
  dice: begins<readonly number[]>([]).shown,
  /** The end was triggered in the turn with this number; NONE: not yet (TET-END-03). */
  lastFrom: begins<number>(NONE).open,
  /** Whose turn that was: the match ends before that side would play again (TET-RUL-22). */
  lastSide: begins<Side | None>(NONE).open,
  ending: begins<Outcome<Scores | Feats> | null>(null).open,
} satisfies StateFields<Start>;

export interface State extends StateOf<typeof STATE> {}

/** What is told at set-up. */
type Given = Pick<State, 'rules' | 'pack' | 'realm' | 'seats' | 'teams' | 'first'>;

/** Nobody is dealt, nothing lies anywhere. */
export const emptyState = (told: Given, zones: number, boxes: number): State => emptyOf(STATE, { ...told, zones, boxes });

export const copy = copyBy<typeof STATE>((shared, own) => ({
  ...shared,
  card: own.card.slice(),
  at: own.at.slice(),
  hp: own.hp.slice(),
  stock: own.stock.slice(),
  weak: own.weak.slice(),
  did: own.did.slice(),
  acts: own.acts.slice(),
  strode: own.strode.slice(),
  stood: own.stood.slice(),
  served: own.served.slice(),
  usedRound: own.usedRound.slice(),
  usedTurn: own.usedTurn.slice(),
  put: own.put.slice(),
  under: own.under.slice(),
  // An attack and a walk change in place, but at a quiet point there is neither.
  attacks: shared.attacks.map((attack) => ({ ...attack })),
  walk: shared.walk && { ...shared.walk },
}));
