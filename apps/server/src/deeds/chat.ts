/** A line of talk at the table. */
import type { Seat } from '@taverne/engine';
import type { Limits } from '../limits.ts';
import type { Deed } from '../matches/house.ts';
import { woe } from '../matches/trouble.ts';

export function chatting(limits: Limits, seat: Seat, text: string): Deed {
  return (table, now) => {
    if (table.chatted >= limits.chatLinesPerMatch) return woe('too-many', 'this match has been talked about enough');
    const name = table.seats[seat]?.name ?? '';
    return { chat: { id: ++table.chatted, seat, name, text, at: now } };
  };
}
