/** The crest of a seat: a figure on a plate of its own shape. */
import type { Seat } from '@taverne/engine';
import { classes } from './classes.ts';
import styles from './crest.module.css';
import { type CrestName, crestOf, seatClass } from './seats.ts';

const FIGURES: { readonly [C in CrestName]: string } = {
  sun: 'M4.6,0 A4.6,4.6 0 1 1 -4.6,0 A4.6,4.6 0 1 1 4.6,0Z M5.8,-1.8 L11,0 L5.8,1.8Z M5.4,2.8 L7.8,7.8 L2.8,5.4Z M1.8,5.8 L0,11 L-1.8,5.8Z M-2.8,5.4 L-7.8,7.8 L-5.4,2.8Z M-5.8,1.8 L-11,0 L-5.8,-1.8Z M-5.4,-2.8 L-7.8,-7.8 L-2.8,-5.4Z M-1.8,-5.8 L0,-11 L1.8,-5.8Z M2.8,-5.4 L7.8,-7.8 L5.4,-2.8Z',
  moon: 'M4.2,-9.6 A10,10 0 1 0 9.6,4.4 A8.4,8.4 0 0 1 4.2,-9.6Z M6.6,-5.2 l1,2.3 2.4,.3 -1.8,1.6 .5,2.4 -2.1,-1.2 -2.1,1.2 .5,-2.4 -1.8,-1.6 2.4,-.3Z',
  leaf: 'M-8.5,8.5 C-10,-4 -2,-10 9.5,-9.5 C10,2 4,10 -8.5,8.5Z M-9.4,10.6 L-10.6,9.4 L-6,5 L-5,6Z',
  star: 'M0,-10.5 L2.8,-3.3 L10.4,-3.1 L4.4,1.6 L6.6,9 L0,4.7 L-6.6,9 L-4.4,1.6 L-10.4,-3.1 L-2.8,-3.3Z',
};

const PLATES: { readonly [C in CrestName]: string } = {
  sun: 'M14.5,0 A14.5,14.5 0 1 1 -14.5,0 A14.5,14.5 0 1 1 14.5,0Z',
  moon: 'M0,-15.5 L15.5,0 L0,15.5 L-15.5,0Z',
  leaf: 'M-12,-12 H4 Q13,-10 12,4 V12 H-4 Q-13,10 -12,-4Z',
  star: 'M-12.5,-12.5 H12.5 V12.5 H-12.5Z',
};

const SCALES: { readonly [C in CrestName]: number } = { sun: 0.98, moon: 0.76, leaf: 0.9, star: 0.9 };

/** The figure alone, for places that bring their own plate. */
export const CrestFigure = ({ crest }: { readonly crest: CrestName }) => <path d={FIGURES[crest]} />;

/** Inside another SVG, around (0, 0), 32 across. */
export const CrestPlate = ({ crest }: { readonly crest: CrestName }) => (
  <>
    <path className={styles.plate} d={PLATES[crest]} />
    <g className={styles.figure} transform={`scale(${SCALES[crest]})`}>
      <CrestFigure crest={crest} />
    </g>
  </>
);

export function Crest({ seat, size = 30 }: { readonly seat: Seat; readonly size?: number }) {
  return (
    <svg
      className={classes(styles.crest, seatClass(seat))}
      viewBox="-16 -16 32 32"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <CrestPlate crest={crestOf(seat)} />
    </svg>
  );
}
