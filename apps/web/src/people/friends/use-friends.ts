/** What people are to whoever looks, kept up to date, and what comes of what they do about it. */
import type { FriendsReply } from '@taverne/protocol';
import { useSay } from '@taverne/ui';
import { useCallback, useEffect, useState } from 'react';
import type { Reply } from '../../remote/api.ts';
import { connection } from '../../remote/socket.ts';
import { sayTrouble } from '../../trouble.ts';
import { friends as fetchFriends } from './api.ts';

/** Who is here is looked up again this often; everything else is told at once. */
const EVERY = 20_000;

export interface OwnFriends {
  /** Undefined: not known yet. Null: whoever looks is nobody yet. */
  readonly friends: FriendsReply | null | undefined;
  /** The server did not answer when it was last asked. */
  readonly isOffline: boolean;
  readonly trouble: string;
  readonly isBusy: boolean;
  readonly act: (work: () => Promise<Reply<FriendsReply>>) => Promise<boolean>;
}

export function useFriends(): OwnFriends {
  const say = useSay();
  const [friends, setFriends] = useState<FriendsReply | null>();
  const [isOffline, setOffline] = useState(false);
  const [trouble, setTrouble] = useState('');
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    const read = async (): Promise<void> => {
      const reply = await fetchFriends();
      if (!isCurrent) return;
      const isAway = !reply.ok && reply.trouble.trouble === 'unreachable';
      setOffline(isAway);
      // Who cannot be asked is nobody the less.
      if (!isAway) setFriends((before) => (reply.ok ? reply.value : (before ?? null)));
    };
    void read();
    const timer = setInterval(() => document.visibilityState === 'visible' && void read(), EVERY);
    const stop = connection().onNews(() => void read(), true);
    return () => {
      isCurrent = false;
      clearInterval(timer);
      stop();
    };
  }, []);
  const act = useCallback(
    async (work: () => Promise<Reply<FriendsReply>>): Promise<boolean> => {
      setBusy(true);
      setTrouble('');
      const reply = await work();
      setBusy(false);
      if (reply.ok) setFriends(reply.value);
      else setTrouble(sayTrouble(say, reply.trouble));
      return reply.ok;
    },
    [say],
  );
  return { friends, isOffline, trouble, isBusy, act };
}
