/** Units: activating them, readying, healing, and the command tokens they need (MK-CARD-16 to -19, MK-HEAL-03). */
import { type Option, option, type Play, type Seat } from '@taverne/engine';
import { cardOf, skillOf, unitOf } from '../book.ts';
import { type DeedSieve, type UnitDeed, weigh } from '../deeds.ts';
import { discardCards } from '../draws.ts';
import type { Forces } from '../effects.ts';
import { forcesOf } from '../forces.ts';
import { aside, BLACK, canPayAll, colourNumber, pay } from '../mana.ts';
import { type Playing, playing } from '../playing.ts';
import { noMana, UNIT_SPENT, UNIT_WOUNDED, UNITS_BARRED } from '../refusals.ts';
import { can, refuseEffect, wantsMore } from '../refuse.ts';
import { carryOut, unitName } from '../run.ts';
import { gainFame } from '../standing.ts';
import { manaOf, modsOf, plus, type State, skillsOf, type Unit, unitAt, unitsOf } from '../state.ts';
import type { MageTable, Verdict } from '../types.ts';
import { BOUND, COLOURS, NONE } from '../words.ts';
import { levelRow } from '../wounds.ts';
import type { Ability } from './unit.ts';

/** In the place of an ability: what the banner lets its bearer be spent for, and what it does once a round for nothing. */
const BANNER_ABILITY = 90;
const BANNER_ONCE = 91;

// Made once each: reasons go by them.
const PRICES = COLOURS.map((_, colour) => [colour]);
const NOTHING: readonly number[] = [];
export const priceOfAbility = ({ mana }: Ability): readonly number[] => (mana && PRICES[colourNumber(mana)]) ?? NOTHING;

export function abilityOf(state: State, unit: Unit, ability: number): Ability | undefined {
  if (ability < BANNER_ABILITY) return unitOf(state, unit.unit).abilities[ability];
  const banner = unit.banner === NONE ? undefined : cardOf(state, unit.banner).banner;
  const effect = ability === BANNER_ABILITY ? banner?.ability : unit.isBannerDown ? undefined : banner?.once;
  return effect && { effect };
}

/** A ready, unwounded unit may be activated once, where units are allowed. */
function refuseUnit(state: State, { isSpent, wounds, isBound }: Unit): Verdict {
  if (state.arena?.noUnits && !isBound) return UNITS_BARRED;
  if (wounds > 0) return UNIT_WOUNDED;
  return isSpent ? UNIT_SPENT : undefined;
}

interface Use {
  /** The unit, by place. */
  readonly at: number;
  readonly ability: Ability;
}

const contextOf = (state: State, table: MageTable, seat: Seat, { at, ability }: Use): Playing => {
  const { id } = unitOf(state, unitAt(state, seat, at).unit);
  return playing(state, table, seat, { by: id, unit: at, colour: ability.mana });
};

export function refuseAbility(context: Playing, ability: Ability): Verdict {
  const against = refuseEffect(context, ability.effect);
  if (against || ability.mana === undefined) return against;
  const afterwards = wantsMore(ability.effect) ? () => can(context, ability.effect) : undefined;
  const isPaid = (): boolean => canPayAll(context.state, context.seat, priceOfAbility(ability), afterwards);
  return (ability.mana === 'black' ? aside(context.state, context.seat, isPaid) : isPaid())
    ? undefined
    : noMana(priceOfAbility(ability));
}

/** What it could put on the table as attack or block, when the price of what calls for it is paid as well. */
export function forcesOfAbility(context: Playing, ability: Ability, price: readonly number[] = []): Forces {
  const paid = [...price, ...priceOfAbility(ability)];
  return canPayAll(context.state, context.seat, paid) ? forcesOf(context, ability.effect, paid) : [];
}

export function unitsThrough(state: State, table: MageTable, seat: Seat, sieve: DeedSieve): void {
  const units = unitsOf(state, seat);
  for (const [at, unit] of units.entries()) {
    const barred = refuseUnit(state, unit);
    const { id, abilities } = unitOf(state, unit.unit);
    for (const [i, ability] of abilities.entries()) {
      const against = barred ?? refuseAbility(contextOf(state, table, seat, { at, ability }), ability);
      weigh(sieve, against, () => option(`use ${id} ${at} ${i}`, { do: 'unit', unit: at, ability: i }));
    }
    const own = abilityOf(state, unit, BANNER_ABILITY);
    if (own) {
      const against = barred ?? refuseAbility(contextOf(state, table, seat, { at, ability: own }), own);
      weigh(sieve, against, () => option(`use ${id} ${at} banner`, { do: 'unit', unit: at, ability: BANNER_ABILITY }));
    }
  }
  for (const [at, unit] of units.entries()) {
    const once = unit.banner === NONE ? undefined : abilityOf(state, unit, BANNER_ONCE);
    if (!once) continue;
    const against = refuseAbility(contextOf(state, table, seat, { at, ability: once }), once);
    weigh(sieve, against, () =>
      option(`use ${unitName(state, seat, at)} once`, { do: 'unit', unit: at, ability: BANNER_ONCE }),
    );
  }
}

/** Its command token moves onto it, and one of its abilities is used (MK-CARD-17). */
export function* activateUnit(state: State, table: MageTable, seat: Seat, deed: UnitDeed): Play {
  const unit = unitAt(state, seat, deed.unit);
  const ability = abilityOf(state, unit, deed.ability);
  if (!ability) return;
  changeUnit(state, seat, deed.unit, deed.ability === BANNER_ONCE ? { isBannerDown: true } : { isSpent: true });
  const context = contextOf(state, table, seat, { at: deed.unit, ability });
  table.emit({ event: 'unit-used', rule: 'MK-CARD-17', seat, unit: context.by, ability: deed.ability });
  yield* exertAbility(context, ability, unit);
}

