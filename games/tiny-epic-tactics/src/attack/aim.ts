/**
 * Whom an attack can reach. Each function tells nothing when the target is in reach and the price can be paid, and the reason
 * when not; `from` asks the same for another cell than the one the unit stands on.
 */
import { BEARER, isBearer } from '../artifact.ts';
import { bookOf } from '../content/book.ts';
import type { AttackKind } from '../content/types.ts';
import type { Part } from '../events.ts';
import { distance } from '../realm/cells.ts';
import type { Cell } from '../realm/types.ts';
import type { Reason } from '../reasons.ts';
import type { State, Unit } from '../state.ts';
import { talentsOf } from '../talents.ts';
import { areAllies, areEnemies, cellOf, isEnemyUnit, statsOf, stockOf } from '../units.ts';
import {
  BALLISTA_TOO_FAR,
  ELSEWHERE,
  NO_AMMO,
  NO_MANA,
  NO_RANGED_ATTACK,
  NO_SPELL,
  NOT_ADJACENT,
  NOT_AN_ALLY,
  NOT_AN_ENEMY,
  NOT_ON_BALLISTA,
  OTHER_ELEVATION,
  OUT_OF_RANGE,
  PUT_ON_BALLISTA,
  SPELL_OUT_OF_RANGE,
} from './reasons.ts';

/** Fixed: no elevation, no ammo, no miss roll, no Peak (TET-BALLISTA-05, TET-RUL-11). */
export const BALLISTA_RANGE = 4;

/** An enemy on an adjacent cell of exactly the same elevation (TET-MELEE-01). */
export function refuseMelee(state: State, by: Unit, on: Unit, from: Cell = cellOf(state, by)): Reason | undefined {
  if (!areEnemies(state, by, on)) return NOT_AN_ENEMY;
  const { realm } = bookOf(state);
  const to = cellOf(state, on);
  const near = realm.near[from];
  if (near !== undefined && (near[0] === to || near[1] === to || near[2] === to || near[3] === to)) {
    return realm.elevation[from] === realm.elevation[to] ? undefined : OTHER_ELEVATION;
  }
  return canLunge(state, by, from, to) ? undefined : NOT_ADJACENT;
}

/** Does some ability of the unit reach further than the next cell? */
function canLunge(state: State, unit: Unit, from: Cell, to: Cell): boolean {
  for (const { ability, amount } of talentsOf(state, unit)) {
    if (ability.reaches?.(state, { unit, from, to }, amount)) return true;
  }
  return false;
}

/** Warriors and Rogues (TET-RANGED-01), for 1 ammo up front (TET-RANGED-02); the Enemy pays none (TET-SOLO-ENEMY-15). */
export function refuseRanged(state: State, by: Unit, on: Unit, from: Cell = cellOf(state, by)): Reason | undefined {
  const { ranged } = statsOf(state, by);
  if (!ranged) return NO_RANGED_ATTACK;
  if (!areEnemies(state, by, on)) return NOT_AN_ENEMY;
  if (stockOf(state, by) < 1 && !isEnemyUnit(state, by)) return NO_AMMO;
  return refuseRange(state, { by, from, to: cellOf(state, on), printed: ranged.range, kind: 'ranged' });
}

/** The one spell of its card (TET-SPELL-01), for 1 mana (TET-SPELL-02). */
export function refuseSpell(state: State, by: Unit, on: Unit, from: Cell = cellOf(state, by)): Reason | undefined {
  const { spell } = statsOf(state, by);
  if (!spell) return NO_SPELL;
  if (stockOf(state, by) < 1 && !isEnemyUnit(state, by)) return NO_MANA;
  // Enemy or ally, as the card says, and its range used like that of a Ranged Attack (TET-SPELL-06); without one: anywhere.
  if (spell.target === 'enemy' && !areEnemies(state, by, on)) return NOT_AN_ENEMY;
  if (spell.target === 'ally' && !areAllies(state, by, on)) return NOT_AN_ALLY;
  const to = cellOf(state, on);
  const { realm } = bookOf(state);
  if (spell.range === null) return distance(realm, from, to) === Number.POSITIVE_INFINITY ? ELSEWHERE : undefined;
  return refuseRange(state, { by, from, to, printed: spell.range, kind: 'spell' });
}

