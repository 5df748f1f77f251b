/** Mana that is there and does not pay: forbidden by the hour, or the die of the turn is used (MK-MANA-06 to -08). */
import type { Seat } from '@taverne/engine';
import { aside, BLACK, canPayAll } from './mana.ts';
import type { Mod } from './mods.ts';
import { type Against, NO_MORE_MANA, refusal } from './refusals.ts';
import { modsOf, type State } from './state.ts';
import { COLOURS, NONE } from './words.ts';

const NUMBERS: ReadonlyMap<string, number> = new Map(COLOURS.map((colour, i) => [colour, i]));

/** Asked only when somebody wants to know why not; what is no matter of mana stays as it is. */
export function explainMana(state: State, seat: Seat, against: Against): Against {
  const { why, figures } = against;
  if (why !== 'no-mana' || !figures?.price) return against;
  const price = figures.price.map((name) => NUMBERS.get(name) ?? NONE);
  // Black for an ability is not what Polarization makes for spells (MK-RULING-35).
  const isAbility = price.length === 1 && price[0] === BLACK;
  const all = (): boolean => canPayAll(state, seat, price);
  const isPaid = (): boolean => (isAbility ? aside(state, seat, all) : all());
  // There is enough for the price, and not for what the effect takes besides.
  if (isPaid()) return NO_MORE_MANA;
  if (isPaidWith(state, seat, 'gold', isPaid)) return refusal('MK-MANA-07', 'gold-by-night', figures);
  if (isPaidWith(state, seat, 'black', isPaid)) return refusal('MK-MANA-06', 'black-by-day', figures);
  return isPaidWithADie(state, seat, isPaid) ? refusal('MK-MANA-08', 'die-used', figures) : against;
}

/** If mana of that colour were allowed at this hour. */
function isPaidWith(state: State, seat: Seat, colour: 'gold' | 'black', isPaid: () => boolean): boolean {
  const mods = modsOf(state, seat);
  const allows: Mod = { mod: 'allows', colour };
  state.mods[seat] = [...mods, allows];
  const is = isPaid();
  state.mods[seat] = mods;
  return is;
}

/** If another die could be used in this turn. */
function isPaidWithADie(state: State, seat: Seat, isPaid: () => boolean): boolean {
  if ((state.dice[seat] ?? []).length === 0) return false;
  const left = state.diceLeft[seat] ?? 0;
  state.diceLeft[seat] = left + 1;
  const is = isPaid();
  state.diceLeft[seat] = left;
  return is;
}
