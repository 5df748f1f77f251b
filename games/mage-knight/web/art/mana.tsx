/** Mana as one sees it: each colour has a shape of its own, so that nobody has to tell colours apart. What is heard is the word beside it. */
import type { Basic, Colour } from '../../src/words.ts';

const SHAPES: { readonly [C in Colour]: string } = {
  red: 'M0,-6.2L6.2,5.5H-6.2Z',
  blue: 'M0,-7Q6.2,0 4.7,3.9Q0,8.6 -4.7,3.9Q-6.2,0 0,-7Z',
  green: 'M5.5,-6.2Q-6.2,-6.2 -5.5,3.1L-6.2,7L-3.1,4.7Q6.2,6.2 5.5,-6.2Z',
  white: 'M0,-7L1.9,-1.9L7,0L1.9,1.9L0,7L-1.9,1.9L-7,0L-1.9,-1.9Z',
  gold: 'M0,-7.4L1.7,-4.1L5.2,-5.2L4.1,-1.7L7.4,0L4.1,1.7L5.2,5.2L1.7,4.1L0,7.4L-1.7,4.1L-5.2,5.2L-4.1,1.7L-7.4,0L-4.1,-1.7L-5.2,-5.2L-1.7,-4.1Z',
  black: 'M2.6,-6.8A6.9,6.9 0 1 0 6.8,2.8A5.6,5.6 0 0 1 2.6,-6.8Z',
};

interface ManaProps {
  readonly of: Colour;
}

/** A token, or what a card asks for. */
export const Mana = ({ of }: ManaProps) => (
  <svg className={`mk-mana mk-m-${of}`} viewBox="-12 -12 24 24" aria-hidden="true">
    <circle r="11" />
    <path d={SHAPES[of]} />
  </svg>
);

/** A crystal has edges, where a token is round. */
export const Crystal = ({ of }: ManaProps & { readonly of: Basic }) => (
  <svg className={`mk-mana mk-crystal mk-m-${of}`} viewBox="-12 -12 24 24" aria-hidden="true">
    <path className="mk-cut" d="M0,-11.4L8.6,-6V6L0,11.4L-8.6,6V-6Z" />
    <path
      className="mk-facet"
      d="M0,-11.4V-6.6L-5,-3.6L-8.6,-6M-5,-3.6V3.6L-8.6,6M-5,3.6L0,6.6V11.4M0,6.6L5,3.6L8.6,6M5,3.6V-3.6L8.6,-6M5,-3.6L0,-6.6"
    />
    <path d={SHAPES[of]} transform="scale(.62)" />
  </svg>
);

interface DieProps extends ManaProps {
  /** The hour forbids it (MK-MANA-10). */
  readonly isSpent?: boolean;
}

/** A die of the Source. */
export const Die = ({ of, isSpent = false }: DieProps) => (
  <svg className={`mk-die mk-m-${of}${isSpent ? ' mk-spent' : ''}`} viewBox="-15 -15 30 32" aria-hidden="true">
    <rect className="mk-die-side" x="-13" y="-10" width="26" height="26" rx="5.4" />
    <rect className="mk-die-face" x="-13" y="-13" width="26" height="26" rx="5.4" />
    <circle r="9.6" />
    <path d={SHAPES[of]} transform="scale(.86)" />
  </svg>
);
