/** What is measured of many matches: the modes, and what each seat played with. */
import type { Seat } from '@taverne/engine';
import { unitIds } from '../mementos.ts';
import type { State } from '../state.ts';
import { teamOf } from '../units.ts';
import { NONE } from '../words.ts';

const MODES = [
  { name: 'competitive', seats: [2, 3, 4], adventure: false },
  { name: 'teams', seats: [4], adventure: false },
  { name: 'battle', seats: [2, 3, 4], adventure: false },
  { name: 'battle-teams', seats: [4], adventure: false },
  { name: 'solo', seats: [1], adventure: true },
  { name: 'co-op', seats: [2], adventure: true },
] as const;

export const tacticsMeasures = {
  modes: MODES.map(({ name, seats, adventure }) => ({ name, seats, adventure, options: { mode: name } })),
  tally(state: State, seat: Seat) {
    return {
      order: (seat - state.first + state.seats) % state.seats,
      team: teamOf(state, seat),
      had: { unit: unitIds(state, seat) },
      figures: figuresOf(state),
    };
  },
};

/** Crystals brought home and time left are told of adventures, flags and captures of the other modes. */
function figuresOf(state: State): { readonly [figure: string]: number } {
  if (state.seats < state.teams.length) return { crystals: state.green.filter((green) => green).length, time: state.time };
  const captures = state.captured.reduce((sum, cards) => sum + cards.length, 0);
  return { captures, flags: state.won.filter((owner) => owner !== NONE).length };
}
