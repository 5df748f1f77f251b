/** What an attack would bring about, part by part, as far as it can be told before dice are rolled and tactics revealed. */
import type { SpellEffect } from '../content/types.ts';
import type { AttackDeed } from '../deeds.ts';
import { DICE } from '../dice.ts';
import type { UnitId } from '../events.ts';
import { caught } from '../spells.ts';
import type { State, Unit } from '../state.ts';
import { atWork } from '../tactics/hand.ts';
import { firmAgainst, pushDice } from '../talents.ts';
import { cellOf, hpOf, isEnemyUnit, isWeak, statsOf, TOKEN_PRICE, unitId } from '../units.ts';
import type { Direction } from '../words.ts';
import { aimOf, refuseMelee, refuseRanged, refuseSpell } from './aim.ts';
import { type Damage, damageOf } from './damage.ts';
import { type Declaration, declarationOf, isAttacking } from './declaration.ts';
import { missDice } from './miss.ts';
import { shieldsOf } from './shields.ts';

/** One part of a figure: a type and no interface, so that it passes as plain data. */
type PartOf = { readonly of: string; readonly by: number };

type Target = { readonly target: UnitId; readonly hp: number };
/** Null: there is no limit. */
type Range = { readonly distance?: number; readonly range?: number | null; readonly rangeParts?: readonly PartOf[] };
type Price = {
  readonly ammo?: number;
  readonly mostAmmo?: number;
  readonly missDice?: number;
  readonly mana?: number;
  readonly starDice?: number;
};
type Effects = {
  readonly effects?: readonly (SpellEffect & { readonly units: readonly UnitId[] })[];
  readonly way?: Direction;
};
type Answers = {
  readonly intercept?: readonly UnitId[];
  readonly riposte?: { readonly unit: UnitId; readonly ways: readonly string[]; readonly hp: number };
};
type Harm = Answers & {
  readonly damage?: number;
  readonly parts?: readonly PartOf[];
  readonly most?: number;
  readonly captures?: boolean;
  readonly pushDice?: number;
};

export type AttackPreview = Target & Range & Price & Effects & Harm;
/** Of a riposte: the HP that its token costs. */
export type RipostePreview = Partial<AttackPreview> & { readonly payment?: number };

export const previewAttack = (state: State, deed: AttackDeed): AttackPreview => previewDeclared(state, declarationOf(deed));

export function previewDeclared(state: State, declared: Declaration): AttackPreview {
  const harm = isAttacking(state, declared) ? harmOf(state, declared) : {};
  return {
    ...target(state, declared),
    ...range(state, declared),
    ...price(state, declared),
    ...effects(state, declared),
    ...harm,
  };
}

const target = (state: State, { on }: Declaration): Target => ({ target: unitId(state, on), hp: hpOf(state, on) });

function range(state: State, { kind, by, on }: Declaration): Range {
  const aim = kind === 'melee' ? undefined : aimOf(state, kind, by, on);
  if (!aim) return {};
  // From a Peak there is no limit, and JSON knows no infinity.
  const limit = Number.isFinite(aim.range) ? aim.range : null;
  return { distance: aim.distance, range: limit, rangeParts: plain(aim.parts) };
}

/** What is paid, and what is rolled for. */
function price(state: State, { kind, by, mana, tactics }: Declaration): Price {
  const enemy = isEnemyUnit(state, by);
  switch (kind) {
    case 'ranged': {
      const dice = missDice(state, by, tactics);
      return enemy ? {} : { ammo: 1, mostAmmo: 1 + dice, missDice: dice };
    }
    case 'spell':
      return enemy ? { starDice: DICE } : { mana: 1 + mana, starDice: mana };
    default:
      return {};
  }
}

/** The damage with its parts, of a spell also the most it can do; and who could answer it. */
function harmOf(state: State, declared: Declaration): Harm {
  const sure = atWork(state, declared.tactics, 'stars');
  const least = damageOf(state, declared, sure, declared.tactics);
  const dice = declared.kind === 'spell' ? (isEnemyUnit(state, declared.by) ? DICE : declared.mana) : 0;
  const most = dice > 0 ? damageOf(state, declared, sure + dice, declared.tactics) : least;
  const captures = least.total >= hpOf(state, declared.on);
  const damage = { damage: least.total, parts: plain(least.parts), most: most.total, captures };
  return { ...damage, ...pushes(state, declared, least), ...answers(state, declared, least.total, most.total) };
}

function pushes(state: State, { kind, by, on, plain: noPush }: Declaration, { total }: Damage): Pick<Harm, 'pushDice'> {
  const isOffered = kind === 'melee' && total > 0 && !noPush && !firmAgainst(state, on, by);
  return isOffered ? { pushDice: pushDice(state, by) } : {};
}

/** Who could step in, and who could strike back and how, from where they stand now. */
function answers(state: State, declared: Declaration, least: number, most: number): Answers {
  const { by, on, riposte, plain: noAnswer } = declared;
  const shields = most > 0 ? shieldsOf(state, declared).map(({ unit }) => unitId(state, unit)) : [];
  const ways = riposte || noAnswer || !outlives(state, on, least, most) ? [] : riposteWays(state, on, by);
  return {
    ...(shields.length > 0 ? { intercept: shields } : {}),
    ...(ways.length > 0 ? { riposte: { unit: unitId(state, on), ways, hp: isWeak(state, on) ? TOKEN_PRICE : 0 } } : {}),
  };
}

/** Could the target be hurt (TET-RIPOSTE-01), live (TET-RIPOSTE-03) and have the HP for its token (TET-RUL-17)? */
function outlives(state: State, on: Unit, least: number, most: number): boolean {
  const hp = hpOf(state, on) - Math.max(1, least);
  return most > 0 && hp > (isWeak(state, on) ? TOKEN_PRICE : 0);
}

function riposteWays(state: State, unit: Unit, on: Unit): string[] {
  const ways: string[] = [];
  if (!refuseMelee(state, unit, on)) ways.push('melee');
  if (!refuseRanged(state, unit, on)) ways.push('ranged');
  if (statsOf(state, unit).spell?.target === 'enemy' && !refuseSpell(state, unit, on)) ways.push('spell');
  return ways;
}

/** What a spell does besides, and to whom. */
function effects(state: State, declared: Declaration): Effects {
  const { spell } = statsOf(state, declared.by);
  if (declared.kind !== 'spell' || !spell) return {};
  const casting = { declared, stars: 0, centre: cellOf(state, declared.on) };
  const tell = (effect: SpellEffect): NonNullable<Effects['effects']>[number] => {
    const among = effect.does === 'area' || effect.does === 'chain' ? caught(state, casting, effect.distance) : [];
    return { ...effect, units: among.map((unit) => unitId(state, unit)) };
  };
  return { effects: spell.effects.map(tell), ...(declared.way ? { way: declared.way } : {}) };
}

const plain = (parts: Damage['parts']): PartOf[] => parts.map(({ of, by }) => ({ of, by }));
