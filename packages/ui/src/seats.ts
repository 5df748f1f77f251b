/** Seats are told apart by a colour and a crest and a pattern and the shape of their bases: never by colour alone. */
import type { Seat } from '@taverne/engine';

export const CREST_NAMES = ['sun', 'moon', 'leaf', 'star'] as const;
export type CrestName = (typeof CREST_NAMES)[number];

export const crestOf = (seat: Seat): CrestName => CREST_NAMES[seat % CREST_NAMES.length] ?? 'sun';

/** The class that sets a seat's colours for everything below it (tokens.css). */
export const seatClass = (seat: Seat | undefined): string => (seat === undefined ? 'seat-none' : `seat-${crestOf(seat)}`);
