/** The ladder of opponents; alone they are who one asks for advice. */
import { guessing } from '@taverne/bots';
import type { Level } from '@taverne/engine';
import type { State } from '../state.ts';
import { planning } from './brain.ts';
import { instinct } from './instinct.ts';

/** Each comes further than the one below; `npm run balance -- --game mage-knight` plays them. */
export const mageLevels: readonly Level<State>[] = [
  { level: 1, brain: guessing(instinct, { slips: 40, noise: 6 }), thinking: {} },
  { level: 2, brain: planning({ slips: 15, noise: 2, fights: { moments: 2 } }), thinking: {} },
  {
    level: 3,
    brain: planning({ slips: 10, noise: 1, fights: { moments: 2 }, turns: { moments: 1, fights: 2, ways: 1 } }),
    thinking: {},
  },
  {
    level: 4,
    brain: planning({ slips: 4, noise: 0.5, fights: { moments: 4 }, turns: { moments: 2, fights: 4, ways: 1 } }),
    thinking: {},
  },
  {
    level: 5,
    brain: planning({ slips: 0, noise: 0, fights: { moments: 16 }, turns: { moments: 4, fights: 10, ways: 3 } }),
    thinking: {},
  },
];
