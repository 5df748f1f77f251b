/** The floor at work. */

import type { Work } from '../lane.ts';
import { dice, playout, shuffled, start } from './index.ts';

export function playouts(): Work {
  const roll = dice(1);
  return () => {
    let decisions = 0;
    for (let match = 0; match < 10; match++) decisions += playout(start('discovery', shuffled(roll)), roll);
    return decisions;
  };
}
