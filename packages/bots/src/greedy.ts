/** Looks one answer ahead with a game's evaluation, for any game. */
import { type Brain, type Evaluation, imagine, type Option, picker, quick, worth } from '@taverne/engine';
import { at, decisionOf, keyed } from './decision.ts';
import { settle, watch } from './playout.ts';

/** Each option is tried in this many imagined worlds, because chance and hidden cards make one trial unreliable. */
const TRIALS = 4;
/** A step that asks more questions than this after the answer is looked at unfinished. */
const LONGEST_STEP = 60;

/** Takes what looks best right after the answer; of equals any. */
export const greedy =
  <S>(evaluation: Evaluation<S>): Brain<S> =>
  (game, sight, thinking) => {
    const chance = quick(thinking.seed);
    const roll = picker(thinking.seed ^ 0x5bd1e995);
    const { seat, world: root, index, options } = decisionOf(game, sight, chance);
    const tried = (option: Option): number => {
      const watching = watch();
      const world = imagine(root, seat, chance, { recorder: watching });
      const before = watching.rests;
      world.choose(index, keyed(world.options(index), option.key) ?? at(world.options(index), 0));
      if (watching.rests === before) settle(world, roll, watching, LONGEST_STEP);
      return world.outcome ? worth(world.outcome, seat) : evaluation(world.state, seat);
    };
    let best = { key: '', value: Number.NEGATIVE_INFINITY };
    let equals = 0;
    let iterations = 0;
    for (const option of options) {
      if (iterations > 0 && thinking.stopped?.()) break;
      let value = 0;
      for (let trial = 0; trial < TRIALS; trial++) value += tried(option) / TRIALS;
      iterations += TRIALS;
      equals = value === best.value ? equals + 1 : value > best.value ? 1 : equals;
      // Each of the equals has the same chance to stand in the end.
      if (value > best.value || (value === best.value && roll(equals) === 0)) best = { key: option.key, value };
    }
    return { ...best, iterations };
  };
