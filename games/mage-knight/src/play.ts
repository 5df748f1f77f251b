/** Playing a deed card: for its basic effect, its strong effect, or sideways (MK-CARD-01 to -04). */
import { consider, type Option, option, type Play, type Seat } from '@taverne/engine';
import { cardOf, isWound } from './book.ts';
import type { Card, Power } from './cards/card.ts';
import { type CardDeed, type DeedSieve, weigh } from './deeds.ts';
import { discardCards, throwAway } from './draws.ts';
import type { Effect, Forces } from './effects.ts';
import { forcesOf } from './forces.ts';
import type { Gains } from './gains.ts';
import { type Afterwards, BLACK, canPayAll, colourNumber, pay } from './mana.ts';
import { type Playing, playing } from './playing.ts';
import { IS_WOUND, NO_MORE_MANA, NO_OTHER_CARD, noMana, refusal } from './refusals.ts';
import { can, refuseEffect, refuseUntaken, wantsMore } from './refuse.ts';
import { carryOut, give, givePoints, partOf } from './run.ts';
import { gainFame } from './standing.ts';
import { type CardNumber, handOf, modsOf, playedOf, type State } from './state.ts';
import { innerOf, isRepeatable, isTaker, isTwin, takesOf } from './takes.ts';
import type { MageTable, Verdict } from './types.ts';
import { COLOURS, type Kind } from './words.ts';

const NOTHING: readonly CardNumber[] = [];

// ── prices (MK-CARD-01 to -03) ──

const OWN = COLOURS.map((_, colour) => [colour]);
const WITH_BLACK = COLOURS.map((_, colour) => [colour, BLACK]);
/** What a side of a card costs in mana, by colour numbers. */
export function priceOf({ kind, colour }: Card, side: Power): readonly number[] {
  if (colour === undefined || kind === 'artifact') return NOTHING;
  const isSpell = kind === 'spell';
  if (side === 'basic') return (isSpell && OWN[colourNumber(colour)]) || NOTHING;
  return (isSpell ? WITH_BLACK : OWN)[colourNumber(colour)] ?? NOTHING;
}

/** What speaks against one side of a card; what it wants beside its price must still be there when that is paid. */
function refuseSide(context: Playing, card: Card, side: Power): Verdict {
  return refuseEffect(context, card[side]) ?? refusePrice(context, card, side);
}

function refusePrice(context: Playing, card: Card, side: Power): Verdict {
  const effect = card[side];
  const price = priceOf(card, side);
  if (price.length === 0) return undefined;
  const afterwards = wantsMore(effect) ? () => can(context, effect) : undefined;
  return canPayAll(context.state, context.seat, price, afterwards) ? undefined : noMana(price);
}

// ── options ──

// Options of cards are made once: they hold nothing of the moment. By card and side.
const made: Option<CardDeed>[] = [];
const SIDE_NUMBERS = { basic: 0, strong: 1, sideways: 2 } as const;
function cardOption({ id }: Card, card: CardNumber, side: CardDeed['side']): Option<CardDeed> {
  const at = (isWound(card) ? NO_CARD : card) * 3 + SIDE_NUMBERS[side];
  made[at] ??= option(side === 'basic' ? id : `${id} ${side}`, { do: 'card', card, side, taken: NOTHING });
  return made[at];
}
/** Wounds are one to the eye, and never played. */
const NO_CARD = 255;
function takingOption(state: State, id: string, deed: CardDeed): Option<CardDeed> {
  let key = deed.side === 'basic' ? id : `${id} ${deed.side}`;
  for (const each of deed.taken) key += ` ${cardOf(state, each).id}`;
  return option(key, deed);
}

const SIDES = ['basic', 'strong'] as const;

/** Everything the hand can be played for now, and what it cannot. */
export function cardsThrough(state: State, table: MageTable, seat: Seat, sieve: DeedSieve): void {
  const hand = handOf(state, seat);
  const sideways = sidewaysNow(state);
  for (let i = 0; i < hand.length; i++) {
    const number = hand[i] ?? 0;
    const card = cardOf(state, number);
    // Two copies are one option.
    if (isTwin(state, hand, i, card.id)) continue;
    if (isWound(number)) {
      weigh(sieve, IS_WOUND, () => cardOption(card, number, 'basic'));
      continue;
    }
    for (const side of SIDES) {
      // While options are built: what cannot be paid at all need not be gone through.
      if (!sieve.refused && !canPayAll(state, seat, priceOf(card, side))) continue;
      sideThrough(playing(state, table, seat, { by: card.id, card: number, side, colour: card.colour }), card, sieve);
    }
    weigh(sieve, sideways ? undefined : againstSideways(state), () => cardOption(card, number, 'sideways'));
  }
}

