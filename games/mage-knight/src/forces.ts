/** What an effect could put on the table now as attack or block, for whoever asks how far one is. */
import { cardOf } from './book.ts';
import type { Power } from './cards/card.ts';
import type { Effect, Forces, Inside } from './effects.ts';
import { boughtBy, oneAfterTheOther } from './gains.ts';
import { hasMod } from './mods.ts';
import type { Playing } from './playing.ts';
import { can } from './refuse.ts';
import { amountOf, partOf } from './run.ts';
import { modsOf } from './state.ts';
import { innerOf, isRepeatable } from './takes.ts';

const NOTHING: Forces = [[]];
type Price = readonly number[];
const FREE: Price = [];

/** One list of parts for each way to carry it out, beside its price in mana; none: it cannot be. */
export function forcesOf(playing: Playing, effect: Effect, price = FREE): Forces {
  if (!can(playing, effect)) return [];
  switch (effect.do) {
    case 'attack':
      return [[partOf(playing, { kind: effect.kind, n: amountOf(playing, effect), element: effect.element })]];
    case 'block': {
      const { element, twist } = effect;
      return [[partOf(playing, { kind: 'block', n: amountOf(playing, effect), element, twist })]];
    }
    case 'all':
      return oneAfterTheOther(playing, effect.of, (part) => forcesOf(playing, part, price));
    case 'either':
      return effect.of.flatMap((part) => forcesOf(playing, part, price));
    case 'when':
      if (effect.is.holds(playing)) return forcesOf(playing, effect.so, price);
      return effect.otherwise ? forcesOf(playing, effect.otherwise, price) : NOTHING;
    case 'only':
      return forcesOf(playing, effect.so, price);
    case 'pay':
      return boughtBy(playing, effect, price, (bought, paid) => forcesOf(playing, bought, paid));
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
  const waysWith = (more: number): Forces => forcesOf(innerOf(outer, inner, side, { taken, bonus: more }), effect, price);
  const first = waysWith(bonus + outer.bonus);
  const often = taken.length === 0 ? times : isRepeatable(effect) ? Math.min(times, taken.length) : 1;
  if (often === 1) return first;
  // An Ambush and what is added once are for the first time only.
  const again = afterAmbush(outer, () => waysWith(0));
  return first.map((way, i) => [...way, ...new Array<typeof way>(often - 1).fill(again[i] ?? []).flat()]);
}

function afterAmbush<T>({ state, seat }: Playing, ways: () => T): T {
  const mods = modsOf(state, seat);
  if (!hasMod(mods, 'ambush')) return ways();
  state.mods[seat] = mods.filter(({ mod }) => mod !== 'ambush');
  const found = ways();
  state.mods[seat] = mods;
  return found;
}

/** What is carried out of the card that was named with this one. */
export function insideOf(outer: Playing, side: Power): readonly Inside[] {
  const [inner, ...taken] = outer.taken;
  if (inner === undefined) return [];
  return [{ context: innerOf(outer, inner, side, { taken, bonus: 0 }), effect: cardOf(outer.state, inner)[side] }];
}
