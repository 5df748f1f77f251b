/** What places and things are worth to a player, in points of the end. */

import type { Seat } from '@taverne/engine';
import type { Region } from '../board.ts';
import { bookOf } from '../content/book.ts';
import { goblinAt } from '../goblins.ts';
import { kindOf, landOf, whichOf } from '../land.ts';
import { maxHealth, maxPower } from '../players.ts';
import { healthOf, powerOf, type State, spellOf, trophiesOf } from '../state.ts';
import { LAST_SPACE } from '../temples.ts';
import { COLOURS, LEGENDS, NO_GOBLIN } from '../words.ts';

/** What one more of something adds to the score, with a little for what comes after it. */
const next = (column: readonly number[], total: number): number =>
  (column[Math.min(total + 1, column.length - 1)] ?? 0) - (column[Math.min(total, column.length - 1)] ?? 0) + 0.4;

export const questWorth = (state: State, seat: Seat): number =>
  next(bookOf(state).content.score.quests, state.done[seat]?.length ?? 0);
export const goblinWorth = (state: State, seat: Seat): number =>
  next(bookOf(state).content.score.goblins, trophiesOf(state, seat));

/** Learning a book so far above one's level. */
export function spellWorth(state: State, seat: Seat, book: number): number {
  const { spells } = bookOf(state).content.score;
  const now = spellOf(state, seat);
  if (book <= now) return 0;
  return (
    (spells[Math.min(book, spells.length - 1)] ?? 0) - (spells[Math.min(now, spells.length - 1)] ?? 0) + 0.3 * (book - now)
  );
}

/** Completing a Temple: the Treasure Quest if it lies open, and the step of a Legendary Item. */
export function templeWorth(state: State, seat: Seat, temple: number): number {
  const { content } = bookOf(state);
  const id = content.temples[temple]?.id;
  const colour = COLOURS[state.colours[seat] ?? 0] ?? 'red';
  const isOpen = state.row.some((quest) => {
    const card = content.quests[quest];
    return card?.kind === 'treasure' && card.temple === id;
  });
  const step = LEGENDS.findIndex(
    (legend, i) => content.legends[colour][legend][state.legend[seat * LEGENDS.length + i] ?? 0] === id,
  );
  const item = step < 0 ? 0 : (state.legend[seat * LEGENDS.length + step] ?? 0) === 0 ? 1.6 : content.score.legend;
  return (isOpen ? questWorth(state, seat) + 0.8 : 0) + item;
}

/** How likely a book so far above one's level can be learned when a Night begun now is over. */
const REACH = [0, 0.9, 0.7, 0.35];

/** How good it is to have a Hero there when night falls. `track`: how far it is on a Temple's track. */
export function placeWorth(state: State, seat: Seat, region: Region, track: number): number {
  const land = landOf(state);
  const which = whichOf(land, region);
  switch (kindOf(land, region)) {
    case 'temple':
      return templeWorth(state, seat, which) * (0.3 + (0.6 * track) / LAST_SPACE);
    case 'obelisk': {
      const far = which + 1 - spellOf(state, seat);
      return far > 0 && far < REACH.length ? spellWorth(state, seat, which + 1) * (REACH[far] ?? 0) : 0;
    }
    case 'portal':
      return goblinAt(state, which) === NO_GOBLIN ? 0 : goblinWorth(state, seat) * (0.55 + 0.09 * (state.wounds[which] ?? 0));
    default:
      return 0;
  }
}

/** Another point of Health or Power: the less one has, the more it is worth. */
export const healthWorth = (state: State, seat: Seat): number =>
  healthOf(state, seat) >= maxHealth(state, seat) ? 0 : healthOf(state, seat) < 3 ? 0.7 : 0.4;
export const powerWorth = (state: State, seat: Seat): number =>
  powerOf(state, seat) >= maxPower(state, seat) ? 0 : powerOf(state, seat) < 2 ? 0.6 : 0.35;
