/** What can be pointed at: spaces of the map by name, and by prefix cards, units, skills, enemies, dice, mana, places for tiles and whatever is on offer. */
export type Spot = string;

export const cardSpot = (card: number): Spot => `card-${card}`;
export const unitSpot = (at: number): Spot => `unit-${at}`;
export const skillSpot = (skill: number): Spot => `skill-${skill}`;
export const tacticSpot = (tactic: number): Spot => `tactic-${tactic}`;
/** An enemy of the fight, by place. */
export const foeSpot = (foe: number): Spot => `foe-${foe}`;
/** A die of the Source, by place. */
export const dieSpot = (die: number): Spot => `die-${die}`;
export const manaSpot = (colour: number): Spot => `mana-${colour}`;
export const crystalSpot = (colour: number): Spot => `crystal-${colour}`;
/** A unit of the offer, by place. */
export const offerSpot = (at: number): Spot => `offer-${at}`;
/** Where a tile could be laid. */
export const tileSpot = (x: number, y: number): Spot => `tile ${x} ${y}`;
/** The hero, where damage goes or a wound is healed. */
export const HERO: Spot = 'hero';

const numberAfter = (prefix: string, spot: Spot | undefined): number | undefined =>
  spot?.startsWith(prefix) ? Number(spot.slice(prefix.length)) : undefined;

export const cardIn = (spot: Spot | undefined): number | undefined => numberAfter('card-', spot);
export const unitIn = (spot: Spot | undefined): number | undefined => numberAfter('unit-', spot);
export const skillIn = (spot: Spot | undefined): number | undefined => numberAfter('skill-', spot);
export const tacticIn = (spot: Spot | undefined): number | undefined => numberAfter('tactic-', spot);
export const foeIn = (spot: Spot | undefined): number | undefined => numberAfter('foe-', spot);
export const offerIn = (spot: Spot | undefined): number | undefined => numberAfter('offer-', spot);
/** Resting: then the card that goes. */
export const REST: Spot = 'rest';
/** One side of a card that cannot be played now: why not? */
export const sideSpot = (card: number, side: string): Spot => `side-${card}-${side}`;
export function sideIn(spot: Spot): { readonly card: number; readonly side: string } | undefined {
  const [word, card, side] = spot.split('-');
  return word === 'side' && card !== undefined && side !== undefined ? { card: Number(card), side } : undefined;
}
