/** May an effect be carried out now? What speaks against it, as far as the moment, mana, cards and targets go. */
import { cardOf, isWound, unitOf } from './book.ts';
import { isAttacking, isWalled, targets, wallsOf } from './combat/foes.ts';
import { cardsIn, deckSize } from './decks.ts';
import type { Effect, FoeChange, Moment } from './effects.ts';
import { canPay, colourNumber } from './mana.ts';
import { hasMod, type Mod } from './mods.ts';
import type { Playing } from './playing.ts';
import {
  type Against,
  ALL_FORTIFIED,
  ATTACK_PHASE,
  ATTACKS_OVER,
  BLOCK_PHASE,
  DEALING,
  FIGHT_START,
  FIGHTING,
  MOVING,
  NO_DECK,
  NO_MORE_MANA,
  NO_OTHER_CARD,
  NO_RIVALS_UNIT,
  NO_UNIT,
  NO_USE_NOW,
  NOBODY_ATTACKS,
  NOBODY_THERE,
  NOT_ATTACKED,
  NOT_IN_COMBAT,
  NOT_INTERACTING,
  NOT_STORED,
  resisted,
  SIEGE_ONLY,
  UNHURT,
} from './refusals.ts';
import { deckOf, foeAt, handOf, isAlone, modsOf, type State, stashOf, unitsOf } from './state.ts';
import type { Verdict } from './types.ts';
import { BASICS, type Basic, type Kind } from './words.ts';

/** What speaks against doing this now; points that could go nowhere are not on offer (MK-COMBAT-14, MK-TURN-29). */
export function refuseEffect(playing: Playing, effect: Effect): Verdict {
  const { state, seat } = playing;
  switch (effect.do) {
    case 'attack':
      if (state.stage === 'attack') return undefined;
      if (state.stage !== 'ranged' || !shoots(state, seat, effect.kind)) return NOT_STORED;
      return isWalledOff(state, seat, effect.kind) ? SIEGE_ONLY : undefined;
    case 'block':
      return state.stage === 'block' ? undefined : NOT_STORED;
    case 'heal':
      if (state.arena) return NOT_IN_COMBAT;
      // Whether a hand holds wounds is nobody's business: among several it is always worth trying.
      return !isAlone(state) || isHurt(state, seat) ? undefined : UNHURT;
    case 'draw':
      return deckSize(deckOf(state, seat)) > 0 ? undefined : NO_DECK;
    case 'move':
    case 'influence':
      if (isWanted(playing, effect.do)) return undefined;
      return effect.do === 'move' ? MOVING : DEALING;
    case 'ready':
      if (state.arena) return NOT_IN_COMBAT;
      return readiable(playing, effect.level).length > 0 ? undefined : NO_UNIT;
    case 'foe':
      return refuseChange(playing, effect);
    case 'all':
      return refuseSome(playing, effect.of, effect.of.some(isReason));
    case 'either':
      return refuseSome(playing, effect.of, false);
    case 'when':
      if (effect.is.holds(playing)) return refuseEffect(playing, effect.so);
      return effect.otherwise ? refuseEffect(playing, effect.otherwise) : (effect.is.against ?? NO_USE_NOW);
    case 'only':
      return refuseMoment(playing, effect.at) ?? refuseEffect(playing, effect.so);
    case 'mod':
      return refuseMod(state, effect.mod);
    case 'pay':
      return refusePaying(playing, effect.by);
    case 'special':
      return refuseUntaken(playing, effect) ?? (effect.takes?.(playing).length === 0 ? NO_OTHER_CARD : undefined);
    default:
      return undefined;
  }
}

/** Of no use outside a fight, once attacks are over where it stops those, and against nobody. */
function refuseChange(playing: Playing, { whom, change }: Extract<Effect, { readonly do: 'foe' }>): Verdict {
  const { state } = playing;
  if (state.arena && skipsAttack(state, whom, change)) return isUnderAttack(state) ? undefined : NOT_ATTACKED;
  const untimely = onlyHolds(change) ? refuseHolding(state) : state.arena ? undefined : FIGHTING;
  return untimely ?? (aims(playing, change).length > 0 ? undefined : refuseAims(playing, change));
}

