/** What an option would bring about, as the table foresees it. */
import type { Preview, Question } from '@taverne/engine';
import { useEffect, useState } from 'react';
import type { TableDoor } from '../table.ts';

/** `key`: the option that is looked at; nothing until the answer has come. */
export function usePreview(question: Question | undefined, key: string | undefined, door: TableDoor): Preview | undefined {
  const [seen, setSeen] = useState<{ readonly of: string; readonly preview: Preview | undefined } | undefined>();
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
