/** What belongs to a seat, and what hour it is for whom. */
import type { Bag, Seat } from '@taverne/engine';
import type { Reward } from './content/types.ts';
import { type Deck, NO_CARDS } from './decks.ts';
import { found } from './lists.ts';
import type { Mod } from './mods.ts';
import type { State } from './state.ts';
import type { CardNumber, Claim, Foe, Later, Space, Unit } from './things.ts';
import { HEROES, type HeroName, NONE } from './words.ts';

/** No mana in the play area. */
export const NO_TOKENS: readonly number[] = [0, 0, 0, 0, 0, 0];
const NO_CRYSTALS: readonly number[] = [0, 0, 0, 0];
const NOTHING: readonly never[] = [];

/** Whose turn it is; the number of seats while the dummy player's is. */
export const turnOf = ({ order, now }: State): Seat => order[now] ?? 0;
/** Who is asked for deeds, rewards and all the rest: whose turn it is, unless somebody acts in another's turn. */
export const actingOf = (state: State): Seat => (state.acting === NONE ? turnOf(state) : state.acting);
/** Another turn follows (MK-TACTIC-11); whoever took a turn in advance has that one back. */
export function gainTurn(state: State, seat: Seat): void {
  if (seat === turnOf(state)) state.again++;
  else state.isTurnLost[seat] = false;
}
/** A turn is over, one more of those that Motivation waits for. */
export function endMotivation(state: State, seat: Seat): void {
  state.motivated[seat] = Math.max(0, (state.motivated[seat] ?? 0) - 1);
}
/** The hero of a seat, by name. */
export const heroOf = ({ heroes }: State, seat: Seat): HeroName => HEROES[heroes[seat] ?? 0] ?? 'tovak';
export const atOf = ({ at }: State, seat: Seat): Space => at[seat] ?? NONE;
export const fameOf = ({ fame }: State, seat: Seat): number => fame[seat] ?? 0;
export const levelOf = ({ level }: State, seat: Seat): number => level[seat] ?? 1;
export const reputationOf = ({ reputation }: State, seat: Seat): number => reputation[seat] ?? 0;
export const handOf = ({ hand }: State, seat: Seat): readonly CardNumber[] => hand[seat] ?? NOTHING;
export const deckOf = ({ deck }: State, seat: Seat): Deck => deck[seat] ?? NO_CARDS;
export const discardOf = ({ discard }: State, seat: Seat): readonly CardNumber[] => discard[seat] ?? NOTHING;
export const asideOf = ({ aside }: State, seat: Seat): readonly CardNumber[] => aside[seat] ?? NOTHING;
export const stashOf = ({ stash }: State, seat: Seat): readonly CardNumber[] => stash[seat] ?? NOTHING;
export const shedOf = ({ shed }: State, seat: Seat): readonly CardNumber[] => shed[seat] ?? NOTHING;
export const drawnOf = ({ drawn }: State, seat: Seat): readonly number[] => drawn[seat] ?? NOTHING;
export const playedOf = ({ played }: State, seat: Seat): readonly CardNumber[] => played[seat] ?? NOTHING;
export const unitsOf = ({ units }: State, seat: Seat): readonly Unit[] => units[seat] ?? NOTHING;
/** A unit by its place among those of a seat; an enemy by its place in the fight. */
export const unitAt = (state: State, seat: Seat, at: number): Unit => found(unitsOf(state, seat), at, 'unit');
export const foeAt = ({ foes }: State, at: number): Foe => found(foes, at, 'enemy');
export const modsOf = ({ mods }: State, seat: Seat): readonly Mod[] => mods[seat] ?? NOTHING;
export const manaOf = ({ mana }: State, seat: Seat): readonly number[] => mana[seat] ?? NO_TOKENS;
export const crystalsOf = ({ crystals }: State, seat: Seat): readonly number[] => crystals[seat] ?? NO_CRYSTALS;
/** Crystals used this turn, by colour number; and dice of the Source, by place. */
export const usedCrystalsOf = ({ crystalsUsed }: State, seat: Seat): readonly number[] => crystalsUsed[seat] ?? NOTHING;
export const usedDiceOf = ({ dice }: State, seat: Seat): readonly number[] => dice[seat] ?? NOTHING;
export const claimsOf = ({ claims }: State, seat: Seat): readonly Claim[] => claims[seat] ?? NOTHING;
export const moveOf = ({ move }: State, seat: Seat): number => move[seat] ?? 0;
export const influenceOf = ({ influence }: State, seat: Seat): number => influence[seat] ?? 0;
export const healOf = ({ heal }: State, seat: Seat): number => heal[seat] ?? 0;
export const skillsOf = ({ skills }: State, seat: Seat): readonly number[] => skills[seat] ?? NOTHING;
export const skillBagOf = ({ skillBag }: State, seat: Seat): Bag => skillBag[seat] ?? NOTHING;
/** Used up for the round, and used this turn. */
export const flippedOf = ({ flipped }: State, seat: Seat): readonly number[] => flipped[seat] ?? NOTHING;
export const usedSkillsOf = ({ used }: State, seat: Seat): readonly number[] => used[seat] ?? NOTHING;
/** What was put off to the end of the turn. */
export const latersOf = ({ laters }: State, seat: Seat): readonly Later[] => laters[seat] ?? NOTHING;
export const rewardsOf = ({ rewards }: State, seat: Seat): readonly Reward[] => rewards[seat] ?? NOTHING;

/** Whoever attends a fight partially has no turn of their own in it (MK-PVP-18, -19). */
export const isHalfHearted = ({ duel }: State, seat: Seat): boolean => duel?.defender === seat && duel.attends === 'partial';

/** Dungeons and tombs are dark by day, too (MK-MANA-13). */
export const isDark = ({ isNight, arena }: State): boolean => isNight || arena?.isNight === true;
export const isAlone = ({ seats }: State): boolean => seats === 1;
