/** What an option would bring about, as the table foresees it. */
import type { GameTypes, Preview, Question } from '@taverne/engine';
import { useEffect, useState } from 'react';
import type { TableDoor } from '../table.ts';

/** `key`: the option that is looked at; nothing until the answer has come. */
export function usePreview<G extends GameTypes>(
  question: Question<G> | undefined,
  key: string | undefined,
  door: TableDoor<G>,
): Preview<G> | undefined {
  const [seen, setSeen] = useState<{ readonly of: string; readonly preview: Preview<G> | undefined } | undefined>();
  const id = question?.id;
  const of = id !== undefined && key !== undefined ? `${id} ${key}` : undefined;
  useEffect(() => {
    if (id === undefined || key === undefined || of === undefined) return;
    let isCurrent = true;
    void door.preview(id, key).then((preview) => isCurrent && setSeen({ of, preview }));
    return () => {
      isCurrent = false;
    };
  }, [id, key, of, door]);
  return seen?.of === of ? seen?.preview : undefined;
}
