/**
 * A player for any game: information-set Monte Carlo tree search with a single observer. Each iteration imagines a
 * world that the seat cannot tell from the true one, goes down the tree in it, tries something new, plays on at
 * random and remembers how it went. Chance simply happens on the way.
 */
import { type Brain, type Evaluation, imagine, picker, quick, type Seat, type World, worth } from '@taverne/engine';
import { budgetOf } from './budget.ts';
import { at, decisionOf } from './decision.ts';
import { descend, type Step } from './descent.ts';
import { playout, settle, watch } from './playout.ts';
import { favourite, place, spotAt } from './tree.ts';

export interface Tuning<S = unknown> {
  /** Asked where a playout is cut off. Without one, an unfinished playout counts as even. */
  readonly evaluation?: Evaluation<S>;
  /** After how many random answers a playout is cut off; left out: never. */
  readonly depth?: number;
  /** How much more the rarely tried is looked at; 0 trusts every first impression. */
  readonly exploration?: number;
}

const EXPLORATION = 0.7;
/** What is tried when a thinking names no limit at all: enough for an answer, quick enough for anybody. */
const UNLIMITED = 1000;

export function searching<S>(tuning: Tuning<S> = {}): Brain<S> {
  const { evaluation, depth, exploration = EXPLORATION } = tuning;
  return (game, sight, thinking) => {
    const chance = quick(thinking.seed);
    const roll = picker(thinking.seed ^ 0x2545f491);
    const { seat, world: root, index, options } = decisionOf(game, sight, chance);
    if (options.length === 1) return { key: at(options, 0).key, iterations: 0 };

    const top = place();
    const watching = watch();
    const recorder = evaluation ? { recorder: watching } : {};
    const budget = budgetOf(thinking, UNLIMITED);
    for (; budget.more(); budget.spent++) {
      const world = imagine(root, seat, chance, recorder);
      const path = descend(world, top, { exploration, roll, seat });
      playout(world, roll, depth ?? game.longest);
      if (evaluation && world.request) settle(world, roll, watching, game.longest);
      remember(path, world, evaluation);
    }
    const best = favourite(spotAt(top, seat, root.ask(index).name));
    if (!best) return { key: at(options, 0).key, iterations: budget.spent };
    return { key: best.key, value: best.won / best.visits, iterations: budget.spent };
  };
}

/** Search that knows nothing of the game but its rules. */
export const search: Brain = searching();

/** Tells every branch that was taken what its seat got out of it. */
function remember<S>(path: readonly Step[], world: World<S>, evaluation: Evaluation<S> | undefined): void {
  const { outcome, state } = world;
  const values: (number | undefined)[] = [];
  const valueFor = (seat: Seat): number => (outcome ? worth(outcome, seat) : evaluation ? evaluation(state, seat) : 0.5);
  for (const { branch, seat } of path) {
    values[seat] ??= valueFor(seat);
    branch.visits++;
    branch.won += values[seat];
  }
}
