/** Everything a player can do, as values of options: one deed is one step. */
import { consider, type Option, type Sieve } from '@taverne/engine';
import type { Power } from './cards/card.ts';
import type { Against } from './refusals.ts';
import type { CardNumber, Space } from './state.ts';

/** A card is played for one of its sides, or sideways; `taken`: other cards of the hand that go into it. */
export interface CardDeed {
  readonly do: 'card';
  readonly card: CardNumber;
  readonly side: Power | 'sideways';
  readonly taken: readonly CardNumber[];
}
/** A unit uses an ability, both by place; BANNER in the place of an ability: what its banner can do. */
export interface UnitDeed {
  readonly do: 'unit';
  readonly unit: number;
  readonly ability: number;
}
export interface SkillDeed {
  readonly do: 'skill';
  readonly skill: number;
  readonly taken: readonly CardNumber[];
}
/** By the cheapest way on which nothing happens; `provoke`: the last step rouses rampaging enemies (MK-MOVE-19). */
export interface MoveDeed {
  readonly do: 'move' | 'provoke';
  readonly to: Space;
}
/** The tile at this place is revealed. */
export interface ExploreDeed {
  readonly do: 'explore';
  readonly x: number;
  readonly y: number;
}
/** A rampaging enemy is challenged, by the space of its token. */
export interface ChallengeDeed {
  readonly do: 'challenge';
  readonly at: Space;
}
/** With the card that goes; NONE: slow recovery (MK-TURN-33). */
export interface RestDeed {
  readonly do: 'rest';
  readonly card: CardNumber;
}
export interface AttachDeed {
  readonly do: 'attach';
  readonly card: CardNumber;
  readonly unit: number;
}
/** A wound goes: from hand, or from a unit by place. */
export interface HealDeed {
  readonly do: 'heal';
  /** NONE: from hand. */
  readonly unit: number;
}
/** What an interaction buys, or an effect lets one buy. */
export interface BuyDeed {
  readonly do: 'buy';
  readonly what: 'heal' | 'taught' | 'advanced' | 'unseen' | 'spell' | 'artifact' | 'elite' | 'learn';
  /** A card, or NONE. */
  readonly card: CardNumber;
}
/** A unit of the offer, by place; `for`: the place of one's own unit that goes, or NONE. */
export interface RecruitDeed {
  readonly do: 'recruit';
  readonly unit: number;
  readonly for: number;
}
export interface StrikeDeed {
  readonly do: 'strike';
  readonly foes: readonly number[];
}
export interface BlockDeed {
  readonly do: 'block';
  readonly foe: number;
}
/** Damage of a foe goes to a unit by place, or to the hero (NONE). */
export interface HitDeed {
  readonly do: 'hit';
  readonly foe: number;
  readonly unit: number;
}
export interface ConvertDeed {
  readonly do: 'convert';
  readonly mod: number;
}
/** A card goes for points that an effect gives for it. */
export interface DiscardDeed {
  readonly do: 'discard';
  readonly card: CardNumber;
}
/** A rival on the same space is attacked (MK-PVP-01). */
export interface MeetDeed {
  readonly do: 'meet';
  readonly seat: number;
}
/** Damage between players wounds a unit by place, or the hero (NONE) (MK-PVP-36 to -38). */
export interface WoundDeed {
  readonly do: 'wound';
  readonly unit: number;
}
/** An artifact of the other player (MK-PVP-45). */
export interface StealDeed {
  readonly do: 'steal';
  readonly card: CardNumber;
}
/** The other player has to retreat to this space (MK-PVP-47). */
export interface DriveDeed {
  readonly do: 'drive';
  readonly to: Space;
}
/** Through the dungeons, to another that was conquered (MK-SCENARIO-61). */
export interface PassageDeed {
  readonly do: 'passage';
  readonly to: Space;
}
/** A joint assault on the city there is to be proposed (MK-COOP-08). */
export interface TogetherDeed {
  readonly do: 'together';
  readonly city: Space;
  /** The card that leads there, or NONE: the hero stands beside it. */
  readonly spell: CardNumber;
}
export interface PlainDeed<D extends string> {
  readonly do: D;
}

export type Deed =
  | CardDeed
  | UnitDeed
  | SkillDeed
  | MoveDeed
  | ExploreDeed
  | ChallengeDeed
  | RestDeed
  | AttachDeed
  | HealDeed
  | BuyDeed
  | RecruitDeed
  | StrikeDeed
  | BlockDeed
  | HitDeed
  | ConvertDeed
  | DiscardDeed
  | MeetDeed
  | WoundDeed
  | StealDeed
  | DriveDeed
  | PassageDeed
  | TogetherDeed
  | PlainDeed<'assail' | 'pass' | 'tactic' | 'enter' | 'mark' | 'incant' | 'burn' | 'altar' | 'interact' | 'done' | 'end'>;

/** What the rules go through for a question of the turn. */
export type DeedSieve = Sieve<Option<Deed>, Against>;

/** Puts a deed to the sieve. One that is refused is written out only for whoever asks why not. */
export function weigh(sieve: DeedSieve, against: Against | undefined, write: () => Option<Deed>): void {
  if (!against || sieve.refused) consider(sieve, write(), against);
}
