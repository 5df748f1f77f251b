/** The state of a match. Nothing in it is hidden: the Quest deck is a bag, and chance says which card comes when it is turned. */
import {
  begins,
  copyBy,
  emptyOf,
  given,
  inPlace,
  type Outcome,
  type Pile,
  pileOf,
  type Seat,
  type StateFields,
  type StateOf,
} from '@taverne/engine';
import type { Region } from './board.ts';
import type { Rules } from './options.ts';
import {
  type DieSymbol,
  HEROES_EACH,
  type Hero,
  LEGENDS,
  MOST_SEATS,
  MOST_TREASURES,
  NO_GOBLIN,
  NONE,
  PORTALS,
} from './words.ts';

/**
 * What the table waits for. By Day: a Movement card to be chosen, and somebody's answer to it. By Night: forging before the first
 * roll, adventure or rest, the Boomerang, one damage symbol, what the roll can be used for. Then the Resolution.
 */
export const STAGES = ['card', 'travel', 'dusk', 'dice', 'reroll', 'damage', 'use', 'dawn'] as const;
export type Stage = (typeof STAGES)[number];

const perHero = <T>(value: T): T[] => new Array<T>(MOST_SEATS * HEROES_EACH).fill(value);
const perSeat = <T>(value: T): T[] => new Array<T>(MOST_SEATS).fill(value);
const perPortal = <T>(value: T): T[] => new Array<T>(PORTALS).fill(value);
const NO_QUESTS: readonly (readonly number[])[] = [[], [], [], []];

export const STATE = {
  rules: given<Rules>().kept,
  /** The content pack as text; views have its short name. */
  pack: given<string>().shown,
  seats: given<number>().open,
  /** Seat → colour, by number. */
  colours: given<readonly number[]>().kept,
  /** Slot → the Map card on it. */
  map: given<readonly number[]>().kept,

  // ── heroes ──
  /** Hero → the Region it is in. */
  at: inPlace((): Region[] => perHero<Region>(NONE)).open,
  /** Hero → how far it is on the track of its Temple; 0: at the entrance, or in no Temple (TEQ-RUL-19). */
  track: inPlace(() => perHero(0)).open,
  /** Item → the hand that holds it (twice the Hero, one more for the other hand), the reserve of a seat, or NONE. */
  hand: inPlace(() => new Array<number>(MOST_TREASURES + MOST_SEATS * LEGENDS.length).fill(NONE)).open,

  // ── players ──
  health: inPlace(() => perSeat(0)).open,
  power: inPlace(() => perSeat(0)).open,
  /** Spell Level. */
  spell: inPlace(() => perSeat(0)).open,
  /** Goblins taken. */
  trophies: inPlace(() => perSeat(0)).open,
  /** Three for each seat: steps of the Legendary Items (TEQ-ITEM-09). */
  legend: inPlace(() => new Array<number>(MOST_SEATS * LEGENDS.length).fill(0)).open,
  /** Quests completed, by seat, in order. */
  done: begins(NO_QUESTS).kept,

  // ── goblins ──
  goblin: inPlace(() => perPortal(NO_GOBLIN)).open,
  wounds: inPlace(() => perPortal(0)).open,
  /** Portal → the seat that dealt the wounds, or NONE. */
  wounder: inPlace(() => perPortal(NONE)).open,
  supply: begins(0).open,

  // ── quests ──
  /** Face up, the newest first, which is the leftmost (TEQ-RUL-03). */
  row: begins<readonly number[]>([]).kept,
  quests: begins<Pile>(pileOf([])).kept,

  // ── round and day ──
  round: begins(1).open,
  stage: begins<Stage>('card').open,
  /** Who holds the First Player token. */
  first: begins<Seat>(0).open,
  /** The token shows its other face: no Quest is discarded this round (TEQ-QUEST-15). */
  isTokenTurned: begins(false).open,
  /** The Movement cards that can be chosen, as a set of bits; solo: those face up. */
  faceUp: begins(0).open,
  /** Solo: those still face down. */
  faceDown: begins(0).open,
  /** The card everybody answers, or NONE. */
  card: begins(NONE).open,
  /** Which of the four turns of the Day (TEQ-DAY-01), from 0 on; 4: night. */
  turn: begins(0).open,
  /** How many have answered the card. */
  answered: begins(0).open,
  /** Who has taken a Quest this turn, as a set of bits (TEQ-QUEST-14). */
  questers: begins(0).open,

  // ── night ──
  /** The space of the Magic token, from 0 on. */
  magic: begins(0).open,
  /** Who is Adventuring, as a set of bits. */
  adventurers: begins(0).open,
  /** Who holds the dice. */
  roller: begins<Seat>(0).open,
  dice: begins<readonly DieSymbol[]>([]).kept,
  /** Seat → the dice it has used, as a set of bits (TEQ-NIGHT-35). */
  used: inPlace(() => perSeat(0)).open,
  /** Heroes whose first punch of this roll is spent, as a set of bits (the Hammer). */
  punched: begins(0).open,
  /** Those who want nothing more of this window, as a set of bits. */
  content: begins(0).open,
  /** Damage symbols still to be dealt, what each deals, which they are, and to whom the next one goes. */
  symbols: begins(0).open,
  deals: begins(0).open,
  isMagic: begins(false).open,
  receiver: begins<Seat>(0).open,
  /** Treasures that are spent: for this Night, or for good; as a set of bits. */
  spentTonight: begins(0).open,
  spentForGood: begins(0).open,

  ending: begins<Outcome | null>(null).open,
} satisfies StateFields;

