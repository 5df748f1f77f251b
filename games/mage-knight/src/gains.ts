/** What an effect would give now, for whoever looks at a card before playing it: alternatives, each a list of gains. */

import { deckSize } from './decks.ts';
import type { Effect } from './effects.ts';
import { canPayAll, colourNumber, MOST_CRYSTALS } from './mana.ts';
import type { Mod } from './mods.ts';
import type { Playing } from './playing.ts';
import { can, paysFor } from './refuse.ts';
import { amountOf, partBonus } from './run.ts';
import { crystalsOf, deckOf, modsOf } from './state.ts';
import { BASICS, type Basic, type Colour, type Element, type Kind } from './words.ts';

export type Gain = {
  readonly what: Effect['do'];
  readonly n: number;
  readonly kind?: Kind | 'block';
  readonly element?: Element;
  readonly colours?: readonly Colour[];
  /** The word of a special effect, or of what it does to enemies. */
  readonly name?: string;
};
export type Gains = readonly Gain[];

const NOTHING: Gains = [];
type Price = readonly number[];
const FREE: Price = [];

/** One list for each way to carry it out now, beside its price in mana; none: it cannot be. */
export function gainsOf(playing: Playing, effect: Effect, price = FREE): readonly Gains[] {
  if (!can(playing, effect)) return [];
  switch (effect.do) {
    case 'all':
      return oneAfterTheOther(playing, effect.of, (part) => gainsOf(playing, part, price));
    case 'either':
      return effect.of.flatMap((part) => gainsOf(playing, part, price));
    case 'when':
      if (effect.is.holds(playing)) return gainsOf(playing, effect.so, price);
      return effect.otherwise ? gainsOf(playing, effect.otherwise, price) : [NOTHING];
    case 'only':
      return gainsOf(playing, effect.so, price);
    case 'pay':
      return boughtBy(playing, effect, price, (bought, paid) => gainsOf(playing, bought, paid));
    default:
      return [[gainOf(playing, effect)]];
  }
}

/**
 * All of these in order, each of the one with each of the other; a part that cannot be done is left out. What an earlier part lets points be
 * used for holds for the later ones (Agility).
 */
export function oneAfterTheOther<T>(
  { state, seat }: Playing,
  of: readonly Effect[],
  ways: (part: Effect) => readonly (readonly T[])[],
): readonly (readonly T[])[] {
  const mods = modsOf(state, seat);
  let sums: readonly (readonly T[])[] = [[]];
  for (const part of of) {
    const more = ways(part);
    if (more.length > 0) sums = sums.flatMap((sum) => more.map((each) => [...sum, ...each]));
    const uses = usesIn(part);
    if (uses.length > 0) state.mods[seat] = [...modsOf(state, seat), ...uses];
  }
  state.mods[seat] = mods;
  return sums;
}
/** What points can be used for; of alternatives each lets them be used alike. */
function usesIn(effect: Effect): readonly Mod[] {
  if (effect.do === 'mod') return effect.mod.mod === 'convert' || effect.mod.mod === 'learn' ? [effect.mod] : [];
  if (effect.do !== 'either') return [];
  const [first] = effect.of;
  return first ? usesIn(first) : [];
}

/** What a mana beside the price buys, colour by colour: one token does not pay twice (MK-CARD-08). */
export const boughtBy = <T>(
  playing: Playing,
  { by }: Extract<Effect, { readonly do: 'pay' }>,
  price: Price,
  ways: (bought: Effect, paid: Price) => readonly T[],
): readonly T[] =>
  BASICS.flatMap((colour: Basic) => {
    const bought = by[colour];
    const paid = [...price, colourNumber(colour)];
    const isPaid = bought && paysFor(playing, by, colour) && canPayAll(playing.state, playing.seat, paid);
    return isPaid ? ways(bought, paid) : [];
  });

/** A fourth crystal comes as a token (MK-CARD-12). */
const isFull = ({ state, seat }: Playing, of: readonly Basic[]): boolean =>
  of.every((colour) => (crystalsOf(state, seat)[colourNumber(colour)] ?? 0) >= MOST_CRYSTALS);

type Leaf = Exclude<Effect, { readonly do: 'all' | 'either' | 'when' | 'only' | 'pay' }>;

function gainOf(playing: Playing, effect: Leaf): Gain {
  const what = effect.do;
  switch (effect.do) {
    case 'attack':
      return {
        what,
        n: amountOf(playing, effect) + partBonus(playing, effect.kind),
        kind: effect.kind,
        element: effect.element,
      };
    case 'block':
      return { what, n: amountOf(playing, effect) + partBonus(playing, 'block'), kind: 'block', element: effect.element };
    case 'mana':
      return { what, n: 1, colours: effect.of };
    case 'crystal':
      return { what: isFull(playing, effect.of) ? 'mana' : what, n: 1, colours: effect.of };
    case 'draw':
      return { what, n: Math.min(amountOf(playing, effect), deckSize(deckOf(playing.state, playing.seat))) };
    case 'ready':
      return { what, n: effect.level };
    case 'later':
      return { what, n: effect.n, name: effect.what };
    case 'mod':
      return { what, n: 0, name: effect.mod.mod };
    case 'foe':
      return { what, n: effect.change.armor ?? 0, name: Object.keys(effect.change).join(' ') };
    case 'special':
      return { what, n: 0, name: effect.name };
    case 'at-end':
      return { what, n: 0 };
    default:
      return { what, n: amountOf(playing, effect) };
  }
}
