/** Opponents for a game that brings none of its own. */
import type { Evaluation, Level } from '@taverne/engine';
import { greedy } from './greedy.ts';
import { random } from './random.ts';
import { searching } from './search.ts';

/** A playout is cut off here where the game can say how things stand. */
const DEPTH = 40;

/** Weakest first. With an evaluation the second looks one answer ahead; without one it searches a little. */
export function levelsFor(evaluation?: Evaluation<unknown>): readonly Level[] {
  const searcher = searching(evaluation ? { evaluation, depth: DEPTH } : {});
  return [
    { level: 1, brain: random, thinking: {} },
    evaluation
      ? { level: 2, brain: greedy(evaluation), thinking: {} }
      : { level: 2, brain: searcher, thinking: { iterations: 60, milliseconds: 400 } },
    { level: 3, brain: searcher, thinking: { iterations: 4000, milliseconds: 1500 } },
  ];
}
