/** What is measured of many matches: the modes, and what each seat played with. */
import type { Seat } from '@taverne/engine';
import { bookOf } from '../content/book.ts';
import type { State } from '../state.ts';
import { teamOf, UNITS_PER_SIDE } from '../units.ts';
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

/** Captured ones too: the card stays with its place. */
function unitIds(state: State, seat: Seat): string[] {
  const { units } = bookOf(state).content;
  const cards = state.card.slice(seat * UNITS_PER_SIDE, (seat + 1) * UNITS_PER_SIDE);
  return cards.flatMap((card) => units[card]?.id ?? []);
}

/** Crystals brought home and time left are told of adventures, flags and captures of the other modes. */
function figuresOf(state: State): { readonly [figure: string]: number } {
  if (state.seats < state.teams.length) return { crystals: state.green.filter((green) => green).length, time: state.time };
  const captures = state.captured.reduce((sum, cards) => sum + cards.length, 0);
  return { captures, flags: state.won.filter((owner) => owner !== NONE).length };
}
