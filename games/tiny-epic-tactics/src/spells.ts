/** What spells do besides their damage: eight kinds of effect, in the order of the card. */
import { NOTHING_ASKED, type Play, type Table } from '@taverne/engine';
import { chooseUnit } from './attack/choose.ts';
import type { Declaration } from './attack/declaration.ts';
import { hurtAll } from './attack/hurt.ts';
import { push } from './attack/push.ts';
import { bookOf } from './content/book.ts';
import type { EffectName, EffectOf, SpellEffect } from './content/types.ts';
import type { TacticsEvent } from './events.ts';
import { moveFreely } from './free-move.ts';
import { distance } from './realm/cells.ts';
import type { Cell } from './realm/types.ts';
import type { State, Unit } from './state.ts';
import type { Scale } from './tactics/tactic.ts';
import { COLLISION, firmAgainst, talentsOf } from './talents.ts';
import { areEnemies, cellOf, cure, heal, hpOf, isEnemyUnit, isInPlay, isWeak, maxHp, put, weaken } from './units.ts';
import { NONE } from './words.ts';

/** A casting under way: who casts on whom, how many stars, and the cell of the target when it was hit. */
export interface Casting {
  readonly declared: Declaration;
  readonly stars: number;
  readonly centre: Cell;
}

/** On whom a spell would be cast, with how much extra mana. */
interface Hope {
  readonly target: Unit;
  readonly mana: number;
}

interface Effect<D extends EffectName> {
  readonly apply: (state: State, table: Table<TacticsEvent>, printed: EffectOf<D>, casting: Casting) => Play | undefined;
  /** Of a spell that does not attack: what a bot makes of it. */
  readonly worth?: (state: State, printed: EffectOf<D>, hope: Hope, scale: Scale) => number;
}

const RULE = 'TET-SPELL-04';

const EFFECTS: { readonly [D in EffectName]: Effect<D> } = {
  /** Fire Burst (M1): each other enemy near the target's cell (TET-SPELL-08). */
  area: {
    apply(state, table, { distance: within, damage }, casting) {
      const { by } = casting.declared;
      return hurtAll(state, table, { units: caught(state, casting, within), damage, of: 'area', rule: 'TET-SPELL-08', by });
    },
  },
  /** Arcane Chain (M5): one other enemy near the target's cell, of the caster's choice. */
  chain: {
    *apply(state, table, { distance: within, damage }, casting) {
      const { by } = casting.declared;
      const rule = 'TET-SPELL-08';
      const unit = yield* chooseUnit(state, { by, name: 'chain', among: caught(state, casting, within), rule });
      if (unit !== NONE) yield* hurtAll(state, table, { units: [unit], damage, of: 'chain', rule, by });
    },
  },
  /** Frost Lance (M3): with enough stars a target that survives is Weakened, also one of a side's last two (TET-RUL-48). */
  weaken: {
    apply(state, table, printed, { declared, stars }) {
      if (stars >= printed.stars && isInPlay(state, declared.on)) weaken(state, table, declared.on, RULE);
    },
  },
  /** Gust (M4): pushes even if it did not hurt (TET-RUL-08). */
  push: {
    *apply(state, table, { cells, perStar }, { declared, stars }) {
      const { by, on, way } = declared;
      if (way === null || !isInPlay(state, on)) return;
      yield* push(state, table, { unit: on, way, cells: cells + perStar * stars, by, loss: COLLISION, rule: RULE });
    },
  },
  /** Siphon (M7): the caster heals. */
  drain: {
    apply: (state, table, { perStar }, { declared, stars }) =>
      void heal(state, table, { unit: declared.by, by: perStar * stars, why: 'drain', rule: RULE }),
  },
  /** Mending Light (M2), and what Transpose (M6) adds: with enough stars a cure, too. */
  heal: {
    apply(state, table, { hp, perStar, cure: enough }, { declared, stars }) {
      const { by, on } = declared;
      if (!isInPlay(state, on)) return;
      const healed = heal(state, table, { unit: on, by: hp + perStar * stars, why: 'spell', rule: RULE });
      if (enough > 0 && stars >= enough) cure(state, table, on, { rule: 'TET-ACT-13', how: 'cure' });
      if (healed === 0) return;
      for (const { ability, amount } of talentsOf(state, by)) ability.onHealed?.(state, table, { by, on }, amount);
    },
    worth(state, { hp, perStar, cure: enough }, { target, mana }, { health, weak }) {
      const missing = maxHp(state, target) - hpOf(state, target);
      const healed = (health * Math.min(missing, hp + (mana * perStar) / 2)) / maxHp(state, target);
      return enough > 0 && mana >= enough && isWeak(state, target) ? healed + weak * 0.3 : healed;
    },
  },
  /** Transpose (M6): no movement, so no Village, Artifact, portal or surcharge (TET-RUL-14). */
  exchange: {
    apply(state, table, _, { declared }) {
      const { by, on } = declared;
      if (!isInPlay(state, on) || !isInPlay(state, by) || firmAgainst(state, on, by)) return;
      const [here, there] = [cellOf(state, by), cellOf(state, on)];
      put(state, table, { unit: by, to: there, why: 'exchange' });
      put(state, table, { unit: on, to: here, why: 'exchange' });
    },
  },
  /** Quicken (M8): the target moves at once, which is no action of its own; a Weakened ally, too. Its owner's friend decides. */
  quicken: {
    *apply(state, table, { mp, perStar }, { declared, stars }) {
      const { by, on } = declared;
      if (isEnemyUnit(state, by) || !isInPlay(state, on)) return;
      yield* moveFreely(state, table, { unit: on, by, mp: mp + perStar * stars, portals: true, rule: RULE });
    },
    worth: (_state, _printed, { mana }) => 0.3 + 0.05 * mana,
  },
};

/** Pushes come after everything else (step 8 of an attack). */
export const isPush = ({ does }: SpellEffect): boolean => does === 'push';

/** What an effect on a card does. */
export function* applyEffect<D extends EffectName>(
  state: State,
  table: Table<TacticsEvent>,
  printed: EffectOf<D>,
  casting: Casting,
): Play {
  yield* effectOf<D>(printed).apply(state, table, printed, casting) ?? NOTHING_ASKED;
}

/** What a bot makes of an effect of a spell that does not attack. */
export const effectWorth = <D extends EffectName>(state: State, printed: EffectOf<D>, hope: Hope, scale: Scale): number =>
  effectOf<D>(printed).worth?.(state, printed, hope, scale) ?? 0;

const effectOf = <D extends EffectName>({ does }: { readonly does: D }): Effect<D> => EFFECTS[does];

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
