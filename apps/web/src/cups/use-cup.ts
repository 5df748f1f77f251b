/** A tournament as it stands, read again whenever the server says that it has changed. */
import type { CupShown } from '@taverne/protocol';
import { useCallback, useEffect, useRef, useState } from 'react';
import { connection } from '../remote/socket.ts';
import { useWaits } from '../title.ts';
import type { Failure } from '../trouble.ts';
import { cupOf } from './api.ts';

/** Should a word of the server be lost, it is looked up this often all the same. */
const EVERY = 30_000;

export interface OneCup {
  readonly cup: CupShown | undefined;
  readonly trouble: Failure | undefined;
  /** When it was last known to be so. */
  readonly readAt: number | undefined;
  readonly read: () => Promise<void>;
}

export function useCup(id: string): OneCup {
  const [cup, setCup] = useState<CupShown>();
  const [trouble, setTrouble] = useState<Failure>();
  const [readAt, setReadAt] = useState<number>();
  const known = useRef<number>(undefined);

  const read = useCallback(async () => {
    const reply = await cupOf(id, known.current);
    // Without a network what was last known stands.
    if (!reply.ok) {
      setTrouble(reply.trouble);
      return;
    }
    setTrouble(undefined);
    setReadAt(Date.now());
    const found = reply.value.cup;
    if (!found) return;
    known.current = found.changes;
    setCup(found);
  }, [id]);

  const isOver = cup?.status === 'over' || cup?.status === 'off';
  useEffect(() => {
    void read();
    if (isOver) return;
    const look = (): void => {
      if (document.visibilityState === 'visible') void read();
    };
    const timer = setInterval(look, EVERY);
    document.addEventListener('visibilitychange', look);
    const unwatch = connection().watchCup(id, look);
    // Whatever waits anew may be a match of this one.
    const stop = useWaits.subscribe(({ matches }, before) => matches !== before.matches && look());
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      unwatch();
      stop();
    };
  }, [id, read, isOver]);
  return { cup, trouble, readAt, read };
}
