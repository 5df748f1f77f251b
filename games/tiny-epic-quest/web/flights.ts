/** Where a die flies to when what it shows is settled: to the player it hits or feeds, or to the Magic Track. */
import type { QuestEvent } from '../src/events.ts';
import type { DieSymbol } from '../src/words.ts';

export interface Flight {
  readonly symbol: DieSymbol;
  /** Which die, from 0 on. */
  readonly die: number;
  /** A seat; none: the Magic Track. */
  readonly seat: number | undefined;
  /** What it does there, with its sign: `-2 heart`. */
  readonly gives: { readonly n: number; readonly sign: string } | undefined;
}

/** What of a roll an event settles; nothing: it is not about the dice. */
function settled(event: QuestEvent): Omit<Flight, 'die'> | undefined {
  switch (event.event) {
    case 'damage-dealt': {
      const gives = event.damage > 0 ? { n: -event.damage, sign: 'heart' } : { n: -event.paid, sign: 'power' };
      return { symbol: event.symbol, seat: event.seat, gives: gives.n === 0 ? undefined : gives };
    }
    case 'gained':
      return event.by === 'roll' ? { symbol: 'power', seat: event.seat, gives: { n: event.power, sign: 'power' } } : undefined;
    case 'magic-moved':
      return { symbol: 'magic', seat: undefined, gives: { n: event.spaces, sign: 'magic' } };
    default:
      return undefined;
  }
}

/** The flight of the last of these events: the dice of a face go one after the other, magic ones together as the first of them. */
export function flightIn(events: readonly QuestEvent[]): Flight | undefined {
  const last = events.at(-1);
  const flight = last && settled(last);
  if (!flight) return undefined;
  const from = events.findLastIndex(({ event }) => event === 'rolled' || event === 'rerolled' || event === 'night-fell');
  const roll = events[from];
  if (roll?.event !== 'rolled' && roll?.event !== 'rerolled') return undefined;
  const before = events
    .slice(from, -1)
    .filter((event) => settled(event)?.symbol === flight.symbol)
    .reduce((count, event) => count + (event.event === 'magic-moved' ? event.spaces : 1), 0);
  const dice = roll.dice.flatMap((face, die) => (face === flight.symbol ? [die] : []));
  const die = dice[Math.min(before, dice.length - 1)];
  return die === undefined ? undefined : { ...flight, die };
}
