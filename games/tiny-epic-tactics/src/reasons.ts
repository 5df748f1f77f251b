/** Why something is not allowed: a word for the translators (`refusal.…` in text/). The rule and the figures come with the case. */
import type { Refusal } from '@taverne/engine';
import type { CardId, CellName, UnitId } from './events.ts';
import type { Moment } from './words.ts';

export const WHYS = [
  // who or what is meant
  'other-question',
  'nobody-there',
  'not-yours',
  'not-on-board',
  'not-among',
  'no-such-cell',
  'no-such-unit',
  'no-such-tactic',
  'no-verb',
  'stuck',
  // who may act at all
  'no-actions-left',
  'weakened',
  'not-for-the-captor',
  'two-actions',
  'same-kind',
  'second-attack',
  // the token
  'not-weakened',
  'weakened-this-turn',
  'too-few-hp',
  'acted',
  'turn-under-way',
  // attacks and spells
  'nobody-to-attack',
  'not-an-enemy',
  'not-an-ally',
  'elsewhere',
  'not-adjacent',
  'other-elevation',
  'no-ranged-attack',
  'no-ammo',
  'no-spell',
  'no-mana',
  'too-little-mana',
  'out-of-range',
  'not-on-ballista',
  'put-on-ballista',
  // movement
  'nowhere',
  'not-a-step',
  'out-of-reach',
  'occupied',
  'left-ballista',
  'closed',
  'portal-closed',
  'portal-shut',
  'too-few-mp',
  'no-rest',
  'no-step-yet',
  'on-an-ally',
  // dungeons
  'inside',
  'enter-first',
  'no-dungeon',
  'dungeon-green',
  'dungeon-occupied',
  'box-not-empty',
  'crystals-missing',
  'wall',
  'locked-door',
  'magic-barrier',
  // tactics
  'not-in-hand',
  'if-not-met',
  'other-moment',
  // deployment
  'corner-taken',
  'partners-opposite',
  'other-corners',
  'not-a-start',
  'not-next',
  'two-a-corner',
] as const;
export type Why = (typeof WHYS)[number];

/** The figures of a case. */
export type Case = {
  readonly unit?: UnitId;
  readonly cell?: CellName;
  readonly box?: string;
  /** A tactic, and the moment it is made for. */
  readonly card?: CardId;
  readonly moment?: Moment;
  /** What it costs in MP, what the unit has for a Move, what is left of it in a walk. */
  readonly cost?: number;
  readonly mp?: number;
  readonly left?: number;
  readonly hp?: number;
  /** Mana in store, or that a barrier takes; the price of a casting. */
  readonly mana?: number;
  readonly price?: number;
  readonly distance?: number;
  readonly range?: number;
  readonly parts?: readonly { readonly of: string; readonly by: number }[];
  /** Elevations of both units. */
  readonly elevation?: number;
  readonly target?: number;
  /** What is asked instead. */
  readonly question?: string;
  /** What is no cell, no unit or no card. */
  readonly word?: string;
  /** Crystals. */
  readonly missing?: number;
};

export type Reason = Refusal<Why, Case>;
