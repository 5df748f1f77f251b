/** The rulebook's words, as data and as types. */

export const CLASS_NAMES = ['warrior', 'wizard', 'rogue', 'beast'] as const;
export type ClassName = (typeof CLASS_NAMES)[number];

export const TERRAINS = ['plain', 'forest', 'water', 'bridge', 'peak', 'village', 'ballista'] as const;
export type Terrain = (typeof TERRAINS)[number];

/** Cells of a dungeon (TET-SOLO-DGN-11 to 18). */
export const CHAMBERS = [
  'entrance',
  'crystal',
  'floor',
  'water',
  'monster',
  'cave-in',
  'trap',
  'door',
  'barrier',
  'wall',
] as const;
export type Chamber = (typeof CHAMBERS)[number];

/** Clockwise from north, which is the top edge of the map (TET-SOLO-ENEMY-05). */
export const DIRECTIONS = ['N', 'E', 'S', 'W'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** In the order of `realm.starts`: clockwise, so that the opposite corner is two further. */
export const CORNERS = ['NW', 'NE', 'SE', 'SW'] as const;

/** What a face of the action die shows; a face may show two. */
export const SYMBOLS = ['push', 'star', 'miss'] as const;
export type DieSymbol = (typeof SYMBOLS)[number];

export const MODES = ['competitive', 'teams', 'battle', 'battle-teams', 'solo', 'co-op'] as const;
export type Mode = (typeof MODES)[number];

/** Is this mode played on a battle realm, with the Artifact (TET-BATTLE-03, TET-BATTLETEAM-02)? */
export const isBattle = (mode: Mode): boolean => mode === 'battle' || mode === 'battle-teams';

/** What a unit can do in its owner's turn (TET-ACT-01, TET-ACT-02). */
export const ACTION_KINDS = ['move', 'melee', 'ranged', 'spell', 'ballista'] as const;
export type ActionKind = (typeof ACTION_KINDS)[number];

/** The moments in which a tactic may be revealed (TET-RUL-18). */
export const MOMENTS = [
  'between-actions',
  'action-declared',
  'target-declared',
  'cell-entered',
  'move-ended',
  'dice-rolled',
  'push-coming',
  'unit-captured',
  'attack-finished',
] as const;
export type Moment = (typeof MOMENTS)[number];
/** Those in which the table asks; at the others one plays a card or declares something anyway. */
export type WindowMoment = Exclude<Moment, 'between-actions' | 'action-declared'>;

/** No unit, no cell, nobody. */
export const NONE = -1;
export type None = typeof NONE;

/** No tactic comes with it. */
export const PLAIN: readonly number[] = [];