/** From the Ballista cell it stands on (TET-ACT-02, TET-BALLISTA-03), unless it was put there in this turn (TET-RUL-14). */
function refuseBallista(state: State, by: Unit, on: Unit): Reason | undefined {
  const { realm } = bookOf(state);
  const from = cellOf(state, by);
  if (realm.terrain[from] !== 'ballista') return NOT_ON_BALLISTA;
  if (state.put[by] === from) return PUT_ON_BALLISTA;
  if (!areEnemies(state, by, on)) return NOT_AN_ENEMY;
  return distance(realm, from, cellOf(state, on)) > BALLISTA_RANGE ? BALLISTA_TOO_FAR : undefined;
}

export function refuse(state: State, kind: AttackKind, by: Unit, on: Unit): Reason | undefined {
  switch (kind) {
    case 'melee':
      return refuseMelee(state, by, on);
    case 'ranged':
      return refuseRanged(state, by, on);
    case 'spell':
      return refuseSpell(state, by, on);
    case 'ballista':
      return refuseBallista(state, by, on);
  }
}

/** A Ranged Attack or a Spell from one cell at another, and the range on the card. */
interface Shot {
  readonly by: Unit;
  readonly from: Cell;
  readonly to: Cell;
  readonly printed: number;
  readonly kind: 'ranged' | 'spell';
}

/** Steps beyond the range? Nothing in between matters (TET-RANGED-05), and no range bridges a dungeon's walls (TET-RUL-49). */
function refuseRange(state: State, shot: Shot): Reason | undefined {
  const { from, to, printed, kind } = shot;
  const { realm } = bookOf(state);
  const away = distance(realm, from, to);
  if (away === Number.POSITIVE_INFINITY) return ELSEWHERE;
  // From a Peak range is no limit (TET-TERRAIN-06, TET-RANGED-06), for allies neither (TET-RUL-54).
  if (away <= printed - 1 || realm.terrain[from] === 'peak') return undefined;
  if (away <= rangeOf(state, shot)) return undefined;
  return kind === 'spell' ? SPELL_OUT_OF_RANGE : OUT_OF_RANGE;
}

/** The card's range, +1 from higher and −1 from lower ground, whatever the difference (TET-RANGED-03, TET-RUL-15). */
const rangeOf = (state: State, shot: Shot): number =>
  shot.printed + slope(state, shot) + (isBearer(state, shot.by) ? BEARER.range : 0);

function slope(state: State, { by, from, to, kind }: Shot): number {
  const { elevation } = bookOf(state).realm;
  const above = (elevation[from] ?? 0) - (elevation[to] ?? 0);
  if (above === 0) return 0;
  return above < 0 ? -1 : perchOf(state, by, kind);
}

/** What higher ground adds to the range of these attacks. */
export function perchOf(state: State, unit: Unit, kind: AttackKind): number {
  for (const { ability, amount } of talentsOf(state, unit)) if (ability.perch?.includes(kind)) return amount;
  return 1;
}

/** A range with its parts, and the distance: for the page. Infinite: from a Peak. */
export interface Aim {
  readonly distance: number;
  readonly range: number;
  readonly parts: readonly Part[];
}

export function aimOf(state: State, kind: AttackKind, by: Unit, on: Unit): Aim | undefined {
  const { realm } = bookOf(state);
  const from = cellOf(state, by);
  const to = cellOf(state, on);
  const away = distance(realm, from, to);
  if (kind === 'ballista') return { distance: away, range: BALLISTA_RANGE, parts: [{ of: 'ballista', by: BALLISTA_RANGE }] };
  const stats = statsOf(state, by);
  const printed = kind === 'ranged' ? stats.ranged?.range : kind === 'spell' ? stats.spell?.range : undefined;
  if (printed === undefined || printed === null || (kind !== 'ranged' && kind !== 'spell')) return undefined;
  if (realm.terrain[from] === 'peak') return { distance: away, range: Number.POSITIVE_INFINITY, parts: [] };
  const parts: Part[] = [{ of: 'card', by: printed }];
  const shot = { by, from, to, printed, kind };
  const tilt = slope(state, shot);
  if (tilt !== 0) parts.push({ of: tilt > 0 ? 'higher' : 'lower', by: tilt });
  if (isBearer(state, by)) parts.push({ of: 'artifact', by: BEARER.range });
  return { distance: away, range: rangeOf(state, shot), parts };
}
