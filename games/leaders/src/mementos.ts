/** What stays of a match of Leaders on the pages of both: the first deed of the first turn, and who was recruited. */
import type { Mementos } from '@taverne/engine';
import { type State, sideOf } from './state.ts';
import { cardName, isCard } from './words.ts';

export const mementos: Mementos<State> = {
  kinds: ['opening', 'card'],
  of({ state, line }, seat) {
    const first = line.find((entry) => entry.type === 'answer' && entry.seat === seat && entry.name === 'act');
    return {
      opening: first?.type === 'answer' ? [`opening.${first.key}`] : [],
      card: state.teams[sideOf(state, seat)].filter(isCard).map((card) => `card.${cardName(card)}`),
    };
  },
};
