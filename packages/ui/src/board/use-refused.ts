/** What is not offered for a question, before anybody clicks on it. */
import type { GameTypes, Missed, Question } from '@taverne/engine';
import { useEffect, useState } from 'react';
import type { TableDoor } from '../table.ts';

const NOTHING: readonly never[] = [];

/** No question: nobody wants to know yet. */
export function useRefused<G extends GameTypes>(
  question: Question<G> | undefined,
  door: Pick<TableDoor<G>, 'whyNot'>,
): readonly Missed<G>[] {
  const [known, setKnown] = useState<{ readonly id: string; readonly refused: readonly Missed<G>[] } | undefined>();
  const id = question?.id;
  const wanted = known?.id === id ? undefined : id;
  useEffect(() => {
    if (wanted !== undefined) void door.whyNot(wanted).then((refused) => setKnown({ id: wanted, refused }));
  }, [wanted, door]);
  return known && known.id === id ? known.refused : NOTHING;
}
