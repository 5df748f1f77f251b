/** The 19 figures by number: the 16 recruitable cards, then the Cub, then the two Leaders. */

export const CARDS = [
  'acrobat',
  'rider',
  'bruiser',
  'royal-guard',
  'illusionist',
  'grappler',
  'manipulator',
  'prowler',
  'innkeeper',
  'archer',
  'jailer',
  'protector',
  'vizier',
  'assassin',
  'bear',
  'nemesis',
] as const;

export type Card = (typeof CARDS)[number];

export const ACROBAT = 0;
export const RIDER = 1;
export const BRUISER = 2;
export const ROYAL_GUARD = 3;
export const ILLUSIONIST = 4;
export const GRAPPLER = 5;
export const MANIPULATOR = 6;
export const PROWLER = 7;
export const INNKEEPER = 8;
export const ARCHER = 9;
export const JAILER = 10;
export const PROTECTOR = 11;
export const VIZIER = 12;
export const ASSASSIN = 13;
export const BEAR = 14;
export const NEMESIS = 15;
export const CUB = 16;
/** South's Leader; North's is the next number, so `LEADER + side` is a side's Leader. */
export const LEADER = 17;

export const FIGURES = 19;
/** What stands on every cell beyond the rim: never empty, and nobody's. */
export const WALL = 19;
export const EMPTY = -1;
/** The owner of a card still on offer, and of the wall. */
export const NOBODY = 2;

export const ALL_CARDS: number = (1 << CARDS.length) - 1;
