/** The house pack: content of our own, balanced on paper and by play between machines. */
import { HOUSE_TACTICS } from '../tactics.ts';
import type { Content } from '../types.ts';
import { BATTLES } from './battles.ts';
import { BEASTS } from './beasts.ts';
import { BOXES } from './boxes.ts';
import { ENEMIES } from './enemies.ts';
import { EVERGREEN } from './realm.ts';
import { ROGUES } from './rogues.ts';
import { WARRIORS } from './warriors.ts';
import { WIZARDS } from './wizards.ts';

export const HOUSE: Content = {
  id: 'house',
  die: [['push', 'star'], ['push', 'star'], ['push'], ['star'], ['miss'], ['miss']],
  units: [...WARRIORS, ...WIZARDS, ...ROGUES, ...BEASTS],
  tactics: HOUSE_TACTICS,
  enemies: ENEMIES,
  boxes: BOXES,
  realm: EVERGREEN,
  battles: BATTLES,
  texts: {},
};
