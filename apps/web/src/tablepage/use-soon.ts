/** Nothing pressed is lost: what is done while an answer is on its way waits until the page shows what came of it. */
import { type HostDoor, keeper } from '@taverne/ui';
import { useEffect, useMemo, useReducer, useState } from 'react';

export interface SoonDoor {
  readonly door: HostDoor;
  readonly soon: (deed: () => void) => void;
  readonly forget: () => void;
}

export function useSoon(door: HostDoor): SoonDoor {
  const [keep] = useState(keeper);
  const [sending, setSending] = useState(0);
  const [, goOn] = useReducer((count: number) => count + 1, 0);
  const through = useMemo<HostDoor>(() => {
    const sent = async <T>(deed: Promise<T>): Promise<T> => {
      const arrived = keep.sent();
      setSending((count) => count + 1);
      try {
        return await deed;
      } finally {
        arrived();
        setSending((count) => count - 1);
      }
    };
    return {
      ...door,
      answer: (question, key) => sent(door.answer(question, key)),
      undo: () => sent(door.undo()),
    };
  }, [door, keep]);
  // After every change of the page, so that each thing that was kept meets what the one before it brought about.
  useEffect(() => {
    if (sending === 0 && keep.shown()) goOn();
  });
  return { door: through, soon: keep.soon, forget: keep.forget };
}
