/** What is known along with the question how a card is answered: what each move costs and completes, before anybody points at one. */
import type { Option, Seat } from '@taverne/engine';
import { questId } from '../content/book.ts';
import { place } from '../heroes.ts';
import { completedBy } from '../quests/placement.ts';
import { mayTake } from '../quests/row.ts';
import { copy, type State } from '../state.ts';
import { routeOf } from '../travel.ts';
import type { GiveDeed, MoveDeed, PlainDeed } from '../types.ts';
import type { Travel } from '../words.ts';

export type TravelFigures = {
  /** By the notation of a move, where it is not free: its toll in Power. */
  readonly tolls: { readonly [key: string]: number };
  /** By the notation of a move: the Quests it would complete. */
  readonly quests: { readonly [key: string]: readonly string[] };
};

export type TravelDeed = MoveDeed | GiveDeed | PlainDeed<'idle'>;

/** The Quests that a move would complete as the Heroes then stand; one a turn (TEQ-QUEST-14). */
export function questsBy(state: State, seat: Seat, { hero, to }: MoveDeed): readonly string[] {
  if (!mayTake(state, seat)) return [];
  const then = copy(state);
  place(then, hero, to);
  return completedBy(then, seat, [hero]).map((quest) => questId(state, quest));
}

export function travelFigures(state: State, seat: Seat, travel: Travel, options: readonly Option<MoveDeed>[]): TravelFigures {
  const tolls: { [key: string]: number } = {};
  const quests: { [key: string]: readonly string[] } = {};
  for (const { key, value } of options) {
    const toll = routeOf(state, travel, value).tolls.length;
    if (toll > 0) tolls[key] = toll;
    const done = questsBy(state, seat, value);
    if (done.length > 0) quests[key] = done;
  }
  return { tolls, quests };
}
