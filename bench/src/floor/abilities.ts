/** The nine active abilities. What ends next to its start is a basic move and offered as such only (LDR-RUL-38). */

import { DISTANCE, NEXT, OFF, ROW, read } from './board.ts';
import { type Decisions, GO, LEAP, PULL, PUSH, pack, push, SWAP } from './decision.ts';
import { fallOf, STANDING } from './fall.ts';
import {
  ACROBAT,
  BRUISER,
  GRAPPLER,
  ILLUSIONIST,
  INNKEEPER,
  LEADER,
  MANIPULATOR,
  PROTECTOR,
  PROWLER,
  RIDER,
  ROYAL_GUARD,
  WALL,
} from './figures.ts';
import { propose } from './propose.ts';
import { type State, shift, trade } from './state.ts';

export function abilities(state: State, out: Decisions, figure: number): void {
  if (figure === ACROBAT) acrobat(state, out);
  else if (figure === RIDER) rider(state, out);
  else if (figure === BRUISER) bruiser(state, out);
  else if (figure === ROYAL_GUARD) royalGuard(state, out);
  else if (figure === PROWLER) prowler(state, out);
  else if (figure === INNKEEPER) innkeeper(state, out);
  else if (figure === ILLUSIONIST || figure === GRAPPLER || figure === MANIPULATOR) farSighted(state, out, figure);
}

const reached = new Int32Array(OFF + 1);
let stamp = 0;

function leap(state: State, out: Decisions, figure: number, cell: number): void {
  if (reached[cell] === stamp) return;
  reached[cell] = stamp;
  if (read(DISTANCE, read(state.where, figure) * ROW + cell) > 1) propose(state, out, pack(LEAP, figure, figure, cell));
}

function acrobat(state: State, out: Decisions): void {
  const { at } = state;
  const from = read(state.where, ACROBAT);
  stamp++;
  for (let direction = 0; direction < 6; direction++) {
    const landing = vault(at, from, direction);
    if (landing === OFF) continue;
    leap(state, out, ACROBAT, landing);
    for (let turn = 0; turn < 6; turn++) {
      // The way back is shut: the Acrobat still stands on its start here (LDR-RUL-21).
      const second = vault(at, landing, turn);
      if (second !== OFF) leap(state, out, ACROBAT, second);
    }
  }
}

/** Where a jump over the neighbour in that direction lands, or OFF. */
function vault(at: Int8Array, from: number, direction: number): number {
  const over = read(NEXT, from * 6 + direction);
  if (read(at, over) < 0) return OFF;
  const landing = read(NEXT, over * 6 + direction);
  return read(at, landing) < 0 ? landing : OFF;
}

function rider(state: State, out: Decisions): void {
  const { at } = state;
  const from = read(state.where, RIDER);
  for (let direction = 0; direction < 6; direction++) {
    const crossed = read(NEXT, from * 6 + direction);
    if (read(at, crossed) >= 0) continue; // LDR-RUL-35
    const end = read(NEXT, crossed * 6 + direction);
    if (read(at, end) < 0) propose(state, out, pack(LEAP, RIDER, RIDER, end));
  }
}

/** LDR-ABL-PROTECTOR-01, towards the abilities of the side to move only (LDR-RUL-11). */
function isShielded(state: State, figure: number): boolean {
  const { owner, where } = state;
  const enemy = 1 - state.side;
  if (read(owner, figure) !== enemy || read(owner, PROTECTOR) !== enemy) return false;
  return read(DISTANCE, read(where, PROTECTOR) * ROW + read(where, figure)) <= 1;
}

