/** The sixteen tactics, one of each. What each one needs and gives stands in tactics/. */
import type { TacticCard } from '../types.ts';

export const TACTICS: readonly TacticCard[] = [
  { id: 'T01', does: 'second-wind', amount: 1 },
  { id: 'T02', does: 'field-rations', amount: 3 },
  { id: 'T03', does: 'hidden-quiver', amount: 3 },
  { id: 'T04', does: 'forced-march', amount: 2 },
  { id: 'T05', does: 'ambush', amount: 1 },
  { id: 'T06', does: 'plunging-fire', amount: 1 },
  { id: 'T07', does: 'braced-stance', amount: 1 },
  { id: 'T08', does: 'lucky-break', amount: 1 },
  { id: 'T09', does: 'hold-the-line', amount: 2 },
  { id: 'T10', does: 'bitter-lesson', amount: 2 },
  { id: 'T11', does: 'opportunist', amount: 1 },
  { id: 'T12', does: 'treacherous-ford', amount: 1 },
  { id: 'T13', does: 'pathfinder', amount: 2 },
  { id: 'T14', does: 'cornered', amount: 1 },
  { id: 'T15', does: 'momentum', amount: 1 },
  { id: 'T16', does: 'siegecraft', amount: 1 },
];
