/** Placing Heroes and sending them home. */
import type { Region } from './board.ts';
import { heal } from './goblins.ts';
import { kindOf, landOf, whichOf } from './land.ts';
import { regionOfHero, type State } from './state.ts';
import type { QuestTable } from './types.ts';
import { type Hero, heroNumber, NONE, seatOfHero } from './words.ts';

/** A Hero leaves where it is, and with that its progress in a Temple (TEQ-RUL-27) and the wounds it dealt (TEQ-RUL-21). */
export function place(state: State, hero: Hero, to: Region): void {
  const land = landOf(state);
  const from = regionOfHero(state, hero);
  if (from !== NONE && kindOf(land, from) === 'portal' && !state.rules.woundsStay) heal(state, whichOf(land, from));
  state.at[hero] = to;
  // The entrance is no space of the track, unless the table plays so (TEQ-RUL-19).
  state.track[hero] = state.rules.entranceCounts && kindOf(land, to) === 'temple' ? 1 : 0;
}

/** The Castle of a Hero's own colour (TEQ-REGION-19). */
export const castleOf = (state: State, seat: number): Region => landOf(state).castles[state.colours[seat] ?? NONE] ?? NONE;

/** Home from anywhere, with their Items (TEQ-REGION-19). Not a move: it brings no gain of the Castle (TEQ-RUL-28). */
export function sendHome(state: State, table: QuestTable, heroes: readonly Hero[], rule: string): void {
  const [first] = heroes;
  if (first === undefined) return;
  const seat = seatOfHero(first);
  for (const hero of heroes) place(state, hero, castleOf(state, seat));
  table.emit({ event: 'went-home', rule, seat, heroes: heroes.map(heroNumber) });
}
