/** Somebody is playing something: what an effect needs to know. It lives within one step only; what lasts is in the state. */
import type { Seat } from '@taverne/engine';
import type { Power } from './cards/card.ts';
import type { Mod } from './mods.ts';
import type { CardNumber, State } from './state.ts';
import type { MageTable } from './types.ts';
import { type Colour, NONE } from './words.ts';

/** In the place of a unit of one's own: one of the offer, which does as if it were (Call to Arms). */
export const BORROWED = -2;

export interface Playing {
  readonly state: State;
  readonly table: MageTable;
  readonly seat: Seat;
  /** What is being played, for notations and for whoever asks where points came from. */
  readonly by: string;
  /** NONE: a unit or a skill. */
  readonly card: CardNumber;
  readonly side: Power;
  /** The unit whose ability it is, by place; NONE: no unit's; BORROWED: one of the offer. */
  readonly unit: number;
  /** For resistances (MK-COMBAT-10, MK-COMBAT-11). */
  readonly colour: Colour | undefined;
  /** Cards in whose effect this one is played: they are on the table, whatever the hand still says (MK-CARD-11). */
  readonly inside: readonly CardNumber[];
  /** Cards that were named with it and are still to be used, in order. */
  readonly taken: readonly CardNumber[];
  /** Added once to its move, influence, block or attack (Concentration). */
  bonus: number;
  /** What its earlier parts let points be used for, while one only looks (looks.ts): by its turn that is at work. */
  readonly lets: readonly Mod[];
  /** It is looked at being done once more: an Ambush was for the first time. */
  readonly isAgain: boolean;
}

interface Beside {
  readonly by: string;
  readonly card?: CardNumber;
  readonly side?: Power;
  readonly unit?: number;
  readonly colour?: Colour | undefined;
  readonly inside?: readonly CardNumber[];
  readonly taken?: readonly CardNumber[];
  readonly bonus?: number;
  readonly lets?: readonly Mod[];
  readonly isAgain?: boolean;
}
const NO_MODS: readonly Mod[] = [];
const NOTHING: readonly CardNumber[] = [];

export const playing = (state: State, table: MageTable, seat: Seat, beside: Beside): Playing => ({
  state,
  table,
  seat,
  by: beside.by,
  card: beside.card ?? NONE,
  side: beside.side ?? 'basic',
  unit: beside.unit ?? NONE,
  colour: beside.colour,
  inside: beside.inside ?? NOTHING,
  taken: beside.taken ?? NOTHING,
  bonus: beside.bonus ?? 0,
  lets: beside.lets ?? NO_MODS,
  isAgain: beside.isAgain ?? false,
});
