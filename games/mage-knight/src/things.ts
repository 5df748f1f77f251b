/** What the state of a match is made of: units, tokens, enemies in a fight, places of the map, and what the table can wait for. */
import type { Seat } from '@taverne/engine';
import type { Element, Kind } from './words.ts';

/** A space of the map: see land.ts. */
export type Space = number;
/** A deed card by its number in the box: see book.ts. */
export type CardNumber = number;

/** A unit of a hero. */
export interface Unit {
  readonly unit: number;
  readonly isSpent: boolean;
  readonly wounds: number;
  /** The artifact attached to it, or NONE (MK-CARD-20). */
  readonly banner: CardNumber;
  /** What it does once a round was done. */
  readonly isBannerDown: boolean;
  /** It was assigned damage in this combat (MK-COMBAT-55). */
  readonly isStruck: boolean;
  /** It has the command token of a skill (Bonds of Loyalty). */
  readonly isBound: boolean;
}

/** An enemy token on the map: a rampaging one, a garrison, or what was left at an adventure site. */
export interface Token {
  readonly at: Space;
  /** By number in PILES. */
  readonly pile: number;
  /** The enemy by number; FACE_DOWN; or FACE_DOWN_LONG: of the pile before it was last shuffled anew (MK-SETUP-05). */
  readonly enemy: number;
  readonly isRampaging: boolean;
}
export const FACE_DOWN = -1;
export const FACE_DOWN_LONG = -2;

/** What becomes of an enemy's attack, or of the enemy; `away`: another fights in its place, which it summoned (MK-COMBAT-33). */
export type Fate = 'attacks' | 'blocked' | 'held' | 'struck' | 'away' | 'beaten';

/** An enemy in the fight under way. */
export interface Foe {
  readonly enemy: number;
  /** `defender`: the walls of a site protect it; `rampager`; `dweller`: of an adventure site or a monastery; `unit`: another player's. */
  readonly role: 'defender' | 'rampager' | 'dweller' | 'unit';
  /** Where its token lies; NONE: it was drawn for this fight. */
  readonly at: Space;
  readonly fate: Fate;
  /** What cities and effects add. */
  readonly armor: number;
  readonly attack: number;
  /** Traits it has gained and lost, as bits of TRAITS and WALLS (MK-COMBAT-74). */
  readonly gained: number;
  readonly lost: number;
  /** The foe that summoned it, by place, or NONE (MK-COMBAT-32). */
  readonly summoner: number;
  /** Of a unit: whose it is, and its place there (MK-PVP-58). */
  readonly of?: { readonly seat: Seat; readonly unit: number };
}

/** What takes part in the attack or block that is being put together (MK-COMBAT-14). */
export interface Part {
  /** The card, unit or skill it came from. */
  readonly by: string;
  readonly n: number;
  readonly kind: Kind | 'block';
  readonly element: Element;
  /** What it does beside: see combat/twists.ts. */
  readonly twist?: string;
  /** Between players: the unit whose share it is, by place (MK-PVP-67). */
  readonly unit?: number;
}

/** A fight between two players (MK-PVP-07). What is put together to strike or to block is in `parts`, as in any fight. */
export interface Duel {
  readonly aggressor: Seat;
  readonly defender: Seat;
  /** How the defender takes part; null: that is still to be said (MK-PVP-08). */
  readonly attends: 'full' | 'partial' | null;
  /** Who strikes now; the other one blocks. */
  readonly attacker: Seat;
  /** The second of its two phases (MK-PVP-40). */
  readonly isMelee: boolean;
  /** How many passed in a row (MK-PVP-25). */
  readonly passes: number;
  /** The attack that was made and is to be blocked, or has got through. */
  readonly attack: readonly Part[];
  /** Mana that the attacker has spent since it is its turn to strike (Cold Toughness). */
  readonly paid: number;
  /** Who has done nothing in it yet: what belongs to the start of combat still can be done (MK-COMBAT-76). */
  readonly fresh: readonly Seat[];
  /** Wounds that the defender took into hand, and whether that was enough (MK-WOUND-10). */
  readonly hurt: number;
  readonly isOut: boolean;
}

