/**
 * What the ground does to an attack: 1 more against a target in Water (TET-TERRAIN-03), 1 less in a Forest (TET-TERRAIN-04).
 * Fire Arrows (R5) ignore the Forest; who is Amphibious (B3) takes 1 less in Water instead of 1 more.
 */
import type { Declaration } from '../attack/declaration.ts';
import { bookOf } from '../content/book.ts';
import type { Part } from '../events.ts';
import type { State } from '../state.ts';
import { abilityOf, cellOf } from '../units.ts';

const WATER = 1;
const FOREST = -1;

export function terrainPart(state: State, { kind, by, on }: Declaration): Part | undefined {
  switch (bookOf(state).realm.terrain[cellOf(state, on)]) {
    case 'water': {
      const less = abilityOf(state, on, 'amphibious');
      return less > 0 ? { of: 'amphibious', by: -less } : { of: 'water', by: WATER };
    }
    case 'forest':
      return kind === 'ranged' && abilityOf(state, by, 'fire-arrows') > 0 ? undefined : { of: 'forest', by: FOREST };
    default:
      return undefined;
  }
}
