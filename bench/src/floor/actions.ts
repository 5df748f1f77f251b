/** Every legal action of the action phase: basic moves first, then abilities (LDR-ACT-02). */

import { abilities } from './abilities.ts';
import { DISTANCE, NEXT, OFF, ROW, read } from './board.ts';
import { type Decisions, END, MOVE, pack, push } from './decision.ts';
import { FIGURES, INNKEEPER, JAILER, LEADER, NEMESIS, VIZIER } from './figures.ts';
import { propose, survey } from './propose.ts';
import type { State } from './state.ts';

export function actions(state: State, out: Decisions): void {
  const { where, owner, side, acted } = state;
  const jailer = read(owner, JAILER) === 1 - side ? read(where, JAILER) : OFF;
  survey(state);
  for (let figure = 0; figure < FIGURES; figure++) {
    // LDR-ABL-NEMESIS-01: the Nemesis has no action.
    if (read(owner, figure) !== side || (acted >> figure) & 1 || figure === NEMESIS) continue;
    const from = read(where, figure);
    if (figure >= LEADER) stroll(state, out, figure, read(owner, VIZIER) === side);
    else {
      stroll(state, out, figure, false);
      // LDR-ABL-JAILER-01: beside an opposing Jailer no ability starts.
      if (figure <= INNKEEPER && read(DISTANCE, from * ROW + jailer) !== 1) abilities(state, out, figure);
    }
  }
  push(out, END);
}

const seen = new Int32Array(OFF + 1);
let stamp = 0;

/** The basic move; for a Leader with a Vizier one step or two (LDR-ABL-VIZIER-01), never back to the start (LDR-RUL-21). */
function stroll(state: State, out: Decisions, figure: number, further: boolean): void {
  const { at } = state;
  const from = read(state.where, figure);
  stamp++;
  for (let direction = 0; direction < 6; direction++) {
    const cell = read(NEXT, from * 6 + direction);
    if (read(at, cell) >= 0) continue;
    if (seen[cell] !== stamp) {
      seen[cell] = stamp;
      propose(state, out, pack(MOVE, figure, figure, cell));
    }
    if (!further) continue;
    for (let turn = 0; turn < 6; turn++) {
      const beyond = read(NEXT, cell * 6 + turn);
      if (read(at, beyond) >= 0 || seen[beyond] === stamp) continue;
      seen[beyond] = stamp;
      propose(state, out, pack(MOVE, figure, figure, beyond));
    }
  }
}
