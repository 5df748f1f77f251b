/** "Why not?": attacks and castings that are not on offer, with the rule and the figures of the case. */

import type { Json } from '@taverne/engine';
import { hindrance } from '../allowance.ts';
import { bookOf } from '../content/book.ts';
import type { AttackKind } from '../content/types.ts';
import type { AttackDeed } from '../deeds.ts';
import { writeDeed } from '../notation.ts';
import { distance, isChamber } from '../realm/cells.ts';
import type { Missing, Reason } from '../reasons.ts';
import type { State, Unit } from '../state.ts';
import { PLAIN } from '../state.ts';
import { areAllies, areEnemies, cellOf, isInPlay, statsOf, stockOf } from '../units.ts';
import { aimOf, refuse } from './aim.ts';
import { kindsOf } from './options.ts';
import { hasPush, mostExtra } from './reinforce.ts';

/** Every attack of a kind that the unit has, on whomever it might think of. */
export function attacksNotOffered(state: State, unit: Unit): Missing[] {
  const refused: Missing[] = [];
  if (isChamber(bookOf(state).realm, cellOf(state, unit))) return refused;
  for (let target = 0; target < state.at.length; target++) {
    if (!isInPlay(state, target) || target === unit) continue;
    for (const kind of kindsOf(state, unit, true, true)) {
      if (isConceivable(state, kind, unit, target)) refused.push(...refusals(state, kind, unit, target));
    }
  }
  return refused;
}

/** A sword for enemies, a healing spell for allies: of anything else nobody thinks. */
function isConceivable(state: State, kind: AttackKind, unit: Unit, target: Unit): boolean {
  const { spell } = statsOf(state, unit);
  return kind === 'spell' && spell?.target === 'ally' ? areAllies(state, unit, target) : areEnemies(state, unit, target);
}

/** What keeps the unit from acting at all comes before what is wrong with the target. */
function refusals(state: State, kind: AttackKind, unit: Unit, target: Unit): Missing[] {
  const plain = plainDeed(state, kind, unit, target);
  const reason = refuse(state, kind, unit, target);
  const refusal = hindrance(state, unit, kind) ?? (reason && withFigures(state, reason, plain));
  if (refusal) return [{ key: writeDeed(plain, state), refusal }];
  if (plain.do !== 'spell') return [];
  // In reach and allowed: what is missing is the mana for more dice (TET-SPELL-03).
  const mana = stockOf(state, unit);
  return [1, 2, 3]
    .filter((extra) => extra > mostExtra(state, unit))
    .map((extra) => ({
      key: writeDeed({ ...plain, mana: extra }, state),
      refusal: { rule: 'TET-SPELL-03', why: 'too-little-mana', figures: { mana, price: 1 + extra } },
    }));
}

function plainDeed(state: State, kind: AttackKind, unit: Unit, target: Unit): AttackDeed {
  if (kind !== 'spell') return { do: kind, unit, target, tactics: PLAIN };
  const way = hasPush(statsOf(state, unit).spell) ? 'N' : null;
  return { do: 'spell', unit, target, mana: 0, way, tactics: PLAIN };
}

/** Distance, range with its parts, elevations, what is in store. */
function withFigures(state: State, { rule, why }: Reason, deed: AttackDeed): Reason {
  const figures = caseOf(state, why, deed);
  return figures ? { rule, why, figures } : { rule, why };
}

function caseOf(state: State, why: string, { do: kind, unit, target }: AttackDeed): Reason['figures'] | undefined {
  const { realm } = bookOf(state);
  const [from, to] = [cellOf(state, unit), cellOf(state, target)];
  const heights = { elevation: realm.elevation[from] ?? 0, target: realm.elevation[to] ?? 0 };
  switch (why) {
    case 'not-adjacent':
      return { distance: distance(realm, from, to) };
    case 'other-elevation':
      return heights;
    case 'out-of-range': {
      const aim = aimOf(state, kind, unit, target);
      if (!aim) return undefined;
      const parts: Json = aim.parts.map(({ of, by }) => ({ of, by }));
      return { distance: aim.distance, range: aim.range, parts, ...heights };
    }
    default:
      return undefined;
  }
}
