/** What an effect would give now, for whoever looks at a card before playing it: alternatives, each a list of gains. */
import type { Effect } from './effects.ts';
import type { Playing } from './playing.ts';
import { can, paysFor } from './refuse.ts';
import { amountOf, partBonus } from './run.ts';
import { BASICS, type Colour, type Element, type Kind } from './words.ts';

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

/** One list for each way to carry it out now; none: it cannot be. */
export function gainsOf(playing: Playing, effect: Effect): readonly Gains[] {
  if (!can(playing, effect)) return [];
  switch (effect.do) {
    case 'all':
      return effect.of.reduce<readonly Gains[]>((sums, part) => combined(sums, gainsOf(playing, part)), [NOTHING]);
    case 'either':
      return effect.of.flatMap((part) => gainsOf(playing, part));
    case 'when':
      if (effect.is.holds(playing)) return gainsOf(playing, effect.so);
      return effect.otherwise ? gainsOf(playing, effect.otherwise) : [NOTHING];
    case 'only':
      return gainsOf(playing, effect.so);
    case 'pay':
      return BASICS.flatMap((colour) => {
        const bought = effect.by[colour];
        return bought && paysFor(playing, effect.by, colour) ? gainsOf(playing, bought) : [];
      });
    default:
      return [[gainOf(playing, effect)]];
  }
}

/** Each of these with each of those; a part that cannot be done is left out. */
const combined = (sums: readonly Gains[], more: readonly Gains[]): readonly Gains[] =>
  more.length === 0 ? sums : sums.flatMap((sum) => more.map((each) => [...sum, ...each]));

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
    case 'crystal':
      return { what, n: 1, colours: effect.of };
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
