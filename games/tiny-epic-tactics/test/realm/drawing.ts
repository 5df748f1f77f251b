/** Realms as a person would draw them: names of cells, rows of letters. */
import { houseBook } from '../../src/content/book.ts';
import { rowsOf, TERRAIN_LETTERS } from '../../src/content/letters.ts';
import { cellName, cellNamed } from '../../src/realm/cells.ts';
import type { Cell, Realm } from '../../src/realm/types.ts';

/** The standard realm of the house. */
export const { realm } = houseBook();

export function at(name: string, of: Realm = realm): Cell {
  const cell = cellNamed(of, name);
  if (cell === undefined) throw new Error(`no cell ${name}`);
  return cell;
}

export const names = (cells: readonly Cell[], of: Realm = realm): string => cells.map((cell) => cellName(of, cell)).join(' ');

export const surface = (of: Realm): string[] => rowsOf(TERRAIN_LETTERS, of.terrain, of.width);

export const heights = (of: Realm): string[] =>
  Array.from({ length: of.height }, (_, y) => of.elevation.slice(y * of.width, (y + 1) * of.width).join(''));

export const portals = (of: Realm): string[] =>
  of.portals.map((portal) => `${cellName(of, portal.cell)} ${portal.facing} ${of.boxes[portal.box]?.id}`);
