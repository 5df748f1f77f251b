/** What an answer would bring about, whichever it is: what does not apply to it is left out. */
import type { Preview } from '@taverne/engine';
import type { Foreseen } from '../src/preview.ts';
import type { Tactics } from './view.ts';

export const foreseen = (preview: Preview<Tactics> | undefined): Foreseen => preview ?? {};

type Effect = NonNullable<Foreseen['effects']>[number];

/** The figures of an effect, for its message: one that it does not have is 0. */
export const figuresOf = (effect: Effect) => ({
  damage: 0,
  distance: 0,
  hp: 0,
  mp: 0,
  cells: 0,
  stars: 0,
  perStar: 0,
  ...effect,
});
