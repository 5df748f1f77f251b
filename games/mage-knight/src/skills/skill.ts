/** The shape of a skill token. */
import type { Seat } from '@taverne/engine';
import type { Effect } from '../effects.ts';
import type { State } from '../state.ts';
import type { MageTable } from '../types.ts';
import type { HeroName } from '../words.ts';

export interface Skill {
  readonly id: string;
  readonly hero: HeroName;
  /** Once a turn, once a round, or always at work (MK-CARD-21). */
  readonly use: 'turn' | 'round' | 'passive';
  /** Works on others, and is left out where there are none (MK-SCENARIO-44, MK-RULING-33). */
  readonly isInteractive?: true;
  /** It is a command token of its own (Bonds of Loyalty). */
  readonly isCommand?: true;
  /** It may be used before one's turn as well (MK-TURN-02, MK-CARD-21). */
  readonly isBefore?: true;
  /** What using it does. */
  readonly effect?: Effect;
  /** Once, when it is gained. */
  readonly gained?: (state: State, table: MageTable, seat: Seat) => void;
}
