/** Playing back what happened: the board stands as it was before the events that are still to be shown, and follows them one by one. */
import type { Happening, Told } from '@taverne/engine';
import { QUICK, TRAVEL } from '@taverne/ui';
import { useEffect, useMemo, useState } from 'react';
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

/** How long an event is shown before the next one. */
const showing = (event: Happening | undefined): number => (event === undefined ? QUICK : isSeen(event) ? TRAVEL + 120 : 0);

/** Where more than this is to be shown, it is worth seeing first how everybody stood. */
const FEW = 3;

export interface Playback {
  readonly places: Places;
  /** How many of the fresh events are still to come. */
  readonly left: number;
  readonly skip: () => void;
}

const keyOf = (told: Told | undefined): string => (told ? `${told.at} ${told.event.event}` : '');

export function usePlayback(view: View, fresh: readonly Told[], played: () => void): Playback {
  const key = keyOf(fresh[0]);
  // How many of them are on the board. A new first one begins anew, one more at the end goes on.
  const [progress, setProgress] = useState({ key, shown: 0 });
  // The same events may be shown again, or happen again after they were taken back.
  if (fresh.length === 0 && progress.shown > 0) setProgress({ key, shown: 0 });
  const shown = progress.key === key ? Math.min(progress.shown, fresh.length) : 0;
  const rest = useMemo(() => fresh.slice(shown).map(({ event }) => event), [fresh, shown]);
  const places = useMemo(() => placesBefore(view, rest), [view, rest]);

  useEffect(() => {
    if (fresh.length === 0) return;
    const current = fresh[shown - 1]?.event;
    const timer = setTimeout(
      () => (shown < fresh.length ? setProgress({ key, shown: shown + 1 }) : played()),
      shown === 0 ? (fresh.length > FEW ? TRAVEL : 0) : showing(current),
    );
    return () => clearTimeout(timer);
  }, [fresh, shown, key, played]);

  return { places, left: rest.length, skip: played };
}
