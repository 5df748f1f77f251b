/**
 * Paper standees, put into the page once; boards and panels only refer to them. Colours come from CSS variables, which
 * reach into such references. Bases differ by seat: round, six-sided, a leaf, a star.
 */
import { CrestFigure, type CrestName, classes, crestOf, seatClass } from '@taverne/ui';
import { memo } from 'react';
import { CLASS_NAMES, type ClassName } from '../../src/words.ts';
import { beast } from './beast.ts';
import { rogue } from './rogue.ts';
import styles from './sprite.module.css';
import type { Figure } from './strokes.ts';
import { warrior } from './warrior.ts';
import { wizard } from './wizard.ts';

const FIGURES: { readonly [C in ClassName]: Figure } = { warrior, wizard, rogue, beast };

const BASES: { readonly [C in CrestName]: string } = {
  sun: 'M-15.4,0A15.4,7.8 0 1 1 15.4,0A15.4,7.8 0 1 1 -15.4,0Z',
  moon: 'M-16.4,0L-8.6,-7.6H8.6L16.4,0L8.6,7.6H-8.6Z',
  leaf: 'M-18,0Q-9.4,-9.6 3,-8Q12.4,-6.6 18,0Q9.4,9.6 -3,8Q-12.4,6.6 -18,0Z',
  star: 'M17,0L11.4,2.5L12,6.3L4.8,6L0,8.8L-4.8,6L-12,6.3L-11.4,2.5L-17,0L-11.4,-2.5L-12,-6.3L-4.8,-6L0,-8.8L4.8,-6L12,-6.3L11.4,-2.5Z',
};

const PATTERNS: { readonly [C in CrestName]: string } = {
  sun: 'M0,5L5,0M-1,1L1,-1M4,6L6,4',
  moon: 'M0,0a3,2.6 0 0 0 6,0',
  leaf: 'M0,3L2.5,.6L5,3',
  star: 'M1.3,2a1,1 0 1 0 2,0a1,1 0 1 0 -2,0',
};

const CRESTS = ['sun', 'moon', 'leaf', 'star'] as const satisfies readonly CrestName[];

const Drawn = ({ figure }: { readonly figure: Figure }) => (
  <>
    {figure.strokes.map(([paint, d]) => (
      <path key={d} className={styles[paint]} d={d} />
    ))}
  </>
);

/** Once in a page, before anything refers to it. */
export const FigureSprite = memo(() => (
  <svg className={styles.sprite} width="0" height="0" aria-hidden="true">
    <defs>
      {CLASS_NAMES.map((name) => (
        <g key={name} id={`tet-${name}`}>
          <Drawn figure={FIGURES[name]} />
        </g>
      ))}
      {CLASS_NAMES.map((name) => (
        <path key={name} id={`tet-${name}-cut`} className={styles.cut} d={FIGURES[name].cut} />
      ))}
      {CRESTS.map((crest) => (
        <pattern key={crest} id={`tet-cloth-${crest}`} width="6" height="5" patternUnits="userSpaceOnUse">
          <path d={PATTERNS[crest]} fill="none" stroke="#fff6e0" strokeOpacity="0.62" strokeWidth="1" />
        </pattern>
      ))}
      {CRESTS.map((crest) => (
        <g key={crest} id={`tet-base-${crest}`}>
          <path className={styles.foot} transform="translate(0 3.8)" d={BASES[crest]} />
          <path className={styles.top} d={BASES[crest]} />
          <path d={BASES[crest]} fill={`url(#tet-cloth-${crest})`} />
          <path className={styles.rim} d={BASES[crest]} />
        </g>
      ))}
    </defs>
  </svg>
));

interface StandeeProps {
  readonly name: ClassName;
  readonly seat: number;
}

/** A figure on its base. The seat's class must be set around it. */
export const Standee = memo(({ name, seat }: StandeeProps) => (
  <>
    <ellipse className={styles.shade} cx="6" cy="3.4" rx="17" ry="8" />
    <use href={`#tet-base-${crestOf(seat)}`} />
    <use href={`#tet-${name}-cut`} />
    <use href={`#tet-${name}`} />
    <g className={styles.badge} transform="translate(0 4.6)">
      <circle r="5.6" />
      <g transform="scale(.36)">
        <CrestFigure crest={crestOf(seat)} />
      </g>
    </g>
  </>
));

/** The figure as a picture on a card or in a row. */
export const Portrait = ({ name, seat, className }: StandeeProps & { readonly className?: string | undefined }) => (
  <svg className={classes('tet', seatClass(seat), className)} viewBox="-24 -50 50 56" aria-hidden="true">
    <use href={`#tet-${name}`} />
  </svg>
);
