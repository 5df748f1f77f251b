/** Ruins tokens (MK-SITE-20, MK-MOVE-32, MK-ROUND-20). */
import { drawFrom } from '@taverne/engine';
import { RUINS } from '../content/ruins.ts';
import type { RuinsRow } from '../content/types.ts';
import { spaceName } from '../land.ts';
import { FACE_DOWN, type Space, type State } from '../state.ts';
import type { MageTable } from '../types.ts';

/** What the token there says; undefined: there is none, or it lies face down. */
export function ruinsRow({ ruins }: State, at: Space): RuinsRow | undefined {
  const token = ruins.find((ruin) => ruin.at === at)?.token ?? FACE_DOWN;
  return token === FACE_DOWN ? undefined : RUINS[token];
}

/** One lies there face down; which one chance says when it is turned up. There are more tokens than ruins on the map. */
export function layRuins(state: State, at: Space): void {
  state.ruins = [...state.ruins, { at, token: FACE_DOWN }];
}

/** Turns up the token that lies there. */
export function drawRuins(state: State, table: MageTable, at: Space): void {
  const drawn = drawFrom(state.ruinsBag, table, 'ruins');
  if (!drawn) return;
  state.ruinsBag = drawn.left;
  state.ruins = state.ruins.map((ruin) => (ruin.at === at ? { at, token: drawn.card } : ruin));
  table.emit({ event: 'ruins-revealed', rule: 'MK-MOVE-32', ruins: RUINS[drawn.card]?.id ?? '', at: spaceName(at) });
}

/** All that lie face down, when a day begins (MK-ROUND-20). */
export function drawAllRuins(state: State, table: MageTable): void {
  for (const { at, token } of state.ruins) if (token === FACE_DOWN) drawRuins(state, table, at);
}
