/**
 * The state of a match. What belongs to a hero is a list by seat, and so is the play area: mana, dice, cards played and points, because
 * heroes also play in others' turns (MK-PVP-22). Nothing has a hidden order: decks are bags with a known top and bottom, and a
 * face-down token is one of its pile that nobody has drawn yet; chance says which when it is turned up. So hands and what is left in
 * decks are the only secrets, and alone there is none.
 */
import {
  type Bag,
  begins,
  copyBy,
  emptyOf,
  given,
  inPlace,
  type Outcome,
  type Seat,
  type StateFields,
  type StateOf,
} from '@taverne/engine';
import type { Reward } from './content/types.ts';
import { type Deck, NO_CARDS } from './decks.ts';
import type { Mod } from './mods.ts';
import type { Rules } from './options.ts';
import { type Element, type Kind, NONE, PILES } from './words.ts';

/** A space of the map: see land.ts. */
export type Space = number;
/** A deed card by its number in the box: see book.ts. */
export type CardNumber = number;

/** A unit of a hero. */
export interface Unit {
  readonly unit: number;
  readonly isSpent: boolean;
  readonly wounds: number;
  /** The artifact attached to it, or NONE (MK-CARD-20). */
  readonly banner: CardNumber;
  /** What it does once a round was done. */
  readonly isBannerDown: boolean;
  /** It was assigned damage in this combat (MK-COMBAT-55). */
  readonly isStruck: boolean;
  /** It has the command token of a skill (Bonds of Loyalty). */
  readonly isBound: boolean;
}

/** An enemy token on the map: a rampaging one, a garrison, or what was left at an adventure site. */
export interface Token {
  readonly at: Space;
  /** By number in PILES. */
  readonly pile: number;
  /** The enemy by number; FACE_DOWN; or FACE_DOWN_LONG: of the pile before it was last shuffled anew (MK-SETUP-05). */
  readonly enemy: number;
  readonly isRampaging: boolean;
}
export const FACE_DOWN = -1;
export const FACE_DOWN_LONG = -2;

/** What becomes of an enemy's attack, or of the enemy; `away`: another fights in its place, which it summoned (MK-COMBAT-33). */
export type Fate = 'attacks' | 'blocked' | 'held' | 'struck' | 'away' | 'beaten';

/** An enemy in the fight under way. */
export interface Foe {
  readonly enemy: number;
  /** `defender`: the walls of a site protect it; `rampager`; `dweller`: of an adventure site or a monastery. */
  readonly role: 'defender' | 'rampager' | 'dweller';
  /** Where its token lies; NONE: it was drawn for this fight. */
  readonly at: Space;
  readonly fate: Fate;
  /** What cities and effects add. */
  readonly armor: number;
  readonly attack: number;
  /** Traits it has gained and lost, as bits of TRAITS and WALLS (MK-COMBAT-74). */
  readonly gained: number;
  readonly lost: number;
  /** The foe that summoned it, by place, or NONE (MK-COMBAT-32). */
  readonly summoner: number;
}

/** What takes part in the attack or block that is being put together (MK-COMBAT-14). */
export interface Part {
  /** The card, unit or skill it came from. */
  readonly by: string;
  readonly n: number;
  readonly kind: Kind | 'block';
  readonly element: Element;
  /** What it does beside: see combat/twists.ts. */
  readonly twist?: string;
}

/** Where a fight takes place. */
export interface Arena {
  /** The site that is fought for, or NONE. */
  readonly site: Space;
  /** Where an assault came from, or NONE. */
  readonly from: Space;
  readonly isNight: boolean;
  readonly noUnits: boolean;
  /** Wounds taken into hand so far, and whether that was enough (MK-WOUND-07). */
  readonly hurt: number;
  readonly isOut: boolean;
  /** Move points that were left when it began and are of no use in it but to those who hold enemies back (Wings of Night). */
  readonly spare: number;
  /** Nothing was done yet: what belongs to the start of combat still can be (MK-COMBAT-76). */
  readonly isFresh: boolean;
}

