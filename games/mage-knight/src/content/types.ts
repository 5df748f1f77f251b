/**
 * Everything printed on tokens, tiles, site cards and tracks, as rows of data. Each list has one file here (`enemies.ts`, `tiles.ts`,
 * `ruins.ts`, `cities.ts`, `sites.ts`, `tracks.ts`, `scenarios.ts`), and the rules know a row by its place in its list: append, never
 * reorder. Cards, units, skills and tactics do something and are objects of their own, outside this folder.
 */
import type { Basic, Element, PileName, Rampager, SiteName, Terrain, Trait } from '../words.ts';

// ── enemies.ts: `ENEMIES: readonly EnemyRow[]` ──

export interface EnemyRow {
  readonly id: string;
  readonly pile: PileName;
  readonly copies: number;
  readonly armor: number;
  /** 0 for those that summon. */
  readonly attack: number;
  readonly element: Element;
  readonly fame: number;
  readonly traits: readonly Trait[];
  /** What is otherwise in the first printing (MK-RULING-20). */
  readonly first?: { readonly attack?: number; readonly traits?: readonly Trait[] };
}

// ── tiles.ts: `TILES: readonly TileRow[]`, start tiles first ──

/** What can be on a space besides its terrain. */
export type Feature = Exclude<SiteName, 'mine' | 'city'> | `${Basic}-mine` | `${Basic}-city` | Rampager;
/** `'forest'`, `'plains village'`, `'hills red-mine'`, `'swamp orc'`, `'plains blue-city'`: the terrain printed under a city too. */
export type SpaceText = Exclude<Terrain, 'city'> | `${Exclude<Terrain, 'city'>} ${Feature}`;

export type TileKind = 'start' | 'countryside' | 'core' | 'city';

export interface TileRow {
  /** `start-a`, `countryside-1`, `core-5`. */
  readonly id: string;
  readonly kind: TileKind;
  /** The centre, then clockwise from the north-east: NE, E, SE, SW, W, NW. */
  readonly spaces: readonly [SpaceText, SpaceText, SpaceText, SpaceText, SpaceText, SpaceText, SpaceText];
}

// ── rewards, by which sites, ruins and levels pay (MK-ENDTURN-15 to -22) ──

/** `crystal`: of a colour that a die decides; `crystals`: one of each basic colour; `treasure`: a spell or an artifact, as a die decides. */
export const REWARDS = ['artifact', 'spell', 'advanced', 'unit', 'crystal', 'crystals', 'treasure'] as const;
export type Reward = (typeof REWARDS)[number];

// ── ruins.ts: `RUINS: readonly RuinsRow[]` ──

export interface RuinsRow {
  readonly id: string;
  /** An altar: three mana of this colour for 7 Fame (MK-SITE-21). */
  readonly altar?: Basic;
  /** Else these are fought for the rewards (MK-SITE-22). */
  readonly enemies: readonly PileName[];
  readonly rewards: readonly Reward[];
}

// ── cities.ts: `CITIES: { readonly [C in Basic]: CityRow }` ──

/** What a city does for its defenders of such an attack: `elements` left out, for all of them. */
export interface CityBonus {
  readonly elements?: readonly Element[];
  readonly armor?: number;
  readonly attack?: number;
  readonly trait?: Trait;
}

export interface CityRow {
  readonly colour: Basic;
  readonly tile: string;
  /** The first that applies counts (MK-CITY-02 to -05). */
  readonly bonuses: readonly CityBonus[];
  /** Level → piles of its defenders; level 1 is at place 0 (MK-CITY-06). */
  readonly garrison: readonly (readonly PileName[])[];
  /** What it sells beside units with the city icon (MK-CITY-10 to -14). */
  readonly sells: 'artifact' | 'spell' | 'elite' | 'advanced';
}

// ── sites.ts: `SITE_ROWS: { readonly [S in SiteName]: SiteRow }` ──

export interface SiteRow {
  readonly kind: 'inhabited' | 'fortified' | 'adventure' | 'other';
  /** Tokens laid on it face down with its tile; a city has its own. */
  readonly garrison?: readonly PileName[];
  /** An unconquered garrison next to a hero is turned up: by day, or always (MK-MOVE-30, MK-CITY-16). */
  readonly shown?: 'day' | 'always';
  /** Tokens drawn by whoever enters as the turn's action; of a monastery, by whoever burns it. */
  readonly enemies?: readonly PileName[];
  /** Enemies that were not defeated: they stay face up, or leave for their discard piles (MK-OUTCOME-09, -10). */
  readonly survivors?: 'stay' | 'leave';
  /** Each one defeated is replaced while others stand (MK-SITE-19). */
  readonly refills?: true;
  /** The fight counts as night (MK-MANA-13). */
  readonly isNight?: true;
  /** Units may not be used, nor take damage (MK-COMBAT-58). */
  readonly noUnits?: true;
  /** It can be entered again for Fame alone (MK-SITE-16). */
  readonly again?: true;
  readonly rewards?: readonly Reward[];
  /** Influence for a point of healing, and the rule that says so; for an advanced action of the unit offer; for a spell (with mana of its colour). */
  readonly heals?: { readonly cost: number; readonly rule: string };
  readonly teaches?: number;
  readonly spells?: number;
}

