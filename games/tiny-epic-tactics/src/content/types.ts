/**
 * What is printed on the pieces: units, tactics, enemy cards, boxes and realms. All of it is data and may come from a
 * content pack. What data cannot say is a behaviour: a card names it by a word of the lists below, gives it an amount, and
 * the object of that name does the rest.
 */
import type { ActionKind, Chamber, ClassName, DieSymbol, Direction, Terrain } from '../words.ts';
import type { TacticCard } from './tactics.ts';

// ── units ──

export const ABILITY_NAMES = [
  'bulwark',
  'reach',
  'wallcrusher',
  'intercept',
  'steady-aim',
  'parry',
  'mountaineer',
  'rally',
  'grace',
  'afterimage',
  'foresight',
  'pilfer',
  'high-perch',
  'ghost-step',
  'barbed-line',
  'fire-arrows',
  'bloodscent',
  'slip-away',
  'flurry',
  'immovable',
  'flight',
  'amphibious',
  'pack-tactics',
  'quills',
  'verdant',
  'charge',
  'carry',
] as const;
export type AbilityName = (typeof ABILITY_NAMES)[number];

/** `amount`: the figure in its text (damage, HP, dice, cells), 1 where the text has none. */
export interface Ability {
  readonly does: AbilityName;
  readonly amount: number;
}

export interface Melee {
  readonly damage: number;
  readonly pushDice: number;
}

export interface Ranged {
  readonly damage: number;
  readonly range: number;
  readonly missDice: number;
}

/** What a spell does besides its damage. Each happens in the order of the card. */
interface EffectFigures {
  /** Each other enemy within `distance` of the target's cell takes effect damage (TET-SPELL-08). */
  readonly area: { readonly distance: number; readonly damage: number };
  /** One other enemy within `distance` of the target's cell, of the caster's choice. */
  readonly chain: { readonly distance: number; readonly damage: number };
  /** With that many stars a target that survives is Weakened. */
  readonly weaken: { readonly stars: number };
  /** In a direction chosen before rolling. */
  readonly push: { readonly cells: number; readonly perStar: number };
  /** The caster heals. */
  readonly drain: { readonly perStar: number };
  /** The target heals; with `cure` stars or more it is no longer Weakened (0: never). */
  readonly heal: { readonly hp: number; readonly perStar: number; readonly cure: number };
  /** Caster and target exchange cells. */
  readonly exchange: unknown;
  /** The target moves at once. */
  readonly quicken: { readonly mp: number; readonly perStar: number };
}
export type EffectName = keyof EffectFigures;
export type EffectOf<D extends EffectName> = { readonly does: D } & EffectFigures[D];
export type SpellEffect = { [D in EffectName]: EffectOf<D> }[EffectName];

export interface Spell {
  readonly target: 'enemy' | 'ally';
  /** Null: no range value, it reaches what its effects say (TET-SPELL-07). */
  readonly range: number | null;
  /** Does it attack (TET-SPELL-10)? Then `damage` and `damagePerStar` say how hard. */
  readonly attack: boolean;
  readonly damage: number;
  readonly damagePerStar: number;
  readonly effects: readonly SpellEffect[];
}

/** The side of a unit card that the Enemy plays: neither ammo nor mana nor miss dice (TET-SOLO-ENEMY-14, -15). */
export interface EnemySide {
  readonly hp: number;
  readonly move: number;
  readonly melee: Melee;
  readonly ranged: Ranged | null;
  readonly spell: Spell | null;
  readonly abilities: readonly Ability[];
}

export interface UnitCard {
  readonly id: string;
  readonly class: ClassName;
  readonly hp: number;
  /** Ammo of Warriors and Rogues, mana of Wizards, 0 for Beasts (TET-SETUP-10). */
  readonly stock: number;
  readonly move: number;
  readonly melee: Melee;
  readonly ranged: Ranged | null;
  readonly spell: Spell | null;
  readonly abilities: readonly Ability[];
  readonly enemy: EnemySide;
}

// ── cards ──

export const MONSTER_NAMES = ['bite', 'arrows', 'maul', 'slime', 'thief', 'nothing', 'hex', 'wisp', 'cache'] as const;
export type MonsterName = (typeof MONSTER_NAMES)[number];

export interface EnemyCard {
  readonly id: string;
  readonly activates: ClassName | 'leftmost';
  readonly compass: Direction;
  readonly bonus: { readonly damage: number; readonly move: number; readonly climber: boolean };
  readonly monster: { readonly does: MonsterName; readonly amount: number };
}

// ── boxes and realms ──

export const CRYSTAL_NAMES = ['storm', 'tide', 'hour', 'hearth', 'sap', 'glory'] as const;
export type CrystalName = (typeof CRYSTAL_NAMES)[number];

/** In its own frame: row 0 is its north edge, column 0 its west edge. */
export interface Box {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly thickness: number;
  /** Row by row. */
  readonly top: readonly Terrain[];
  /** `offset` counts from the west or from the north. */
  readonly portals: readonly { readonly side: Direction; readonly offset: number }[];
  readonly dungeon: {
    /** Row by row, of the size of the box. */
    readonly chambers: readonly Chamber[];
    readonly crystal: { readonly does: CrystalName; readonly amount: number };
  };
}

/** Where a box lies: the north-west corner of its place, after turning it clockwise by `turns` quarters. */
export interface Placement {
  readonly box: string;
  readonly x: number;
  readonly y: number;
  readonly turns: 0 | 1 | 2 | 3;
}

/** A realm as it is written down; what follows from it is derived (realm/derive.ts). */
export interface RealmPlan {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly scroll: readonly Terrain[];
  /** In the order of building: a later box may stand on an earlier one. */
  readonly placements: readonly Placement[];
  /** Control zones in the order A, B, C: cells row by row, of which one is the trigger cell. None in a battle realm. */
  readonly zones: readonly { readonly cells: readonly number[]; readonly trigger: number }[];
  /** The Artifact cell of a battle realm. */
  readonly artifact: number | null;
}

// ── the whole ──

export interface Content {
  /** `house`, or the id of the pack. */
  readonly id: string;
  /** The symbols on each face of the action die. */
  readonly die: readonly (readonly DieSymbol[])[];
  readonly units: readonly UnitCard[];
  readonly tactics: readonly TacticCard[];
  readonly enemies: readonly EnemyCard[];
  readonly boxes: readonly Box[];
  /** The standard realm: with control zones. */
  readonly realm: RealmPlan;
  /** Battle realms to choose from, the first being the default. */
  readonly battles: readonly RealmPlan[];
  /** Names and texts of a pack's own cards, by language and key; empty for the house, whose texts are files. */
  readonly texts: { readonly [language: string]: { readonly [key: string]: string } };
}

export type AttackKind = Exclude<ActionKind, 'move'>;