function bruiser(state: State, out: Decisions): void {
  const { at, owner, side } = state;
  const from = read(state.where, BRUISER);
  for (let direction = 0; direction < 6; direction++) {
    const taken = read(NEXT, from * 6 + direction);
    const target = read(at, taken);
    if (target < 0 || read(owner, target) !== 1 - side || isShielded(state, target)) continue;
    for (let turn = 5; turn <= 7; turn++) {
      const cell = read(NEXT, taken * 6 + ((direction + turn) % 6));
      if (read(at, cell) >= 0) continue;
      shift(state, target, cell);
      shift(state, BRUISER, taken);
      const fall = fallOf(state, side);
      shift(state, BRUISER, from);
      shift(state, target, taken);
      if (fall === STANDING) push(out, pack(PUSH, BRUISER, target, cell));
    }
  }
}

function royalGuard(state: State, out: Decisions): void {
  const { at } = state;
  const leader = read(state.where, LEADER + state.side);
  stamp++;
  for (let direction = 0; direction < 6; direction++) {
    const beside = read(NEXT, leader * 6 + direction);
    if (read(at, beside) >= 0) continue; // LDR-RUL-36: its own cell counts as taken
    leap(state, out, ROYAL_GUARD, beside);
    for (let turn = 0; turn < 6; turn++) {
      const beyond = read(NEXT, beside * 6 + turn);
      if (read(at, beyond) < 0) leap(state, out, ROYAL_GUARD, beyond);
    }
  }
}

function prowler(state: State, out: Decisions): void {
  const { at, owner, side } = state;
  const from = read(state.where, PROWLER);
  for (let cell = 0; cell < OFF; cell++) {
    if (read(at, cell) >= 0 || read(DISTANCE, from * ROW + cell) <= 1) continue;
    let watched = false;
    for (let direction = 0; direction < 6; direction++) {
      const neighbour = read(at, read(NEXT, cell * 6 + direction));
      if (neighbour >= 0 && read(owner, neighbour) === 1 - side) watched = true;
    }
    if (!watched) propose(state, out, pack(LEAP, PROWLER, PROWLER, cell));
  }
}

/** Offers every empty cell around a figure as its new place. */
function nudge(state: State, out: Decisions, figure: number, target: number): void {
  const from = read(state.where, target);
  for (let direction = 0; direction < 6; direction++) {
    const cell = read(NEXT, from * 6 + direction);
    if (read(state.at, cell) < 0) propose(state, out, pack(PUSH, figure, target, cell));
  }
}

function innkeeper(state: State, out: Decisions): void {
  const from = read(state.where, INNKEEPER);
  for (let direction = 0; direction < 6; direction++) {
    const ally = read(state.at, read(NEXT, from * 6 + direction));
    if (ally >= 0 && read(state.owner, ally) === state.side) nudge(state, out, INNKEEPER, ally);
  }
}

/** Illusionist, Grappler and Manipulator: the first character on each line, from a distance of two (LDR-RUL-34). */
function farSighted(state: State, out: Decisions, figure: number): void {
  const { at, owner, side } = state;
  const from = read(state.where, figure);
  for (let direction = 0; direction < 6; direction++) {
    const near = read(NEXT, from * 6 + direction);
    if (read(at, near) >= 0) continue;
    let last = near;
    let cell = read(NEXT, near * 6 + direction);
    while (read(at, cell) < 0) {
      last = cell;
      cell = read(NEXT, cell * 6 + direction);
    }
    const target = read(at, cell);
    if (target === WALL) continue;
    const shielded = isShielded(state, target);
    if (figure === GRAPPLER) {
      if (last !== near) propose(state, out, pack(GO, target, figure, last));
      if (!shielded) propose(state, out, pack(PULL, figure, target, near));
    } else if (shielded) continue;
    else if (figure === ILLUSIONIST) swap(state, out, target);
    else if (read(owner, target) !== side) nudge(state, out, figure, target);
  }
}

function swap(state: State, out: Decisions, target: number): void {
  trade(state, ILLUSIONIST, target);
  const fall = fallOf(state, state.side);
  trade(state, ILLUSIONIST, target);
  if (fall === STANDING) push(out, pack(SWAP, ILLUSIONIST, target, 0));
}
