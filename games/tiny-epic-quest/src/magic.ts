/** The Magic token, the Magic Level it gives, and what symbols are worth at each (TEQ-NIGHT-22 to -29, TEQ-SOLO-10 to -19). */
import { bookOf } from './content/book.ts';
import { isSolo, type State } from './state.ts';
import type { QuestTable } from './types.ts';

/** The Magic Level of each space. */
export const magicTrack = (state: State): readonly number[] => {
  const { magic } = bookOf(state).content;
  return isSolo(state) ? magic.solo : magic.standard;
};

const lastSpace = (state: State): number => magicTrack(state).length - 1;

/** `ahead`: read as if the token were so many spaces further (TEQ-ITEM-19), at most on the last (TEQ-RUL-40). */
export const magicLevel = (state: State, ahead = 0): number =>
  magicTrack(state)[Math.min(state.magic + ahead, lastSpace(state))] ?? 0;

export const spacesLeft = (state: State): number => lastSpace(state) - state.magic;

/** Not past the last space; says how many it moved. */
export function moveMagic(state: State, table: QuestTable, spaces: number, rule: string): number {
  const moved = Math.min(spaces, spacesLeft(state));
  if (moved === 0) return 0;
  state.magic += moved;
  table.emit({ event: 'magic-moved', rule, spaces: moved, space: state.magic + 1, level: magicLevel(state) });
  return moved;
}

/** What the symbols of one roll do at a Magic Level. */
export interface Force {
  /** Health for each goblin symbol. */
  readonly damage: number;
  /** The goblin symbol of the roll that does nothing, counted from 0 (solo). */
  readonly ignored?: number;
  /** Power for each power symbol, from this one on. */
  readonly power: number;
  readonly powerFrom: number;
}

const STANDARD: readonly Force[] = [
  { damage: 1, power: 1, powerFrom: 0 },
  { damage: 1, power: 1, powerFrom: 0 },
  { damage: 2, power: 0, powerFrom: 0 }, // TEQ-NIGHT-27
  { damage: 3, power: 0, powerFrom: 0 }, // TEQ-NIGHT-28
];

const SOLO: readonly Force[] = [
  { damage: 1, ignored: 0, power: 1, powerFrom: 0 }, // TEQ-SOLO-10, TEQ-SOLO-18
  { damage: 1, ignored: 1, power: 1, powerFrom: 1 }, // TEQ-SOLO-11, TEQ-SOLO-12
  { damage: 1, power: 0, powerFrom: 0 }, // TEQ-SOLO-13
  { damage: 2, power: 0, powerFrom: 0 }, // TEQ-SOLO-14
];

export const forceOf = (state: State): Force =>
  (isSolo(state) ? SOLO : STANDARD)[magicLevel(state)] ?? { damage: 1, power: 1, powerFrom: 0 };
