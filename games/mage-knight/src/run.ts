/** Doing what an effect says. `refuseEffect` is the one predicate: what is offered and why something is not both come from it. */
import { option, type Play } from '@taverne/engine';
import { bitOf, cardOf, isWound, unitOf } from './book.ts';
import { beat } from './combat/beat.ts';
import { changeFoe, foeName, foeOptions, isAttacking, targets, traitsOf, WALLS, wallsOf } from './combat/foes.ts';
import { deckSize } from './decks.ts';
import { type Effect, type FoeChange, type Moment, wordOf } from './effects.ts';
import { canPay, colourNumber, gainCrystal, gainToken, pay } from './mana.ts';
import { hasMod, isMod, type Mod } from './mods.ts';
import type { Playing } from './playing.ts';
import { NO_DECK, NO_MORE_MANA, NO_OTHER_CARD, NO_TARGET, NO_UNIT, NO_USE_NOW, NOT_IN_COMBAT, NOT_STORED } from './refusals.ts';
import { changeReputation, gainFame } from './standing.ts';
import { deckOf, handOf, modsOf, type Part, type State, unitsOf } from './state.ts';
import { ask, type Verdict } from './types.ts';
import { BASICS, type Basic, type Colour, type Element, type Kind, NONE } from './words.ts';
import { takeWounds } from './wounds.ts';

// ── may it be done now? ──

/** What speaks against doing this now; points that could go nowhere are not on offer (MK-COMBAT-14, MK-TURN-29). */
export function refuseEffect(playing: Playing, effect: Effect): Verdict {
  const { state, seat } = playing;
  switch (effect.do) {
    case 'attack':
      return state.stage === 'attack' || (state.stage === 'ranged' && shoots(state, seat, effect.kind))
        ? undefined
        : NOT_STORED;
    case 'block':
      return state.stage === 'block' ? undefined : NOT_STORED;
    case 'heal':
      if (state.arena) return NOT_IN_COMBAT;
      return isHurt(state, seat) ? undefined : NO_USE_NOW;
    case 'draw':
      return deckSize(deckOf(state, seat)) > 0 ? undefined : NO_DECK;
    case 'move':
    case 'influence':
      return isWanted(state, seat, effect.do) ? undefined : NO_USE_NOW;
    case 'ready':
      if (state.arena) return NOT_IN_COMBAT;
      return readiable(playing, effect.level).length > 0 ? undefined : NO_UNIT;
    case 'foe':
      if (!state.arena) return NO_USE_NOW;
      if (onlyHolds(effect.change) && state.stage !== 'ranged' && state.stage !== 'block') return NO_USE_NOW;
      return aims(playing, effect.change).length > 0 ? undefined : NO_TARGET;
    case 'all':
      return refuseSome(playing, effect.of.some(isReason) ? effect.of.filter(isReason) : effect.of);
    case 'either':
      return refuseSome(playing, effect.of);
    case 'when':
      if (effect.is.holds(playing)) return refuseEffect(playing, effect.so);
      return effect.otherwise ? refuseEffect(playing, effect.otherwise) : NO_USE_NOW;
    case 'only':
      return refuseMoment(state, effect.at) ?? refuseEffect(playing, effect.so);
    case 'pay':
      return BASICS.some((colour) => paysFor(playing, effect.by, colour)) ? undefined : NO_MORE_MANA;
    case 'special':
      if (effect.can && !effect.can(playing)) return NO_USE_NOW;
      return effect.takes && effect.takes(playing).length === 0 ? NO_OTHER_CARD : undefined;
    default:
      return undefined;
  }
}

/** Of no use once attacks are over; whatever else is done to an enemy still is. */
const onlyHolds = ({ holds, armor, strips }: FoeChange): boolean =>
  holds === true && armor === undefined && strips === undefined;

/** What a card costs, or brings later or besides, is no reason to play it. */
const isReason = (effect: Effect): boolean =>
  effect.do !== 'wound' &&
  effect.do !== 'later' &&
  effect.do !== 'at-end' &&
  !(effect.do === 'special' && effect.isBeside === true);

