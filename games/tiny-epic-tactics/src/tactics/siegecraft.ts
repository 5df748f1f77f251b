/**
 * T16 Siegecraft. IF one of your units fires a Ballista, THEN the shot deals +1 damage and pushes 2 cells in the chosen
 * direction. It comes with the declaration.
 */
import type { Declaration } from '../attack/declaration.ts';

export const fitsSiegecraft = ({ kind }: Declaration): boolean => kind === 'ballista';