export interface Placed {
  readonly tile: number;
  readonly x: number;
  readonly y: number;
}
/** A city on the map; its defenders are tokens on its space, its shields lie there in order. */
export interface City {
  readonly at: Space;
  readonly colour: number;
  readonly level: number;
  /** Since its conquest, else NONE (MK-CITY-07). */
  readonly leader: Seat;
}
export interface Shield {
  readonly at: Space;
  readonly seat: Seat;
}
export interface Ruin {
  readonly at: Space;
  /** By number, or FACE_DOWN. */
  readonly token: number;
}

/** A die of the Source that a spell keeps for a hero until the round ends; `isLasting`: it gives a token whenever a turn begins. */
export interface Claim {
  readonly die: number;
  readonly isLasting: boolean;
}

/** Put off to the end of the turn: a change of fame or reputation, or what a card does then (its `atEnd`). */
export type Later =
  | { readonly what: 'fame' | 'reputation'; readonly n: number }
  | { readonly what: 'card'; readonly card: CardNumber; readonly side: 'basic' | 'strong' };

/**
 * What the table waits for. A round begins with tactics; a turn has a beginning, movement, an action (interaction or the phases of a
 * fight), what comes after it, and its end: rewards, levels, discarding and drawing.
 */
export const STAGES = [
  'tactic',
  'shed',
  'search',
  'begin',
  'move',
  'interact',
  'join',
  'ranged',
  'block',
  'damage',
  'attack',
  'after',
  'glade',
  'reward',
  'artifact',
  'level',
  'skill',
  'discard',
  'dummy',
  'dawn',
  'over',
] as const;
export type Stage = (typeof STAGES)[number];

interface Start {
  readonly seats: number;
}
const perSeat =
  <T>(value: T) =>
  ({ seats }: Start): T[] =>
    new Array<T>(seats).fill(value);

const NO_TOKENS: readonly number[] = [0, 0, 0, 0, 0, 0];
const NO_CRYSTALS: readonly number[] = [0, 0, 0, 0];
const NOTHING: readonly never[] = [];
const perPile = (): readonly Bag[] => PILES.map(() => NOTHING);

