/** The account of whoever looks, and what comes of what they do with it. */
import type { Account, AccountReply } from '@taverne/protocol';
import { useSay } from '@taverne/ui';
import { useCallback, useEffect, useState } from 'react';
import type { Reply } from '../remote/api.ts';
import { connection } from '../remote/socket.ts';
import { changeSettings } from '../settings.ts';
import { sayTrouble } from '../trouble.ts';
import { account as fetchAccount } from './api.ts';

export interface OwnAccount {
  /** Undefined: not known yet. Null: a guest. */
  readonly account: Account | null | undefined;
  readonly isOffline: boolean;
  /** What went wrong, in a sentence. */
  readonly trouble: string;
  /** What went well, where that cannot be seen by itself. */
  readonly news: string;
  readonly isBusy: boolean;
  readonly read: () => void;
  /** Does something and shows what comes of it. Undefined: it was given up. */
  readonly act: <T extends object>(work: () => Promise<Reply<T> | undefined>, done?: string) => Promise<T | undefined>;
}

const isAboutAccount = (value: object): value is AccountReply => 'account' in value;

export function useAccount(): OwnAccount {
  const say = useSay();
  const [account, setAccount] = useState<Account | null>();
  const [isOffline, setOffline] = useState(false);
  const [trouble, setTrouble] = useState('');
  const [news, setNews] = useState('');
  const [isBusy, setBusy] = useState(false);

  const take = useCallback((found: Account | null) => {
    setAccount(found);
    if (found) changeSettings({ name: found.name });
  }, []);

  const read = useCallback(() => {
    void fetchAccount().then((reply) => {
      setOffline(!reply.ok);
      if (reply.ok) take(reply.value.account);
    });
  }, [take]);
  useEffect(read, [read]);

  const act = useCallback(
    async <T extends object>(work: () => Promise<Reply<T> | undefined>, done = ''): Promise<T | undefined> => {
      setBusy(true);
      setTrouble('');
      setNews('');
      const reply = await work();
      setBusy(false);
      if (!reply) {
        setNews(say('you.cancelled'));
        return undefined;
      }
      if (!reply.ok) {
        setTrouble(sayTrouble(say, reply.trouble));
        return undefined;
      }
      setNews(done);
      if (isAboutAccount(reply.value)) {
        take(reply.value.account);
        // Who one is is read from the cookie when the socket opens.
        connection().renew();
      }
      return reply.value;
    },
    [say, take],
  );
  return { account, isOffline, trouble, news, isBusy, read, act };
}
