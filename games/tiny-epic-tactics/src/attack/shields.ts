/** Whoever stands beside the target of an attack may have an ability to take the damage in its place. */
import type { Play, Table } from '@taverne/engine';
import type { Talent } from '../abilities/ability.ts';
import { unitsAround } from '../abilities/neighbours.ts';
import type { TacticsEvent } from '../events.ts';
import type { State, Unit } from '../state.ts';
import { isFresh, talentsOf } from '../talents.ts';
import { cellOf, markUsed, unitId } from '../units.ts';
import { NONE, type None } from '../words.ts';
import { may } from './choose.ts';
import type { Declaration } from './declaration.ts';

interface Shield {
  readonly unit: Unit;
  readonly talent: Talent;
}

/** Who could step in, clockwise from north. */
export function shieldsOf(state: State, declared: Declaration): Shield[] {
  const shields: Shield[] = [];
  for (const unit of unitsAround(state, cellOf(state, declared.on))) {
    for (const talent of talentsOf(state, unit)) {
      if (talent.ability.shields?.(state, unit, declared) && isFresh(state, unit, talent)) shields.push({ unit, talent });
    }
  }
  return shields;
}

/** The unit that takes the damage in the target's place; NONE: nobody steps in. */
export function* shield(state: State, table: Table<TacticsEvent>, declared: Declaration): Play<Unit | None> {
  for (const { unit, talent } of shieldsOf(state, declared)) {
    const { does } = talent;
    if (!(yield* may(state, unit, 'intercept', 'TET-UNIT-06'))) continue;
    markUsed(state, unit, does);
    table.emit({ event: 'reacted', rule: 'TET-UNIT-06', unit: unitId(state, unit), ability: does });
    return unit;
  }
  return NONE;
}