/** One part that can be done is enough. */
function refuseSome(playing: Playing, of: readonly Effect[]): Verdict {
  let first: Verdict;
  for (const each of of) {
    const against = refuseEffect(playing, each);
    if (!against) return undefined;
    first ??= against;
  }
  return first;
}

export const can = (playing: Playing, effect: Effect): boolean => refuseEffect(playing, effect) === undefined;

const shoots = (state: State, seat: number, kind: Kind): boolean =>
  kind !== 'melee' || modsOf(state, seat).some((mod) => mod.mod === 'transform' && mod.siege);

const isHurt = (state: State, seat: number): boolean =>
  handOf(state, seat).some(isWound) || unitsOf(state, seat).some(({ wounds }) => wounds > 0);

/** Can points of this kind be used for something now? */
function isWanted(state: State, seat: number, points: 'move' | 'influence'): boolean {
  if (state.stage === (points === 'move' ? 'move' : 'interact')) return true;
  if (points === 'move' && isBeforeDamage(state) && state.rules.printing === 'revised') {
    if (handOf(state, seat).some((card) => cardOf(state, card).spendsMove)) return true;
  }
  const mods = modsOf(state, seat);
  if (mods.length === 0) return false;
  if (points === 'influence' && !state.arena && hasMod(mods, 'learn')) return true;
  return mods.some((mod) => mod.mod === 'convert' && mod.from === points && !mod.leftOver);
}

const isBeforeDamage = ({ stage }: State): boolean => stage === 'ranged' || stage === 'block';

function refuseMoment(state: State, moment: Moment): Verdict {
  switch (moment) {
    case 'calm':
      return state.arena ? NOT_IN_COMBAT : undefined;
    case 'fight':
      return state.arena ? undefined : NO_USE_NOW;
    case 'start':
      return state.arena?.isFresh ? undefined : NO_USE_NOW;
    default:
      return state.stage === moment ? undefined : NO_USE_NOW;
  }
}

const paysFor = (playing: Playing, by: { readonly [C in Basic]?: Effect }, colour: Basic): boolean => {
  const effect = by[colour];
  return effect !== undefined && canPay(playing.state, playing.seat, colourNumber(colour)) && can(playing, effect);
};

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

// ── doing it ──

/** How much it gives now, with what it counts. */
export const amountOf = (
  playing: Playing,
  { n, per = 0, count }: { readonly n: number; readonly per?: number; readonly count?: { of(playing: Playing): number } },
): number => (count ? n + per * count.of(playing) : n);

export function* carryOut(playing: Playing, effect: Effect): Play {
  const { state, table, seat, by } = playing;
  switch (effect.do) {
    case 'move':
    case 'influence':
      givePoints(playing, effect.do, amountOf(playing, effect) + takeBonus(playing));
      return;
    case 'heal':
      givePoints(playing, 'heal', amountOf(playing, effect));
      return;
    case 'draw':
      state.draws[seat] = (state.draws[seat] ?? 0) + amountOf(playing, effect);
      return;
    case 'fame':
      gainFame(state, table, seat, { n: amountOf(playing, effect), by, rule: 'MK-CARD-10' });
      return;
    case 'reputation':
      changeReputation(state, table, seat, { n: amountOf(playing, effect), by, rule: 'MK-CARD-10' });
      return;
    case 'wound':
      takeWounds(state, table, seat, amountOf(playing, effect));
      return;
    case 'attack':
      give(playing, { kind: effect.kind, n: amountOf(playing, effect), element: effect.element });
      return;
    case 'block':
      give(playing, { kind: 'block', n: amountOf(playing, effect), element: effect.element, twist: effect.twist });
      return;
    case 'mana':
      gainToken(state, table, seat, colourNumber(yield* pickColour(playing, effect.of)));
      return;
    case 'crystal':
      gainCrystal(state, table, seat, colourNumber(yield* pickColour(playing, effect.of)));
      return;
    case 'ready':
      yield* readyOne(playing, effect.level);
      return;
    case 'mod':
      state.mods[seat] = [...modsOf(state, seat), effect.mod];
      return;
    case 'later':
      state.laters[seat] = [...(state.laters[seat] ?? []), { what: effect.what, n: effect.n }];
      return;
    case 'at-end':
      state.laters[seat] = [...(state.laters[seat] ?? []), { what: 'card', card: playing.card, side: playing.side }];
      return;
    case 'foe':
      yield* onFoes(playing, effect.whom, effect.change);
      return;
    case 'all':
      for (const part of effect.of) if (can(playing, part)) yield* carryOut(playing, part);
      return;
    case 'either': {
      const { of } = effect;
      const branch = yield* ask(seat, 'choose', () =>
        of.flatMap((each, i) => (can(playing, each) ? [option(wordOf(each), i)] : [])),
      );
      const chosen = of[branch];
      if (chosen) yield* carryOut(playing, chosen);
      return;
    }
    case 'when':
      if (effect.is.holds(playing)) yield* carryOut(playing, effect.so);
      else if (effect.otherwise) yield* carryOut(playing, effect.otherwise);
      return;
    case 'only':
      yield* carryOut(playing, effect.so);
      return;
    case 'pay': {
      const colour = yield* pickColour(
        playing,
        BASICS.filter((each) => paysFor(playing, effect.by, each)),
      );
      yield* pay(state, table, seat, { price: [colourNumber(colour)] });
      const bought = effect.by[colour];
      if (bought) yield* carryOut(playing, bought);
      return;
    }
    case 'special':
      yield* effect.does(playing);
  }
}

