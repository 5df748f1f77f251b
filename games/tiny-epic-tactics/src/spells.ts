/** What spells do besides their damage: eight kinds of effect, in the order of the card. */
import type { Play, Table } from '@taverne/engine';
import { put } from './abilities/carry.ts';
import { grace } from './abilities/grace.ts';
import { isImmovableFor } from './abilities/immovable.ts';
import { COLLISION } from './abilities/wallcrusher.ts';
import { chooseUnit } from './attack/choose.ts';
import type { Declaration } from './attack/declaration.ts';
import { hurtAll } from './attack/hurt.ts';
import { push } from './attack/push.ts';
import { bookOf } from './content/book.ts';
import type { SpellEffect } from './content/types.ts';
import type { TacticsEvent } from './events.ts';
import { moveFreely } from './free-move.ts';
import { distance } from './realm/cells.ts';
import type { Cell } from './realm/types.ts';
import type { State, Unit } from './state.ts';
import { areEnemies, cellOf, cure, heal, isEnemyUnit, isInPlay, weaken } from './units.ts';
import { NONE } from './words.ts';

type Teller = Table<TacticsEvent>;
type Of<D extends SpellEffect['does']> = Extract<SpellEffect, { readonly does: D }>;

/** A casting under way: who casts on whom, how many stars, and the cell of the target when it was hit. */
export interface Casting {
  readonly declared: Declaration;
  readonly stars: number;
  readonly centre: Cell;
}

/** Pushes come after everything else (step 8 of an attack). */
export const isPush = (effect: SpellEffect): boolean => effect.does === 'push';

export function* applyEffect(state: State, table: Teller, effect: SpellEffect, casting: Casting): Play {
  switch (effect.does) {
    case 'area':
      return yield* area(state, table, effect, casting);
    case 'chain':
      return yield* chain(state, table, effect, casting);
    case 'weaken':
      return frost(state, table, effect, casting);
    case 'push':
      return yield* gust(state, table, effect, casting);
    case 'drain':
      return drain(state, table, effect, casting);
    case 'heal':
      return mend(state, table, effect, casting);
    case 'exchange':
      return exchange(state, table, casting);
    case 'quicken':
      return yield* quicken(state, table, effect, casting);
  }
}

/** Enemies of the caster near the target's cell, without the target; allies are spared (TET-SPELL-09, TET-RUL-47). */
export function caught(state: State, { declared, centre }: Casting, within: number): Unit[] {
  const { realm } = bookOf(state);
  const units: Unit[] = [];
  for (let unit = 0; unit < state.at.length; unit++) {
    if (unit === declared.on || !isInPlay(state, unit) || !areEnemies(state, declared.by, unit)) continue;
    if (distance(realm, centre, cellOf(state, unit)) <= within) units.push(unit);
  }
  return units;
}

/** Fire Burst (M1): each other enemy near the target's cell (TET-SPELL-08). */
function area(state: State, table: Teller, effect: Of<'area'>, casting: Casting): Play {
  const units = caught(state, casting, effect.distance);
  return hurtAll(state, table, units, effect.damage, 'area', 'TET-SPELL-08', casting.declared.by);
}

/** Arcane Chain (M5): one other enemy near the target's cell, of the caster's choice. */
function* chain(state: State, table: Teller, effect: Of<'chain'>, casting: Casting): Play {
  const { by } = casting.declared;
  const unit = yield* chooseUnit(state, by, 'chain', caught(state, casting, effect.distance), 'TET-SPELL-08');
  if (unit !== NONE) yield* hurtAll(state, table, [unit], effect.damage, 'chain', 'TET-SPELL-08', by);
}

/** Frost Lance (M3): with enough stars a target that survives is Weakened, also one of a side's last two (TET-RUL-48). */
function frost(state: State, table: Teller, effect: Of<'weaken'>, { declared, stars }: Casting): void {
  if (stars >= effect.stars && isInPlay(state, declared.on)) weaken(state, table, declared.on, 'TET-SPELL-04');
}

/** Gust (M4): pushes even if it did not hurt (TET-RUL-08). */
function* gust(state: State, table: Teller, effect: Of<'push'>, { declared, stars }: Casting): Play {
  const { by, on, way } = declared;
  if (way === null || !isInPlay(state, on)) return;
  const cells = effect.cells + effect.perStar * stars;
  yield* push(state, table, on, way, cells, { by, loss: COLLISION, rule: 'TET-SPELL-04' });
}

/** Siphon (M7): the caster heals. */
function drain(state: State, table: Teller, effect: Of<'drain'>, { declared, stars }: Casting): void {
  heal(state, table, declared.by, effect.perStar * stars, 'TET-SPELL-04', 'drain');
}

/** Mending Light (M2), and what Transpose (M6) adds: with enough stars a cure, too. */
function mend(state: State, table: Teller, effect: Of<'heal'>, { declared, stars }: Casting): void {
  const { by, on } = declared;
  if (!isInPlay(state, on)) return;
  const healed = heal(state, table, on, effect.hp + effect.perStar * stars, 'TET-SPELL-04', 'spell');
  if (effect.cure > 0 && stars >= effect.cure) cure(state, table, on, 'TET-ACT-13', 'cure');
  if (healed > 0) grace(state, table, by, on);
}

/** Transpose (M6): no movement, so no Village, Artifact, portal or surcharge (TET-RUL-14). */
function exchange(state: State, table: Teller, { declared }: Casting): void {
  const { by, on } = declared;
  if (!isInPlay(state, on) || !isInPlay(state, by) || isImmovableFor(state, on, by)) return;
  const [here, there] = [cellOf(state, by), cellOf(state, on)];
  put(state, table, by, there, 'exchange');
  put(state, table, on, here, 'exchange');
}

/** Quicken (M8): the target moves at once, which is no action of its own; a Weakened ally, too. Its owner's friend decides. */
function* quicken(state: State, table: Teller, effect: Of<'quicken'>, { declared, stars }: Casting): Play {
  const { by, on } = declared;
  if (isEnemyUnit(state, by) || !isInPlay(state, on)) return;
  yield* moveFreely(state, table, on, by, effect.mp + effect.perStar * stars, true, 'TET-SPELL-04');
}
