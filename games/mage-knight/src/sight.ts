/** What a hero sees: garrisons nearby, and the ruins under one's feet (MK-MOVE-30, -32). */
import type { Seat } from '@taverne/engine';
import { SITE_ROWS } from './content/sites.ts';
import { areNear, type Land, landOf, siteAt } from './land.ts';
import { hasMod } from './mods.ts';
import { drawRuins } from './sites/ruins.ts';
import { actingOf, atOf, FACE_DOWN, modsOf, type State, type Token } from './state.ts';
import { isFaceDown, turnUp } from './tokens.ts';
import type { MageTable } from './types.ts';

/** Would a hero who comes next to this token see it (MK-MOVE-30, MK-SITE-09)? */
export function isShownNearby(state: State, land: Land, token: Token, seat = actingOf(state)): boolean {
  const site = isFaceDown(token) ? siteAt(land, token.at) : undefined;
  const shown = site && SITE_ROWS[site].shown;
  return shown === 'always' || (shown === 'day' && (!state.isNight || hasMod(modsOf(state, seat), 'daylight')));
}

/** Garrisons next to the hero are turned up, and the ruins under the hero's feet (MK-MOVE-30, -32). */
export function lookAround(state: State, table: MageTable, seat: Seat): void {
  const land = landOf(state);
  const here = atOf(state, seat);
  const seen = state.tokens.filter((token) => areNear(token.at, here) && isShownNearby(state, land, token, seat));
  turnUp(state, table, (at) => seen.some((token) => token.at === at), [seat]);
  if (state.ruins.some(({ at, token }) => at === here && token === FACE_DOWN)) drawRuins(state, table, here);
}

/** The land has changed: everybody sees what is beside them now (MK-MOVE-30, MK-ROUND-20). */
export function lookAroundAll(state: State, table: MageTable): void {
  for (let seat = 0; seat < state.seats; seat++) lookAround(state, table, seat);
}