export interface State extends StateOf<typeof STATE> {}

export interface Start {
  readonly rules: Rules;
  readonly pack: string;
  readonly seats: number;
  readonly colours: readonly number[];
  readonly map: readonly number[];
}

export const emptyState = (start: Start): State => emptyOf(STATE, start);

export const copy = copyBy<typeof STATE>(
  (shared, { at, track, hand, health, power, spell, trophies, legend, goblin, wounds, wounder, used }) => ({
    ...shared,
    at: [...at],
    track: [...track],
    hand: [...hand],
    health: [...health],
    power: [...power],
    spell: [...spell],
    trophies: [...trophies],
    legend: [...legend],
    goblin: [...goblin],
    wounds: [...wounds],
    wounder: [...wounder],
    used: [...used],
  }),
);

// ── sets of bits ──

export const has = (bits: number, member: number): boolean => (bits & (1 << member)) !== 0;
export const withMember = (bits: number, member: number): number => bits | (1 << member);
export const without = (bits: number, member: number): number => bits & ~(1 << member);

// ── where and who ──

export const isSolo = ({ rules }: Pick<State, 'rules'>): boolean => rules.mode === 'solo';
export const regionOfHero = ({ at }: State, hero: Hero): Region => at[hero] ?? NONE;
export const trackOf = ({ track }: State, hero: Hero): number => track[hero] ?? 0;
export const healthOf = ({ health }: State, seat: Seat): number => health[seat] ?? 0;
export const powerOf = ({ power }: State, seat: Seat): number => power[seat] ?? 0;
export const spellOf = ({ spell }: State, seat: Seat): number => spell[seat] ?? 0;
export const trophiesOf = ({ trophies }: State, seat: Seat): number => trophies[seat] ?? 0;
export const seatsOf = ({ seats }: Pick<State, 'seats'>): readonly Seat[] => SEATS[seats] ?? [];
const SEATS: readonly (readonly Seat[])[] = [0, 1, 2, 3, 4].map((count) => Array.from({ length: count }, (_, seat) => seat));

export const isAdventuring = ({ adventurers }: State, seat: Seat): boolean => has(adventurers, seat);

/** Clockwise from a seat, itself first. */
export const clockwise = (state: State, from: Seat): readonly Seat[] => seatsOf(state).map((_, i) => (from + i) % state.seats);

/** The next Adventuring player after a seat, who may be the same one again; NONE: nobody is. */
export function nextAdventurer(state: State, after: Seat): Seat {
  for (let i = 1; i <= state.seats; i++) {
    const seat = (after + i) % state.seats;
    if (isAdventuring(state, seat)) return seat;
  }
  return NONE;
}
