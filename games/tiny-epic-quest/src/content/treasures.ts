/** What each Treasure does for the Hero who holds it (TEQ-ITEM-03): one object each, of the moments it cares about. */

import type { TempleSymbol } from '../words.ts';
import type { TreasureName } from './types.ts';

export interface Treasure {
  /** The price of a symbol forged for its holder, in Power. */
  readonly forgesFor?: number;
  /** The holder may use the first symbol as the second. */
  readonly reads?: readonly [TempleSymbol, TempleSymbol];
  /** Aggressive Goblins that its holder crosses cost nothing and are not flipped. */
  readonly isUnseen?: true;
  /** On foot its holder may take two steps. */
  readonly strides?: true;
  /** Wounds dealt by the first punch of each roll that its holder uses. */
  readonly firstPunch?: number;
  /** Rolled punches reach a Goblin on a neighbouring card. */
  readonly shoots?: true;
  /** Gained when its owner chooses to Rest, after everything else. */
  readonly atRest?: { readonly health: number; readonly power: number };
  /** So much higher does the Magic Level count when its holder learns. */
  readonly learns?: number;
  /** So many dice may its owner roll again, once a Night, as the roller and before anything is resolved. */
  readonly rerolls?: number;
  /** Once a Night its owner cancels a damage symbol at no cost. */
  readonly cancels?: true;
  /** Once a game its owner keeps this much Health instead of losing all. */
  readonly saves?: number;
}

/** What a symbol forged costs a Hero without a Treasure, in Power (TEQ-NIGHT-38). */
export const FORGE_PRICE = 2;

export const TREASURES: { readonly [T in TreasureName]: Treasure } = {
  bow: { shoots: true },
  fairy: { saves: 2 },
  gem: { forgesFor: 1 },
  amulet: { cancels: true },
  cloak: { isUnseen: true },
  lantern: { reads: ['scroll', 'torch'] },
  hammer: { firstPunch: 2 },
  horn: { atRest: { health: 1, power: 1 } },
  spyglass: { reads: ['torch', 'scroll'] },
  tome: { learns: 1 },
  boots: { strides: true },
  boomerang: { rerolls: 2 },
};
