/** The paper standees of Tactics: four classes, on bases that differ by seat: round, six-sided, a leaf, a star. */
import { type Base, CrestFigure, type CrestName, createStandees } from '@taverne/ui';
import { beast } from './beast.ts';
import { rogue } from './rogue.ts';
import styles from './sprite.module.css';
import { warrior } from './warrior.ts';
import { wizard } from './wizard.ts';

/** The cloth of a base: its outline, and the pattern woven into it. */
const CLOTHS: { readonly [C in CrestName]: readonly [outline: string, pattern: string] } = {
  sun: ['M-15.4,0A15.4,7.8 0 1 1 15.4,0A15.4,7.8 0 1 1 -15.4,0Z', 'M0,5L5,0M-1,1L1,-1M4,6L6,4'],
  moon: ['M-16.4,0L-8.6,-7.6H8.6L16.4,0L8.6,7.6H-8.6Z', 'M0,0a3,2.6 0 0 0 6,0'],
  leaf: ['M-18,0Q-9.4,-9.6 3,-8Q12.4,-6.6 18,0Q9.4,9.6 -3,8Q-12.4,6.6 -18,0Z', 'M0,3L2.5,.6L5,3'],
  star: [
    'M17,0L11.4,2.5L12,6.3L4.8,6L0,8.8L-4.8,6L-12,6.3L-11.4,2.5L-17,0L-11.4,-2.5L-12,-6.3L-4.8,-6L0,-8.8L4.8,-6L12,-6.3L11.4,-2.5Z',
    'M1.3,2a1,1 0 1 0 2,0a1,1 0 1 0 -2,0',
  ],
};

function baseOf(crest: CrestName): Base {
  const [outline, pattern] = CLOTHS[crest];
  return {
    below: (
      <>
        <pattern id={`tet-cloth-${crest}`} width="6" height="5" patternUnits="userSpaceOnUse">
          <path d={pattern} fill="none" stroke="#fff6e0" strokeOpacity="0.62" strokeWidth="1" />
        </pattern>
        <ellipse className={styles.shade} cx="6" cy="3.4" rx="17" ry="8" />
        <path className={styles.foot} transform="translate(0 3.8)" d={outline} />
        <path className={styles.top} d={outline} />
        <path className={styles.rim} d={outline} fill={`url(#tet-cloth-${crest})`} />
      </>
    ),
    above: (
      <g className={styles.badge} transform="translate(0 4.6)">
        <circle r="5.6" />
        <g transform="scale(.36)">
          <CrestFigure crest={crest} />
        </g>
      </g>
    ),
  };
}

export const { FigureSprite, Standee, Portrait } = createStandees({
  prefix: 'tet',
  figures: { warrior, wizard, rogue, beast },
  bases: { sun: baseOf('sun'), moon: baseOf('moon'), leaf: baseOf('leaf'), star: baseOf('star') },
  margin: 3.4,
  className: 'tet',
});
