/** Exhaustion: out of the Night, everybody home, a Spell Level lost (TEQ-NIGHT-17 to -21, -57, -59). */
import type { Seat } from '@taverne/engine';
import { healAll } from '../goblins.ts';
import { sendHome } from '../heroes.ts';
import { isHome } from '../items.ts';
import { type State, spellOf, without } from '../state.ts';
import type { QuestTable } from '../types.ts';
import { heroesOf, START_HEALTH, START_POWER } from '../words.ts';

export function exhaust(state: State, table: QuestTable, seat: Seat): void {
  const spell = spellOf(state, seat);
  state.adventurers = without(state.adventurers, seat);
  state.health[seat] = START_HEALTH; // whatever the maxima (TEQ-NIGHT-19)
  state.power[seat] = START_POWER;
  state.spell[seat] = Math.max(0, spell - 1); // never below 0 (TEQ-RUL-16)
  table.emit({ event: 'exhausted', rule: 'TEQ-NIGHT-18', seat, lostSpell: spell > 0 });
  leave(state, seat);
  sendHome(
    state,
    table,
    heroesOf(seat).filter((hero) => !isHome(state, hero)),
    'TEQ-NIGHT-18',
  );
}

/** Wounds dealt from afar go with the player who dealt them. */
export function leave(state: State, seat: Seat): void {
  if (!state.rules.woundsStay) healAll(state, (portal) => state.wounder[portal] === seat);
}
