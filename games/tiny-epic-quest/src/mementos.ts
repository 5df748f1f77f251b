/** What stays of a match of Tiny Epic Quest on the pages of those who played it: what they had found by its end. */
import type { Mementos, Seat } from '@taverne/engine';
import { itemName } from './content/book.ts';
import { itemsOf } from './items.ts';
import type { State } from './state.ts';
import { LEGENDS } from './words.ts';

const isLegend = (name: string): boolean => LEGENDS.some((legend) => legend === name);

/** Legendary Items apart from the other Treasures. */
export function itemIds(state: State, seat: Seat): { readonly legend: readonly string[]; readonly item: readonly string[] } {
  const names = itemsOf(state, seat).map((item) => itemName(state, item));
  return { legend: names.filter(isLegend), item: names.filter((name) => !isLegend(name)) };
}

export const mementos: Mementos<State> = {
  kinds: ['legend', 'item'],
  of({ state }, seat) {
    const { legend, item } = itemIds(state, seat);
    return { legend: legend.map((id) => `item.${id}`), item: item.map((id) => `item.${id}`) };
  },
};
