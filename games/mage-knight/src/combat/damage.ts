/** Assigning damage: enemy by enemy, to units of choice, the rest to the hero (MK-COMBAT-48 to -62). */
import { consider, option, type Seat } from '@taverne/engine';
import { unitOf } from '../book.ts';
import type { DeedSieve, HitDeed } from '../deeds.ts';
import { hasMod } from '../mods.ts';
import { refusal, UNITS_BARRED } from '../refusals.ts';
import { unitName } from '../run.ts';
import { type Foe, foeAt, handOf, modsOf, type State, type Unit, unitAt, unitsOf } from '../state.ts';
import type { MageTable, Verdict } from '../types.ts';
import { unitArmor, unitResists } from '../units/harm.ts';
import { changeUnit, disband } from '../units/use.ts';
import { NONE } from '../words.ts';
import { dropHand, levelRow, poison, takeWounds } from '../wounds.ts';
import { nextPhase } from './fight.ts';
import { changeFoe, foeName, isAttacking, PARALYZE, POISON, tokenOf, traitsOf } from './foes.ts';
import { damageOf } from './sums.ts';

const WOUNDED = refusal('MK-COMBAT-52', 'unit-wounded');
const STRUCK = refusal('MK-COMBAT-55', 'unit-struck');
const SPARED = refusal('MK-CARD-10', 'units-spared');

/** Only unwounded units that were not struck yet, where units are allowed (MK-COMBAT-52, -55, -58). */
function refuseDamage(state: State, seat: Seat, { wounds, isStruck, isBound }: Unit): Verdict {
  if (isStruck) return STRUCK;
  if (wounds > 0) return WOUNDED;
  if (hasMod(modsOf(state, seat), 'spared-units')) return SPARED;
  return state.arena?.noUnits && !isBound ? UNITS_BARRED : undefined;
}
export const mayTakeDamage = (state: State, seat: Seat, unit: Unit): boolean => refuseDamage(state, seat, unit) === undefined;

/** Whose damage goes where: `medusa on hero`, `medusa on peasants 0`. */
export function hitsThrough(state: State, seat: Seat, sieve: DeedSieve): void {
  state.foes.forEach((foe, at) => {
    if (!isAttacking(foe) || (state.hitter !== NONE && state.hitter !== at)) return;
    const name = foeName(state, at);
    unitsOf(state, seat).forEach((unit, i) => {
      consider(
        sieve,
        option(`${name} on ${unitName(state, seat, i)}`, { do: 'hit', foe: at, unit: i }),
        refuseDamage(state, seat, unit),
      );
    });
    sieve.options.push(option(`${name} on hero`, { do: 'hit', foe: at, unit: NONE }));
  });
}

export function hit(state: State, table: MageTable, seat: Seat, deed: HitDeed): void {
  const foe = foeAt(state, deed.foe);
  if (state.hitter === NONE) {
    state.hitter = deed.foe;
    state.damage = damageOf(state, foe);
  }
  if (deed.unit === NONE) hitHero(state, table, seat, foe);
  else hitUnit(state, table, seat, { at: deed.unit, foe });
  if (state.damage > 0) return;
  state.hitter = NONE;
  state.damage = 0;
  changeFoe(state, deed.foe, { fate: 'struck' });
  if (!state.foes.some(isAttacking)) nextPhase(state, table, seat);
}

/** What a hit does: to the hero, or to a unit by place. */
export type Blow = {
  /** What is left of the damage. */
  readonly left: number;
  readonly comes: 'unharmed' | 'wounded' | 'destroyed';
  readonly wounds: number;
  /** Wounds that poison adds to the discard pile, and whether the rest of the hand goes. */
  readonly discard: number;
  readonly paralyzes: boolean;
};

/** Who hits, and how hard. */
interface Strike {
  readonly foe: Foe;
  readonly damage: number;
}

export function blowOf(state: State, seat: Seat, unit: number, strike: Strike): Blow {
  return unit === NONE ? onHero(state, seat, strike) : onUnit(state, seat, unitAt(state, seat, unit), strike);
}

/** One wound after the other, each for the hero's armor (MK-COMBAT-57, -60, -62). */
function onHero(state: State, seat: Seat, { foe, damage }: Strike): Blow {
  const wounds = Math.ceil(damage / levelRow(state, seat).armor);
  const traits = traitsOf(state, foe);
  const discard = (traits & POISON) === 0 ? 0 : wounds;
  return { left: 0, comes: 'wounded', wounds, discard, paralyzes: (traits & PARALYZE) !== 0 };
}

/** One that resists is first covered by its armor, and suffers nothing if that is enough (MK-COMBAT-53, -54, -77). */
function onUnit(state: State, seat: Seat, unit: Unit, { foe, damage }: Strike): Blow {
  const armor = unitArmor(state, seat, unit);
  const covered = unitResists(state, seat, unit, tokenOf(state, foe).element) ? damage - armor : damage;
  const blow = { left: Math.max(0, covered - armor), discard: 0, paralyzes: false };
  if (covered <= 0) return { ...blow, comes: 'unharmed', wounds: 0 };
  const traits = traitsOf(state, foe);
  if ((traits & PARALYZE) !== 0) return { ...blow, comes: 'destroyed', wounds: 0 };
  return { ...blow, comes: 'wounded', wounds: (traits & POISON) === 0 ? 1 : 2 };
}

function hitHero(state: State, table: MageTable, seat: Seat, foe: Foe): void {
  const { wounds, discard, paralyzes } = onHero(state, seat, { foe, damage: state.damage });
  state.damage = 0;
  const by = tokenOf(state, foe).id;
  table.emit({ event: 'hero-wounded', rule: 'MK-COMBAT-57', seat, wounds, by, discard });
  takeWounds(state, seat, wounds);
  poison(state, seat, discard);
  if (paralyzes && handOf(state, seat).length > 0) dropHand(state, table, seat, 'paralyzed');
}

function hitUnit(state: State, table: MageTable, seat: Seat, { at, foe }: { readonly at: number; readonly foe: Foe }): void {
  const unit = unitAt(state, seat, at);
  const [{ id }, by] = [unitOf(state, unit.unit), tokenOf(state, foe).id];
  const { left, comes, wounds } = onUnit(state, seat, unit, { foe, damage: state.damage });
  state.damage = left;
  changeUnit(state, seat, at, { isStruck: true });
  if (comes === 'unharmed') table.emit({ event: 'unit-unharmed', rule: 'MK-COMBAT-54', seat, unit: id, by });
  else if (comes === 'destroyed') {
    table.emit({ event: 'unit-destroyed', rule: 'MK-COMBAT-61', seat, unit: id, by });
    disband(state, table, seat, at);
  } else {
    changeUnit(state, seat, at, { wounds });
    table.emit({ event: 'unit-wounded', rule: 'MK-COMBAT-53', seat, unit: id, wounds, by });
  }
}
