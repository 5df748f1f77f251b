/** Playing back what happened: the board stands as it was before the events that are still to be shown, and follows them one by one. */
import type { Happening, Told } from '@taverne/engine';
import { TRAVEL, useShowing } from '@taverne/ui';
import { useMemo } from 'react';
import type { CellName, FigureName, View } from '../src/index.ts';
import { isCardName, isCell, isFigureName, standing } from './view.ts';

export type Places = ReadonlyMap<FigureName, CellName>;

export interface Step {
  readonly figure: FigureName;
  readonly from: CellName;
  readonly to: CellName;
}

/** Who went where in an event. */
export function stepsIn(event: Happening): readonly Step[] {
  const told: { readonly [name: string]: unknown } = { ...event };
  switch (event.event) {
    case 'moved':
      return stepOf(told);
    case 'used':
      return listed(told.displaced).flatMap((each) => (typeof each === 'object' ? stepOf({ ...each }) : []));
    case 'reacted':
      return stepOf({ ...told, figure: 'nemesis' });
    default:
      return [];
  }
}

const listed = (list: unknown): readonly unknown[] => (Array.isArray(list) ? list : []);

function stepOf({ figure, from, to }: { readonly [name: string]: unknown }): Step[] {
  return isFigureName(figure) && isCell(from) && isCell(to) ? [{ figure, from, to }] : [];
}

/** Who came onto the board in an event. */
function joinedIn(event: Happening): readonly FigureName[] {
  if (event.event !== 'recruited' || !('card' in event) || !isCardName(event.card)) return [];
  return event.card === 'bear' ? ['bear', 'cub'] : [event.card];
}

/** Where everybody stood before these events, of which the last led to the view. */
export function placesBefore(view: View, events: readonly Happening[]): Places {
  const places = new Map<FigureName, CellName>();
  for (const figure of standing(view)) {
    const cell = view.at[figure];
    if (cell) places.set(figure, cell);
  }
  for (const event of events.toReversed()) {
    for (const { figure, from } of stepsIn(event)) places.set(figure, from);
    for (const figure of joinedIn(event)) places.delete(figure);
  }
  return places;
}

const isSeen = (event: Happening): boolean => stepsIn(event).length > 0 || joinedIn(event).length > 0;

/** Where more than this is to be shown, it is worth seeing first how everybody stood. */
const FEW = 3;

/** How long an event is shown before the next one. */
function lasts(event: Happening | undefined, count: number): number {
  if (!event) return count > FEW ? TRAVEL : 0;
  return isSeen(event) ? TRAVEL + 120 : 0;
}

export interface Playback {
  readonly places: Places;
  /** How many of the fresh events are still to come. */
  readonly left: number;
  readonly skip: () => void;
}

export function usePlayback(view: View, fresh: readonly Told[], played: () => void): Playback {
  const { rest } = useShowing(fresh, played, lasts);
  const places = useMemo(() => placesBefore(view, rest), [view, rest]);
  return { places, left: rest.length, skip: played };
}
