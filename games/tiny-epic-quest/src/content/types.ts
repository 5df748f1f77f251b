/** Everything printed on cards and dice, as data. A content pack replaces it part by part. */
import type { Colour, DieSymbol, Legend, Target, TempleSymbol } from '../words.ts';

export type TempleId = string;

/** What one half of a Map card shows. */
export type Ground =
  | { readonly kind: 'temple'; readonly temple: TempleId }
  /** The Obelisk of a Spell: the number of its book in the Spell Library. */
  | { readonly kind: 'obelisk'; readonly spell: number }
  | { readonly kind: 'grotto'; readonly grotto: number }
  | { readonly kind: 'portal'; readonly portal: number }
  | { readonly kind: 'castle'; readonly colour: Colour };
export type GroundKind = Ground['kind'];

export interface MapCard {
  readonly id: string;
  readonly left: Ground;
  readonly right: Ground;
}

/** What must be given for a step onto a space: one symbol, or the same one twice (TEQ-NIGHT-33). */
export type Toll = readonly [TempleSymbol] | readonly [TempleSymbol, TempleSymbol];

export interface Temple {
  readonly id: TempleId;
  /** The four spaces of its track, on either side of the card (TEQ-NIGHT-31, TEQ-GLOOM-03). */
  readonly light: readonly Toll[];
  readonly dark: readonly Toll[];
}

/** Named actions of Grottos; what each does is in grottos/. */
export const GROTTO_NAMES = [
  'mending',
  'kindling',
  'brawler',
  'torchlight',
  'scribe',
  'wanderer',
  'stargazer',
  'murky-mending',
  'blood-kindling',
  'brawler-gamble',
  'lost-lights',
  'night-wanderer',
  'homeward-spores',
  'wild-star',
] as const;
export type GrottoName = (typeof GROTTO_NAMES)[number];

/** Named effects of Treasures; what each does is in treasures.ts. */
export const TREASURE_NAMES = [
  'bow',
  'fairy',
  'gem',
  'amulet',
  'cloak',
  'lantern',
  'hammer',
  'horn',
  'spyglass',
  'tome',
  'boots',
  'boomerang',
] as const;
export type TreasureName = (typeof TREASURE_NAMES)[number];

/** Where Heroes must stand for a Placement Quest; what data cannot say is a named function in quests/. */
export type Placement =
  /** So many of one's Heroes in so many Regions of this kind. */
  | { readonly stand: 'regions'; readonly kind: GroundKind; readonly heroes: number; readonly foreign?: true }
  /** So many of one's Heroes on so many cards in one line. */
  | { readonly stand: 'line'; readonly way: 'row' | 'column' | 'diagonal'; readonly heroes: number }
  | { readonly stand: 'named'; readonly as: PlacementName };

export const PLACEMENT_NAMES = ['coast', 'heart', 'banks'] as const;
export type PlacementName = (typeof PLACEMENT_NAMES)[number];

export interface Reward {
  readonly health?: number;
  readonly power?: number;
  /** Wounds on each Goblin that one of those Heroes attacks. */
  readonly wounds?: number;
  /** Spaces for the Magic token. */
  readonly magic?: number;
  /** Torches or scrolls, one's choice, for one of those Heroes. */
  readonly symbols?: number;
}

export interface PlacementQuest {
  readonly id: string;
  readonly kind: 'placement';
  readonly stands: Placement;
  readonly reward: Reward;
}

/** Completed with its Temple; the Treasure is the reward (TEQ-QUEST-06). */
export interface TreasureQuest {
  readonly id: string;
  readonly kind: 'treasure';
  readonly temple: TempleId;
  readonly treasure: TreasureName;
}
export type Quest = PlacementQuest | TreasureQuest;

/** First and second Temple, in this order (TEQ-ITEM-08). */
export type LegendTemples = readonly [TempleId, TempleId];

export interface Content {
  readonly id: string;
  readonly die: readonly DieSymbol[];
  readonly cards: readonly MapCard[];
  readonly temples: readonly Temple[];
  /** By the number on the card. */
  readonly grottos: { readonly light: readonly GrottoName[]; readonly dark: readonly GrottoName[] };
  readonly quests: readonly Quest[];
  readonly legends: { readonly [C in Colour]: { readonly [L in Legend]: LegendTemples } };
  /** The Magic Level of each space of the track. */
  readonly magic: { readonly standard: readonly number[]; readonly solo: readonly number[] };
  /** The symbols of the books in the Spell Library, in order: what their Obelisks show. */
  readonly books: readonly string[];
  /** Points by total, from 0 on; beyond the end the last counts (TEQ-RUL-23). */
  readonly score: {
    readonly spells: readonly number[];
    readonly quests: readonly number[];
    readonly goblins: readonly number[];
    /** For each Legendary Item (TEQ-ITEM-20). */
    readonly legend: number;
  };
  readonly targets: { readonly [T in Target]: number };
}
