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
import { NO_TOKENS } from './seats.ts';
import type {
  Announced,
  Arena,
  CardNumber,
  City,
  Claim,
  Duel,
  Foe,
  Joint,
  Laid,
  Later,
  Part,
  Placed,
  Ruin,
  Shield,
  Space,
  Stage,
  Token,
  Unit,
} from './things.ts';
import { NONE, PILES } from './words.ts';

export * from './lists.ts';
export * from './seats.ts';
export * from './things.ts';

interface Start {
  readonly seats: number;
}
const perSeat =
  <T>(value: T) =>
  ({ seats }: Start): T[] =>
    new Array<T>(seats).fill(value);

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
  /** Who acts while it is somebody else's turn, or NONE: see `actingOf`. */
  acting: begins<Seat>(NONE).open,
  turns: begins(0).open,
  /** Turns of this round. */
  roundTurns: begins(0).open,
  /** Turns that are left since the end of the round, or of the match, was brought on; NONE: it was not. */
  last: begins(NONE).open,
  /** Who announced the end of the round, or NONE. */
  announcer: begins<Seat>(NONE).open,
  /** The scenario's end has come about. */
  isEnding: begins(false).open,
  /** It did before the end of the round was announced: the dummy player has no last turn (MK-SCENARIO-47, -54). */
  isDummyOut: begins(false).open,
  /** So many turns of the same player follow this one (MK-TACTIC-11). */
  again: begins(0).open,
  /** Tactics on display that nobody has, and those that left the game. */
  tactics: begins<readonly number[]>(NOTHING).kept,
  tacticsGone: begins<readonly number[]>(NOTHING).kept,
  /** Who fought along and has still to end this turn, in order (MK-PVP-15, MK-COOP-22). */
  closers: begins<readonly Seat[]>(NOTHING).kept,
  /** Whoever rested has not moved: no glade is marked (MK-SCENARIO-60). */
  hasRested: begins(false).open,
  /** The hero has moved or revealed a tile this turn (MK-TURN-31). */
  hasMoved: begins(false).open,
  /** The movement of this turn is over, and no action has begun (MK-SCENARIO-60). */
  hasStopped: begins(false).open,
  /** Spaces stood on this turn, the earliest first, without the present one (MK-RULING-28). */
  path: begins<readonly Space[]>(NOTHING).kept,
  /** At the end of a turn: cards below this number were kept (see closing.ts). */
  keptBelow: begins(0).open,
  /** Cards still to be drawn if a tactic fills the empty deck (MK-ENDTURN-44). */
  refillFor: begins(0).open,
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
  discard: inPlace<(readonly CardNumber[])[], Start>(perSeat<readonly CardNumber[]>(NOTHING)).own,
  /** Set aside until the round is over. */
  aside: inPlace<(readonly CardNumber[])[], Start>(perSeat<readonly CardNumber[]>(NOTHING)).own,
  units: inPlace<(readonly Unit[])[], Start>(perSeat<readonly Unit[]>(NOTHING)).open,
  /** Skills by number, those used up for the round, and those used this turn. */
  skills: inPlace<(readonly number[])[], Start>(perSeat<readonly number[]>(NOTHING)).open,
  flipped: inPlace<(readonly number[])[], Start>(perSeat<readonly number[]>(NOTHING)).open,
  used: inPlace<(readonly number[])[], Start>(perSeat<readonly number[]>(NOTHING)).open,
  /** Own turns, this one too, in which no other Motivation can be used. */
  motivated: inPlace<number[], Start>(perSeat(0)).open,
  /** Skills nobody has seen yet. */
  skillBag: inPlace<Bag[], Start>(perSeat<Bag>(NOTHING)).elsewhere,
  /** Is the Round Order token face down? Then the next turn is lost (MK-TURN-06). */
  isTurnLost: inPlace<boolean[], Start>(perSeat(false)).open,
  tactic: inPlace<number[], Start>(perSeat(NONE)).open,
  /** Is the tactic face down (MK-TACTIC-09)? And the die that lies on it, or NONE. */
  isTacticDown: inPlace<boolean[], Start>(perSeat(false)).open,
  tacticDie: inPlace<number[], Start>(perSeat(NONE)).open,
  claims: inPlace<(readonly Claim[])[], Start>(perSeat<readonly Claim[]>(NOTHING)).open,
  /** Wounds ever taken: the next one's number. */
  wounds: inPlace<number[], Start>(perSeat(0)).elsewhere,
  /** A card was played or discarded this turn (MK-TURN-15). */
  hasPlayed: inPlace<boolean[], Start>(perSeat(false)).open,
  /** The incantation of this night was spoken (MK-SCENARIO-60). */
  hasIncanted: inPlace<boolean[], Start>(perSeat(false)).open,
  /** A village was plundered since the last own turn (MK-SITE-03). */
  hasPlundered: inPlace<boolean[], Start>(perSeat(false)).open,
  /** What a tactic allows before each turn was done. */
  hasStored: inPlace<boolean[], Start>(perSeat(false)).open,
  /** Crystals used this turn, by colour number. */
  crystalsUsed: inPlace<(readonly number[])[], Start>(perSeat<readonly number[]>(NOTHING)).open,
  /** Wounds from this number on were taken since the turn began. */
  firstWound: inPlace<number[], Start>(perSeat(0)).elsewhere,

  // ── play areas ──
  move: inPlace<number[], Start>(perSeat(0)).open,
  influence: inPlace<number[], Start>(perSeat(0)).open,
  heal: inPlace<number[], Start>(perSeat(0)).open,
  /** Tokens, by colour. */
  mana: inPlace<(readonly number[])[], Start>(perSeat(NO_TOKENS)).open,
  /** Dice of the Source that were used, by place; how many more may be. */
  dice: inPlace<(readonly number[])[], Start>(perSeat<readonly number[]>(NOTHING)).open,
  diceLeft: inPlace<number[], Start>(perSeat(0)).open,
  played: inPlace<(readonly CardNumber[])[], Start>(perSeat<readonly CardNumber[]>(NOTHING)).own,
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
  /** Cards that everybody saw coming into a hand since this step began: they are no secret until it is over. */
  known: begins<readonly CardNumber[]>(NOTHING).elsewhere,

  // ── the fight under way ──
  arena: begins<Arena | null>(null).kept,
  /** It is one between players, or part of a joint assault. */
  duel: begins<Duel | null>(null).shown,
  joint: begins<Joint | null>(null).kept,
  /** Proposals of this turn that were not agreed to, by their notations (MK-COOP-10). */
  declined: begins<readonly string[]>(NOTHING).kept,
  foes: begins<readonly Foe[]>(NOTHING).shown,
  parts: begins<readonly Part[]>(NOTHING).kept,
  /** The foe whose damage is being assigned, or NONE, and how much of it is left. */
  hitter: begins(NONE).open,
  /** Whose hand is lost when this step is done, or NONE (MK-WOUND-07). */
  knockedOut: begins<Seat>(NONE).elsewhere,
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
  /** Interactive skills that lie in the middle (MK-CARD-22), and the effect that others may answer now. */
  middle: begins<readonly Laid[]>(NOTHING).kept,
  announced: begins<Announced | null>(null).kept,
  /** The common skill area. */
  commons: begins<readonly number[]>(NOTHING).kept,
  /** Cards and units that left the game. */
  gone: begins<readonly CardNumber[]>(NOTHING).shown,
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
  /** On secret dungeons under villages and secret tombs under monasteries (MK-SCENARIO-61). */
  secrets: begins<readonly Shield[]>(NOTHING).kept,

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
      isTurnLost,
      tactic,
      isTacticDown,
      tacticDie,
      claims,
      wounds,
      hasPlayed,
      hasIncanted,
      hasPlundered,
      hasStored,
      crystalsUsed,
      firstWound,
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
    isTurnLost: [...isTurnLost],
    tactic: [...tactic],
    isTacticDown: [...isTacticDown],
    tacticDie: [...tacticDie],
    claims: [...claims],
    wounds: [...wounds],
    hasPlayed: [...hasPlayed],
    hasIncanted: [...hasIncanted],
    hasPlundered: [...hasPlundered],
    hasStored: [...hasStored],
    crystalsUsed: [...crystalsUsed],
    firstWound: [...firstWound],
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
