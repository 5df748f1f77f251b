/** What an effect could put on the table now as attack or block, for whoever asks how far one is. */
import { cardOf } from './book.ts';
import type { Power } from './cards/card.ts';
import type { Effect, Forces, Inside } from './effects.ts';
import { type Leaf, type Price, waysOf } from './looks.ts';
import type { Playing } from './playing.ts';
import { amountOf, partOf } from './run.ts';
import { innerOf, isRepeatable } from './takes.ts';

const NOTHING: Forces = [[]];

/** One list of parts for each way to carry it out, beside its price in mana; none: it cannot be. */
export const forcesOf = (playing: Playing, effect: Effect, price: Price = []): Forces =>
  waysOf(playing, effect, price, forcesOfLeaf);

function forcesOfLeaf(playing: Playing, effect: Leaf, price: Price): Forces {
  switch (effect.do) {
    case 'attack':
      return [[partOf(playing, { kind: effect.kind, n: amountOf(playing, effect), element: effect.element })]];
    case 'block': {
      const { element, twist } = effect;
      return [[partOf(playing, { kind: 'block', n: amountOf(playing, effect), element, twist })]];
    }
    case 'special':
      return effect.forces?.(playing, price) ?? NOTHING;
    default:
      return NOTHING;
  }
}

interface Repeated {
  readonly bonus?: number;
  readonly times?: number;
}

/** Of the card that was named with this one, and is played inside it (play.ts). */
export function innerForces(outer: Playing, side: Power, price: Price, { bonus = 0, times = 1 }: Repeated = {}): Forces {
  const [inner, ...taken] = outer.taken;
  if (inner === undefined) return NOTHING;
  const effect = cardOf(outer.state, inner)[side];
  const context = innerOf(outer, inner, side, { taken, bonus: bonus + outer.bonus });
  const first = forcesOf(context, effect, price);
  const often = taken.length === 0 ? times : isRepeatable(effect) ? Math.min(times, taken.length) : 1;
  if (often === 1) return first;
  // What is added once is for the first time only, an Ambush too.
  const again = forcesOf({ ...context, bonus: 0, isAgain: true }, effect, price);
  return first.map((way, i) => [...way, ...new Array<typeof way>(often - 1).fill(again[i] ?? []).flat()]);
}

/** What is carried out of the card that was named with this one. */
export function insideOf(outer: Playing, side: Power): readonly Inside[] {
  const [inner, ...taken] = outer.taken;
  if (inner === undefined) return [];
  return [{ context: innerOf(outer, inner, side, { taken, bonus: 0 }), effect: cardOf(outer.state, inner)[side] }];
}
