/** The classics at work: what a table costs shows best where the rules cost next to nothing. */
import { fork, type Game, type Happening, picker, quick, startMatch } from '@taverne/engine';
import type { Work } from '../lane.ts';
import { playAtRandom } from '../ours/play.ts';

/** Matches in a portion of work. */
const MATCHES = 50;

export function onForks<S, O, E extends Happening, V>(game: Game<S, O, E, V>): Work {
  const match = startMatch(game, { chance: quick(1) });
  if (!match.ok) throw new Error(match.trouble.say);
  const { world } = match.value;
  const [pick, chance] = [picker(4), quick(9)];
  return portion(() => playAtRandom(fork(world, chance), pick));
}

export function onTheFloor(play: (roll: (of: number) => number) => number): Work {
  const pick = picker(4);
  return portion(() => play(pick));
}

const portion = (play: () => number): Work => {
  return () => {
    let decisions = 0;
    for (let match = 0; match < MATCHES; match++) decisions += play();
    return decisions;
  };
};