export const STATE = {
  rules: given<Rules>().kept,
  seats: given<number>().open,
  /** Seat → hero, by number; one more for the dummy player, if there is one. */
  heroes: given<readonly number[]>().kept,

  // ── rounds and turns ──
  round: begins(1).open,
  isNight: begins(false).open,
  stage: begins<Stage>('tactic').open,
  /** Seats in Round Order; the number of seats stands for the dummy player. */
  order: begins<readonly Seat[]>(NOTHING).kept,
  /** Whose turn it is, as a place in the order. */
  now: begins(0).open,
  turns: begins(0).open,
  /** Turns that are left since the end of the round, or of the match, was brought on; NONE: it was not. */
  last: begins(NONE).open,
  /** Who announced the end of the round, or NONE. */
  announcer: begins<Seat>(NONE).open,
  /** The scenario's end has come about. */
  isEnding: begins(false).open,
  /** Another turn of the same player follows (MK-TACTIC-11). */
  isAgain: begins(false).open,
  /** Tactics on display that nobody has, and those that left the game. */
  tactics: begins<readonly number[]>(NOTHING).kept,
  tacticsGone: begins<readonly number[]>(NOTHING).kept,
  /** A card was played or discarded this turn (MK-TURN-15). */
  hasPlayed: begins(false).open,
  hasRested: begins(false).open,
  /** The hero has moved or revealed a tile this turn (MK-TURN-31). */
  hasMoved: begins(false).open,
  /** A village was plundered since the last own turn (MK-SITE-03). */
  hasPlundered: begins(false).open,
  /** What a tactic allows before each turn was done. */
  hasStored: begins(false).open,
  /** Spaces stood on this turn, the earliest first, without the present one (MK-RULING-28). */
  path: begins<readonly Space[]>(NOTHING).kept,
  /** At the end of a turn: cards below this number were kept (see closing.ts). */
  keptBelow: begins(0).open,
  /** Crystals used this turn, by colour number. */
  crystalsUsed: begins<readonly number[]>(NOTHING).open,
  /** Wounds from this number on were taken since the turn began. */
  firstWound: begins(0).elsewhere,
  /** Units recruited this turn. */
  recruits: begins(0).open,

  // ── heroes ──
  at: inPlace<Space[], Start>(perSeat(0)).open,
  fame: inPlace<number[], Start>(perSeat(0)).open,
  level: inPlace<number[], Start>(perSeat(1)).open,
  reputation: inPlace<number[], Start>(perSeat(0)).open,
  crystals: inPlace<(readonly number[])[], Start>(perSeat(NO_CRYSTALS)).open,
  hand: inPlace<(readonly CardNumber[])[], Start>(perSeat<readonly CardNumber[]>(NOTHING)).own,
  deck: inPlace<Deck[], Start>(perSeat(NO_CARDS)).own,
  discard: inPlace<(readonly CardNumber[])[], Start>(perSeat<readonly CardNumber[]>(NOTHING)).open,
  /** Set aside until the round is over. */
  aside: inPlace<(readonly CardNumber[])[], Start>(perSeat<readonly CardNumber[]>(NOTHING)).open,
  units: inPlace<(readonly Unit[])[], Start>(perSeat<readonly Unit[]>(NOTHING)).open,
  /** Skills by number, those used up for the round, and those used this turn. */
  skills: inPlace<(readonly number[])[], Start>(perSeat<readonly number[]>(NOTHING)).open,
  flipped: inPlace<(readonly number[])[], Start>(perSeat<readonly number[]>(NOTHING)).open,
  used: inPlace<(readonly number[])[], Start>(perSeat<readonly number[]>(NOTHING)).open,
  /** Own turns, this one too, in which no other Motivation can be used. */
  motivated: inPlace<number[], Start>(perSeat(0)).open,
  /** Skills nobody has seen yet. */
  skillBag: inPlace<Bag[], Start>(perSeat<Bag>(NOTHING)).elsewhere,
  tactic: inPlace<number[], Start>(perSeat(NONE)).open,
  /** Is the tactic face down (MK-TACTIC-09)? And the die that lies on it, or NONE. */
  isTacticDown: inPlace<boolean[], Start>(perSeat(false)).open,
  tacticDie: inPlace<number[], Start>(perSeat(NONE)).open,
  claims: inPlace<(readonly Claim[])[], Start>(perSeat<readonly Claim[]>(NOTHING)).open,
  /** Wounds ever taken: the next one's number. */
  wounds: inPlace<number[], Start>(perSeat(0)).elsewhere,

  // ── play areas ──
  move: inPlace<number[], Start>(perSeat(0)).open,
  influence: inPlace<number[], Start>(perSeat(0)).open,
  heal: inPlace<number[], Start>(perSeat(0)).open,
  /** Tokens, by colour. */
  mana: inPlace<(readonly number[])[], Start>(perSeat(NO_TOKENS)).open,
  /** Dice of the Source that were used, by place; how many more may be. */
  dice: inPlace<(readonly number[])[], Start>(perSeat<readonly number[]>(NOTHING)).open,
  diceLeft: inPlace<number[], Start>(perSeat(0)).open,
  played: inPlace<(readonly CardNumber[])[], Start>(perSeat<readonly CardNumber[]>(NOTHING)).open,
  mods: inPlace<(readonly Mod[])[], Start>(perSeat<readonly Mod[]>(NOTHING)).open,
  laters: inPlace<(readonly Later[])[], Start>(perSeat<readonly Later[]>(NOTHING)).open,
  rewards: inPlace<(readonly Reward[])[], Start>(perSeat<readonly Reward[]>(NOTHING)).open,
  /** Artifacts, or skills, among which the hero is to choose. */
  drawn: inPlace<(readonly number[])[], Start>(perSeat<readonly number[]>(NOTHING)).own,
  /** Cards put away for a tactic while others are still being chosen; cards that nobody has seen under a tactic. */
  shed: inPlace<(readonly CardNumber[])[], Start>(perSeat<readonly CardNumber[]>(NOTHING)).own,
  stash: inPlace<(readonly CardNumber[])[], Start>(perSeat<readonly CardNumber[]>(NOTHING)).own,
  /** Cards to draw when this step is done: what is drawn unseen by others ends a step. */
  draws: inPlace<number[], Start>(perSeat(0)).elsewhere,

  // ── the fight under way ──
  arena: begins<Arena | null>(null).kept,
  foes: begins<readonly Foe[]>(NOTHING).shown,
  parts: begins<readonly Part[]>(NOTHING).kept,
  /** The foe whose damage is being assigned, or NONE, and how much of it is left. */
  hitter: begins(NONE).open,
  damage: begins(0).open,

  // ── what is common ──
  /** Faces of the dice, by colour. */
  source: begins<readonly number[]>(NOTHING).kept,
  /** Offers, the newest first (MK-SETUP-06), and their decks. */
  advanced: begins<readonly CardNumber[]>(NOTHING).kept,
  advancedDeck: begins<Deck>(NO_CARDS).shown,
  spells: begins<readonly CardNumber[]>(NOTHING).kept,
  spellDeck: begins<Deck>(NO_CARDS).shown,
  artifactDeck: begins<Deck>(NO_CARDS).shown,
  offer: begins<readonly number[]>(NOTHING).kept,
  /** Advanced actions that monasteries put into the unit offer (MK-ROUND-10). */
  taught: begins<readonly CardNumber[]>(NOTHING).kept,
  regularDeck: begins<Deck>(NO_CARDS).shown,
  eliteDeck: begins<Deck>(NO_CARDS).shown,
  /** The common skill area. */
  commons: begins<readonly number[]>(NOTHING).kept,
  /** Cards and units that left the game. */
  gone: begins<readonly CardNumber[]>(NOTHING).kept,
  goneUnits: begins<readonly number[]>(NOTHING).kept,
  /** Per pile: what nobody has drawn, what lies face down since before the last shuffle, what was discarded. */
  piles: begins<readonly Bag[]>(perPile()).shown,
  oldPiles: begins<readonly Bag[]>(perPile()).elsewhere,
  discards: begins<readonly Bag[]>(perPile()).kept,
  ruinsBag: begins<Bag>(NOTHING).elsewhere,

  // ── the map ──
  tiles: begins<readonly Placed[]>(NOTHING).kept,
  /** Tiles that are not on the map, by kind; and how many of each are still in the deck, countryside on top (MK-SETUP-12). */
  countrysideBag: begins<Bag>(NOTHING).elsewhere,
  coreBag: begins<Bag>(NOTHING).elsewhere,
  cityBag: begins<Bag>(NOTHING).elsewhere,
  countrysideLeft: begins(0).open,
  coreLeft: begins(0).open,
  cityLeft: begins(0).open,
  tokens: begins<readonly Token[]>(NOTHING).kept,
  ruins: begins<readonly Ruin[]>(NOTHING).kept,
  cities: begins<readonly City[]>(NOTHING).kept,
  shields: begins<readonly Shield[]>(NOTHING).kept,

  // ── the dummy player ──
  dummyDeck: begins<Bag>(NOTHING).shown,
  dummyDiscard: begins<readonly CardNumber[]>(NOTHING).kept,
  dummyCrystals: begins<readonly number[]>(NO_CRYSTALS).kept,
  dummyTactic: begins(NONE).open,
  dummySkills: begins<Bag>(NOTHING).elsewhere,

  ending: begins<Outcome | null>(null).open,
} satisfies StateFields<Start>;