type Bearer = Pick<Unit, 'unit' | 'banner'>;

/** Its mana is paid, then it works. */
export function* exertAbility(context: Playing, ability: Ability, unit: Bearer): Play {
  const { state, table, seat } = context;
  const { parts } = state;
  const afterwards = wantsMore(ability.effect) ? () => can(context, ability.effect) : undefined;
  if (ability.mana === 'black') yield* payBlack(context, priceOfAbility(ability));
  else yield* pay(state, table, seat, { price: priceOfAbility(ability), afterwards });
  yield* carryOut(context, ability.effect);
  if (state.parts.length > parts.length) honourUnit(state, table, seat, unit);
}

/** With anything but what serves for spells alone (MK-RULING-35). */
function* payBlack({ state, table, seat }: Playing, price: readonly number[]): Play {
  const kept = modsOf(state, seat).filter(({ mod }) => mod === 'spells-only');
  state.mana[seat] = plus(manaOf(state, seat), BLACK, -kept.length);
  state.mods[seat] = modsOf(state, seat).filter(({ mod }) => mod !== 'spells-only');
  yield* pay(state, table, seat, { price });
  state.mana[seat] = plus(manaOf(state, seat), BLACK, kept.length);
  state.mods[seat] = [...modsOf(state, seat), ...kept];
}

/** Fame for a unit that attacks or blocks, by its banner and by effects. */
function honourUnit(state: State, table: MageTable, seat: Seat, { unit, banner }: Bearer): void {
  const borne = banner === NONE ? 0 : (cardOf(state, banner).banner?.fame ?? 0);
  const fame = modsOf(state, seat).reduce((sum, mod) => sum + (mod.mod === 'units' ? (mod.fame ?? 0) : 0), borne);
  gainFame(state, table, seat, { n: fame, by: unitOf(state, unit).id, rule: 'MK-CARD-10' });
}

export function changeUnit(state: State, seat: Seat, at: number, change: Partial<Unit>): void {
  state.units[seat] = unitsOf(state, seat).with(at, { ...unitAt(state, seat, at), ...change });
}

// ── command tokens ──

/** One unit for each command token; one that a skill leads has a token of its own (MK-CARD-16). */
const freeCommands = (state: State, seat: Seat): number =>
  levelRow(state, seat).command - unitsOf(state, seat).filter(({ isBound }) => !isBound).length;

const hasBond = (state: State, seat: Seat): boolean =>
  skillsOf(state, seat).some((skill) => skillOf(state, skill).isCommand) &&
  !unitsOf(state, seat).some(({ isBound }) => isBound);

/** A new unit is ready and unwounded; `replaced`: the one that goes for it, by place (MK-CARD-19). */
export function gainUnit(
  state: State,
  table: MageTable,
  seat: Seat,
  { unit, replaced = NONE }: { readonly unit: number; readonly replaced?: number },
): void {
  const isBound = replaced === BOUND;
  if (replaced >= 0) disband(state, table, seat, replaced);
  const fresh: Unit = { unit, isSpent: false, wounds: 0, banner: NONE, isBannerDown: false, isStruck: false, isBound };
  state.units[seat] = [...unitsOf(state, seat), fresh];
}

/** Out of the game; its banner is discarded (MK-CARD-20). */
export function disband(state: State, table: MageTable, seat: Seat, at: number): void {
  const unit = unitAt(state, seat, at);
  state.units[seat] = unitsOf(state, seat).toSpliced(at, 1);
  state.goneUnits = [...state.goneUnits, unit.unit];
  table.emit({ event: 'unit-disbanded', rule: 'MK-CARD-19', seat, unit: unitOf(state, unit.unit).id });
  if (unit.banner !== NONE) discardCards(state, table, seat, [unit.banner]);
}

/** Ways to make room for one more unit: none is needed, or one of those goes that may (by place), or it is bound. */
export function roomFor(state: State, seat: Seat): readonly number[] {
  const bonds = hasBond(state, seat) ? [BOUND] : [];
  if (freeCommands(state, seat) > 0) return [NONE, ...bonds];
  return [...unitsOf(state, seat).flatMap(({ isBound }, at) => (isBound ? [] : [at])), ...bonds];
}
/** ` for peasants 0`: what goes, in notations. */
export const replacing = (state: State, seat: Seat, at: number): string =>
  at === NONE ? '' : at === BOUND ? ' bound' : ` for ${unitName(state, seat, at)}`;

// ── units for nothing ──

/** A unit of the offer, and the own one that goes for it, both by place. */
interface Exchange {
  readonly unit: number;
  readonly for: number;
}
export const unitOptions = (state: State, seat: Seat): Option<Exchange>[] =>
  state.offer.flatMap((unit, at) =>
    roomFor(state, seat).map((replaced) =>
      option(`${unitOf(state, unit).id} ${at}${replacing(state, seat, replaced)}`, { unit: at, for: replaced }),
    ),
  );

export function takeUnit(state: State, table: MageTable, seat: Seat, chosen: Exchange): void {
  const unit = state.offer[chosen.unit];
  if (unit === undefined) return;
  state.offer = state.offer.toSpliced(chosen.unit, 1);
  gainUnit(state, table, seat, { unit, replaced: chosen.for });
  table.emit({ event: 'recruited', rule: 'MK-ENDTURN-22', seat, unit: unitOf(state, unit).id, cost: 0 });
}
