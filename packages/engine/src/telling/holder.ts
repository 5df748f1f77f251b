/** Whoever holds a seat, in words: a name, the level of a bot, you, a guest, or what the seat itself is called. */
import type { Holder } from '../journal.ts';
import type { Seat } from '../words.ts';
import type { Say } from './words.ts';

export interface Sitter extends Holder {
  /** Held by whoever looks. At one screen all are. */
  readonly mine: boolean;
}

export interface Sitters {
  readonly seats: readonly Sitter[];
}

/** Whoever looks holds one seat, and others hold the rest. */
export const isOneOfMany = ({ seats }: Sitters): boolean => seats.filter(({ mine }) => mine).length === 1;

/** The one seat of whoever looks: where several share a screen, nobody is just “you”. */
export const isYou = (table: Sitters, seat: Seat): boolean => table.seats[seat]?.mine === true && isOneOfMany(table);

/** Bots of one level, and people who chose one name, are told apart by their seats. */
export const isOneOfSeveral = ({ seats }: Sitters, seat: Seat): boolean =>
  seats.some((other, i) => i !== seat && isSameName(seats[seat], other));

function isSameName(one: Sitter | undefined, other: Sitter): boolean {
  const name = one?.name ?? one?.level;
  return name !== undefined && one?.kind === other.kind && name === (other.name ?? other.level);
}

/** `called`: what the seat is called by itself, such as its side or its crest. */
export function holderName(say: Say, table: Sitters, seat: Seat, called: string): string {
  const holder = table.seats[seat];
  const name = holder?.name || (holder?.kind === 'bot' && holder.level !== undefined && say(`level.${holder.level}.name`));
  if (name) return isOneOfSeveral(table, seat) ? say('told.holder', { name, called }) : name;
  if (isYou(table, seat)) return say('told.you');
  return isOneOfMany(table) ? say('told.guest') : called;
}

/** French says “d’Anna” and “de Basile”. */
export const isElided = (name: string): boolean => /^[aeiouyhàâäéèêëîïôöùûü]/i.test(name);
