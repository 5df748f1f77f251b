/**
 * Paper standees. Every drawing is put into the page once, with the outline along which it was cut out of the paper and
 * no filter; boards and panels only refer to it. Colours come from CSS variables, which reach into such references.
 */
import { CrestFigure, type CrestName, classes, seatClass } from '@taverne/ui';
import { memo } from 'react';
import { FIGURE_NAMES, type FigureName } from '../src/index.ts';
import { type Drawing, paint, type Stroke } from './drawing.ts';
import { ART } from './figures/index.ts';
import styles from './standee.module.css';

/** The paper left around a figure. */
const MARGIN = 7;

const drawn = ({ d, circle, fill, stroke, width, opacity }: Stroke, key: number) => {
  const look = {
    fill: fill ? paint(fill) : 'none',
    ...(stroke && { stroke: paint(stroke), strokeWidth: width }),
    ...(opacity !== undefined && { opacity }),
  };
  return circle ? (
    <circle key={key} cx={circle[0]} cy={circle[1]} r={circle[2]} {...look} />
  ) : (
    <path key={key} d={d} {...look} />
  );
};

/** The same outlines, wider and in the colour of the paper. */
const cutOut = ({ d, circle, fill, width = 0 }: Stroke, key: number) => {
  const look = { fill: fill ? 'var(--cut)' : 'none', stroke: 'var(--cut)', strokeWidth: width + MARGIN };
  return circle ? (
    <circle key={key} cx={circle[0]} cy={circle[1]} r={circle[2]} {...look} />
  ) : (
    <path key={key} d={d} {...look} />
  );
};

const Art = ({ drawing }: { readonly drawing: Drawing }) => <>{drawing.map(drawn)}</>;
const Cut = ({ drawing }: { readonly drawing: Drawing }) => <>{drawing.filter((stroke) => stroke.edge).map(cutOut)}</>;

// ── bases: round for the Sun, six-sided for the Moon ──

const BASES = {
  sun: {
    foot: 'M-33,0 A33,12 0 0 0 33,0 L33,9 A33,12 0 0 1 -33,9Z',
    top: 'M-33,0 A33,12 0 1 1 33,0 A33,12 0 1 1 -33,0Z',
    inlay: 'M-27,0 A27,8.6 0 1 1 27,0 A27,8.6 0 1 1 -27,0Z',
    plate: 'M-11,14 A11,11 0 1 1 11,14 A11,11 0 1 1 -11,14Z',
    crest: 'translate(0 14) scale(.76)',
  },
  moon: {
    foot: 'M-35,0 L-19,11 L19,11 L35,0 L35,8 L19,20 L-19,20 L-35,8Z',
    top: 'M-35,0 L-19,-11 L19,-11 L35,0 L19,11 L-19,11Z',
    inlay: 'M-28,0 L-16,-7.6 L16,-7.6 L28,0 L16,7.6 L-16,7.6Z',
    plate: 'M0,1.5 L12,14 L0,26.5 L-12,14Z',
    crest: 'translate(-.5 14) scale(.62)',
  },
} as const satisfies { readonly [C in CrestName]?: object };
export type BaseName = keyof typeof BASES;

function Base({ name }: { readonly name: BaseName }) {
  const { foot, top, inlay, plate, crest } = BASES[name];
  const rim = { stroke: paint('ink'), strokeWidth: 2.6 };
  return (
    <>
      <path d={foot} fill="var(--cloth-2)" {...rim} />
      <path d={top} fill="var(--cloth)" {...rim} />
      <path d={inlay} fill="none" stroke={paint('cream')} strokeWidth={1.2} opacity={0.65} />
      <path d={plate} fill={paint('cream')} stroke={paint('ink')} strokeWidth={2.4} />
      <g transform={crest} fill="var(--cloth-ink)">
        <CrestFigure crest={name} />
      </g>
    </>
  );
}

const BaseCut = ({ name }: { readonly name: BaseName }) => (
  <g fill="var(--cut)" stroke="var(--cut)" strokeWidth={2.6 + MARGIN}>
    <path d={BASES[name].foot} />
    <path d={BASES[name].top} />
    <path d={BASES[name].plate} />
  </g>
);

// ── the sprite, and references to it ──

const BASE_NAMES = ['sun', 'moon'] as const satisfies readonly BaseName[];

/** Once in a page, before anything refers to it. */
export const FigureSprite = memo(() => (
  <svg className={styles.sprite} width="0" height="0" aria-hidden="true">
    <defs>
      {FIGURE_NAMES.map((figure) => {
        const { drawing, scale } = ART[figure];
        const transform = scale === 1 ? undefined : `scale(${scale})`;
        return [
          <g key={figure} id={`ldr-${figure}`} transform={transform}>
            <Art drawing={drawing} />
          </g>,
          <g key={`${figure}-cut`} id={`ldr-${figure}-cut`} transform={transform}>
            <Cut drawing={drawing} />
          </g>,
        ];
      })}
      {BASE_NAMES.map((name) => [
        <g key={name} id={`ldr-base-${name}`}>
          <Base name={name} />
        </g>,
        <g key={`${name}-cut`} id={`ldr-base-${name}-cut`}>
          <BaseCut name={name} />
        </g>,
      ])}
    </defs>
  </svg>
));

/** A figure on its base, feet at (0, 0). */
export const Standee = memo(({ figure, base }: { readonly figure: FigureName; readonly base: BaseName }) => (
  <>
    <g className={styles.shadow}>
      <use href={`#ldr-base-${base}-cut`} />
      <use href={`#ldr-${figure}-cut`} />
    </g>
    <use href={`#ldr-base-${base}-cut`} />
    <use href={`#ldr-${figure}-cut`} />
    <use href={`#ldr-base-${base}`} />
    <use href={`#ldr-${figure}`} />
  </>
));

interface PortraitProps {
  readonly figure: FigureName;
  readonly seat: number | undefined;
  readonly whole?: boolean;
  readonly className?: string | undefined;
}

/** A figure as a picture on a card or in a row. */
export const Portrait = ({ figure, seat, whole, className }: PortraitProps) => (
  <svg
    className={classes(styles.portrait, seatClass(seat), className)}
    viewBox={whole ? '-62 -132 124 140' : ART[figure].portrait}
    aria-hidden="true"
  >
    <use href={`#ldr-${figure}`} />
  </svg>
);
