/** The shape of a skill token. */
import type { Seat } from '@taverne/engine';
import type { Resolves } from '../cards/card.ts';
import type { Effect } from '../effects.ts';
import type { ModOf } from '../mods.ts';
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
  /** What it does to others, once they had their say (announce.ts). */
  readonly resolves?: Resolves;
  /** While it lies in the middle (skills/middle.ts): what terrain costs, its owner and the others. */
  readonly terrain?: { readonly own: ModOf<'terrain'>; readonly others: number; readonly most: number };
  /** Nobody else uses their die of the Source meanwhile; its owner gains a crystal when it comes back. */
  readonly freezes?: true;
  /** Others take a wound for mana of any colour but its own, once for each. */
  readonly punishes?: true;
  /** Once, when it is gained. */
  readonly gained?: (state: State, table: MageTable, seat: Seat) => void;
}
