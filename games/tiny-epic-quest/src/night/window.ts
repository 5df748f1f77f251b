/**
 * The windows of the Night: before the first roll, and after each one. All Adventuring players may use them at once, in any order
 * (TEQ-NIGHT-08, TEQ-RUL-26). Nothing is hidden here, so whoever could do nothing is not asked.
 */
import { type Option, option, type Play, type Seat } from '@taverne/engine';
import { clockwise, has, isAdventuring, type State, withMember } from '../state.ts';
import { askFirst, type NightDeed, type QuestTable } from '../types.ts';
import { chancesOf, nextRoller } from './chances.ts';
import { isPaid, nightDeeds, perform } from './deeds.ts';
import { passDice } from './fall.ts';

const DONE = option('done', { do: 'done' } as const);

/** Circumstances of a window that a standing order can name. */
const PAID_ONLY = 'power-only';

function askOf(state: State, seat: Seat, name: 'dusk' | 'use', deeds: readonly Option<NightDeed>[]) {
  return {
    seat,
    name,
    rule: name === 'dusk' ? 'TEQ-NIGHT-38' : 'TEQ-NIGHT-08',
    safe: 'done',
    circumstances: deeds.every(({ value }) => isPaid(value)) ? [PAID_ONLY] : [],
    figures: () => ({ chances: chancesOf(state, seat, nextRoller(state)) }),
    options: () => [...deeds, DONE],
  } as const;
}

/** One deed is one step: whoever is first is heard, the others go on being asked. */
export function* window(state: State, table: QuestTable, name: 'dusk' | 'use'): Play {
  const [first, ...rest] = clockwise(state, state.roller).flatMap((seat) => {
    const deeds = isAdventuring(state, seat) && !has(state.content, seat) ? nightDeeds(state, seat) : [];
    return deeds.length > 0 ? [askOf(state, seat, name, deeds)] : [];
  });
  if (!first) return closeWindow(state, name);
  const { seat, value } = yield* askFirst([first, ...rest]);
  if (value.do === 'done') state.content = withMember(state.content, seat);
  else perform(state, table, value);
}

function closeWindow(state: State, name: 'dusk' | 'use'): void {
  if (name === 'dusk') state.stage = 'dice';
  else passDice(state);
}
