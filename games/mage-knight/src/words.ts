/** The words of the game, in the rulebook's language. What is counted goes by its place in these lists: append, never reorder. */

export const HEROES = ['arythea', 'tovak', 'goldyx', 'norowas'] as const;
export type HeroName = (typeof HEROES)[number];

/** Basic colours first: crystals and cards have no others (MK-MANA-01, MK-MANA-04). */
export const COLOURS = ['red', 'blue', 'green', 'white', 'gold', 'black'] as const;
export type Colour = (typeof COLOURS)[number];
export const BASICS = ['red', 'blue', 'green', 'white'] as const;
export type Basic = (typeof BASICS)[number];

export const ELEMENTS = ['physical', 'fire', 'ice', 'cold-fire'] as const;
export type Element = (typeof ELEMENTS)[number];
/** Kinds of attack. */
export const KINDS = ['melee', 'ranged', 'siege'] as const;
export type Kind = (typeof KINDS)[number];

export const TERRAINS = [
  'plains',
  'hills',
  'forest',
  'wasteland',
  'desert',
  'swamp',
  'city',
  'lake',
  'mountain',
  'sea',
] as const;
export type Terrain = (typeof TERRAINS)[number];

/** The piles of enemy tokens, by the colour of their backs (MK-SETUP-04). */
export const PILES = ['green', 'gray', 'brown', 'violet', 'red', 'white'] as const;
export type PileName = (typeof PILES)[number];

/** Everything base tokens can do (MK-COMBAT-72). */
export const TRAITS = [
  'fortified',
  'swift',
  'brutal',
  'poison',
  'paralyze',
  'summon',
  'resists-physical',
  'resists-fire',
  'resists-ice',
] as const;
export type Trait = (typeof TRAITS)[number];

/** Sites by their rules; mines and cities have a colour beside. */
export const SITES = [
  'portal',
  'village',
  'monastery',
  'keep',
  'mage-tower',
  'city',
  'dungeon',
  'tomb',
  'monster-den',
  'spawning-grounds',
  'ruins',
  'mine',
  'glade',
] as const;
export type SiteName = (typeof SITES)[number];

/** Rampaging enemies as tiles show them. */
export const RAMPAGERS = ['orc', 'draconum'] as const;
export type Rampager = (typeof RAMPAGERS)[number];

/** Where units can be recruited (MK-INTERACT-09). */
export const RECRUITERS = ['village', 'monastery', 'keep', 'mage-tower', 'city'] as const satisfies readonly SiteName[];
export type Recruiter = (typeof RECRUITERS)[number];

/** The printings that differ in some cards and tokens. */
export const PRINTINGS = ['first', 'revised'] as const;
export type Printing = (typeof PRINTINGS)[number];

/** Nobody, nothing, nowhere. */
export const NONE = -1;
/** In the place of a unit that goes: none does, the new one takes the command token that a skill is. */
export const BOUND = -2;
