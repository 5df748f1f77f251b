/**
 * What happens in a match, in the past tense, each with the rule behind it. Cards, units, enemies and tiles go by their ids, spaces by
 * name (`3.-1`).
 */
import type { Happening } from '@taverne/engine';
import type { Power } from './cards/card.ts';
import type { Reward } from './content/types.ts';
import type { Origin } from './types.ts';
import type { Colour, HeroName, SiteName } from './words.ts';

type Tale =
  // set-up, rounds and turns
  | { readonly event: 'began'; readonly scenario: string; readonly heroes: readonly HeroName[]; readonly dummy?: HeroName }
  | { readonly event: 'round-began'; readonly round: number; readonly night: boolean }
  | { readonly event: 'source-rolled'; readonly dice: readonly Colour[]; readonly was: readonly Colour[] }
  | { readonly event: 'tactic-taken'; readonly seat: number; readonly tactic: string }
  | { readonly event: 'tactic-used'; readonly seat: number; readonly tactic: string }
  | { readonly event: 'tactic-retired'; readonly tactic: string }
  | { readonly event: 'order-set'; readonly order: readonly number[] }
  | { readonly event: 'turn-began'; readonly seat: number; readonly turn: number }
  | { readonly event: 'round-announced'; readonly seat: number }
  | { readonly event: 'turn-forfeited'; readonly seat: number }
  | { readonly event: 'turn-skipped'; readonly seat: number }
  | { readonly event: 'plundered'; readonly seat: number }
  | { readonly event: 'rested'; readonly seat: number; readonly wounds: number }
  | { readonly event: 'turn-ended'; readonly seat: number }
  | { readonly event: 'end-approached'; readonly turns: number }
  | {
      readonly event: 'dummy-played';
      readonly cards: readonly Colour[];
      /** Of these the last ones for crystals of that colour. */
      readonly more: number;
      readonly colour?: Colour;
      readonly left: number;
    }
  | { readonly event: 'dummy-grew'; readonly card: string; readonly crystal?: Colour }
  // cards, units, skills
  | { readonly event: 'played'; readonly seat: number; readonly card: string; readonly side: Power | 'sideways' }
  | { readonly event: 'paid'; readonly seat: number; readonly colour: Colour; readonly from: Origin }
  | { readonly event: 'unit-used'; readonly seat: number; readonly unit: string; readonly ability: number }
  | { readonly event: 'skill-used'; readonly seat: number; readonly skill: string }
  | {
      readonly event: 'points';
      readonly seat: number;
      readonly what: 'move' | 'influence' | 'heal';
      readonly n: number;
      readonly by: string;
    }
  | {
      readonly event: 'force';
      readonly seat: number;
      readonly kind: string;
      readonly n: number;
      readonly element: string;
      readonly by: string;
    }
  | { readonly event: 'mana-gained'; readonly seat: number; readonly colour: Colour; readonly crystal: boolean }
  | { readonly event: 'crystal-lost'; readonly seat: number; readonly colour: Colour }
  | {
      readonly event: 'die-rolled';
      readonly colour: Colour;
      readonly why: 'source' | 'crystal' | 'treasure' | 'card';
      /** Of the Source: which die it is, and what it showed before. */
      readonly die?: number;
      readonly was?: Colour;
    }
  | { readonly event: 'fame'; readonly seat: number; readonly n: number; readonly by: string }
  | { readonly event: 'reputation'; readonly seat: number; readonly n: number; readonly by: string }
  | { readonly event: 'drew'; readonly seat: number; readonly cards: number }
  | { readonly event: 'discarded'; readonly seat: number; readonly cards: readonly string[] }
  | { readonly event: 'thrown-away'; readonly seat: number; readonly card: string }
  | { readonly event: 'healed'; readonly seat: number; readonly unit?: string }
  | { readonly event: 'unit-readied'; readonly seat: number; readonly unit: string }
  | { readonly event: 'unit-disbanded'; readonly seat: number; readonly unit: string }
  | { readonly event: 'banner-attached'; readonly seat: number; readonly card: string; readonly unit: string }
  // what rivals do to each other
  | { readonly event: 'skill-returned'; readonly seat: number; readonly skill: string }
  | { readonly event: 'hand-shown'; readonly seat: number; readonly cards: readonly string[] }
  | { readonly event: 'card-stolen'; readonly seat: number; readonly card: string; readonly from: number }
  | { readonly event: 'unit-spent'; readonly seat: number; readonly unit: string; readonly caster: number }
  // the map
  | {
      readonly event: 'moved';
      readonly seat: number;
      readonly from: string;
      readonly to: string;
      readonly path: readonly string[];
      readonly cost: number;
    }
  | { readonly event: 'explored'; readonly seat: number; readonly tile: string; readonly x: number; readonly y: number }
  | { readonly event: 'enemy-revealed'; readonly enemy: string; readonly at: string }
  | { readonly event: 'ruins-revealed'; readonly ruins: string; readonly at: string }
  | { readonly event: 'city-revealed'; readonly colour: Colour; readonly level: number; readonly at: string }
  | { readonly event: 'withdrew'; readonly seat: number; readonly to: string; readonly wounds: number }
  // fights
  | {
      readonly event: 'fight-began';
      readonly seat: number;
      readonly enemies: readonly string[];
      readonly site?: SiteName;
      readonly at: string;
    }
  | { readonly event: 'foe-summoned'; readonly enemy: string; readonly by: string }
  | { readonly event: 'foe-changed'; readonly enemy: string; readonly how: string; readonly by: string }
  | { readonly event: 'blocked'; readonly seat: number; readonly enemy: string }
  | { readonly event: 'defeated'; readonly seat: number; readonly enemies: readonly string[]; readonly fame: number }
  | {
      readonly event: 'hero-wounded';
      readonly seat: number;
      readonly wounds: number;
      readonly by: string;
      readonly discard: number;
    }
  | {
      readonly event: 'unit-wounded';
      readonly seat: number;
      readonly unit: string;
      readonly wounds: number;
      readonly by: string;
    }
  | { readonly event: 'unit-unharmed'; readonly seat: number; readonly unit: string; readonly by: string }
  | { readonly event: 'unit-destroyed'; readonly seat: number; readonly unit: string; readonly by: string }
  | { readonly event: 'hand-lost'; readonly seat: number; readonly why: 'knocked-out' | 'paralyzed'; readonly cards: number }
  | { readonly event: 'fight-ended'; readonly seat: number; readonly won: boolean }
  | { readonly event: 'glade-marked'; readonly seat: number; readonly at: string }
  | { readonly event: 'conquered'; readonly seat: number; readonly site: SiteName; readonly at: string }
  | { readonly event: 'city-led'; readonly seat: number; readonly colour: Colour }
  // fights between players
  | { readonly event: 'duel-began'; readonly seat: number; readonly other: number; readonly at: string }
  | { readonly event: 'attended'; readonly seat: number; readonly full: boolean }
  | {
      readonly event: 'duel-struck';
      readonly seat: number;
      readonly n: number;
      readonly elements: readonly string[];
      readonly melee: boolean;
    }
  | { readonly event: 'duel-passed'; readonly seat: number }
  | { readonly event: 'duel-parried'; readonly seat: number; readonly off: number; readonly left: number }
  | { readonly event: 'artifact-stolen'; readonly seat: number; readonly other: number; readonly card: string }
  | { readonly event: 'driven-off'; readonly seat: number; readonly to: string }
  | { readonly event: 'duel-ended'; readonly seat: number; readonly other: number; readonly winner?: number }
  // joint assaults
  | {
      readonly event: 'assault-proposed';
      readonly seat: number;
      readonly seats: readonly number[];
      readonly shares: readonly number[];
    }
  | { readonly event: 'assault-agreed'; readonly seat: number }
  | { readonly event: 'assault-declined'; readonly seat: number }
  | { readonly event: 'defenders-dealt'; readonly seat: number; readonly enemies: readonly string[] }
  | { readonly event: 'assault-ended'; readonly won: boolean }
  // sites and rewards
  | { readonly event: 'interacted'; readonly seat: number; readonly site: SiteName; readonly influence: number }
  | { readonly event: 'recruited'; readonly seat: number; readonly unit: string; readonly cost: number }
  | { readonly event: 'bought'; readonly seat: number; readonly what: string; readonly card?: string; readonly cost: number }
  | { readonly event: 'reward-due'; readonly seat: number; readonly reward: Reward }
  | { readonly event: 'reward-lost'; readonly seat: number; readonly reward: Reward }
  | { readonly event: 'card-gained'; readonly seat: number; readonly card: string; readonly to: 'deck' | 'hand' | 'discard' }
  | { readonly event: 'levelled'; readonly seat: number; readonly level: number }
  | { readonly event: 'skill-gained'; readonly seat: number; readonly skill: string; readonly left: readonly string[] };

export type MageEvent = Tale & Happening;
