/** The kinds of abilities, each with a sign of its own. */
import type { CardName } from '../../src/index.ts';

export const KINDS = ['active', 'passive', 'special'] as const;
export type Kind = (typeof KINDS)[number];

export const KIND_OF: { readonly [C in CardName]: Kind } = {
  acrobat: 'active',
  rider: 'active',
  bruiser: 'active',
  'royal-guard': 'active',
  illusionist: 'active',
  grappler: 'active',
  manipulator: 'active',
  prowler: 'active',
  innkeeper: 'active',
  archer: 'passive',
  jailer: 'passive',
  protector: 'passive',
  vizier: 'passive',
  assassin: 'passive',
  bear: 'special',
  nemesis: 'special',
};
