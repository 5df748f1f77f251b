/**
 * The plan of an activation: a pure function of the state and of the card under the unit. It says whom the unit attacks
 * before moving, or where it goes and whom it attacks from there, and why, thought by thought (TET-SOLO-ENEMY-06).
 */
import { bookOf } from '../content/book.ts';
import type { EnemyCard } from '../content/types.ts';
import type { Thought } from '../events.ts';
import { cellName, distance } from '../realm/cells.ts';
import type { Cell } from '../realm/types.ts';
import type { State, Unit } from '../state.ts';
import { cellOf, isWeak, statsOf, unitId } from '../units.ts';
import { type Checked, check, opponentsOf, type Strike, strikeOn } from './checks.ts';
import { climb } from './climb.ts';
import { byDistance } from './compass.ts';
import { type Route, routeTo } from './route.ts';
import { thought } from './thoughts.ts';

export interface Plan {
  /** The attack of steps 1 and 2; with one there is no movement. */
  readonly before: Strike | undefined;
  /** Step 3: the cells it enters. */
  readonly path: readonly Cell[];
  /** The attack of steps 4 and 5 from where it ends, as things stand now. */
  readonly after: Strike | undefined;
  readonly thoughts: readonly Thought[];
}

export function planOf(state: State, unit: Unit, card: EnemyCard): Plan {
  const first = check(state, unit, { from: cellOf(state, unit), arrow: card.compass, step: 1 });
  const thoughts = [...bonusThoughts(card), ...first.thoughts];
  if (first.strike) return { before: first.strike, path: [], after: undefined, thoughts };
  const route = routeOf(state, unit, card);
  thoughts.push(...route.thoughts);
  const second = lastCheck(state, unit, card, route.end);
  return { before: undefined, path: route.path, after: second.strike, thoughts: [...thoughts, ...second.thoughts] };
}

/** Steps 4 and 5 from a cell; a Weakened unit stops after step 3 (TET-SOLO-ENEMY-07). Targets are chosen anew (TET-RUL-40). */
export function lastCheck(state: State, unit: Unit, card: EnemyCard, from: Cell): Checked {
  if (isWeak(state, unit)) return { strike: undefined, thoughts: [thought('weakened-stops', {})] };
  return check(state, unit, { from, arrow: card.compass, step: 4 });
}

function bonusThoughts({ bonus }: EnemyCard): Thought[] {
  const thoughts: Thought[] = [];
  if (bonus.damage > 0) thoughts.push(thought('bonus-damage', { by: bonus.damage }));
  if (bonus.move > 0) thoughts.push(thought('bonus-move', { by: bonus.move }));
  if (bonus.climber) thoughts.push(thought('bonus-climber', {}));
  return thoughts;
}

/** MP of step 3: the card's movement and the bonus (TET-SOLO-ENEMY-08, TET-RUL-36). */
export const movementOf = (state: State, unit: Unit, card: EnemyCard): number => statsOf(state, unit).move + card.bonus.move;

/** Step 3. A Climber looks for height first; on the highest ground it moves like the others (TET-SOLO-CLIMB-03). */
function routeOf(state: State, unit: Unit, card: EnemyCard): Route {
  const mp = movementOf(state, unit, card);
  if (!card.bonus.climber) return chase(state, unit, card, mp);
  const climbing = climb(state, unit, card.compass, mp);
  if (climbing.route) return climbing.route;
  const { thoughts, ...route } = chase(state, unit, card, mp);
  return { ...route, thoughts: [...climbing.thoughts, ...thoughts] };
}

/**
 * Towards one of your units: the nearest of those it could attack from where it would end; if there is none of these, the
 * nearest of all (TET-SOLO-MOVE-02, TET-SOLO-MOVE-04, TET-SOLO-MOVE-05, TET-RUL-40). Terrain does not count for the distance
 * (TET-SOLO-MOVE-03, TET-RUL-39).
 */
function chase(state: State, unit: Unit, card: EnemyCard, mp: number): Route {
  const { realm } = bookOf(state);
  const start = cellOf(state, unit);
  const order = byDistance(realm, card.compass, start);
  const goals = opponentsOf(state, unit).sort((a, b) => order(cellOf(state, a), cellOf(state, b)));
  const [nearest] = goals;
  if (nearest === undefined) {
    // TET-SOLO-MOVE-13
    return {
      path: [],
      end: start,
      cost: 0,
      thoughts: [thought('all-in-dungeons', {}), thought('stays', { cell: cellName(realm, start) })],
    };
  }
  const away = (goal: Unit): number => distance(realm, start, cellOf(state, goal));
  const tied = goals.filter((goal) => away(goal) === away(nearest)).length;
  const route = (goal: Unit): Route => routeTo(state, unit, { goal: cellOf(state, goal), arrow: card.compass, mp });
  const thoughts: Thought[] = [nearestThought(card, { target: unitId(state, nearest), distance: away(nearest) }, tied)];
  // Without steps 4 and 5 nothing is to be gained by choosing (TET-RUL-40).
  if (isWeak(state, unit)) return withThoughts(route(nearest), thoughts);
  for (const goal of goals) {
    const target = unitId(state, goal);
    if (goal !== nearest) thoughts.push(thought('next-nearest', { target, distance: away(goal) }));
    const there = route(goal);
    const figures = { target, cell: cellName(realm, there.end) };
    if (strikeOn(state, unit, there.end, goal)) return withThoughts(there, [...thoughts, thought('goal-in-reach', figures)]);
    thoughts.push(thought('goal-out-of-reach', figures));
  }
  return withThoughts(route(nearest), [...thoughts, thought('no-goal', { target: unitId(state, nearest) })]);
}

const withThoughts = (route: Route, before: readonly Thought[]): Route => ({
  ...route,
  thoughts: [...before, ...route.thoughts],
});

/** The nearest, and among several the first that the compass meets (TET-SOLO-MOVE-06). */
function nearestThought(
  card: EnemyCard,
  figures: { readonly target: string; readonly distance: number },
  count: number,
): Thought {
  return count > 1 ? thought('nearest-tie', { ...figures, count, compass: card.compass }) : thought('nearest', figures);
}
