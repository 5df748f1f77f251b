/** What is measured of many matches: the modes, and what each seat came by. */
import type { Seat } from '@taverne/engine';
import { bookOf } from '../content/book.ts';
import { itemIds } from '../mementos.ts';
import { scoreOf } from '../score.ts';
import { type State, seatsOf, spellOf, trophiesOf } from '../state.ts';
import { COLOURS, TARGETS } from '../words.ts';

/** Alone, each target is a mode of its own. */
const MODES = [
  { name: 'competitive', options: { mode: 'competitive' }, seats: [2, 3, 4], adventure: false },
  { name: 'gloomfall', options: { mode: 'competitive', gloom: true }, seats: [2, 3, 4], adventure: false },
  ...TARGETS.map((target) => ({
    name: `solo ${target}`,
    options: { mode: 'solo', target },
    seats: [1],
    adventure: true,
  })),
];

export const questMeasures = {
  modes: MODES,
  tally(state: State, seat: Seat) {
    const { quests, content } = bookOf(state);
    return {
      order: (seat - firstOf(state) + state.seats) % state.seats,
      team: seat,
      had: {
        quest: (state.done[seat] ?? []).flatMap((quest) => quests[quest]?.id ?? []),
        ...itemIds(state, seat),
        // The level at the end, by the book it stands on.
        spell: spellOf(state, seat) === 0 ? ['none'] : content.books.slice(spellOf(state, seat) - 1, spellOf(state, seat)),
        colour: COLOURS.slice(state.colours[seat] ?? 0, (state.colours[seat] ?? 0) + 1),
      },
      figures: figuresOf(state),
    };
  },
};

/** Who began: the token goes on by one seat a round. */
const firstOf = ({ first, round, seats }: State): Seat => (first + seats * round - (round - 1)) % seats;

/** Means over the seats. */
function figuresOf(state: State): { readonly [figure: string]: number } {
  const mean = (of: (seat: Seat) => number): number =>
    seatsOf(state).reduce((sum, seat) => sum + of(seat), 0) / Math.max(1, state.seats);
  return {
    points: mean((seat) => scoreOf(state, seat).total),
    quests: mean((seat) => state.done[seat]?.length ?? 0),
    goblins: mean((seat) => trophiesOf(state, seat)),
    'Spell Level': mean((seat) => spellOf(state, seat)),
    'Legendary Items': mean((seat) => itemIds(state, seat).legend.length),
  };
}
