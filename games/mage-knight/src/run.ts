/** Doing what an effect says. What may be done at all is in refuse.ts: what is offered and why something is not both come from there. */
import { option, type Play } from '@taverne/engine';
import { bitOf, cardOf, unitOf } from './book.ts';
import { beat } from './combat/beat.ts';
import { changeFoe, foeName, foeOptions, traitsOf, WALLS, wallsOf } from './combat/foes.ts';
import { type Effect, type FoeChange, wordOf } from './effects.ts';
import { colourNumber, gainCrystal, gainToken, pay } from './mana.ts';
import { hasMod, type Mod } from './mods.ts';
import type { Playing } from './playing.ts';
import { aims, can, paysFor, readiable, skipsAttack } from './refuse.ts';
import { changeReputation, gainFame } from './standing.ts';
import { foeAt, latersOf, modsOf, type Part, type State, unitAt, unitsOf } from './state.ts';
import { ask } from './types.ts';
import { BASICS, type Colour, type Element, type Kind, NONE } from './words.ts';
import { takeWounds } from './wounds.ts';

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
      takeWounds(state, seat, amountOf(playing, effect));
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
      state.laters[seat] = [...latersOf(state, seat), { what: effect.what, n: effect.n }];
      return;
    case 'at-end':
      state.laters[seat] = [...latersOf(state, seat), { what: 'card', card: playing.card, side: playing.side }];
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

/** `lone`: which of them are there hangs on the hand, and a quick answer would tell. */
export function* pickColour<C extends Colour>({ seat }: Playing, of: readonly C[], lone?: 'asked'): Play<C> {
  const [only] = of;
  if (of.length === 1 && only !== undefined && !lone) return only;
  return yield* ask(seat, 'colour', () => of.map((colour) => option(colour, colour)), { lone });
}

interface Given {
  readonly kind: Kind | 'block';
  readonly n: number;
  readonly element: Element;
  readonly twist?: string | undefined;
}

/** Attack and block points go onto the table (MK-COMBAT-14), with all that makes them more. */
export function give(playing: Playing, given: Given): void {
  const { state, table, seat, by } = playing;
  const { kind, element } = given;
  const part = partOf(playing, given);
  takeBonus(playing);
  takeAmbush(playing);
  takeLead(playing, kind);
  state.parts = [...state.parts, part];
  table.emit({ event: 'force', rule: 'MK-COMBAT-14', seat, kind, n: part.n, element, by });
}

/** What they would be on the table. */
export const partOf = (playing: Playing, { kind, n, element, twist }: Given): Part => ({
  by: playing.by,
  n: n + partBonus(playing, kind),
  kind,
  element,
  ...(twist !== undefined && { twist }),
  ...(playing.state.duel && playing.unit >= 0 && { unit: playing.unit }),
});

/** What is added to an attack or block of what is being played. */
export const partBonus = (playing: Playing, kind: Kind | 'block'): number =>
  playing.bonus + ambushBonus(playing, kind) + unitBonus(playing, kind);

/** The first attack or block of a card after an Ambush; one that was set several times over is for the same card. */
const isAmbushed = ({ state, seat, card, isAgain }: Playing): boolean =>
  card !== NONE && !isAgain && hasMod(modsOf(state, seat), 'ambush');
const ambushBonus = (playing: Playing, kind: Kind | 'block'): number => {
  if (!isAmbushed(playing)) return 0;
  const what = kind === 'block' ? 'block' : 'attack';
  return modsOf(playing.state, playing.seat).reduce((sum, mod) => sum + (mod.mod === 'ambush' ? mod[what] : 0), 0);
};
function takeAmbush(playing: Playing): void {
  if (!isAmbushed(playing)) return;
  playing.state.mods[playing.seat] = modsOf(playing.state, playing.seat).filter(({ mod }) => mod !== 'ambush');
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

function* readyOne(playing: Playing, level: number): Play {
  const { state, table, seat } = playing;
  const at = yield* ask(seat, 'ready', () => readiable(playing, level).map((i) => option(unitName(state, seat, i), i)));
  readyUnit(state, table, seat, at);
}
export const unitName = (state: State, seat: number, at: number): string => {
  const { unit } = unitAt(state, seat, at);
  return `${unitOf(state, unit).id} ${at}`;
};

export function readyUnit(state: State, table: Playing['table'], seat: number, at: number): void {
  const unit = unitAt(state, seat, at);
  state.units[seat] = unitsOf(state, seat).with(at, { ...unit, isSpent: false });
  table.emit({ event: 'unit-readied', rule: 'MK-CARD-18', seat, unit: unitOf(state, unit.unit).id });
}

// ── enemies ──

function* onFoes(playing: Playing, whom: 'one' | 'all', change: FoeChange): Play {
  const { state, seat } = playing;
  if (state.duel && skipsAttack(state, whom, change)) {
    // One attack of the other player does nothing (MK-PVP-66).
    state.duel = { ...state.duel, attack: [] };
    return;
  }
  const aimed = aims(playing, change);
  const chosen = whom === 'all' ? aimed : [yield* ask(seat, 'foe', () => foeOptions(state, aimed))];
  for (const at of chosen) alter(playing, at, change);
}

/** Does to one enemy what an effect says. */
export function alter({ state, table, seat, by }: Playing, at: number, change: FoeChange): void {
  const foe = foeAt(state, at);
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
