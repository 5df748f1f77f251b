/** One walk through an effect for whoever only looks at what it would come to: every way to carry it out now, nothing done. */
import type { Effect } from './effects.ts';
import { canPayAll, colourNumber } from './mana.ts';
import type { Mod } from './mods.ts';
import type { Playing } from './playing.ts';
import { can, paysFor } from './refuse.ts';
import { BASICS, type Basic } from './words.ts';

/** What one looks for, one list for each way; none: it cannot be carried out. */
export type Ways<T> = readonly (readonly T[])[];
/** In mana, by colour. */
export type Price = readonly number[];

/** Effects that are made of no others. */
export type Leaf = Exclude<Effect, { readonly do: 'all' | 'either' | 'when' | 'only' | 'pay' }>;
type Look<T> = (playing: Playing, leaf: Leaf, price: Price) => Ways<T>;

const NOTHING: Ways<never> = [[]];

/** Beside its price in mana. */
export function waysOf<T>(playing: Playing, effect: Effect, price: Price, look: Look<T>): Ways<T> {
  if (!can(playing, effect)) return [];
  switch (effect.do) {
    case 'all':
      return oneAfterTheOther(playing, effect.of, (then, part) => waysOf(then, part, price, look));
    case 'either':
      return effect.of.flatMap((part) => waysOf(playing, part, price, look));
    case 'when':
      if (effect.is.holds(playing)) return waysOf(playing, effect.so, price, look);
      return effect.otherwise ? waysOf(playing, effect.otherwise, price, look) : NOTHING;
    case 'only':
      return waysOf(playing, effect.so, price, look);
    case 'pay':
      return BASICS.flatMap((colour) => {
        const bought = boughtWith(playing, effect.by, price, colour);
        return bought ? waysOf(playing, bought, [...price, colourNumber(colour)], look) : [];
      });
    default:
      return look(playing, effect, price);
  }
}

/**
 * All of these in order, each of the one with each of the other; a part that cannot be done is left out. What an earlier part lets points be
 * used for holds for the later ones (Agility).
 */
function oneAfterTheOther<T>(
  playing: Playing,
  of: readonly Effect[],
  waysThen: (then: Playing, part: Effect) => Ways<T>,
): Ways<T> {
  let [then, sums]: [Playing, Ways<T>] = [playing, [[]]];
  for (const part of of) {
    const more = waysThen(then, part);
    if (more.length > 0) sums = sums.flatMap((sum) => more.map((each) => [...sum, ...each]));
    const uses = usesIn(part);
    if (uses.length > 0) then = { ...then, lets: [...then.lets, ...uses] };
  }
  return sums;
}
/** What points can be used for; of alternatives each lets them be used alike. */
function usesIn(effect: Effect): readonly Mod[] {
  if (effect.do === 'mod') return effect.mod.mod === 'convert' || effect.mod.mod === 'learn' ? [effect.mod] : [];
  if (effect.do !== 'either') return [];
  const [first] = effect.of;
  return first ? usesIn(first) : [];
}

/** What a mana of this colour buys beside the price: one token does not pay twice (MK-CARD-08). */
function boughtWith(playing: Playing, by: { readonly [C in Basic]?: Effect }, price: Price, colour: Basic): Effect | undefined {
  const isPaid = paysFor(playing, by, colour) && canPayAll(playing.state, playing.seat, [...price, colourNumber(colour)]);
  return isPaid ? by[colour] : undefined;
}
