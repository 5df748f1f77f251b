/** Which lines of talk somebody at this device has not looked at yet. */
import type { Seat } from '@taverne/engine';
import type { ServerMessageOf } from '@taverne/protocol';
import { useCallback, useState } from 'react';
import { readSeen, withSeen } from './seen.ts';

export type ChatLine = ServerMessageOf<'chat'>['lines'][number];

const KEY = 'taverne.read';

/** What others said after the last line that was read. */
export const unreadIn = (lines: readonly ChatLine[], you: Seat | null, read: number): number =>
  lines.filter((line) => line.id > read && line.seat !== you).length;

export interface Unread {
  readonly unread: number;
  readonly onRead: () => void;
}

export function useUnread(match: string, lines: readonly ChatLine[], you: Seat | null): Unread {
  const [read, setRead] = useState(() => new Map(readSeen(localStorage.getItem(KEY))).get(match) ?? -1);
  const last = lines.at(-1)?.id;
  const onRead = useCallback(() => {
    if (last === undefined) return;
    setRead(last);
    localStorage.setItem(KEY, JSON.stringify(withSeen(readSeen(localStorage.getItem(KEY)), match, last)));
  }, [match, last]);
  return { unread: unreadIn(lines, you, read), onRead };
}
