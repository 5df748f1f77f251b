/** In a dungeon a click on a chamber answers twice: first that the unit walks, then where to. */
import type { TableDoor } from '@taverne/ui';
import { useEffect, useMemo, useRef } from 'react';
import type { Tactics } from '../view.ts';
import type { Way } from './ways.ts';

type Answering = Pick<TableDoor<Tactics>, 'answer' | 'whyNot'>;

interface Wish {
  /** The question that was answered for its sake. */
  readonly after: string;
  readonly cell: string;
}

/** What a way answers, and what is left to be answered then. */
export function begun(ways: readonly Way[], question: string, key: string): { readonly answer: string; readonly wish?: Wish } {
  const { opens, cell } = ways.find((way) => way.key === key) ?? {};
  return opens === undefined || cell === undefined ? { answer: key } : { answer: opens, wish: { after: question, cell } };
}

/** The answer that fulfils the wish, where it is offered. */
export const goingOn = (ways: readonly Way[], { cell }: Wish): string | undefined =>
  ways.find((way) => way.question === 'walk' && way.cell === cell)?.key;

/** The same door, for a hand that points at chambers. */
export function useWalkOn(question: { readonly id: string } | undefined, ways: readonly Way[], door: Answering): Answering {
  const wish = useRef<Wish | undefined>(undefined);
  const id = question?.id;
  useEffect(() => {
    const wished = wish.current;
    if (wished === undefined || id === undefined || wished.after === id) return;
    // Whatever else is asked in between comes first, and then one points again.
    wish.current = undefined;
    const key = goingOn(ways, wished);
    if (key !== undefined) void door.answer(id, key);
  }, [id, ways, door]);
  return useMemo(
    () => ({
      whyNot: (asked, tried) => door.whyNot(asked, tried),
      answer: (asked, key) => {
        const step = begun(ways, asked, key);
        wish.current = step.wish;
        return door.answer(asked, step.answer);
      },
    }),
    [ways, door],
  );
}
