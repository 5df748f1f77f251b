/**
 * What happens in a match, in the past tense, each with the rule behind it. Heroes go by number (1 to 3) beside their seat,
 * Regions by name (`O3L`), Portals from 1 on.
 */
import type { Happening } from '@taverne/engine';
import type { GrottoName, TempleId, TreasureName } from './content/types.ts';
import type { Colour, DieSymbol, Legend, TempleSymbol, Travel } from './words.ts';

export type ItemName = TreasureName | Legend;
/** Why somebody gains Health or Power. */
export type GainFor = 'castle' | 'idle' | 'temple' | 'return' | 'quest' | 'grotto' | 'roll' | 'treasure';
/** What came of a damage symbol. */
export type Dealt = 'taken' | 'blocked' | 'cancelled' | 'ignored';
export type WoundBy = 'punch' | 'sword' | 'bow' | 'grotto' | 'quest';

type Tale =
  // set-up and rounds
  | { readonly event: 'began'; readonly first: number; readonly colours: readonly Colour[]; readonly map: string }
  | { readonly event: 'round-began'; readonly round: number; readonly first: number }
  | { readonly event: 'quest-revealed'; readonly quest: string }
  | { readonly event: 'quest-discarded'; readonly quest: string }
  | { readonly event: 'quests-shuffled'; readonly cards: number }
  // day
  | { readonly event: 'cards-turned'; readonly cards: readonly Travel[] }
  | { readonly event: 'card-chosen'; readonly seat: number; readonly card: Travel; readonly turn: number }
  | {
      readonly event: 'moved';
      readonly seat: number;
      readonly hero: number;
      readonly from: string;
      readonly to: string;
      /** The cards between, in order. */
      readonly crossed: readonly string[];
      readonly toll: number;
      /** Portals whose Goblin turned passive. */
      readonly calmed: readonly number[];
    }
  | { readonly event: 'idled'; readonly seat: number }
  | { readonly event: 'gained'; readonly seat: number; readonly health: number; readonly power: number; readonly by: GainFor }
  | { readonly event: 'lost-health'; readonly seat: number; readonly health: number; readonly by: 'grotto' }
  | { readonly event: 'paid-power'; readonly seat: number; readonly power: number; readonly by: 'grotto' }
  | { readonly event: 'grotto-used'; readonly seat: number; readonly hero: number; readonly grotto: GrottoName }
  | { readonly event: 'quest-completed'; readonly seat: number; readonly quest: string }
  | { readonly event: 'token-turned'; readonly seat: number }
  // items
  | { readonly event: 'item-gained'; readonly seat: number; readonly item: ItemName }
  /** `hero` 0: it waits in the reserve. */
  | { readonly event: 'item-given'; readonly seat: number; readonly item: ItemName; readonly hero: number }
  | { readonly event: 'legend-stepped'; readonly seat: number; readonly item: Legend; readonly step: number }
  | { readonly event: 'treasure-spent'; readonly seat: number; readonly item: TreasureName }
  // night
  | { readonly event: 'night-fell'; readonly roller: number }
  | { readonly event: 'rolled'; readonly seat: number; readonly dice: readonly DieSymbol[]; readonly level: number }
  | { readonly event: 'rerolled'; readonly seat: number; readonly dice: readonly DieSymbol[] }
  | {
      readonly event: 'damage-dealt';
      readonly seat: number;
      readonly symbol: 'goblin' | 'magic';
      readonly damage: number;
      readonly how: Dealt;
      /** Power paid for a block. */
      readonly paid: number;
    }
  | { readonly event: 'magic-moved'; readonly spaces: number; readonly space: number; readonly level: number }
  | {
      readonly event: 'advanced';
      readonly seat: number;
      readonly hero: number;
      readonly temple: TempleId;
      readonly space: number;
      readonly given: readonly (TempleSymbol | 'forge')[];
      readonly power: number;
    }
  | { readonly event: 'temple-completed'; readonly seat: number; readonly hero: number; readonly temple: TempleId }
  | {
      readonly event: 'wounded';
      readonly seat: number;
      readonly hero: number;
      readonly portal: number;
      readonly wounds: number;
      readonly total: number;
      readonly by: WoundBy;
    }
  | { readonly event: 'goblin-defeated'; readonly seat: number; readonly portal: number }
  | { readonly event: 'exhausted'; readonly seat: number; readonly lostSpell: boolean }
  | { readonly event: 'rested'; readonly seat: number }
  | { readonly event: 'learned'; readonly seat: number; readonly hero: number; readonly spell: number; readonly power: number }
  | { readonly event: 'went-home'; readonly seat: number; readonly heroes: readonly number[] }
  // resolution
  | { readonly event: 'goblins-roused'; readonly portals: readonly number[] }
  | { readonly event: 'goblins-came'; readonly portals: readonly number[]; readonly aggressive: boolean };

export type QuestEvent = Tale & Happening;
