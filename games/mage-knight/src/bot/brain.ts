/** A player who plans: fights to their end, turns by their goals; what is no plan it answers by rule of thumb. */
import { anyOf, type Budget, budgetOf, decisionOf, firstGuess, isSlip, type Temper } from '@taverne/bots';
import { type Advice, type Brain, picker, quick } from '@taverne/engine';
import type { State } from '../state.ts';
import { type Foresight, foreseen, isForeseeable } from './foresight.ts';
import { instinct } from './instinct.ts';
import { Kept } from './kept.ts';
import type { Line } from './line.ts';
import { linesFrom, type Plans, plannedAnswer } from './plans.ts';

export interface Mind extends Temper, Plans {
  /** How far it looks beyond its turn; left out: it does not. */
  readonly foresight?: Foresight;
}

export function planning(mind: Mind): Brain<State> {
  const kept = new Kept();
  return (game, sight, thinking): Advice => {
    const { seed } = thinking;
    const decision = decisionOf(game, sight, quick(seed));
    const { options, world, index, seat } = decision;
    const roll = picker(seed);
    const [only] = options;
    if (options.length === 1 && only) return { key: only.key, iterations: 0 };
    if (isSlip(mind.slips, roll)) return { key: anyOf(options, roll).key, iterations: 0 };
    const lineOf = (quiet: State): Line | undefined =>
      kept.rest(quiet, seat) ?? chosenLine({ quiet, seat, mind, kept, budget: budgetOf(thinking, Number.POSITIVE_INFINITY) });
    const planned = plannedAnswer(world, index, lineOf);
    return { key: (planned ?? firstGuess(instinct, decision, roll, mind.noise)).key, iterations: options.length };
  };
}

interface Moment {
  readonly quiet: State;
  readonly seat: number;
  readonly mind: Mind;
  readonly kept: Kept;
  readonly budget: Budget;
}

function chosenLine({ quiet, seat, mind, kept, budget }: Moment): Line | undefined {
  const lines = linesFrom(quiet, seat, mind);
  const { foresight } = mind;
  const line = foresight && isForeseeable(quiet, seat) ? foreseen({ root: quiet, seat, lines }, foresight, budget) : lines[0];
  if (line) kept.add(quiet, seat, line);
  return line;
}
