/** What is offered outside the action phase: bans, placements of recruits, end cells of the Nemesis. */

import { actions } from './actions.ts';
import { NEXT, OFF, RECRUITMENT, read } from './board.ts';
import { BANNING, type Decisions, pack, push, REACTION, RECRUITING, withCub } from './decision.ts';
import { ENCIRCLED, fallOf, STANDING } from './fall.ts';
import { BEAR, CARDS, CUB, EMPTY, NEMESIS, NOBODY } from './figures.ts';
import { ACT, arrive, BAN, REACT, RECRUIT, type State, shift } from './state.ts';

/** Fills the list with every legal decision of the position. */
export function offer(state: State, out: Decisions): void {
  out.length = 0;
  if (state.phase === ACT) actions(state, out);
  else if (state.phase === RECRUIT) recruitments(state, out);
  else if (state.phase === REACT) reactions(state, out);
  else if (state.phase === BAN) bans(state, out);
}

function bans(state: State, out: Decisions): void {
  for (let card = 0; card < CARDS.length; card++) {
    if ((state.offer >> card) & 1) push(out, pack(BANNING, card, 0, 0));
  }
}

function recruitments(state: State, out: Decisions): void {
  const home = state.side * 7;
  for (let card = 0; card < CARDS.length; card++) {
    if (!((state.offer >> card) & 1)) continue;
    for (let place = home; place < home + 7; place++) {
      const cell = read(RECRUITMENT, place);
      if (read(state.at, cell) >= 0) continue;
      arrive(state, card, cell, state.side);
      if (card === BEAR) cubs(state, out, cell);
      else if (fallOf(state, state.side) === STANDING) push(out, pack(RECRUITING, card, 0, cell));
      leave(state, card, cell);
    }
  }
}

/** LDR-RECRUIT-09: the Old Bear stands, the Cub takes any other empty recruitment cell. */
function cubs(state: State, out: Decisions, bear: number): void {
  const home = state.side * 7;
  for (let place = home; place < home + 7; place++) {
    const cell = read(RECRUITMENT, place);
    if (read(state.at, cell) >= 0) continue;
    arrive(state, CUB, cell, state.side);
    if (fallOf(state, state.side) === STANDING) push(out, withCub(pack(RECRUITING, BEAR, 0, bear), cell));
    leave(state, CUB, cell);
  }
}

function leave(state: State, figure: number, cell: number): void {
  state.at[cell] = EMPTY;
  state.where[figure] = OFF;
  state.owner[figure] = NOBODY;
}

const reached = new Int32Array(OFF + 1);
let stamp = 0;

/** LDR-ABL-NEMESIS-02, -03 and LDR-RUL-09: two steps, else one, else none; never encircling the own Leader. */
export function reactions(state: State, out: Decisions): void {
  const { at } = state;
  const from = read(state.where, NEMESIS);
  stamp++;
  for (let direction = 0; direction < 6; direction++) {
    const cell = read(NEXT, from * 6 + direction);
    if (read(at, cell) >= 0) continue;
    for (let turn = 0; turn < 6; turn++) {
      const end = read(NEXT, cell * 6 + turn);
      if (read(at, end) < 0) react(state, out, end);
    }
  }
  if (out.length > 0) return;
  for (let direction = 0; direction < 6; direction++) {
    const cell = read(NEXT, from * 6 + direction);
    if (read(at, cell) < 0) react(state, out, cell);
  }
}

function react(state: State, out: Decisions, end: number): void {
  if (reached[end] === stamp) return;
  reached[end] = stamp;
  const from = read(state.where, NEMESIS);
  shift(state, NEMESIS, end);
  if (fallOf(state, read(state.owner, NEMESIS)) !== ENCIRCLED) push(out, pack(REACTION, NEMESIS, NEMESIS, end));
  shift(state, NEMESIS, from);
}