/** Concentration and its like add to the first thing an effect gives. */
function takeBonus(playing: Playing): number {
  const { bonus } = playing;
  playing.bonus = 0;
  return bonus;
}

export function givePoints({ state, table, seat, by }: Playing, what: 'move' | 'influence' | 'heal', n: number): void {
  state[what][seat] = (state[what][seat] ?? 0) + n;
  table.emit({ event: 'points', rule: 'MK-CARD-06', seat, what, n, by });
}

export function* pickColour<C extends Colour>({ seat }: Playing, of: readonly C[]): Play<C> {
  const [only] = of;
  if (of.length === 1 && only !== undefined) return only;
  return yield* ask(seat, 'colour', () => of.map((colour) => option(colour, colour)));
}

interface Given {
  readonly kind: Kind | 'block';
  readonly n: number;
  readonly element: Element;
  readonly twist?: string | undefined;
}

/** Attack and block points go onto the table (MK-COMBAT-14), with all that makes them more. */
export function give(playing: Playing, { kind, n, element, twist }: Given): void {
  const { state, table, seat, by } = playing;
  const sum = n + partBonus(playing, kind);
  takeBonus(playing);
  takeAmbush(playing);
  takeLead(playing, kind);
  const part: Part = twist === undefined ? { by, n: sum, kind, element } : { by, n: sum, kind, element, twist };
  state.parts = [...state.parts, part];
  table.emit({ event: 'force', rule: 'MK-COMBAT-14', seat, kind, n: sum, element, by });
}

/** What is added to an attack or block of what is being played. */
export const partBonus = (playing: Playing, kind: Kind | 'block'): number =>
  playing.bonus + ambushBonus(playing, kind) + unitBonus(playing, kind);

/** The first attack or block of a card after an Ambush. */
const ambushOf = ({ state, seat, card }: Playing) =>
  card === NONE || modsOf(state, seat).length === 0 ? undefined : modsOf(state, seat).find(isMod('ambush'));
const ambushBonus = (playing: Playing, kind: Kind | 'block'): number => {
  const set = ambushOf(playing);
  return (kind === 'block' ? set?.block : set?.attack) ?? 0;
};
function takeAmbush(playing: Playing): void {
  const set = ambushOf(playing);
  if (set) playing.state.mods[playing.seat] = modsOf(playing.state, playing.seat).filter((mod) => mod !== set);
}

/** Leadership is for one unit that has the value. */
const leadOf = ({ state, seat, unit }: Playing, kind: Kind | 'block'): Mod | undefined =>
  unit === NONE ? undefined : modsOf(state, seat).find((mod) => mod.mod === 'lead' && mod.kind === kind);
