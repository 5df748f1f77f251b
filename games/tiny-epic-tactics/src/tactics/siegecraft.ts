/**
 * T16 Siegecraft. IF one of your units fires a Ballista, THEN the shot deals +1 damage and pushes 2 cells in the chosen
 * direction. It comes with the declaration.
 */
import type { AttackTactic } from './tactic.ts';

export const siegecraft: AttackTactic = {
  comes: 'with-an-attack',
  could: (_, { kind }) => kind === 'ballista',
  works: ['damage', 'cells'],
  held: 0.2,
};
