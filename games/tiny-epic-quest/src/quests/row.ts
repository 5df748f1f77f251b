/** The row of face-up Quests and its deck. */
import { discard, draw, option, type Play, pileSize, rebuild, type Seat } from '@taverne/engine';
import { bookOf, questId } from '../content/book.ts';
import { has, type State, withMember } from '../state.ts';
import { ask, type QuestTable } from '../types.ts';
import { NONE } from '../words.ts';

/** How many lie face up (TEQ-SETUP-23). */
const ROW = 3;

/** The top card, of a deck that is rebuilt when it has run out (TEQ-QUEST-12); NONE: nothing is left (TEQ-QUEST-13). */
function drawQuest(state: State, table: QuestTable): number {
  if (pileSize(state.quests) === 0 && state.quests.discard.length > 0) {
    table.emit({ event: 'quests-shuffled', rule: 'TEQ-QUEST-12', cards: state.quests.discard.length });
    state.quests = rebuild(state.quests);
  }
  const drawn = draw(state.quests, table, 'quest');
  if (!drawn) return NONE;
  state.quests = drawn.left;
  table.emit({ event: 'quest-revealed', rule: 'TEQ-QUEST-11', quest: questId(state, drawn.card) });
  return drawn.card;
}

const kindOf = (state: State, quest: number): string | undefined => bookOf(state).quests[quest]?.kind;

/** A kind that the row lacks and that deck or discard pile still hold. */
function lacking(state: State): boolean {
  const { top, bag, discard: thrown } = state.quests;
  const rest = [...top, ...bag, ...thrown];
  return ['placement', 'treasure'].some(
    (kind) => !state.row.some((quest) => kindOf(state, quest) === kind) && rest.some((quest) => kindOf(state, quest) === kind),
  );
}

/** Gaps are closed: older cards to the right, new ones in on the left (TEQ-QUEST-11); both kinds must be there (TEQ-SETUP-24, TEQ-RUL-03). */
export function fillRow(state: State, table: QuestTable): void {
  while (state.row.length < ROW) {
    const quest = drawQuest(state, table);
    if (quest === NONE) return;
    state.row = [quest, ...state.row];
  }
  while (lacking(state)) {
    const [newest = NONE] = state.row;
    discardQuest(state, table, newest, 'TEQ-SETUP-24');
    state.row = [drawQuest(state, table), ...state.row];
  }
}

/** The first row; laid from left to right its newest lies rightmost (TEQ-RUL-03). */
export function layRow(state: State, table: QuestTable): void {
  fillRow(state, table);
  if (state.rules.rowFromLeft) state.row = state.row.toReversed();
}

export function discardQuest(state: State, table: QuestTable, quest: number, rule: string): void {
  state.row = state.row.filter((each) => each !== quest);
  state.quests = discard(state.quests, quest);
  table.emit({ event: 'quest-discarded', rule, quest: questId(state, quest) });
}

interface Taken {
  readonly seat: Seat;
  readonly quest: number;
  readonly isNight: boolean;
}

/** Whoever meets its conditions takes the card and keeps it (TEQ-QUEST-04, TEQ-QUEST-05); by Day it turns the token (TEQ-QUEST-15). */
export function takeQuest(state: State, table: QuestTable, { seat, quest, isNight }: Taken): void {
  state.row = state.row.filter((each) => each !== quest);
  state.done = state.done.map((done, each) => (each === seat ? [...done, quest] : done));
  table.emit({ event: 'quest-completed', rule: isNight ? 'TEQ-QUEST-09' : 'TEQ-QUEST-04', seat, quest: questId(state, quest) });
  if (isNight) return;
  state.questers = withMember(state.questers, seat);
  if (state.isTokenTurned || state.rules.mode === 'solo') return;
  state.isTokenTurned = true;
  table.emit({ event: 'token-turned', rule: 'TEQ-QUEST-15', seat });
}

/** One of these Quests, or NONE: a Quest may be declined, where the table plays so (TEQ-RUL-34). */
export const chooseQuest = (state: State, seat: Seat, quests: readonly number[], rule: string): Play<number> => {
  const options = quests.map((quest) => option(questId(state, quest), quest));
  return ask(seat, 'claim', () => (state.rules.mayDecline ? [...options, NONE_OF_THEM] : options), {
    rule,
    safe: options[0]?.key,
  });
};
const NONE_OF_THEM = option('none', NONE);

/** One Quest a player and turn (TEQ-QUEST-14). */
export const mayTake = (state: State, seat: Seat): boolean => !has(state.questers, seat);
