/** Playing back what happened: the board stands as it was before the events that are still to be shown, and follows them one by one. */
import type { GameTypes, Happening } from '@taverne/engine';
import { useEffect, useMemo, useRef } from 'react';
import { useShowing } from '../board/use-showing.ts';
import type { TableParts } from '../kit.ts';

/** Of what is to be shown. */
export interface Show<G extends GameTypes> {
  readonly view: G['view'];
  /** Somebody wants to see once more what has been shown before. */
  readonly isAgain: boolean;
}

/** Milliseconds for which an event is shown; none: how everybody stood before the first of so many. */
export type Lasts<G extends GameTypes> = (event: G['event'] | undefined, count: number, show: Show<G>) => number;

/** What is on the board and what is not. */
export interface Shown<E extends Happening> {
  /** What is being shown now. */
  readonly current: E | undefined;
  /** Still to come, the last of which led to the view. */
  readonly rest: readonly E[];
  /** Everything that is on the board already, the current event last. */
  readonly earlier: readonly E[];
}

export interface Playback<E extends Happening> {
  readonly current: E | undefined;
  /** Where it is in the line, so that the same thing happening twice is shown twice. */
  readonly at: string;
  /** How many of the fresh events are still to come. */
  readonly left: number;
  readonly skip: () => void;
}

interface Player<G extends GameTypes, Stand> {
  lasts: Lasts<G>;
  stand(view: G['view'], shown: Shown<G['event']>): Stand;
}

export function usePlayback<G extends GameTypes, Stand extends object>(
  { state, fresh, played }: TableParts<G>,
  { lasts, stand }: Player<G, Stand>,
): Playback<G['event']> & Stand {
  const { view, events } = state;
  const isAgain = useAgain(events.length, fresh.length);
  const { current, rest, at } = useShowing(fresh, played, (event: G['event'] | undefined, count) =>
    lasts(event, count, { view, isAgain }),
  );
  const earlier = useMemo(() => events.slice(0, events.length - rest.length).map(({ event }) => event), [events, rest]);
  const standing = useMemo(() => stand(view, { current, rest, earlier }), [stand, view, current, rest, earlier]);
  return { ...standing, current, at, left: rest.length, skip: played };
}

/** Was the first of what is to be shown on the board before? */
function useAgain(count: number, fresh: number): boolean {
  const known = useRef(count - fresh);
  useEffect(() => {
    if (fresh === 0) known.current = count;
  }, [count, fresh]);
  return fresh > 0 && count - fresh < known.current;
}
