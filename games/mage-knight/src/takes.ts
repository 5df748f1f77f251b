/** Cards that use other cards of the hand: which can be named with them (MK-CARD-09, -11). */
import { cardOf, isWound } from './book.ts';
import type { Card, Power } from './cards/card.ts';
import type { Effect, Special } from './effects.ts';
import { type Playing, playing } from './playing.ts';
import { can, refuseUntaken } from './refuse.ts';
import { type CardNumber, handOf, type State } from './state.ts';

const NOTHING: readonly CardNumber[] = [];

/** Is there one of the same name before it? */
export function isTwin(state: State, hand: readonly CardNumber[], before: number, id: string): boolean {
  for (let i = 0; i < before; i++) if (cardOf(state, hand[i] ?? 0).id === id) return true;
  return false;
}

const takerIn = (effect: Effect): Special['takes'] => {
  const inner = effect.do === 'only' ? effect.so : effect;
  return inner.do === 'special' ? inner.takes : undefined;
};
export const isTaker = (effect: Effect): boolean => takerIn(effect) !== undefined;

/** The cards that a side takes with it, for each way one list; undefined: it takes none. */
export const takesOf = (context: Playing, effect: Effect): readonly (readonly CardNumber[])[] | undefined =>
  takerIn(effect)?.(context);

/** Cards of the hand that are free to be taken, one of each name. */
function freeCards({ state, seat, card, inside }: Playing): readonly CardNumber[] {
  const free: CardNumber[] = [];
  for (const other of handOf(state, seat)) {
    if (other === card || inside.includes(other) || isWound(other)) continue;
    if (!isTwin(state, free, free.length, cardOf(state, other).id)) free.push(other);
  }
  return free;
}

const isAction = ({ kind }: Card): boolean => kind === 'basic' || kind === 'advanced';

/** Another action card whose effect of that side can be done now, with whatever that one takes in turn. */
export const anotherAction =
  (side: Power, times = 1) =>
  (outer: Playing): readonly (readonly CardNumber[])[] =>
    freeCards(outer).flatMap((other) => {
      const card = cardOf(outer.state, other);
      if (!isAction(card)) return [];
      const context = innerOf(outer, other, side);
      if (!isTaker(card[side])) return can(context, card[side]) ? [[other]] : [];
      const more = refuseUntaken(context, card[side]) ? undefined : takesOf(context, card[side]);
      if (!more) return [];
      return [...more, ...(times > 1 && isRepeatable(card[side]) ? severalOf(context, more, times) : [])].map((each) => [
        other,
        ...each,
      ]);
    });

export const isRepeatable = (effect: Effect): boolean => effect.do === 'special' && effect.isRepeatable === true;
/** What takes one card and is repeated may take another each time, up to so many: sets of them, each told once. */
function severalOf(
  { state, seat, card, inside }: Playing,
  more: readonly (readonly CardNumber[])[],
  times: number,
): readonly (readonly CardNumber[])[] {
  const names = new Set(more.flatMap((each) => (each.length === 1 ? [cardOf(state, each[0] ?? 0).id] : [])));
  const rest = handOf(state, seat).filter(
    (other) => other !== card && !inside.includes(other) && names.has(cardOf(state, other).id),
  );
  const told = new Set<string>();
  const grow = (from: number, set: readonly CardNumber[]): readonly (readonly CardNumber[])[] =>
    rest.slice(from).flatMap((next, i) => {
      const grown = [...set, next];
      const name = grown.map((each) => cardOf(state, each).id).join(' ');
      const larger = grown.length < times ? grow(from + i + 1, grown) : [];
      if (grown.length < 2 || told.has(name)) return larger;
      told.add(name);
      return [grown, ...larger];
    });
  return grow(0, []);
}

/** Another action card of the hand, whether it could be played now or not. */
export const anotherActionCard = (outer: Playing): readonly (readonly CardNumber[])[] =>
  freeCards(outer).flatMap((card) => (isAction(cardOf(outer.state, card)) ? [[card]] : []));

/** Any other card that is no wound (MK-CARD-09). */
export const anotherCard = (outer: Playing): readonly (readonly CardNumber[])[] => freeCards(outer).map((card) => [card]);

export const innerOf = (
  outer: Playing,
  card: CardNumber,
  side: Power,
  { taken, bonus }: Pick<Playing, 'taken' | 'bonus'> = { taken: NOTHING, bonus: 0 },
): Playing => {
  const { id, colour } = cardOf(outer.state, card);
  const { lets, isAgain } = outer;
  const inside = [...outer.inside, outer.card];
  return playing(outer.state, outer.table, outer.seat, { by: id, card, side, colour, inside, taken, bonus, lets, isAgain });
};