function takeLead(playing: Playing, kind: Kind | 'block'): void {
  const set = leadOf(playing, kind);
  if (set) playing.state.mods[playing.seat] = modsOf(playing.state, playing.seat).filter((mod) => mod !== set);
}

/** What is added to each attack or block of a unit (MK-CARD-25): by effects on all units, by one on it, and by its banner. */
function unitBonus(playing: Playing, kind: Kind | 'block'): number {
  const { state, seat, unit } = playing;
  if (unit === NONE) return 0;
  const what = kind === 'block' ? 'block' : 'attack';
  const banner = unitsOf(state, seat)[unit]?.banner ?? NONE;
  const borne = banner === NONE ? 0 : (cardOf(state, banner).banner?.[what] ?? 0);
  const lead = leadOf(playing, kind);
  const led = lead?.mod === 'lead' ? lead.n : 0;
  return modsOf(state, seat).reduce((sum, mod: Mod) => sum + (mod.mod === 'units' ? (mod[what] ?? 0) : 0), borne + led);
}

// ── units ──

/** Spent units up to a level, by place; none readies itself. */
const readiable = ({ state, seat, unit: self }: Playing, level: number): number[] =>
  unitsOf(state, seat).flatMap((unit, i) => (unit.isSpent && i !== self && unitOf(state, unit.unit).level <= level ? [i] : []));

function* readyOne(playing: Playing, level: number): Play {
  const { state, table, seat } = playing;
  const at = yield* ask(seat, 'ready', () => readiable(playing, level).map((i) => option(unitName(state, seat, i), i)));
  readyUnit(state, table, seat, at);
}
export const unitName = (state: State, seat: number, at: number): string => {
  const unit = unitsOf(state, seat)[at];
  return unit ? `${unitOf(state, unit.unit).id} ${at}` : '';
};

export function readyUnit(state: State, table: Playing['table'], seat: number, at: number): void {
  const unit = unitsOf(state, seat)[at];
  if (!unit) return;
  state.units[seat] = unitsOf(state, seat).with(at, { ...unit, isSpent: false });
  table.emit({ event: 'unit-readied', rule: 'MK-CARD-18', seat, unit: unitOf(state, unit.unit).id });
}

// ── enemies ──

const aims = (playing: Playing, change: FoeChange): number[] => {
  const { state, seat } = playing;
  return targets(playing).filter((at) => {
    const foe = state.foes[at];
    if (!foe || (onlyHolds(change) && !isAttacking(foe))) return false;
    return !change.unfortifiedOnly || wallsOf(state, foe, seat) === 0;
  });
};

function* onFoes(playing: Playing, whom: 'one' | 'all', change: FoeChange): Play {
  const { state, seat } = playing;
  const aimed = aims(playing, change);
  const chosen = whom === 'all' ? aimed : [yield* ask(seat, 'foe', () => foeOptions(state, aimed))];
  for (const at of chosen) alter(playing, at, change);
}

/** Does to one enemy what an effect says. */
export function alter({ state, table, seat, by }: Playing, at: number, change: FoeChange): void {
  const foe = state.foes[at];
  if (!foe) return;
  const isFortified = wallsOf(state, foe, seat) > 0;
  const armor = (isFortified ? change.armorIfFortified : undefined) ?? change.armor ?? 0;
  const lost = (change.strips ?? []).reduce((set, trait) => set | bitOf(trait), change.unwalls ? WALLS : 0);
  const how = [
    ...(change.holds ? ['holds'] : []),
    ...(armor === 0 ? [] : ['armor']),
    ...((lost & (traitsOf(state, foe) | WALLS)) === 0 ? [] : ['strips']),
  ];
  changeFoe(state, at, {
    ...(change.holds && foe.fate === 'attacks' && { fate: 'held' as const }),
    armor: foe.armor + armor,
    lost: foe.lost | lost,
  });
  for (const each of how) {
    table.emit({ event: 'foe-changed', rule: 'MK-COMBAT-13', enemy: foeName(state, at), how: each, by });
  }
  if (change.destroys) beat(state, table, seat, [at]);
}
