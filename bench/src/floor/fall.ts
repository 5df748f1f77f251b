/** Whether a Leader has fallen (LDR-END-02 to -05). */

import { BOWSHOT, NEXT, ROW, read } from './board.ts';
import { ARCHER, ASSASSIN, CUB, LEADER } from './figures.ts';
import type { State } from './state.ts';

export const STANDING = 0;
export const CAPTURED = 1;
export const ENCIRCLED = 2;

/** A Leader both captured and encircled counts as captured (LDR-RUL-39). */
export function fallOf(state: State, side: number): number {
  const { at, where, owner } = state;
  const leader = read(where, LEADER + side);
  const enemy = 1 - side;
  let captors = 0;
  let encircled = true;
  for (let direction = 0; direction < 6; direction++) {
    const figure = read(at, read(NEXT, leader * 6 + direction));
    if (figure < 0) encircled = false;
    else if (read(owner, figure) === enemy) {
      if (figure === ASSASSIN) return CAPTURED; // LDR-ABL-ASSASSIN-01
      if (figure !== ARCHER && figure !== CUB) captors++; // LDR-ABL-ARCHER-02, LDR-ABL-BEAR-04
    }
  }
  if (read(owner, ARCHER) === enemy && read(BOWSHOT, leader * ROW + read(where, ARCHER)) === 1) captors++;
  return captors >= 2 ? CAPTURED : encircled ? ENCIRCLED : STANDING;
}

/** The number of empty cells around a side's Leader. */
export function roomAround(state: State, side: number): number {
  const leader = read(state.where, LEADER + side);
  let room = 0;
  for (let direction = 0; direction < 6; direction++) {
    if (read(state.at, read(NEXT, leader * 6 + direction)) < 0) room++;
  }
  return room;
}
