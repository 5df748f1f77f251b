/** What stays of a match of Mage Knight on the pages of those who played it: the hero, the first tactic, and the units at the end. */
import type { Mementos, Seat } from '@taverne/engine';
import { unitOf } from './book.ts';
import { type State, unitsOf } from './state.ts';
import { HEROES } from './words.ts';

/** Whom the seat led, and who followed. */
export const heroAndUnits = (state: State, seat: Seat) => ({
  hero: HEROES.slice(state.heroes[seat] ?? 0, (state.heroes[seat] ?? 0) + 1),
  unit: unitsOf(state, seat).map(({ unit }) => unitOf(state, unit).id),
});

export const mementos: Mementos<State> = {
  kinds: ['hero', 'opening', 'unit'],
  of({ state, line }, seat) {
    const first = line.find((entry) => entry.type === 'answer' && entry.seat === seat && entry.name === 'tactic');
    const { hero, unit } = heroAndUnits(state, seat);
    return {
      hero: hero.map((id) => `hero.${id}`),
      opening: first?.type === 'answer' ? [`tactic.${first.key}`] : [],
      unit: unit.map((id) => `unit.${id}`),
    };
  },
};
