/** The Resolution at the end of a round (TEQ-RESOLVE-01 to -10, TEQ-SOLO-15, TEQ-SOLO-16). */
import { option, type Play } from '@taverne/engine';
import { beginDay } from '../day/day.ts';
import { endGame, endIfReached } from '../ending.ts';
import { healAll, type Portal } from '../goblins.ts';
import { writePortal } from '../notation.ts';
import { discardQuest, fillRow } from '../quests/row.ts';
import { isSolo, type State } from '../state.ts';
import { ask, type QuestTable } from '../types.ts';
import { AGGRESSIVE, NO_GOBLIN, PASSIVE } from '../words.ts';

/** TEQ-FLOW-01. */
export const ROUNDS = 5;
/** TEQ-SOLO-16. */
const ROUSED_ALONE = 3;

export function* dawn(state: State, table: QuestTable): Play {
  if (state.round === ROUNDS) return endGame(state); // TEQ-END-01
  state.magic = 0;
  healAll(state, () => true); // TEQ-NIGHT-50
  const isFilled = isSolo(state) && state.rules.rouseNew; // TEQ-RUL-39
  if (isFilled) refill(state, table);
  yield* rouse(state, table);
  if (!isFilled) refill(state, table);
  const oldest = state.row.at(-1);
  // Alone the token never turns.
  if (oldest !== undefined && !state.isTokenTurned)
    discardQuest(state, table, oldest, isSolo(state) ? 'TEQ-SOLO-15' : 'TEQ-RESOLVE-06');
  fillRow(state, table);
  state.first = (state.first + 1) % state.seats;
  state.isTokenTurned = false;
  state.spentTonight = 0;
  if (endIfReached(state)) return;
  state.round++;
  table.emit({ event: 'round-began', rule: 'TEQ-RESOLVE-09', round: state.round, first: state.first });
  beginDay(state, table);
}

const passive = (state: State): readonly Portal[] =>
  state.goblin.flatMap((goblin, portal) => (goblin === PASSIVE ? [portal] : []));

/** Those still passive turn aggressive (TEQ-RESOLVE-03); alone one names three of them, or all there are (TEQ-RUL-39). */
function* rouse(state: State, table: QuestTable): Play {
  const roused: Portal[] = [];
  const turn = (portal: Portal): void => {
    state.goblin[portal] = AGGRESSIVE;
    roused.push(portal);
  };
  if (isSolo(state) && passive(state).length > ROUSED_ALONE) {
    while (roused.length < ROUSED_ALONE) {
      const fit = passive(state).map((portal) => option(writePortal(portal), portal));
      turn(yield* ask(0, 'rouse', () => fit, { rule: 'TEQ-SOLO-16', safe: fit[0]?.key }));
    }
  } else for (const portal of passive(state)) turn(portal);
  if (roused.length > 0)
    table.emit({
      event: 'goblins-roused',
      rule: isSolo(state) ? 'TEQ-SOLO-16' : 'TEQ-RESOLVE-03',
      portals: roused.map((portal) => portal + 1).sort((a, b) => a - b),
    });
}

/** The supply fills each empty Portal, as long as it lasts (TEQ-RESOLVE-04, TEQ-RUL-22), in GloomFall with aggressive ones (TEQ-GLOOM-02). */
function refill(state: State, table: QuestTable): void {
  const empty = state.goblin.flatMap((goblin, portal) => (goblin === NO_GOBLIN ? [portal] : [])).slice(0, state.supply);
  if (empty.length === 0) return;
  for (const portal of empty) state.goblin[portal] = state.rules.gloom ? AGGRESSIVE : PASSIVE;
  state.supply -= empty.length;
  table.emit({
    event: 'goblins-came',
    rule: state.rules.gloom ? 'TEQ-GLOOM-02' : 'TEQ-RESOLVE-04',
    portals: empty.map((portal) => portal + 1),
    aggressive: state.rules.gloom,
  });
}