function sideThrough(context: Playing, card: Card, sieve: DeedSieve): void {
  const { card: number, side } = context;
  if (isTaker(card[side])) takerThrough(context, card, sieve);
  else consider(sieve, cardOption(card, number, side), refuseSide(context, card, side));
}

/** A side that takes other cards with it: which there are is looked for once. */
function takerThrough(context: Playing, card: Card, sieve: DeedSieve): void {
  const { state, card: number, side } = context;
  const price = priceOf(card, side);
  const untimely = refuseUntaken(context, card[side]);
  const takes = (untimely ? undefined : takesOf(context, card[side])) ?? [];
  const against = untimely ?? (takes.length === 0 ? NO_OTHER_CARD : refusePrice(context, card, side));
  if (against) {
    consider(sieve, cardOption(card, number, side), against);
    return;
  }
  for (const taken of takes) {
    // Where nothing is paid nothing changes.
    const still = price.length === 0 ? undefined : stillTakes(context, card[side], taken);
    const isOutOfReach = still && !canPayAll(state, context.seat, price, still);
    const one = takingOption(state, card.id, { do: 'card', card: number, side, taken });
    consider(sieve, one, isOutOfReach ? NO_MORE_MANA : undefined);
  }
}

/** Can the cards that were named with it still be used when its price is paid? Undefined: none of them wants mana. */
function stillTakes(context: Playing, effect: Effect, taken: readonly CardNumber[]): Afterwards | undefined {
  const { state, seat } = context;
  const wants = ({ basic, strong }: Card): boolean => wantsMore(basic) || wantsMore(strong);
  if (!taken.some((each) => wants(cardOf(state, each)))) return undefined;
  return () => {
    const hand = handOf(state, seat);
    state.hand[seat] = [...taken, ...hand.filter((each) => !taken.includes(each))];
    const ways = takesOf(context, effect) ?? [];
    state.hand[seat] = hand;
    return ways.some((way) => way.length === taken.length && way.every((each, i) => each === taken[i]));
  };
}

// ── sideways (MK-CARD-04) ──

type Sideways = 'move' | 'influence' | 'attack' | 'block';
/** What a card turned sideways gives now; nothing in the ranged phase (MK-COMBAT-22), nor to block in it (MK-PVP-28). */
function sidewaysNow({ stage, duel }: State): Sideways | undefined {
  if (duel && !duel.isMelee) return undefined;
  switch (stage) {
    case 'move':
    case 'attack':
    case 'block':
      return stage;
    case 'interact':
      return 'influence';
    default:
      return undefined;
  }
}

const NOT_AFAR = refusal('MK-COMBAT-22', 'not-afar');
const NOT_AFAR_EITHER = refusal('MK-PVP-28', 'not-afar');
const NOTHING_SIDEWAYS = refusal('MK-CARD-04', 'sideways');
const againstSideways = ({ stage, duel }: State): Verdict =>
  duel ? NOT_AFAR_EITHER : stage === 'ranged' ? NOT_AFAR : NOTHING_SIDEWAYS;

export const refuseSideways = (state: State): Verdict =>
  sidewaysNow(state) === undefined ? againstSideways(state) : undefined;

/** Attack or block is always physical. */
const forceKind = (what: Sideways | undefined): Kind | 'block' | undefined =>
  what === 'attack' ? 'melee' : what === 'block' ? what : undefined;

/** It gives 1, or what a skill makes of it. */
export function turnSideways(context: Playing, n = 1): void {
  const what = sidewaysNow(context.state);
  const kind = forceKind(what);
  if (kind) give(context, { kind, n, element: 'physical' });
  else if (what === 'move' || what === 'influence') givePoints(context, what, n);
}

export function sidewaysForces(context: Playing, n = 1): Forces {
  const kind = forceKind(sidewaysNow(context.state));
  return [kind ? [partOf(context, { kind, n, element: 'physical' })] : []];
}

/** What one of the hand would give. */
export function sidewaysGain(context: Playing): readonly Gains[] {
  const what = sidewaysNow(context.state);
  if (what === undefined) return [];
  const [[part] = []] = sidewaysForces(context);
  return [[part ? { what, n: part.n, kind: part.kind, element: part.element } : { what, n: 1 }]];
}

// ── playing ──

