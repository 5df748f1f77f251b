/** Our table at work, through what the engine's package shows to everybody and nothing else. */

import { answer, awaited, fork, type Happening, picker, questionsOf, quick, startMatch, type World } from '@taverne/engine';
import { leaders } from '@taverne/leaders';
import type { Work } from '../lane.ts';

export function open(seed: number) {
  const match = startMatch(leaders, { chance: quick(seed) });
  if (!match.ok) throw new Error(match.trouble.say);
  return match.value;
}

type Course = ReturnType<typeof open>['world'];

/** Answers at random, in place, until the match is over or `enough` says so; gives back the number of decisions. */
export function playAtRandom<S, E extends Happening>(
  world: World<S, E>,
  pick: (of: number) => number,
  enough?: (decisions: number) => boolean,
): number {
  let decisions = 0;
  while (world.request && !enough?.(decisions)) {
    const options = world.options(0);
    const chosen = options[pick(options.length)];
    if (!chosen) break;
    world.choose(0, chosen);
    decisions++;
  }
  return decisions;
}

/** As a bot does it: a fork of a match at the table, then changed in place to the end. */
export function playouts(): Work {
  const pick = picker(4);
  return () => playAtRandom(fork(open(pick(1e9)).world, quick(pick(1e9))), pick);
}

/** As people do it: questions with ids, answers by notation, journal, events, points to undo to. */
export function matches(): Work {
  const pick = picker(5);
  return () => {
    const match = open(pick(1e9));
    let decisions = 0;
    for (let [seat] = awaited(match); seat !== undefined; [seat] = awaited(match)) {
      const [question] = questionsOf(match, seat);
      const chosen = question?.options[pick(question.options.length)];
      if (!question || !chosen) break;
      const trouble = answer(match, seat, question.id, chosen.key);
      if (trouble) throw new Error(trouble.say);
      decisions++;
    }
    return decisions;
  };
}

const isReaction = (world: Course): boolean =>
  world.tape.length > 0 && world.options(0)[0]?.key.startsWith('nemesis ') === true;

/** Matches in the middle of a step: an action is half done, the owner of the Nemesis is asked, the tape is not empty. */
function interruptedMatches(count: number): readonly Course[] {
  const pick = picker(6);
  const found: Course[] = [];
  while (found.length < count) {
    const { world } = open(pick(1e9));
    playAtRandom(world, pick, () => isReaction(world));
    if (world.request) found.push(world);
  }
  return found;
}

/** Forks of matches that wait for a Nemesis; a unit is one fork, ready to be asked and answered. */
export function forks(): Work {
  const worlds = interruptedMatches(200);
  const chance = quick(7);
  return () => {
    for (const world of worlds) fork(world, chance);
    return worlds.length;
  };
}
