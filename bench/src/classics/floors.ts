/**
 * The same three games on typed arrays, with no table around them. Each plays one match at random and says how many moves it had; every
 * move is chosen out of a list of all that are legal.
 */

import { SIDE } from './breakthrough.ts';
import { COLUMNS, ROWS } from './connect-four.ts';
import { CELLS as HEX_CELLS, NEIGHBOURS, WIDTH } from './hex.ts';

type Roll = (of: number) => number;
type Numbers = Int8Array | Int16Array;

/** What is read is always there: places are counted, not looked up. */
const at = (list: Numbers, place: number): number => list[place] ?? 0;

const MOVES = new Int16Array(256);

// ── Connect Four ──

const FOUR = new Int8Array(COLUMNS * ROWS);
const HEIGHTS = new Int8Array(COLUMNS);

function inARow(column: number, row: number, right: number, up: number): number {
  const mark = at(FOUR, row * COLUMNS + column);
  let count = 0;
  let [x, y] = [column + right, row + up];
  while (x >= 0 && x < COLUMNS && y >= 0 && y < ROWS && at(FOUR, y * COLUMNS + x) === mark) {
    count++;
    x += right;
    y += up;
  }
  return count;
}

export function connectFourFloor(roll: Roll): number {
  FOUR.fill(0);
  HEIGHTS.fill(0);
  for (let ply = 0; ; ply++) {
    let count = 0;
    for (let column = 0; column < COLUMNS; column++) if (at(HEIGHTS, column) < ROWS) MOVES[count++] = column;
    if (count === 0) return ply;
    const column = at(MOVES, roll(count));
    const row = at(HEIGHTS, column);
    HEIGHTS[column] = row + 1;
    FOUR[row * COLUMNS + column] = 1 + (ply & 1);
    if (inARow(column, row, 1, 0) + inARow(column, row, -1, 0) >= 3) return ply + 1;
    if (inARow(column, row, 0, -1) >= 3) return ply + 1;
    if (inARow(column, row, 1, 1) + inARow(column, row, -1, -1) >= 3) return ply + 1;
    if (inARow(column, row, 1, -1) + inARow(column, row, -1, 1) >= 3) return ply + 1;
  }
}

// ── Breakthrough ──

const THROUGH = new Int8Array(SIDE * SIDE);
const LAST = SIDE * SIDE - 1;

export function breakthroughFloor(roll: Roll): number {
  THROUGH.fill(0);
  THROUGH.fill(1, 0, 2 * SIDE);
  THROUGH.fill(2, LAST + 1 - 2 * SIDE);
  const left = [2 * SIDE, 2 * SIDE];
  for (let ply = 0; ; ply++) {
    const mark = 1 + (ply & 1);
    const on = mark === 1 ? SIDE : -SIDE;
    let count = 0;
    for (let from = 0; from <= LAST; from++) {
      if (at(THROUGH, from) !== mark) continue;
      const to = from + on;
      const x = from & 7;
      if (at(THROUGH, to) === 0) MOVES[count++] = (from << 6) | to;
      if (x > 0 && at(THROUGH, to - 1) !== mark) MOVES[count++] = (from << 6) | (to - 1);
      if (x < SIDE - 1 && at(THROUGH, to + 1) !== mark) MOVES[count++] = (from << 6) | (to + 1);
    }
    if (count === 0) return ply;
    const move = at(MOVES, roll(count));
    const to = move & 63;
    const isTaken = at(THROUGH, to) !== 0;
    THROUGH[to] = mark;
    THROUGH[move >> 6] = 0;
    const other = mark === 1 ? 1 : 0;
    if (isTaken) left[other] = (left[other] ?? 0) - 1;
    if (left[other] === 0 || (mark === 1 ? to > LAST - SIDE : to < SIDE)) return ply + 1;
  }
}

// ── Hex ──

const STONES = new Int8Array(HEX_CELLS);
const CHAINS = new Int8Array(HEX_CELLS + 4);
/** Six to a cell; −1 where there is none. */
const NEAR = Int8Array.from({ length: HEX_CELLS * 6 }, (_, i) => NEIGHBOURS[Math.floor(i / 6)]?.[i % 6] ?? -1);

function endOf(from: number): number {
  let here = from;
  while (at(CHAINS, here) !== here) {
    CHAINS[here] = at(CHAINS, at(CHAINS, here));
    here = at(CHAINS, here);
  }
  return here;
}

function join(one: number, other: number): void {
  CHAINS[endOf(one)] = endOf(other);
}

export function hexFloor(roll: Roll): number {
  STONES.fill(0);
  for (let i = 0; i < CHAINS.length; i++) CHAINS[i] = i;
  for (let i = 0; i < HEX_CELLS; i++) MOVES[i] = i;
  for (let ply = 0; ; ply++) {
    // The list of what is empty is kept from move to move: the last takes the place of the one that is gone.
    const picked = roll(HEX_CELLS - ply);
    const cell = at(MOVES, picked);
    MOVES[picked] = at(MOVES, HEX_CELLS - ply - 1);
    const seat = ply & 1;
    STONES[cell] = seat + 1;
    for (let i = cell * 6; i < cell * 6 + 6; i++) {
      const near = at(NEAR, i);
      if (near >= 0 && at(STONES, near) === seat + 1) join(cell, near);
    }
    const along = seat === 0 ? cell % WIDTH : (cell / WIDTH) | 0;
    const edge = HEX_CELLS + 2 * seat;
    if (along === 0) join(cell, edge);
    if (along === WIDTH - 1) join(cell, edge + 1);
    if (endOf(edge) === endOf(edge + 1)) return ply + 1;
  }
}
