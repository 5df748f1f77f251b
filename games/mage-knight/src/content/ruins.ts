/** The twelve ruins tokens: four altars, eight that guard something (MK-SITE-21, MK-SITE-22). */
import type { Basic, PileName } from '../words.ts';
import type { Reward, RuinsRow } from './types.ts';

const altar = (colour: Basic): RuinsRow => ({ id: `altar-${colour}`, altar: colour, enemies: [], rewards: [] });

const guarded = (first: PileName, second: PileName, ...rewards: Reward[]): RuinsRow => ({
  id: `ruins-${first}-${second}`,
  enemies: [first, second],
  rewards,
});

/** What an altar gives (MK-SITE-21). */
export const ALTAR_MANA = 3;
export const ALTAR_FAME = 7;

export const RUINS: readonly RuinsRow[] = [
  altar('green'),
  altar('blue'),
  altar('white'),
  altar('red'),
  guarded('gray', 'violet', 'unit'),
  guarded('green', 'brown', 'artifact'),
  guarded('green', 'green', 'crystals'),
  guarded('brown', 'violet', 'spell', 'crystals'),
  guarded('gray', 'white', 'artifact', 'spell'),
  guarded('gray', 'brown', 'artifact'),
  guarded('brown', 'red', 'artifact', 'artifact'),
  guarded('green', 'red', 'artifact', 'advanced'),
];
