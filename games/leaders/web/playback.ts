/** Who stands where while events are still to be shown, and for how long each is. */
import { TRAVEL } from '@taverne/ui';
import type { CellName, Displaced, FigureName, LeadersEvent, View } from '../src/index.ts';
import { standing } from './view.ts';

export type Places = ReadonlyMap<FigureName, CellName>;

/** Who went where in an event. */
export function stepsIn(event: LeadersEvent): readonly Displaced[] {
  switch (event.event) {
    case 'moved':
      return [event];
    case 'used':
      return event.displaced;
    case 'reacted':
      return [{ ...event, figure: 'nemesis' }];
    default:
      return [];
  }
}

/** Who came onto the board in an event. */
function joinedIn(event: LeadersEvent): readonly FigureName[] {
  if (event.event !== 'recruited') return [];
  return event.card === 'bear' ? ['bear', 'cub'] : [event.card];
}

/** Where everybody stood before these events, of which the last led to the view. */
export function placesBefore(view: View, events: readonly LeadersEvent[]): Places {
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

/** Where more than this is to be shown, it is worth seeing first how everybody stood. */
const FEW = 3;

/** How long an event is shown before the next one. */
export function lasts(event: LeadersEvent | undefined, count: number): number {
  if (!event) return count > FEW ? TRAVEL : 0;
  return stepsIn(event).length > 0 || joinedIn(event).length > 0 ? TRAVEL + 120 : 0;
}