export interface State extends StateOf<typeof STATE> {}

export const emptyState = (rules: Rules, seats: number, heroes: readonly number[]): State =>
  emptyOf(STATE, { rules, seats, heroes });

export const copy = copyBy<typeof STATE>(
  (
    shared,
    {
      at,
      fame,
      level,
      reputation,
      crystals,
      hand,
      deck,
      discard,
      aside,
      units,
      skills,
      flipped,
      used,
      motivated,
      skillBag,
      tactic,
      isTacticDown,
      tacticDie,
      claims,
      wounds,
      move,
      influence,
      heal,
      mana,
      dice,
      diceLeft,
      played,
      mods,
      laters,
      rewards,
      drawn,
      shed,
      stash,
      draws,
    },
  ) => ({
    ...shared,
    at: [...at],
    fame: [...fame],
    level: [...level],
    reputation: [...reputation],
    crystals: [...crystals],
    hand: [...hand],
    deck: [...deck],
    discard: [...discard],
    aside: [...aside],
    units: [...units],
    skills: [...skills],
    flipped: [...flipped],
    used: [...used],
    motivated: [...motivated],
    skillBag: [...skillBag],
    tactic: [...tactic],
    isTacticDown: [...isTacticDown],
    tacticDie: [...tacticDie],
    claims: [...claims],
    wounds: [...wounds],
    move: [...move],
    influence: [...influence],
    heal: [...heal],
    mana: [...mana],
    dice: [...dice],
    diceLeft: [...diceLeft],
    played: [...played],
    mods: [...mods],
    laters: [...laters],
    rewards: [...rewards],
    drawn: [...drawn],
    shed: [...shed],
    stash: [...stash],
    draws: [...draws],
  }),
);

