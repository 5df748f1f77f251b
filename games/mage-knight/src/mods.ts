/**
 * What is at work on a hero until the turn ends (MK-CARD-10): small data that the rules ask about. Whoever adds one adds its kind here
 * and the question to it in the chapter that asks.
 */
import type { Colour, Element, Kind, Terrain } from './words.ts';

export type Mod =
  /** What it costs to enter a space of these terrains; `set` comes before `delta`, and `opens` makes them accessible (MK-MOVE-23 to -26). */
  | {
      readonly mod: 'terrain';
      readonly terrains: readonly Terrain[];
      readonly set?: number;
      readonly delta?: number;
      readonly min?: number;
      readonly most?: number;
      readonly opens?: true;
    }
  /** The first attack or block of a card is so much more (Ambush). */
  | { readonly mod: 'ambush'; readonly attack: number; readonly block: number }
  /** Points can be used as attack or block (Agility, Diplomacy). */
  | {
      readonly mod: 'convert';
      /** Only points left over from moving count, not those made in a fight (Agility as first printed). */
      readonly leftOver?: true;
      readonly from: 'move' | 'influence';
      readonly rate: number;
      readonly kind: Kind | 'block';
      readonly element: Element;
    }
  /** A force that was earned before and can be used once, in its phase (Burning Shield). */
  | {
      readonly mod: 'kept';
      readonly by: string;
      readonly n: number;
      readonly kind: Kind;
      readonly element: Element;
    }
  /** Until the next attack is made, each card that is discarded is so much of it (Sword of Justice). */
  | { readonly mod: 'discards'; readonly by: string; readonly n: number }
  /** All own units are so much stronger. */
  | {
      readonly mod: 'units';
      readonly attack?: number;
      readonly block?: number;
      readonly armor?: number;
      readonly resists?: true;
      /** Each unit that attacks or blocks brings Fame, once. */
      readonly fame?: number;
    }
  /** The next unit with such a value has so much more of it (Leadership). */
  | { readonly mod: 'lead'; readonly kind: 'block' | 'melee' | 'ranged'; readonly n: number }
  /** Damage may not be assigned to units (Into the Heat). */
  | { readonly mod: 'spared-units' }
  /** Fame for each enemy defeated. */
  | { readonly mod: 'fame-per-foe'; readonly n: number }
  /** Fame for each spell of this colour. */
  | { readonly mod: 'fame-per-spell'; readonly colour: Colour }
  /** Mana of these colours has no end (rings). */
  | { readonly mod: 'endless'; readonly colours: readonly Colour[] }
  /** Mana of this colour can be used whatever the hour (amulets). */
  | { readonly mod: 'allows'; readonly colour: Colour }
  /** Gold and black dice stand for any basic colour, whatever the hour (Mana Storm). */
  | { readonly mod: 'wild-dice' }
  /** This die was taken out of the Source, and goes back as it is when the turn ends (Mana Draw). */
  | { readonly mod: 'taken-die'; readonly die: number }
  /** No more dice can be used (Who Needs Magic). */
  | { readonly mod: 'no-dice' }
  /** Spaces two away count as adjacent, and nothing is provoked (Space Bending). */
  | { readonly mod: 'reach' }
  /** The walls of the site do not count (Demolish, Underground Attack). */
  | { readonly mod: 'no-walls' }
  /** Physical attacks of the attack phase count twice (Sword of Justice). */
  | { readonly mod: 'double' }
  /** All attacks are of this element, or siege (Altem Mages). */
  | { readonly mod: 'transform'; readonly element?: Element; readonly siege?: true }
  /** Once this turn an advanced action of the offer can be bought (Learning). */
  | { readonly mod: 'learn'; readonly cost: number; readonly to: 'discard' | 'hand' }
  /** The hand limit is so much higher at the next draw. */
  | { readonly mod: 'hand'; readonly n: number }
  /** Fame for so many healing points, each when it is spent; a card for each wound of the hand that is healed (Golden Grail). */
  | { readonly mod: 'fame-per-healing'; readonly n: number }
  | { readonly mod: 'draw-per-wound' }
  /** Garrisons are seen as by day (Amulet of the Sun). */
  | { readonly mod: 'daylight' }
  /** One black token is gold that counts as black for strong sides of spells, and for nothing else (Polarization). */
  | { readonly mod: 'spells-only' }
  /** This token has to be used at once: only what takes it can be done (Invocation). */
  | { readonly mod: 'at-once'; readonly colour: Colour }
  /** A card was given up for such a token, and its colour is about to be named. */
  | { readonly mod: 'calling'; readonly colours: readonly Colour[] }
  /** Nothing is drawn when the turn ends (Time Bending). */
  | { readonly mod: 'no-draw' }
  /** What one card or skill alone cares about: it reads it itself. */
  | { readonly mod: 'own'; readonly by: string; readonly n: number };

export type ModOf<M extends Mod['mod']> = Extract<Mod, { readonly mod: M }>;

export const isMod =
  <M extends Mod['mod']>(kind: M) =>
  (mod: Mod): mod is ModOf<M> =>
    mod.mod === kind;

/** Is one of this kind at work? A loop by hand: searches ask it all the time. */
export function hasMod(mods: readonly Mod[], kind: Mod['mod']): boolean {
  for (const { mod } of mods) if (mod === kind) return true;
  return false;
}
