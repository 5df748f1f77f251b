/** Treasure Quests: completed with the Temple they name (TEQ-QUEST-06). */
import { option, type Play, type Seat } from '@taverne/engine';
import { bookOf } from '../content/book.ts';
import { takeItem } from '../gifts.ts';
import type { State } from '../state.ts';
import { ask, type QuestTable } from '../types.ts';
import { NONE } from '../words.ts';
import { fillRow, mayTake, questId, takeQuest } from './row.ts';

interface Won {
  readonly seat: Seat;
  readonly temple: string;
  readonly isNight: boolean;
}

/** One completion takes one of the Quests that name the Temple, or none (TEQ-RUL-11, TEQ-RUL-34). */
export function* claimTreasure(state: State, table: QuestTable, { seat, temple, isNight }: Won): Play {
  // By Day a Quest that was taken this turn bars another (TEQ-QUEST-14); at Night there is no such limit.
  if (!isNight && !mayTake(state, seat)) return;
  const { quests, treasures } = bookOf(state);
  const fit = state.row.filter((number) => {
    const quest = quests[number];
    return quest?.kind === 'treasure' && quest.temple === temple;
  });
  if (fit.length === 0) return;
  const chosen = yield* ask(
    seat,
    'claim',
    () => [...fit.map((quest) => option(questId(state, quest), quest)), option('none', NONE)],
    { rule: isNight ? 'TEQ-QUEST-09' : 'TEQ-QUEST-08', safe: questId(state, fit[0] ?? 0) },
  );
  if (chosen === NONE) return;
  takeQuest(state, table, { seat, quest: chosen, isNight });
  fillRow(state, table);
  yield* takeItem(
    state,
    table,
    seat,
    treasures.findIndex(({ quest }) => quest === chosen),
  );
}
