/** Interactive skills come back from the middle when their owner's next turn starts (MK-CARD-22, MK-TURN-07). */
import type { Play, Seat } from '@taverne/engine';
import { skillOf } from '../book.ts';
import { gainCrystal, gainCrystalIfRoom, isFree } from '../mana.ts';
import { playing } from '../playing.ts';
import { pickColour } from '../run.ts';
import type { State } from '../state.ts';
import type { MageTable } from '../types.ts';
import { BASICS, type Basic } from '../words.ts';

/** Face down; what froze the Source brings a crystal of a colour that shows there, or a token where three are held (MK-CARD-12). */
export function* takeBack(state: State, table: MageTable, seat: Seat): Play {
  const colours = comingBack(state, table, seat);
  if (colours.length === 0) return;
  const colour = yield* pickColour(playing(state, table, seat, { by: 'goldyx-source-freeze' }), colours);
  gainCrystal(state, table, seat, BASICS.indexOf(colour));
}

/** As that in a turn that is skipped, where nothing is asked: the first colour it is. A token would be lost with the turn. */
export function takeBackAtOnce(state: State, table: MageTable, seat: Seat): void {
  const [colour] = comingBack(state, table, seat);
  if (colour !== undefined) gainCrystalIfRoom(state, table, seat, BASICS.indexOf(colour));
}

function comingBack(state: State, table: MageTable, seat: Seat): readonly Basic[] {
  const own = state.middle.filter((laid) => laid.seat === seat);
  if (own.length === 0) return [];
  state.middle = state.middle.filter((laid) => laid.seat !== seat);
  for (const { skill } of own) {
    table.emit({ event: 'skill-returned', rule: 'MK-TURN-07', seat, skill: skillOf(state, skill).id });
  }
  if (!own.some(({ skill }) => skillOf(state, skill).freezes)) return [];
  return BASICS.filter((_, colour) => state.source.some((face, die) => face === colour && isFree(state, die)));
}
