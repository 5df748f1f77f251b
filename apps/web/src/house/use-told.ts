/** A list that the server has, and what comes of changing it. */
import { useSay } from '@taverne/ui';
import { useCallback, useEffect, useState } from 'react';
import type { Reply } from '../remote/api.ts';
import { sayTrouble } from '../trouble.ts';

export interface Told<T> {
  readonly value: T | undefined;
  readonly trouble: string;
  readonly isBusy: boolean;
  /** Does something whose reply takes the place of what is there. */
  readonly act: (work: () => Promise<Reply<T>>) => Promise<boolean>;
}

export function useTold<T>(read: () => Promise<Reply<T>>): Told<T> {
  const say = useSay();
  const [value, setValue] = useState<T>();
  const [trouble, setTrouble] = useState('');
  const [isBusy, setBusy] = useState(false);
  const act = useCallback(
    async (work: () => Promise<Reply<T>>): Promise<boolean> => {
      setBusy(true);
      const reply = await work();
      setBusy(false);
      setTrouble(reply.ok ? '' : sayTrouble(say, reply.trouble));
      if (reply.ok) setValue(reply.value);
      return reply.ok;
    },
    [say],
  );
  useEffect(() => void act(read), [act, read]);
  return { value, trouble, isBusy, act };
}
