/** Playing back what happened: the board stands as it was before the events that are still to be shown, and follows them one by one. */
import type { GameTypes, Happening } from '@taverne/engine';
import { useMemo } from 'react';
import { useShowing } from '../board/use-showing.ts';
import type { TableParts } from '../kit.ts';

/** Milliseconds for which an event is shown; none: how everybody stood before the first of so many. */
export type Lasts<G extends GameTypes> = (event: G['event'] | undefined, count: number, view: G['view']) => number;

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
  const { current, rest, at } = useShowing(fresh, played, (event: G['event'] | undefined, count) => lasts(event, count, view));
  const earlier = useMemo(() => events.slice(0, events.length - rest.length).map(({ event }) => event), [events, rest]);
  const standing = useMemo(() => stand(view, { current, rest, earlier }), [stand, view, current, rest, earlier]);
  return { ...standing, current, at, left: rest.length, skip: played };
}
