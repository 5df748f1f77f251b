/** What somebody wrote or pointed at, word by word, in whatever case: cells, units and cards by the names they go by. */
import { bookOf } from './content/book.ts';
import { cellNamed } from './realm/cells.ts';
import type { Cell } from './realm/types.ts';
import type { CardNumber, State, Unit } from './state.ts';
import { unitId, unitOn } from './units.ts';
import { NONE } from './words.ts';

export const wordsOf = (tried: string): readonly string[] => tried.split(' ');

const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** Names of chambers have small letters in them, those of cells have none. */
export const readCell = (state: State, word = ''): Cell | undefined => {
  const { realm } = bookOf(state);
  return cellNamed(realm, word) ?? cellNamed(realm, word.toUpperCase());
};

/** A unit by its id, on the board or not. */
export function readUnit(state: State, word = ''): Unit | undefined {
  for (let unit = 0; unit < state.card.length; unit++) {
    if (state.card[unit] !== NONE && isSame(unitId(state, unit), word)) return unit;
  }
  return undefined;
}

/** A unit by its id, as notation has it, or by the cell it stands on. */
export function readStander(state: State, word = ''): Unit | undefined {
  const cell = readCell(state, word);
  const there = cell === undefined ? NONE : unitOn(state, cell);
  return readUnit(state, word) ?? (there === NONE ? undefined : there);
}

/** A tactic by its id. */
export function readTactic(state: State, word = ''): CardNumber | undefined {
  const card = bookOf(state).content.tactics.findIndex(({ id }) => isSame(id, word));
  return card < 0 ? undefined : card;
}

/** A letter and a number are meant for a cell. */
export const isLikeCell = (word: string): boolean => /^[a-z]\d+$/i.test(word);
