/** The compass: bearings, sweeps and ties, drawn around the cell of the Enemy unit. */
import { describe, expect, test } from 'vitest';
import { houseBook } from '../../src/content/book.ts';
import { cellNamed } from '../../src/realm/cells.ts';
import { bearing, byDistance, bySweep, compassOf, firstByCompass } from '../../src/solo/compass.ts';
import { DIRECTIONS, type Direction } from '../../src/words.ts';
import { named } from '../position.ts';
import { adventure } from './adventure.ts';

const { realm } = houseBook();
const at = (name: string): number => cellNamed(realm, name) ?? -1;

/** Sorts the letters of a drawing as the compass meets them; `@` is the Enemy unit. The drawing's north-west is A1. */
function swept(arrow: Direction, drawing: string, order = bySweep): string {
  const found = new Map<string, number>();
  for (const [y, row] of drawing.trim().split('\n').entries()) {
    for (const [x, letter] of row.trim().split(/\s+/).entries()) {
      if (letter !== '.') found.set(letter, y * realm.width + x);
    }
  }
  const from = found.get('@') ?? -1;
  const letters = [...found.keys()].filter((key) => key !== '@');
  const compare = order(realm, arrow, from);
  return letters.sort((a, b) => compare(found.get(a) ?? -1, found.get(b) ?? -1)).join('');
}

describe('TET-SOLO-ENEMY-05: compass directions are those of the map, north being its top edge', () => {
  test.each([
    ['N', 'D1'],
    ['E', 'G4'],
    ['S', 'D7'],
    ['W', 'A4'],
  ] as const)('arrow %s points from D4 to %s', (arrow, to) => {
    expect(bearing(realm, arrow, at('D4'), at(to))).toBe(0);
  });

  test('a quarter turn clockwise is 1', () => {
    for (const [i, arrow] of DIRECTIONS.entries()) {
      const around = ['D3', 'E4', 'D5', 'C4'].map((name) => bearing(realm, arrow, at('D4'), at(name)));
      expect(around).toEqual([0, 1, 2, 3].map((quarter) => (quarter - i + 4) % 4));
    }
  });
});

describe('TET-RUL-37: the smallest bearing wins, and of one line the nearer', () => {
  const CLOCK = `
    . h . a .
    g . . . b
    . . @ . .
    f . . . c
    . e . d .`;
  test.each([
    ['N', 'abcdefgh'],
    ['E', 'cdefghab'],
    ['S', 'efghabcd'],
    ['W', 'ghabcdef'],
  ] as const)('turning clockwise from %s', (arrow, order) => {
    expect(swept(arrow, CLOCK)).toBe(order);
  });

  test('a unit exactly on the arrow comes before one just right of it, one just left of it comes last', () => {
    const drawing = `
      c a b
      . . .
      . @ .`;
    expect(swept('N', drawing)).toBe('abc');
  });

  test('equal bearing: the smaller distance, also on a slanting line', () => {
    const drawing = `
      . . . . d
      . . c . .
      @ . . . .
      . . . . .
      . b . . .
      . . . . .
      . . a . .`;
    expect(swept('N', drawing)).toBe('cdba');
  });

  test('knight moves and diagonals do not run into one another', () => {
    const drawing = `
      . . a b . .
      . . . c d .
      . . @ e . .
      . . . . f .`;
    expect(swept('N', drawing)).toBe('abcdef');
  });

  test('equal directions give exactly equal numbers, whatever the length', () => {
    for (let x = 0; x < 4; x++) {
      for (let y = 0; y < 4; y++) {
        if (x === 0 && y === 0) continue;
        const once = bearing(realm, 'S', 0, y * realm.width + x);
        expect(bearing(realm, 'S', 0, 2 * y * realm.width + 2 * x)).toBe(once);
        expect(bearing(realm, 'S', 0, 4 * y * realm.width + 4 * x)).toBe(once);
      }
    }
  });
});

test('TET-SOLO-MOVE-06: by distance first, ties by the sweep', () => {
  const drawing = `
    . . c . .
    . a . . .
    . . @ . e
    . . b . .
    . . . d .`;
  expect(swept('N', drawing, byDistance)).toBe('bcead');
  expect(swept('W', drawing, byDistance)).toBe('baced');
});

describe('choices of the Enemy outside an activation', () => {
  test('the compass is that of the card under the unit, and north without one (TET-RUL-37)', () => {
    const state = adventure({ mine: 'W1@G3 M1@H4 R1@G5', enemy: 'B1@G4', under: 'B1:E4' });
    expect(compassOf(state, named(state, 'B1'))).toBe('W');
    const units = ['W1', 'M1', 'R1'].map((id) => named(state, id));
    expect(firstByCompass(state, named(state, 'B1'), units)).toBe(named(state, 'W1'));
    expect(firstByCompass(state, named(state, 'B1'), units, 'E')).toBe(named(state, 'M1'));
    state.under.fill(-1);
    expect(compassOf(state, named(state, 'B1'))).toBe('N');
  });
});
