/** How the one who is attacked takes part: fully, by taking the next turn in advance, or partially (MK-PVP-08 to -21, -69, -70). */
import { option, type Play, type Seat } from '@taverne/engine';
import { actBefore, openTurn, startBenefits, waysBefore } from '../begin.ts';
import { isWound } from '../book.ts';
import { handOf, type State } from '../state.ts';
import { ask, type MageTable } from '../types.ts';

const FULL = option('full', 'full');
const PARTIAL = option('partial', 'partial');

/** What may be done in others' turns comes first, then the choice (MK-PVP-08); the end of the round is not announced here (MK-PVP-70). */
export function* attendStep(state: State, table: MageTable): Play {
  const seat = state.acting;
  const how: string = yield* ask(
    seat,
    'attend',
    () => [...(mayAttendFully(state, seat) ? [FULL] : []), PARTIAL, ...waysBefore(state, table, seat)],
    { rule: 'MK-PVP-08', safe: PARTIAL.key, lone: 'asked', circumstances: ['duel'] },
  );
  const { duel } = state;
  if (!duel) return;
  if (how !== FULL.key && how !== PARTIAL.key) {
    yield* actBefore(state, table, seat, how);
    return;
  }
  const isFull = how === FULL.key;
  state.duel = { ...duel, attends: isFull ? 'full' : 'partial' };
  table.emit({ event: 'attended', rule: isFull ? 'MK-PVP-10' : 'MK-PVP-16', seat, full: isFull });
  if (isFull) attendFully(state, table, seat);
  // No die of the Source, unless an effect grants one (MK-PVP-18).
  else state.diceLeft[seat] = 0;
  state.stage = 'ranged';
}

/** Later editions ask for a card that is no wound (MK-PVP-69). */
const mayAttendFully = (state: State, seat: Seat): boolean =>
  !state.rules.laterFights || handOf(state, seat).some((card) => !isWound(card));

/** The next turn is taken in advance: a die, all skills, and the rest of a turn after the fight (MK-PVP-10, MK-PVP-12, MK-PVP-13, MK-PVP-14). */
function attendFully(state: State, table: MageTable, seat: Seat): void {
  state.isTurnLost[seat] = true;
  openTurn(state, seat);
  if (state.rules.laterFights) startBenefits(state, table, seat);
}