/** What speaks against one that takes other cards, before anybody looks which there are. */
export function refuseUntaken(playing: Playing, effect: Effect): Verdict {
  if (effect.do === 'only') return refuseMoment(playing, effect.at) ?? refuseUntaken(playing, effect.so);
  if (effect.do !== 'special') return undefined;
  return effect.against?.(playing) ?? (!effect.can || effect.can(playing) ? undefined : NO_USE_NOW);
}

/** Behind the walls of a keep or mage tower a player is reached by siege alone (MK-PVP-27). */
const isWalledOff = (state: State, seat: number, kind: Kind): boolean =>
  kind === 'ranged' && isWalled(state, seat) && !modsOf(state, seat).some((mod) => mod.mod === 'transform' && mod.siege);

/** Between players an effect that lets the block and damage phases be skipped is spent on a single attack (MK-PVP-66). */
export const skipsAttack = ({ duel }: State, whom: 'one' | 'all', change: FoeChange): boolean =>
  duel !== null && whom === 'all' && onlyHolds(change);
const isUnderAttack = ({ stage, duel }: State): boolean => stage === 'block' && (duel?.attack.length ?? 0) > 0;

/** Of no use once attacks are over; whatever else is done to an enemy still is. */
const onlyHolds = ({ holds, armor, strips }: FoeChange): boolean =>
  holds === true && armor === undefined && strips === undefined;

/** What a card costs, or brings later or besides, is no reason to play it. */
const isReason = (effect: Effect): boolean =>
  effect.do !== 'wound' &&
  effect.do !== 'later' &&
  effect.do !== 'at-end' &&
  !(effect.do === 'special' && effect.isBeside === true);

/** One part that can be done is enough; `isForReason`: of those that are a reason to play it. */
function refuseSome(playing: Playing, of: readonly Effect[], isForReason: boolean): Verdict {
  let first: Verdict;
  for (const each of of) {
    if (isForReason && !isReason(each)) continue;
    const against = refuseEffect(playing, each);
    if (!against) return undefined;
    first = first ? inCommon(first, against) : against;
  }
  return first;
}

/** Parts that serve different moments have no reason in common but the general one. */
function inCommon(first: Against, next: Against): Against {
  if (!OF_MOMENTS.has(first) || next === NO_USE_NOW || next.why === first.why) return first;
  return first === FIGHTING && OF_FIGHTS.has(next) ? first : NO_USE_NOW;
}
const OF_MOMENTS: ReadonlySet<Against> = new Set([MOVING, DEALING, FIGHTING, BLOCK_PHASE, UNHURT]);
const OF_FIGHTS: ReadonlySet<Against> = new Set([NOT_STORED, ATTACK_PHASE, BLOCK_PHASE, FIGHT_START]);

export const can = (playing: Playing, effect: Effect): boolean => refuseEffect(playing, effect) === undefined;

const shoots = (state: State, seat: number, kind: Kind): boolean =>
  kind !== 'melee' || modsOf(state, seat).some((mod) => mod.mod === 'transform' && mod.siege);

const isHurt = (state: State, seat: number): boolean =>
  handOf(state, seat).some(isWound) || unitsOf(state, seat).some(({ wounds }) => wounds > 0);

/** Can points of this kind be used for something now? */
function isWanted({ state, seat, lets }: Playing, points: 'move' | 'influence'): boolean {
  if (state.stage === (points === 'move' ? 'move' : 'interact')) return true;
  if (points === 'move' && isBeforeDamage(state) && state.rules.printing === 'revised') {
    if (placesToLook(state, seat).some((card) => cardOf(state, card).spendsMove)) return true;
  }
  return isUsed(modsOf(state, seat), points) || isUsed(lets, points);
}
const isUsed = (mods: readonly Mod[], points: 'move' | 'influence'): boolean =>
  (points === 'influence' && hasMod(mods, 'learn')) ||
  mods.some((mod) => mod.mod === 'convert' && mod.from === points && !mod.leftOver);

/** Whoever holds a card that spends move points wants them; among several whoever could, for what is in a hand is nobody's business. */
const placesToLook = (state: State, seat: number): readonly number[] =>
  isAlone(state) ? handOf(state, seat) : [...handOf(state, seat), ...cardsIn(deckOf(state, seat)), ...stashOf(state, seat)];

