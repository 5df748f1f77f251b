/** boardgame.io at work. */

import { ITERATIONS, MIDDLE } from '../alike.ts';
import { dice } from '../floor/index.ts';
import type { Work } from '../lane.ts';
import { playMatch, search } from './play.ts';

export function matches(): Work {
  const roll = dice(2);
  return () => playMatch({ mode: 'discovery', seed: roll(1e9) }, roll).made;
}

export function searches(playoutDepth: number): Work {
  const roll = dice(3);
  return () => {
    const setting = { mode: 'discovery', seed: roll(1e9) } as const;
    const { match } = playMatch(setting, roll, MIDDLE);
    return match.ctx.gameover ? 0 : search(setting, match, { iterations: ITERATIONS, playoutDepth, seed: roll(1e9) });
  };
}
