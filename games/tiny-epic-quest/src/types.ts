/** What Tiny Epic Quest and everybody around it say to each other, named once. */
import { asker, type Table } from '@taverne/engine';
import type { TravelFigures } from './day/figures.ts';
import type { QuestEvent } from './events.ts';
import type { Chance } from './night/chances.ts';
import type { Options } from './options.ts';
import type { Case, Why } from './refusals.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';
import type { GrottoWay, Hero, TempleSymbol } from './words.ts';

/** A Hero goes to a Region; `via`: by the way whose first card this is, where another way is cheaper. */
export interface MoveDeed {
  readonly do: 'move';
  readonly hero: Hero;
  readonly to: number;
  readonly via: number;
}
/** An Item changes hands; `to`: a Hero, or the reserve (NONE). */
export interface GiveDeed {
  readonly do: 'give';
  readonly item: number;
  readonly to: Hero;
}
/** A Hero takes the next space of its track for these symbols. */
export interface AdvanceDeed {
  readonly do: 'advance';
  readonly hero: Hero;
  readonly given: readonly (TempleSymbol | 'forge')[];
}
/** A Hero uses a punch on a Goblin, from the Portal or with the Bow, or pays for a blow of the Sword. */
export interface StrikeDeed {
  readonly do: 'punch' | 'shoot' | 'sword';
  readonly hero: Hero;
  readonly portal: number;
}
export interface PlainDeed<D extends string> {
  readonly do: D;
}
/** A Hero learns, with so much Power spent on the Staff, or its Temple is completed. */
export interface SettleDeed {
  readonly do: 'learn' | 'complete';
  readonly hero: Hero;
  readonly power: number;
}

export type NightDeed = AdvanceDeed | StrikeDeed;

/** What the next roll may bring, as far as it can be known. */
export type NightFigures = { readonly chances: readonly Chance[] };

export interface QuestTypes {
  readonly state: State;
  readonly options: Options;
  readonly view: View;
  readonly event: QuestEvent;
  readonly why: Why;
  readonly case: Case;
  readonly questions: {
    /** Which Movement card, by number. */
    readonly card: { readonly value: number };
    readonly travel: {
      readonly value: MoveDeed | GiveDeed | PlainDeed<'idle'>;
      readonly preview: {
        readonly toll: number;
        readonly crossed: readonly string[];
        readonly calmed: readonly number[];
        readonly quests: readonly string[];
      };
      readonly figures: TravelFigures;
    };
    readonly arrange: { readonly value: GiveDeed | PlainDeed<'done'> };
    readonly gain: { readonly value: 'health' | 'power' | 'none' };
    readonly equip: { readonly value: Hero };
    readonly grotto: { readonly value: GrottoWay };
    /** A Goblin, by its Portal. */
    readonly goblin: { readonly value: number };
    /** One's own Heroes: another one moves, or goes home. */
    readonly wander: { readonly value: MoveDeed | PlainDeed<'stay'> };
    readonly home: { readonly value: Hero };
    /** Symbols granted by Day. */
    readonly spend: { readonly value: AdvanceDeed | PlainDeed<'done'> };
    /** A Quest of the row; NONE: none. */
    readonly claim: { readonly value: number };
    readonly symbol: { readonly value: TempleSymbol };
    /** Does a Legendary Item move? */
    readonly step: { readonly value: 'take' | 'none' };
    readonly dusk: { readonly value: NightDeed | PlainDeed<'done'>; readonly figures: NightFigures };
    readonly dice: { readonly value: NightDeed | PlainDeed<'adventure'> | PlainDeed<'rest'>; readonly figures: NightFigures };
    /** Which faces are rolled again. */
    readonly reroll: { readonly value: readonly number[] };
    readonly damage: { readonly value: 'take' | 'block' | 'cancel' };
    readonly use: { readonly value: NightDeed | PlainDeed<'done'>; readonly figures: NightFigures };
    readonly settle: { readonly value: SettleDeed | PlainDeed<'done'> };
    /** Solo: a Goblin to turn aggressive, by its Portal. */
    readonly rouse: { readonly value: number };
  };
}

export const { ask, askFirst } = asker<QuestTypes>();
export type QuestTable = Table<QuestEvent>;
