/** Points that lie on the table of a fight already: `melee fire 5, block ice 3`. */
import type { State } from '../src/state.ts';
import { ELEMENTS, KINDS } from '../src/words.ts';
import { type MageTable, mage, type Told } from './table.ts';

type Part = State['parts'][number];

const partTold = (told: string): Part => {
  const [what = '', how = '', n = ''] = told.split(' ');
  const kind = [...KINDS, 'block' as const].find((each) => each === what);
  const element = ELEMENTS.find((each) => each === how);
  if (!kind || !element) throw new Error(`${told} is no attack and no block`);
  return { by: 'test', n: Number(n), kind, element };
};

/** A fight in which these points have been made and not yet been spent. */
export const fightWith = (points: string, told: Told): MageTable =>
  mage({
    hand: 'rage march',
    ...told,
    also: (state) => {
      state.parts = points.split(', ').map(partTold);
      told.also?.(state);
    },
  });