/** Whoever is kept from attacking is so before damage is dealt. */
export function refuseHolding(state: State): Verdict {
  if (!state.arena) return FIGHTING;
  if (isBeforeDamage(state)) return undefined;
  return state.duel ? NOT_ATTACKED : ATTACKS_OVER;
}
const isBeforeDamage = ({ stage }: State): boolean => stage === 'ranged' || stage === 'block';

/** What changes the way is of use while one moves; what changes a fight, before it or in it. */
function refuseMod({ stage, arena }: State, { mod }: Mod): Verdict {
  if (stage === 'move') return undefined;
  if (mod === 'terrain') return MOVING;
  return IN_FIGHTS.has(mod) && !arena ? FIGHTING : undefined;
}
const IN_FIGHTS: ReadonlySet<Mod['mod']> = new Set(['ambush', 'convert', 'units', 'lead', 'transform']);

function refuseMoment({ state, seat }: Playing, moment: Moment): Verdict {
  switch (moment) {
    case 'calm':
      return state.arena ? NOT_IN_COMBAT : undefined;
    case 'fight':
      return state.arena ? undefined : FIGHTING;
    case 'start':
      return (state.duel ? state.duel.fresh.includes(seat) : state.arena?.isFresh) ? undefined : FIGHT_START;
    case 'attack':
      return state.stage === 'attack' ? undefined : ATTACK_PHASE;
    case 'interact':
      return state.stage === 'interact' ? undefined : NOT_INTERACTING;
    case 'block':
      if (!state.arena) return FIGHTING;
      return state.stage === 'block' ? undefined : BLOCK_PHASE;
    case 'move':
      return state.stage === 'move' ? undefined : MOVING;
    default:
      return state.stage === moment ? undefined : NO_USE_NOW;
  }
}

/** Can this colour be paid, and does something come of it? */
export const paysFor = (playing: Playing, by: { readonly [C in Basic]?: Effect }, colour: Basic): boolean => {
  const effect = by[colour];
  return effect !== undefined && canPay(playing.state, playing.seat, colourNumber(colour)) && can(playing, effect);
};

/** It is not for want of mana if some could be paid and nothing would come of it. */
function refusePaying(playing: Playing, by: { readonly [C in Basic]?: Effect }): Verdict {
  let first: Verdict;
  for (const colour of BASICS) {
    const effect = by[colour];
    if (effect === undefined || !canPay(playing.state, playing.seat, colourNumber(colour))) continue;
    const against = refuseEffect(playing, effect);
    if (!against) return undefined;
    first ??= against;
  }
  return first ?? NO_MORE_MANA;
}

/** Does it want mana, dice or cards beyond its price? */
export function wantsMore(effect: Effect): boolean {
  switch (effect.do) {
    case 'pay':
    case 'special':
      return true;
    case 'all':
    case 'either':
      return effect.of.some(wantsMore);
    case 'when':
      return wantsMore(effect.so) || (effect.otherwise !== undefined && wantsMore(effect.otherwise));
    case 'only':
      return wantsMore(effect.so);
    default:
      return false;
  }
}

/** Spent units up to a level, by place; none readies itself. */
export const readiable = ({ state, seat, unit: self }: Playing, level: number): number[] =>
  unitsOf(state, seat).flatMap((unit, i) => (unit.isSpent && i !== self && unitOf(state, unit.unit).level <= level ? [i] : []));

/** Nobody it could be aimed at: all resist it, all are fortified, or nobody is left to attack. */
function refuseAims(playing: Playing, change: FoeChange): Verdict {
  const { unfortifiedOnly: _, ...anywhere } = change;
  if (change.unfortifiedOnly && aims(playing, anywhere).length > 0) return ALL_FORTIFIED;
  if (aims({ ...playing, colour: undefined }, change).length > 0) return resisted(playing.colour);
  if (playing.state.duel) return NO_RIVALS_UNIT;
  return onlyHolds(change) ? NOBODY_ATTACKS : NOBODY_THERE;
}

export const aims = (playing: Playing, change: FoeChange): number[] => {
  const { state, seat } = playing;
  return targets(playing).filter((at) => {
    const foe = foeAt(state, at);
    if (onlyHolds(change) && !isAttacking(foe)) return false;
    return !change.unfortifiedOnly || wallsOf(state, foe, seat) === 0;
  });
};
