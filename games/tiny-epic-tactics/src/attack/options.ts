/** The attacks and castings that a unit of the active side could declare now, and what speaks against the others. */
import { consider } from '@taverne/engine';
import { hindrance, mayAct } from '../allowance.ts';
import { BEARER } from '../artifact.ts';
import { bookOf } from '../content/book.ts';
import type { AttackKind } from '../content/types.ts';
import { type AttackDeed, type DeedSieve, deedOption } from '../deeds.ts';
import { DICE } from '../dice.ts';
import { distance, isChamber } from '../realm/cells.ts';
import type { State, Unit } from '../state.ts';
import { holdsAny, tacticsFor } from '../tactics/declared.ts';
import { talentsOf } from '../talents.ts';
import { areAllies, areEnemies, cellOf, isInPlay, statsOf, stockOf } from '../units.ts';
import { PLAIN } from '../words.ts';
import { BALLISTA_RANGE, perchOf, refuse } from './aim.ts';
import { declarationOf } from './declaration.ts';
import { hasPush, mostExtra, reinforcements } from './reinforce.ts';

/** Of the targets out of reach only those are gone through that somebody asks about. */
export function considerAttacks(sieve: DeedSieve, state: State, unit: Unit): void {
  const { realm } = bookOf(state);
  const from = cellOf(state, unit);
  // Nobody in a dungeon has anybody to attack (TET-RUL-49).
  if (isChamber(realm, from)) return;
  const isCurious = sieve.refused !== undefined;
  // All attacks are one kind of action, a spell that does not attack is another (TET-ACT-06, TET-RUL-03).
  if (!isCurious && !mayAct(state, unit, 'melee') && !mayAct(state, unit, 'spell')) return;
  const far = isCurious ? Number.POSITIVE_INFINITY : farthest(state, unit);
  const helps = statsOf(state, unit).spell?.target === 'ally';
  let kinds: AttackKind[] | undefined;
  for (let target = 0; target < state.at.length; target++) {
    if (!isInPlay(state, target) || distance(realm, from, cellOf(state, target)) > far) continue;
    if (target === unit || (!helps && !areEnemies(state, unit, target))) continue;
    kinds ??= kindsOf(state, unit).filter((kind) => isCurious || mayAct(state, unit, kind));
    for (const kind of kinds) {
      // What keeps the unit from acting at all comes before what is wrong with the target.
      const against = (isCurious ? hindrance(state, unit, kind) : undefined) ?? refuse(state, kind, unit, target);
      if (against === undefined) offerKind(sieve, state, kind, { unit, target });
      else if (isCurious && isConceivable(state, kind, unit, target))
        consider(sieve, deedOption(state, plainDeed(state, kind, { unit, target })), against);
    }
  }
}

/** A sword for enemies, a healing spell for allies: of anything else nobody thinks. */
function isConceivable(state: State, kind: AttackKind, unit: Unit, target: Unit): boolean {
  const { spell } = statsOf(state, unit);
  return kind === 'spell' && spell?.target === 'ally' ? areAllies(state, unit, target) : areEnemies(state, unit, target);
}

/** Nothing of this unit goes further, whatever adds to its range: most targets are out of the question at once. */
function farthest(state: State, unit: Unit): number {
  const { ranged, spell } = statsOf(state, unit);
  const isOnPeak = bookOf(state).realm.terrain[cellOf(state, unit)] === 'peak';
  if (isOnPeak || spell?.range === null) return Number.POSITIVE_INFINITY;
  const printed = Math.max(ranged?.range ?? 0, spell?.range ?? 0);
  let far = Math.max(BALLISTA_RANGE, printed + perchOf(state, unit, 'ranged') + BEARER.range);
  for (const { ability, amount } of talentsOf(state, unit)) if (ability.reaches) far = Math.max(far, amount);
  return far;
}

/** The kinds of attack and casting that a unit has at all. */
function kindsOf(state: State, unit: Unit): AttackKind[] {
  const { ranged, spell } = statsOf(state, unit);
  const kinds: AttackKind[] = ['melee'];
  if (ranged) kinds.push('ranged');
  if (spell) kinds.push('spell');
  if (bookOf(state).realm.terrain[cellOf(state, unit)] === 'ballista') kinds.push('ballista');
  return kinds;
}

type Aimed = Pick<AttackDeed, 'unit' | 'target'>;

/** Without extra mana, and to the north, where it matters. */
function plainDeed(state: State, kind: AttackKind, { unit, target }: Aimed): AttackDeed {
  if (kind !== 'spell') return { do: kind, unit, target, tactics: PLAIN };
  const way = hasPush(statsOf(state, unit).spell) ? 'N' : null;
  return { do: 'spell', unit, target, mana: 0, way, tactics: PLAIN };
}

function offerKind(sieve: DeedSieve, state: State, kind: AttackKind, aimed: Aimed): void {
  const plain = plainDeed(state, kind, aimed);
  if (plain.do !== 'spell') {
    withTactics(sieve, state, plain);
    return;
  }
  for (const { mana, way } of reinforcements(state, plain.unit)) withTactics(sieve, state, { ...plain, mana, way });
  if (sieve.refused === undefined) return;
  // What is missing is the mana for more dice (TET-SPELL-03).
  const stock = stockOf(state, plain.unit);
  for (let mana = mostExtra(state, plain.unit) + 1; mana <= DICE; mana++) {
    const figures = { mana: stock, price: 1 + mana };
    consider(sieve, deedOption(state, { ...plain, mana }), { rule: 'TET-SPELL-03', why: 'too-little-mana', figures });
  }
}

/** The deed as it is, and with each tactic in hand that fits it. */
function withTactics({ options }: DeedSieve, state: State, plain: AttackDeed): void {
  options.push(deedOption(state, plain));
  if (!holdsAny(state, plain.unit)) return;
  for (const tactics of tacticsFor(state, declarationOf(plain))) options.push(deedOption(state, { ...plain, tactics }));
}