/** Where a fight takes place. */
export interface Arena {
  /** The site that is fought for, or NONE. */
  readonly site: Space;
  /** Where an assault came from, or NONE. */
  readonly from: Space;
  readonly isNight: boolean;
  readonly noUnits: boolean;
  /** Wounds taken into hand so far, and whether that was enough (MK-WOUND-07). */
  readonly hurt: number;
  readonly isOut: boolean;
  /** Move points that were left when it began and are of no use in it but to those who hold enemies back (Wings of Night). */
  readonly spare: number;
  /** Nothing was done yet: what belongs to the start of combat still can be (MK-COMBAT-76). */
  readonly isFresh: boolean;
  /** Where an incantation is spoken: Fame counts twice (MK-SCENARIO-60). */
  readonly isRite?: true;
  /** A secret dungeon or tomb under the space (MK-SCENARIO-61). */
  readonly secret?: 'dungeon' | 'tomb';
}

/** A joint assault on a city, from its proposal on (MK-COOP-08, -09). */
export interface Joint {
  readonly city: Space;
  /** Who takes part, the initiator first, then in Round Order; how many defenders each faces. */
  readonly seats: readonly Seat[];
  readonly shares: readonly number[];
  /** Where each came from (MK-COOP-21). */
  readonly from: readonly Space[];
  /** Whose fight it is, by place; NONE: the others have not agreed yet. */
  readonly now: number;
  /** Defenders that were dealt and not defeated, by enemy number: nobody else is dealt them. */
  readonly survivors: readonly number[];
  /** The spell by which the initiator comes from afar, or NONE (MK-COOP-05). */
  readonly spell: CardNumber;
}

export interface Placed {
  readonly tile: number;
  readonly x: number;
  readonly y: number;
}
/** A city on the map; its defenders are tokens on its space, its shields lie there in order. */
export interface City {
  readonly at: Space;
  readonly colour: number;
  readonly level: number;
  /** Since its conquest, else NONE (MK-CITY-07). */
  readonly leader: Seat;
}
export interface Shield {
  readonly at: Space;
  readonly seat: Seat;
}
export interface Ruin {
  readonly at: Space;
  /** By number, or FACE_DOWN. */
  readonly token: number;
}

/** A die of the Source that a spell keeps for a hero until the round ends; `isLasting`: it gives a token whenever a turn begins. */
export interface Claim {
  readonly die: number;
  readonly isLasting: boolean;
  /** Rivals who use mana of its colour take a wound, once a turn (Mana Curse). */
  readonly isCurse: boolean;
}

/** An interactive skill in the middle: whose it is, and the colour it names, or NONE (MK-CARD-22). */
export interface Laid {
  readonly skill: number;
  readonly seat: Seat;
  readonly colour: number;
  /** Whom it has hurt already, and for which colour. */
  readonly harmed: readonly Harm[];
}
export interface Harm {
  readonly seat: Seat;
  readonly colour: number;
}

/** An effect on others that was announced: they may answer it before it is resolved (MK-TURN-03). */
export interface Announced {
  readonly seat: Seat;
  /** The card or the skill, by number; the other is NONE. */
  readonly card: CardNumber;
  readonly skill: number;
  readonly side: 'basic' | 'strong';
  /** The colour that was named, or NONE. */
  readonly colour: number;
  /** What the table waited for, and whom, and will again. */
  readonly back: Stage;
  readonly acting: Seat;
  /** Who may still answer it; then who is still to bear it. */
  readonly asked: readonly Seat[];
  readonly left: readonly Seat[];
  /** Cards that were given up for it. */
  readonly cards: readonly CardNumber[];
}

/** Put off to the end of the turn: a change of fame or reputation, or what a card does then (its `atEnd`). */
export type Later =
  | { readonly what: 'fame' | 'reputation'; readonly n: number }
  | { readonly what: 'card'; readonly card: CardNumber; readonly side: 'basic' | 'strong' };

/**
 * What the table waits for. A round begins with tactics; a turn has a beginning, movement, an action (interaction or the phases of a
 * fight), what comes after it, and its end: rewards, levels, discarding and drawing.
 */
export const STAGES = [
  'tactic',
  'shed',
  'search',
  'begin',
  'answer',
  'resolve',
  'move',
  'interact',
  'join',
  'ranged',
  'block',
  'damage',
  'attack',
  'attend',
  'propose',
  'agree',
  'muster',
  'after',
  'glade',
  'reward',
  'artifact',
  'level',
  'skill',
  'discard',
  'refill',
  'dummy',
  'dawn',
  'over',
] as const;
export type Stage = (typeof STAGES)[number];
