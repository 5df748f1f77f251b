/** The board for trying out: everybody's answers are given here, and nothing of it happens. */
import type { CourseStep, Trouble } from '@taverne/engine';
import type { HostDoor, TableState } from '@taverne/ui';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { RemoteTable, SupposedShown } from '../remote/door.ts';
import { stillDoor } from '../replay/still-door.ts';

export interface Supposing {
  /** The match as it would be; undefined until the server has said it. */
  readonly state: TableState | undefined;
  readonly door: HostDoor;
  readonly course: readonly CourseStep[];
  /** Whom the table would ask next. */
  readonly asked: number | undefined;
  /** What speaks against it; nothing: the server has it. */
  readonly keep: () => Promise<Trouble | undefined>;
}

export function useSupposing(remote: RemoteTable, state: TableState): Supposing {
  const [keys, setKeys] = useState<readonly string[]>([]);
  const [found, setFound] = useState<SupposedShown>();
  const [began] = useState(state.seq);
  const read = useCallback(
    async (wanted: readonly string[]) => {
      const supposed = await remote.suppose(wanted);
      if ('trouble' in supposed) return supposed;
      setKeys(wanted);
      setFound(supposed);
      return undefined;
    },
    [remote],
  );
  useEffect(() => void read([]), [read]);
  const door = useMemo(
    (): HostDoor => ({
      ...stillDoor(''),
      answer: (_question, key) => read([...keys, key]),
      undo: () => read(keys.slice(0, -1)),
    }),
    [read, keys],
  );
  const shown = useMemo((): TableState | undefined => {
    if (!found) return undefined;
    return {
      ...state,
      seq: state.seq + keys.length,
      view: found.view,
      questions: found.questions,
      asked: found.asked,
      events: [...state.events, ...found.events],
      undo: keys.length,
      mayAskUndo: false,
      undoAsked: undefined,
      drawOffer: undefined,
      clocks: undefined,
      outcome: undefined,
      link: 'here',
    };
  }, [state, found, keys]);
  return {
    state: shown,
    door,
    course: found?.course ?? [],
    asked: found?.questions[0]?.seat,
    keep: () => remote.foresee(began, keys),
  };
}
