/** Looks one answer ahead with a game's evaluation, for any game. */
import {
  type Advice,
  type Evaluation,
  type Game,
  imagine,
  picker,
  quick,
  type Sight,
  type Thinking,
  type World,
  worldOf,
  worth,
} from '@taverne/engine';
import { askOf, at, keyed } from './asked.ts';
import { settle, watch } from './playout.ts';

/** Each option is tried in this many imagined worlds, because chance and hidden cards make one trial unreliable. */
const TRIALS = 4;
/** A step that asks more questions than this after the answer is looked at unfinished. */
const LONGEST_STEP = 60;

export type Greedy = <S>(game: Game<S>, sight: Sight<S>, thinking: Thinking) => Advice;

/** Takes what looks best right after the answer; of equals any. */
export function greedy(evaluation: Evaluation<unknown>): Greedy {
  return (game, sight, thinking) => {
    const { seat } = sight;
    const chance = quick(thinking.seed);
    const roll = picker(thinking.seed ^ 0x5bd1e995);
    const root = worldOf(game, sight, chance);
    const index = askOf(root, seat);
    let best = { key: '', value: Number.NEGATIVE_INFINITY };
    let equals = 0;
    let iterations = 0;
    for (const { key } of root.options(index)) {
      if (iterations > 0 && thinking.stopped?.()) break;
      let value = 0;
      for (let trial = 0; trial < TRIALS; trial++) value += tried(root, index, key) / TRIALS;
      iterations += TRIALS;
      equals = value === best.value ? equals + 1 : value > best.value ? 1 : equals;
      // Each of the equals has the same chance to stand in the end.
      if (value > best.value || (value === best.value && roll(equals) === 0)) best = { key, value };
    }
    return { ...best, iterations };

    function tried<S>(from: World<S>, ask: number, key: string): number {
      const watching = watch();
      const world = imagine(from, seat, chance, { recorder: watching });
      const before = watching.rests;
      world.choose(ask, keyed(world.options(ask), key) ?? at(world.options(ask), 0));
      if (watching.rests === before) settle(world, roll, watching, LONGEST_STEP);
      return world.outcome ? worth(world.outcome, seat) : evaluation(world.state, seat);
    }
  };
}
