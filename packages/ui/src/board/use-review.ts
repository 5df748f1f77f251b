/** A stretch of the match, looked back at. */
import type { Review } from '@taverne/engine';
import { useEffect, useState } from 'react';
import type { HostDoor } from '../table.ts';

/** Between two places of the line; nothing until the answer has come, or where the door has none. */
export function useReview({ review }: Pick<HostDoor, 'review'>, from: number, to: number): Review | undefined {
  const [seen, setSeen] = useState<{ readonly of: string; readonly review: Review | undefined } | undefined>();
  const of = `${from} ${to}`;
  useEffect(() => {
    let isCurrent = true;
    void review?.(from, to).then((found) => isCurrent && setSeen({ of, review: found }));
    return () => {
      isCurrent = false;
    };
  }, [review, from, to, of]);
  return seen?.of === of ? seen.review : undefined;
}
