/** What an effect would give now, for whoever looks at a card before playing it: alternatives, each a list of gains. */

import { deckSize } from './decks.ts';
import type { Effect } from './effects.ts';
import { type Leaf, type Price, waysOf } from './looks.ts';
import { colourNumber, MOST_CRYSTALS } from './mana.ts';
import type { Playing } from './playing.ts';
import { amountOf, partBonus } from './run.ts';
import { crystalsOf, deckOf } from './state.ts';
import type { Basic, Colour, Element, Kind } from './words.ts';

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

/** One list for each way to carry it out now, beside its price in mana; none: it cannot be. */
export const gainsOf = (playing: Playing, effect: Effect, price: Price = []): readonly Gains[] =>
  waysOf(playing, effect, price, (then, leaf) => [[gainOf(then, leaf)]]);

/** A fourth crystal comes as a token (MK-CARD-12). */
const isFull = ({ state, seat }: Playing, of: readonly Basic[]): boolean =>
  of.every((colour) => (crystalsOf(state, seat)[colourNumber(colour)] ?? 0) >= MOST_CRYSTALS);

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