// ── by seat ──

/** Whose turn it is; the number of seats while the dummy player's is. */
export const turnOf = ({ order, now }: State): Seat => order[now] ?? 0;
export const atOf = ({ at }: State, seat: Seat): Space => at[seat] ?? NONE;
export const fameOf = ({ fame }: State, seat: Seat): number => fame[seat] ?? 0;
export const levelOf = ({ level }: State, seat: Seat): number => level[seat] ?? 1;
export const reputationOf = ({ reputation }: State, seat: Seat): number => reputation[seat] ?? 0;
export const handOf = ({ hand }: State, seat: Seat): readonly CardNumber[] => hand[seat] ?? NOTHING;
export const deckOf = ({ deck }: State, seat: Seat): Deck => deck[seat] ?? NO_CARDS;
export const discardOf = ({ discard }: State, seat: Seat): readonly CardNumber[] => discard[seat] ?? NOTHING;
export const playedOf = ({ played }: State, seat: Seat): readonly CardNumber[] => played[seat] ?? NOTHING;
export const unitsOf = ({ units }: State, seat: Seat): readonly Unit[] => units[seat] ?? NOTHING;
export const modsOf = ({ mods }: State, seat: Seat): readonly Mod[] => mods[seat] ?? NOTHING;
export const manaOf = ({ mana }: State, seat: Seat): readonly number[] => mana[seat] ?? NO_TOKENS;
export const crystalsOf = ({ crystals }: State, seat: Seat): readonly number[] => crystals[seat] ?? NO_CRYSTALS;
export const moveOf = ({ move }: State, seat: Seat): number => move[seat] ?? 0;
export const influenceOf = ({ influence }: State, seat: Seat): number => influence[seat] ?? 0;
export const healOf = ({ heal }: State, seat: Seat): number => heal[seat] ?? 0;
export const skillsOf = ({ skills }: State, seat: Seat): readonly number[] => skills[seat] ?? NOTHING;
export const rewardsOf = ({ rewards }: State, seat: Seat): readonly Reward[] => rewards[seat] ?? NOTHING;

/** Dungeons and tombs are dark by day, too (MK-MANA-13). */
export const isDark = ({ isNight, arena }: State): boolean => isNight || arena?.isNight === true;
export const isAlone = ({ seats }: State): boolean => seats === 1;

// ── lists ──

/** One of these less. */
export function without<T>(list: readonly T[], one: T): readonly T[] {
  const at = list.indexOf(one);
  return at < 0 ? list : list.toSpliced(at, 1);
}
export const plus = (counts: readonly number[], at: number, n: number): readonly number[] =>
  counts.with(at, (counts[at] ?? 0) + n);
