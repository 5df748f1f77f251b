/** The checks of an activation: whom an Enemy unit could attack from a cell, and whom it does (TET-SOLO-ENEMY-09 to 13). */
import { refuseMelee, refuseRanged, refuseSpell } from '../attack/aim.ts';
import { bookOf } from '../content/book.ts';
import type { Thought } from '../events.ts';
import type { Cell } from '../realm/types.ts';
import type { State, Unit } from '../state.ts';
import { areEnemies, cellOf, statsOf, UNITS_PER_SIDE, unitId } from '../units.ts';
import { type Direction, NONE } from '../words.ts';
import { bySweep } from './compass.ts';
import { type Saying, thought } from './thoughts.ts';

export type StrikeKind = 'melee' | 'ranged' | 'spell';

export interface Strike {
  readonly kind: StrikeKind;
  readonly target: Unit;
}

/** The other side's units in play outside dungeons: nothing reaches those inside (TET-SOLO-ENEMY-13, TET-RUL-49). */
export function opponentsOf(state: State, unit: Unit): Unit[] {
  const { cells } = bookOf(state).realm;
  const opponents: Unit[] = [];
  for (let other = 0; other < state.seats * UNITS_PER_SIDE; other++) {
    const at = cellOf(state, other);
    if (at !== NONE && at < cells && areEnemies(state, unit, other)) opponents.push(other);
  }
  return opponents;
}

/** How a unit attacks from afar; a Beast does not. A spell that deals no damage is nothing the Enemy casts. */
function distantKind(state: State, unit: Unit): 'ranged' | 'spell' | undefined {
  const { ranged, spell } = statsOf(state, unit);
  return ranged ? 'ranged' : spell?.attack && spell.target === 'enemy' ? 'spell' : undefined;
}

const isInMelee = (state: State, unit: Unit, from: Cell, target: Unit): boolean =>
  refuseMelee(state, unit, target, from) === undefined;

const REFUSE = { ranged: refuseRanged, spell: refuseSpell } as const;

/** Could the unit, if it stood on this cell, attack that target? Melee comes first. */
export function strikeOn(state: State, unit: Unit, from: Cell, target: Unit): StrikeKind | undefined {
  if (isInMelee(state, unit, from, target)) return 'melee';
  const distant = distantKind(state, unit);
  return distant && REFUSE[distant](state, unit, target, from) === undefined ? distant : undefined;
}

export interface Checked {
  readonly strike: Strike | undefined;
  readonly thoughts: readonly Thought[];
}

/** From where a unit looks, by which arrow, and in which step of its activation. */
interface Look {
  readonly from: Cell;
  readonly arrow: Direction;
  readonly step: number;
}

/** Both checks from a cell: melee in step 1 or 4, ranged attack or spell in step 2 or 5 (TET-SOLO-ENEMY-06). */
export function check(state: State, unit: Unit, { from, arrow, step }: Look): Checked {
  const opponents = opponentsOf(state, unit);
  const near = opponents.filter((target) => isInMelee(state, unit, from, target));
  const melee = swept(state, { from, arrow, step }, 'melee', near);
  if (melee.strike) return melee;
  const distant = distantKind(state, unit);
  if (!distant) return { strike: undefined, thoughts: [...melee.thoughts, thought('melee-only', { step: step + 1 })] };
  const far = opponents.filter((target) => REFUSE[distant](state, unit, target, from) === undefined);
  const { strike, thoughts } = swept(state, { from, arrow, step: step + 1 }, distant, far);
  return { strike, thoughts: [...melee.thoughts, ...thoughts] };
}

const NOBODY = { melee: 'melee-nobody', ranged: 'ranged-nobody', spell: 'spell-nobody' } as const satisfies Sayings;
const ONE = { melee: 'melee-one', ranged: 'ranged-one', spell: 'spell-one' } as const satisfies Sayings;
const SWEEP = { melee: 'melee-sweep', ranged: 'ranged-sweep', spell: 'spell-sweep' } as const satisfies Sayings;
type Sayings = { readonly [K in StrikeKind]: Saying };

/** Of several targets the first that the compass meets (TET-SOLO-ENEMY-10, TET-SOLO-ENEMY-12). */
function swept(state: State, { from, arrow, step }: Look, kind: StrikeKind, targets: readonly Unit[]): Checked {
  const order = bySweep(bookOf(state).realm, arrow, from);
  const [first, second] = [...targets].sort((a, b) => order(cellOf(state, a), cellOf(state, b)));
  if (first === undefined) return { strike: undefined, thoughts: [thought(NOBODY[kind], { step })] };
  const target = unitId(state, first);
  const why =
    second === undefined
      ? thought(ONE[kind], { step, target })
      : thought(SWEEP[kind], { step, target, count: targets.length, compass: arrow });
  return { strike: { kind, target: first }, thoughts: [why] };
}