// ── tracks.ts ──

/** `LEVELS: readonly LevelRow[]`, level 1 first. */
export interface LevelRow {
  /** Fame from which on one is of this level. */
  readonly fame: number;
  readonly armor: number;
  readonly hand: number;
  readonly command: number;
  /** What reaching it brings (MK-ENDTURN-27, -28). */
  readonly brings: 'start' | 'skill' | 'command';
}

/** `REPUTATIONS`: the influence at −7 to +7, `null` for the X (MK-INTERACT-04, -05). */
export type ReputationTrack = readonly (number | null)[];

// ── scenarios.ts: `SCENARIOS: { readonly [S in ScenarioName]: ScenarioRow }` ──

/** The order is the lobby's; a name is added here together with its row. */
export const SCENARIO_NAMES = [
  'first-reconnaissance',
  'solo-conquest',
  'full-conquest',
  'blitz-conquest',
  'full-cooperation',
  'blitz-cooperation',
  'mines-liberation',
  'druid-nights',
  'dungeon-lords',
  'conquer-and-hold',
  'one-to-return',
] as const;
export type ScenarioName = (typeof SCENARIO_NAMES)[number];

export type Quest = 'mines' | 'glades' | 'dungeons' | 'holds' | 'return';

/** Which tile positions there are (MK-SCENARIO-01 to -04). */
export type Shape = 'wedge' | 'wedge-unlimited' | 'open-5' | 'open-4' | 'open-3';

/** What depends on the number of players. */
export interface ScenarioSize {
  readonly rounds: number;
  readonly shape: Shape;
  readonly countryside: number;
  /** Core tiles with and without a city. */
  readonly cities: number;
  readonly core: number;
  /** City levels in the order in which they are revealed; empty where cities are closed. */
  readonly levels: readonly number[];
  /** What is otherwise for so many (MK-SCENARIO-30). */
  readonly otherwise?: Partial<ScenarioRules>;
}

export interface ScenarioRow extends ScenarioRules {
  /** Players → size; a number that is not there cannot play it. */
  readonly sizes: { readonly [seats: number]: ScenarioSize };
}

export interface ScenarioRules {
  /** Rivals have titles and what works on others (MK-SCORE-16, MK-SCENARIO-44). */
  readonly kind: 'solo' | 'competitive' | 'cooperative';
  /** Countryside tiles come in the order of their numbers (MK-SCENARIO-23). */
  readonly ascending?: true;
  /** Cities can be neither entered nor conquered (MK-SCENARIO-24). */
  readonly closedCities?: true;
  /** Fame for each tile one reveals (MK-SCENARIO-25). */
  readonly famePerTile?: number;
  readonly noElite?: true;
  /** The first unit offer holds one that can be recruited in a village (MK-SCENARIO-27). */
  readonly villagersFirst?: true;
  /** What brings on the last turns; without either the last round does (MK-SCENARIO-28, -34, -47). */
  readonly ends?: 'city-revealed' | 'cities-conquered';
  /** The rule that says so, where there are such turns. */
  readonly endsBy?: string;
  /** A dummy player takes turns (MK-SCENARIO-05). */
  readonly dummy?: true;
  /** After each round the tactics that were used leave the game (MK-SCENARIO-46). */
  readonly usesUpTactics?: true;
  /** Cities count: by MK-SCORE-15 for whoever plays alone or together, by MK-SCORE-14 among rivals. */
  readonly conquest?: true;
  /** Players do not fight each other unless all agree (MK-SCENARIO-26). */
  readonly noDuels?: true;
  /** The dummy player takes its tactic before the others, and after each round one of theirs is given up (MK-SCENARIO-52, -53). */
  readonly agreed?: true;
  /** The only city there is, and it is open to everybody: nobody defends or leads it. */
  readonly openCity?: Basic;
  /** What else it is about (MK-SCENARIO-59 to -63). */
  readonly quest?: Quest;
  /** MK-SCENARIO-38 to -40. */
  readonly blitz?: true;
}
