/** Why something is not allowed: the codes, and the rule behind each. */
import type { Refusal } from '@taverne/engine';
import { COLOURS, type Colour } from './words.ts';

export const WHYS = [
  'wound',
  'no-use-now',
  'not-stored',
  'not-in-combat',
  'moving',
  'dealing',
  'fighting',
  'attack-phase',
  'block-phase',
  'other-phase',
  'fight-start',
  'no-attack',
  'unhurt',
  'not-afar',
  'sideways',
  'to-unit',
  'no-landing',
  'dice-used',
  'deck-left',
  'one-action',
  'before-turn',
  'has-moved',
  'withdraws',
  'units-spared',
  'no-mana',
  'no-more-mana',
  'black-by-day',
  'gold-by-night',
  'die-used',
  'no-other-card',
  'no-healing',
  'no-deck',
  'no-target',
  'no-unit',
  'unit-spent',
  'unit-wounded',
  'unit-struck',
  'units-barred',
  'motivated',
  'used',
  'too-far',
  'beyond',
  'cut-off',
  'closed',
  'rampager',
  'no-moves',
  'tile-touches',
  'tile-coast',
  'tile-shape',
  'no-tiles',
  'tile-far',
  'tile-there',
  'reputation',
  'not-yours',
  'too-dear',
  'wrong-place',
  'too-weak',
  'twice-fortified',
  'walls',
  'fortified',
  'must-rest',
  'sold-out',
  'other-question',
  'not-in-hand',
  'no-move-now',
  'no-land',
  'here',
  'provokes',
  'not-interacting',
  'not-sold',
  'no-fight',
  'done-with',
  'siege-only',
  'partial',
  'shared-space',
  'round-ending',
  'match-ending',
  'together',
  'no-rivalry',
  'team-mate',
  'turn-lost',
  'must-fight',
  'nobody-near',
  'not-agreed',
] as const;
export type Why = (typeof WHYS)[number];

/** The figures of a case: what it takes, and what is there. */
export type Case = {
  readonly needed?: number;
  readonly sum?: number;
  readonly short?: number;
  readonly cost?: number;
  readonly influence?: number;
  /** Mana that is missing, by colour. */
  readonly price?: readonly string[];
  /** What is asked first. */
  readonly question?: string;
};
export type Against = Refusal<Why, Case>;

export const refusal = (rule: string, why: Why, figures?: Case): Against => (figures ? { rule, why, figures } : { rule, why });

/** Of a price in influence: what it is, and what there is. */
export const tooDear = (rule: string, cost: number, influence: number): Against =>
  refusal(rule, 'too-dear', { cost, influence, short: cost - influence });

export const IS_WOUND = refusal('MK-CARD-05', 'wound');
/** Where no rule says more. */
export const NO_USE_NOW = refusal('MK-TURN-29', 'no-use-now');
export const MOVING = refusal('MK-TURN-29', 'moving');
export const DEALING = refusal('MK-TURN-30', 'dealing');
export const FIGHTING = refusal('MK-COMBAT-09', 'fighting');
export const UNHURT = refusal('MK-HEAL-02', 'unhurt');
/** No enemy attacks any more, or in a fight between players the other one does not. */
export const ATTACKS_OVER = refusal('MK-COMBAT-31', 'no-attack');
export const NOT_ATTACKED = refusal('MK-PVP-66', 'no-attack');
export const NO_LANDING = refusal('MK-MOVE-29', 'no-landing');
export const NOT_STORED = refusal('MK-COMBAT-14', 'not-stored');
/** MK-PVP-27 */
export const SIEGE_ONLY = refusal('MK-PVP-27', 'siege-only');
export const NOT_IN_COMBAT = refusal('MK-TURN-28', 'not-in-combat');
export const ATTACK_PHASE = refusal('MK-COMBAT-69', 'attack-phase');
export const BLOCK_PHASE = refusal('MK-COMBAT-31', 'block-phase');
export const FIGHT_START = refusal('MK-COMBAT-76', 'fight-start');
export const NOT_INTERACTING = refusal('MK-TURN-23', 'not-interacting');
const missing = new WeakMap<readonly number[], Against>();
/** These colours, by number, cannot be paid together. Made once for each price. */
export function noMana(price: readonly number[]): Against {
  const known = missing.get(price);
  if (known) return known;
  const made = refusal('MK-CARD-08', 'no-mana', { price: price.map((colour) => COLOURS[colour] ?? '') });
  missing.set(price, made);
  return made;
}
export const NO_MORE_MANA = refusal('MK-CARD-08', 'no-more-mana');
export const NO_OTHER_CARD = refusal('MK-CARD-08', 'no-other-card');
export const NO_DECK = refusal('MK-ENDTURN-44', 'no-deck');
/** A red effect does nothing to what resists fire, a blue one nothing to what resists ice. */
const RESIST_FIRE = refusal('MK-COMBAT-10', 'no-target');
const RESIST_ICE = refusal('MK-COMBAT-11', 'no-target');
export const resisted = (colour: Colour | undefined): Against => (colour === 'blue' ? RESIST_ICE : RESIST_FIRE);
/** Of the other player's units none can be aimed at. */
export const NO_RIVALS_UNIT = refusal('MK-PVP-58', 'no-target');
/** Nobody is left to attack, or nobody is there but those whom what they summoned replaces. */
export const NOBODY_ATTACKS = refusal('MK-COMBAT-75', 'no-target');
export const NOBODY_THERE = refusal('MK-COMBAT-33', 'no-target');
/** For enemies that are not fortified, where all are (Illusionists). */
export const ALL_FORTIFIED = refusal('MK-COMBAT-19', 'fortified');
/** There is none left of what is to be had. */
export const SOLD_OUT = refusal('MK-RULING-29', 'sold-out');
export const NO_UNIT = refusal('MK-CARD-18', 'no-unit');
export const UNIT_SPENT = refusal('MK-CARD-17', 'unit-spent');
export const UNIT_WOUNDED = refusal('MK-COMBAT-56', 'unit-wounded');
export const UNITS_BARRED = refusal('MK-COMBAT-58', 'units-barred');
export const MOTIVATED = refusal('MK-CARD-21', 'motivated');
