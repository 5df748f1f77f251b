/** The first battle realm. */
import { describe, expect, test } from 'vitest';
import { bookOf } from '../../src/content/book.ts';
import { travel } from '../../src/realm/travel.ts';
import { NONE } from '../../src/words.ts';
import { heights, names, portals, surface } from './drawing.ts';

const battle = bookOf({ pack: '', realm: '', rules: { mode: 'battle' } }).realm;

describe('the first battle realm', () => {
  test('TET-BATTLE-03: surface, elevations, portals and the Artifact cell', () => {
    expect(surface(battle)).toEqual([
      '...F......F...',
      '..............',
      '.F..F.X..F..F.',
      '...F......F...',
      '~..^.F..F.^..~',
      '~............~',
      '.V.F..F...F.V.',
      '...~~=...=~~..',
      'F^...........^',
      '.F....F....F..',
      '...FF.....F...',
      '......F.^.....',
      '..F~....F~.F..',
      '......V.......',
    ]);
    expect(heights(battle)).toEqual([
      '00000000000000',
      '00000000000000',
      '00022222222000',
      '00022222222000',
      '00033333333000',
      '00022222222000',
      '00022222222000',
      '00000000000000',
      '01100000000111',
      '01101111100111',
      '00001111200000',
      '00001111200000',
      '00001111100000',
      '00000000000000',
    ]);
    expect(portals(battle)).toEqual([
      'C4 E 8x5',
      'L4 W 8x5',
      'H4 S 8x1',
      'L11 N 3x2',
      'F9 S 5x4',
      'J12 W 5x4',
      'H11 E 1x2',
      'C11 N 2x2',
    ]);
    expect(names([battle.artifact], battle)).toBe('H8');
    expect(battle.zones).toEqual([]);
    expect(new Set(battle.zoneOf)).toEqual(new Set([NONE]));
  });

  test('TET-ONL-03: the four star cells of every corner are 7, 8, 8 and 9 MP from the Artifact', () => {
    const ways = battle.starts.map((corner) => corner.map((cell) => travel(battle, cell)[battle.artifact] ?? 0).sort());
    expect(ways).toEqual(ways.map(() => [7, 8, 8, 9]));
  });
});
