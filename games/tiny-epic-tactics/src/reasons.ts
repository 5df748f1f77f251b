/** Why something is not allowed: a word for the translators (`refusal.…` in text/). The rule and the figures come with the case. */
import type { NotOffered, Refusal } from '@taverne/engine';

export const WHYS = [
  // who may act at all
  'no-actions-left',
  'weakened',
  'not-for-the-captor',
  'two-actions',
  'same-kind',
  'second-attack',
  // the token
  'not-weakened',
  'weakened-this-turn',
  'too-few-hp',
  'acted',
  'turn-under-way',
  // attacks and spells
  'not-an-enemy',
  'not-an-ally',
  'elsewhere',
  'not-adjacent',
  'other-elevation',
  'no-ranged-attack',
  'no-ammo',
  'no-spell',
  'no-mana',
  'too-little-mana',
  'out-of-range',
  'not-on-ballista',
  'put-on-ballista',
  // movement
  'occupied',
  'left-ballista',
  'closed',
  'portal-closed',
  'portal-shut',
  'too-few-mp',
  'no-rest',
  'no-step-yet',
  'on-an-ally',
  // dungeons
  'no-dungeon',
  'dungeon-green',
  'dungeon-occupied',
  'box-not-empty',
  'crystals-missing',
  'wall',
  'locked-door',
  'magic-barrier',
  // tactics
  'if-not-met',
  'other-moment',
  // deployment
  'corner-taken',
  'partners-opposite',
] as const;
export type Why = (typeof WHYS)[number];

export type Reason = Refusal<Why>;
export type Missing = NotOffered<Why>;
