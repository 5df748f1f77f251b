/** Rally (W8): after a Move action of at least 1 cell one adjacent ally (elevation ignored) heals 2 HP; once per turn. */
import { NOTHING_ASKED, type Play, type Table } from '@taverne/engine';
import { chooseUnit } from '../attack/choose.ts';
import type { TacticsEvent } from '../events.ts';
import type { State, Unit } from '../state.ts';
import { abilityOf, areAllies, cellOf, heal, hpOf, isUsed, markUsed, maxHp } from '../units.ts';
import { unitsAround } from './neighbours.ts';

export function rally(state: State, table: Table<TacticsEvent>, unit: Unit): Play {
  const hp = abilityOf(state, unit, 'rally');
  return hp === 0 || isUsed(state, unit, 'rally', 'turn') ? NOTHING_ASKED : healOne(state, table, unit, hp);
}

/** Whoever is whole gains nothing: those who can be healed are chosen from. */
function* healOne(state: State, table: Table<TacticsEvent>, unit: Unit, hp: number): Play {
  const among = unitsAround(state, cellOf(state, unit)).filter(
    (each) => areAllies(state, each, unit) && hpOf(state, each) < maxHp(state, each),
  );
  if (among.length === 0) return;
  const ally = yield* chooseUnit(state, unit, 'rally', among, 'TET-UNIT-07');
  markUsed(state, unit, 'rally');
  heal(state, table, ally, hp, 'TET-UNIT-07', 'rally');
}
