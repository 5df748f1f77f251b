/** A line of talk at the table. */
import type { Seat } from '@taverne/engine';
import type { Limits } from '../limits.ts';
import type { Deed } from '../matches/deed.ts';
import { woe } from '../matches/trouble.ts';

export function chatting(limits: Limits, seat: Seat, key: string, text: string): Deed {
  return (table, now) => {
    const last = table.chat.at(-1)?.id ?? 0;
    if (last >= limits.chatLinesPerMatch) return woe('too-many', 'this match has been talked about enough');
    const name = table.seats[seat]?.name ?? '';
    const chat = { id: last + 1, key, seat, name, text, at: now };
    table.chat = [...table.chat, chat].slice(-limits.chatLinesSent);
    return { chat };
  };
}
