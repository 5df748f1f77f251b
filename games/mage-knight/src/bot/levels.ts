/** The ladder of opponents; alone they are who one asks for advice. */
import { guessing } from '@taverne/bots';
import type { Level } from '@taverne/engine';
import type { State } from '../state.ts';
import { planning } from './brain.ts';
import type { Foresight } from './foresight.ts';
import { instinct } from './instinct.ts';
import type { Plans } from './plans.ts';

/** As the third plans. */
export const QUICK: Plans = {
  fights: { moments: 2, looks: 2000 },
  turns: { moments: 1, looks: 800, fights: 3, ways: 1, shapes: 1 },
};

/** As the fifth thinks of the turns after its own: half as long, so that it can think of them more often. */
export const PLAIN: Plans = {
  fights: QUICK.fights,
  turns: { moments: 1, looks: 800, fights: 3, ways: 1, shapes: 1, isPlain: true },
};

/** As the fifth plans its own. */
export const FIVE: Plans = {
  fights: { moments: 16, looks: 20_000 },
  turns: { moments: 3, looks: 2000, fights: 12, ways: 3, shapes: 3 },
};
/** How it looks beyond its turn. */
export const FAR: Foresight = { lines: 8, samples: 2, within: 60, plans: PLAIN };

/** Each comes further than the one below; `npm run balance -- --game mage-knight` plays them. */
export const mageLevels: readonly Level<State>[] = [
  { level: 1, brain: guessing(instinct, { slips: 40, noise: 6 }), thinking: {} },
  { level: 2, brain: planning({ slips: 15, noise: 2, fights: { moments: 2, looks: 2000 } }), thinking: {} },
  {
    level: 3,
    brain: planning({
      slips: 10,
      noise: 1,
      ...QUICK,
    }),
    thinking: {},
  },
  {
    level: 4,
    brain: planning({
      slips: 4,
      noise: 0.5,
      fights: { moments: 4, looks: 8000 },
      turns: { moments: 2, looks: 1500, fights: 6, ways: 1, shapes: 2 },
    }),
    thinking: {},
  },
  {
    level: 5,
    brain: planning({
      slips: 0,
      noise: 0,
      ...FIVE,
      foresight: FAR,
    }),
    thinking: { milliseconds: 2500 },
  },
];
