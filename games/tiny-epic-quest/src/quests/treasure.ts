/** Treasure Quests: completed with the Temple they name (TEQ-QUEST-06). */
import type { Play, Seat } from '@taverne/engine';
import { bookOf } from '../content/book.ts';
import { takeItem } from '../gifts.ts';
import type { State } from '../state.ts';
import type { QuestTable } from '../types.ts';
import { NONE } from '../words.ts';
import { chooseQuest, fillRow, mayTake, takeQuest } from './row.ts';

interface Won {
  readonly seat: Seat;
  readonly temple: string;
  readonly isNight: boolean;
  /** Quests that were turned up too late for it. */
  readonly fresh: readonly number[];
}

/** One completion takes one of the Quests that name the Temple, or none; or all, where the table plays so (TEQ-RUL-11, TEQ-RUL-34). */
export function* claimTreasure(state: State, table: QuestTable, won: Won): Play {
  const open = fitting(state, won);
  for (let taken = yield* claimOne(state, table, won, open); taken && state.rules.allTreasures; ) {
    taken = yield* claimOne(state, table, won, open);
  }
}

/** The face-up Quests that name the Temple. By Day a Quest that was taken this turn bars another (TEQ-QUEST-14); at Night there is no such limit. */
function fitting(state: State, { seat, temple, isNight, fresh }: Won): readonly number[] {
  if (!isNight && !mayTake(state, seat)) return [];
  const { quests } = bookOf(state);
  return state.row.filter((number) => {
    const quest = quests[number];
    return quest?.kind === 'treasure' && quest.temple === temple && !fresh.includes(number);
  });
}

/** Says whether one was taken. */
function* claimOne(state: State, table: QuestTable, won: Won, open: readonly number[]): Play<boolean> {
  const { seat, isNight } = won;
  const fit = fitting(state, won).filter((quest) => open.includes(quest));
  if (fit.length === 0) return false;
  const chosen = yield* chooseQuest(state, seat, fit, isNight ? 'TEQ-QUEST-09' : 'TEQ-QUEST-08');
  if (chosen === NONE) return false;
  const { treasures } = bookOf(state);
  takeQuest(state, table, { seat, quest: chosen, isNight });
  fillRow(state, table);
  yield* takeItem(
    state,
    table,
    seat,
    treasures.findIndex(({ quest }) => quest === chosen),
  );
  return true;
}