export function* playCard(state: State, table: MageTable, seat: Seat, { card, side, taken }: CardDeed): Play {
  const face = cardOf(state, card);
  state.hand[seat] = handOf(state, seat).filter((each) => each !== card && !taken.includes(each));
  state.hasPlayed[seat] = true;
  const power = side === 'sideways' ? 'basic' : side;
  const context = playing(state, table, seat, { by: face.id, card, side: power, colour: face.colour, taken });
  table.emit({ event: 'played', rule: 'MK-CARD-01', seat, card: face.id, side });
  const isThrown = face.kind === 'artifact' && side === 'strong';
  state.played[seat] = [...playedOf(state, seat), ...(isThrown ? [] : [card]), ...taken];
  if (isThrown) throwAway(state, table, seat, card);
  if (side === 'sideways') {
    turnSideways(context);
    return;
  }
  yield* castFor(context, face, side);
}

/** Rings bring Fame for spells of their colour. */
function honourSpell({ state, table, seat, by, colour }: Playing): void {
  const honours = modsOf(state, seat).filter((mod) => mod.mod === 'fame-per-spell' && mod.colour === colour);
  gainFame(state, table, seat, { n: honours.length, by, rule: 'MK-CARD-10' });
}

/** Plays the card that was named with this one, for nothing and inside it. */
export function* playInner(outer: Playing, side: Power, how: { bonus?: number; times?: number; after?: 'gone' } = {}): Play {
  const { state, table, seat } = outer;
  const [inner, ...taken] = outer.taken;
  if (inner === undefined) return;
  if (how.after === 'gone') {
    leavePlay(state, seat, [inner]);
    throwAway(state, table, seat, inner);
  }
  const effect = cardOf(state, inner)[side];
  const times = how.times ?? 1;
  // What raises the outer one raises what it plays: they are one effect (MK-CARD-11).
  const bonus = (how.bonus ?? 0) + outer.bonus;
  outer.bonus = 0;
  if (taken.length > 0 && times > 1 && isRepeatable(effect)) {
    // Each time with a card of its own.
    for (const [time, one] of taken.entries())
      yield* carryOut(innerOf(outer, inner, side, { taken: [one], bonus: time === 0 ? bonus : 0 }), effect);
    return;
  }
  const context = innerOf(outer, inner, side, { taken, bonus });
  const most = taken.length > 0 ? 1 : times;
  for (let time = 0; time < most; time++) if (taken.length > 0 || can(context, effect)) yield* carryOut(context, effect);
}

// ── spells that are not in hand ──

/** Could this spell be cast now, for its mana, as if it were in hand? */
export const canCast = (outer: Playing, spell: CardNumber, side: Power): boolean =>
  refuseSide(innerOf(outer, spell, side), cardOf(outer.state, spell), side) === undefined;

/** What it could put on the table as attack or block. */
export function forcesCast(outer: Playing, spell: CardNumber, side: Power, price: readonly number[]): Forces {
  const face = cardOf(outer.state, spell);
  const paid = [...price, ...priceOf(face, side)];
  if (!canPayAll(outer.state, outer.seat, paid)) return [];
  return forcesOf(innerOf(outer, spell, side), face[side], paid);
}

/** Casts it where it lies, and it stays there. */
export function* castFrom(outer: Playing, spell: CardNumber, side: Power): Play {
  const { state, table, seat } = outer;
  const face = cardOf(state, spell);
  const context = innerOf(outer, spell, side);
  table.emit({ event: 'played', rule: 'MK-CARD-01', seat, card: face.id, side });
  yield* castFor(context, face, side);
}

/** The price of a side is paid, then it works. */
function* castFor(context: Playing, face: Card, side: Power): Play {
  const effect = face[side];
  const { taken } = context;
  const still =
    taken.length > 0 ? stillTakes(context, effect, taken) : wantsMore(effect) ? () => can(context, effect) : undefined;
  yield* pay(context.state, context.table, context.seat, { price: priceOf(face, side), afterwards: still });
  if (face.kind === 'spell') honourSpell(context);
  yield* carryOut(context, effect);
}

/** What was named with a card lies in the play area until it is known what becomes of it. */
function leavePlay(state: State, seat: Seat, cards: readonly CardNumber[]): void {
  state.played[seat] = playedOf(state, seat).filter((card) => !cards.includes(card));
}

/** What was named for a second or third time and can be of no use by then is in hand again. */
export function takeBack({ state, seat, taken }: Playing): void {
  leavePlay(state, seat, taken);
  state.hand[seat] = [...handOf(state, seat), ...taken].sort((a, b) => a - b);
  state.known = [...state.known, ...taken];
}

/** The card that was named with this one is the price: to the discard pile, or out of the game. */
export function giveUp({ state, table, seat, taken }: Playing, how: 'discard' | 'gone'): void {
  leavePlay(state, seat, taken);
  if (how === 'discard') discardCards(state, table, seat, taken);
  else for (const card of taken) throwAway(state, table, seat, card);
}
