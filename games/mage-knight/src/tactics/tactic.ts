/** The shape of a tactic card. */
import type { Play, Seat } from '@taverne/engine';
import type { Effect } from '../effects.ts';
import type { State } from '../state.ts';
import type { MageTable } from '../types.ts';

export interface Tactic {
  readonly id: string;
  readonly isNight: boolean;
  /** Its number fixes the turn order (MK-TACTIC-06). */
  readonly number: number;
  /** When it is taken (MK-TACTIC-05). */
  readonly taken?: (state: State, table: MageTable, seat: Seat) => Play;
  /** What its owner may do in a turn, while it is face up. */
  readonly deed?: Effect;
  /** Asked before each own turn, while it is face up (MK-TURN-01). */
  readonly before?: (state: State, table: MageTable, seat: Seat) => Play;
  /** Added to the hand limit when cards are drawn at the end of a turn (MK-ENDTURN-42). */
  readonly draws?: (state: State, seat: Seat) => number;
  /** The deck ran out while cards were drawn: puts some back, and says whether it did (MK-ENDTURN-44). */
  readonly refills?: (state: State, table: MageTable, seat: Seat) => boolean;
}
