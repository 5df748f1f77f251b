/** The shape of a tactic card: the moments it cares about. */
import type { Play, Seat } from '@taverne/engine';
import type { Effect } from '../effects.ts';
import type { CardNumber, State } from '../state.ts';
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
  /** What may be done before each own turn, while it is face up (MK-TURN-01): by notation. */
  readonly before?: { readonly [key: string]: Before };
  /** So many cards of the hand may be put away for it, one after the other; and what then becomes of them. */
  readonly sheds?: number;
  readonly shed?: (state: State, table: MageTable, seat: Seat, cards: readonly CardNumber[]) => void;
  /** How many cards are drawn at the end of a turn by whoever lacks so many (MK-ENDTURN-42). */
  readonly draws?: (state: State, seat: Seat, lacking: number) => number;
  /** An empty deck may be made up again, even in the middle of a draw (MK-ENDTURN-44). */
  readonly refills?: (state: State, table: MageTable, seat: Seat) => void;
}

export interface Before {
  readonly can: (state: State, seat: Seat) => boolean;
  readonly acts: (state: State, table: MageTable, seat: Seat) => void;
}
