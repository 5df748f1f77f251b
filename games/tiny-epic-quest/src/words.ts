/** The words of the game, in the rulebook's language. */

export const COLOURS = ['red', 'blue', 'green', 'yellow'] as const;
export type Colour = (typeof COLOURS)[number];

/** The five Movement cards, one a mode (TEQ-MOVE-01). */
export const TRAVELS = ['horse', 'raft', 'gryphon', 'ship', 'foot'] as const;
export type Travel = (typeof TRAVELS)[number];
/** The mode of a Movement card. */
export const modeOf = (card: number): Travel => TRAVELS[card] ?? 'foot';

/** The faces of an Adventure die. */
export const SYMBOLS = ['goblin', 'power', 'magic', 'torch', 'scroll', 'punch'] as const;
export type DieSymbol = (typeof SYMBOLS)[number];
/** What a Temple's track asks for. */
export const TEMPLE_SYMBOLS = ['torch', 'scroll'] as const;
export type TempleSymbol = (typeof TEMPLE_SYMBOLS)[number];

/** What one may say to a Grotto: yes or no, how much Health is given for it, by which mode another Hero moves. */
export const GROTTO_WAYS = ['use', 'none', '1', '2', ...TRAVELS] as const;
export type GrottoWay = (typeof GROTTO_WAYS)[number];

export const MOST_SEATS = 4;
/** What a player starts with, and has again when Exhausted (TEQ-SETUP-04, TEQ-SETUP-05, TEQ-NIGHT-19). */
export const START_HEALTH = 6;
export const START_POWER = 3;
export const PORTALS = 7;
/** Items are numbered: Treasures first, then the Legendary Items, seat by seat. */
export const MOST_TREASURES = 12;
/** Adventure dice (TEQ-SETUP-01). */
export const DICE = 5;

export const LEGENDS = ['sword', 'shield', 'staff'] as const;
/** A Legendary Item. */
export type Legend = (typeof LEGENDS)[number];

/** What a solo player sets out to become (TEQ-SOLO-03). */
export const TARGETS = ['peasant', 'page', 'squire', 'knight', 'legendary-hero'] as const;
export type Target = (typeof TARGETS)[number];

/** Nobody, nothing, nowhere. */
export const NONE = -1;

/** Each player's (TEQ-SETUP-03). */
export const HEROES_EACH = 3;
/** A hero, by number: three for each seat, one seat after the other. */
export type Hero = number;
export const heroesOf = (seat: number): readonly Hero[] => HEROES[seat] ?? [];
const HEROES: readonly (readonly Hero[])[] = [0, 1, 2, 3].map((seat) =>
  Array.from({ length: HEROES_EACH }, (_, i) => seat * HEROES_EACH + i),
);
export const seatOfHero = (hero: Hero): number => Math.floor(hero / HEROES_EACH);
/** 1, 2 or 3: what a player calls it. */
export const heroNumber = (hero: Hero): number => (hero % HEROES_EACH) + 1;

/** A Goblin on a Portal (TEQ-MOVE-12). */
export const NO_GOBLIN = 0;
export const PASSIVE = 1;
export const AGGRESSIVE = 2;
