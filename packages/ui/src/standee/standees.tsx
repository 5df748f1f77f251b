/**
 * Paper standees. Every drawing is put into the page once, with the outline along which it was cut out of the paper and no filter;
 * boards and panels only refer to it. Colours come from CSS variables, which reach into such references.
 */
import type { Seat } from '@taverne/engine';
import { memo, type ReactNode } from 'react';
import { classes } from '../classes.ts';
import { CREST_NAMES, type CrestName, crestOf, seatClass } from '../seats.ts';
import type { Drawing, Stroke } from './drawing.ts';
import styles from './standees.module.css';

export interface Figure {
  readonly drawing: Drawing;
  /** The viewBox of a portrait: head and what gives the figure away. */
  readonly portrait: string;
  readonly scale?: number;
  /** Where the outlines of the drawing are not the line along which it was cut. */
  readonly cut?: string;
}

/** What a figure of a seat stands on: colour, shape, pattern and crest together. */
export interface Base {
  readonly below: ReactNode;
  /** Cut out of the same paper as the figure, which then stands behind it and casts one shadow with it. */
  readonly cut?: ReactNode;
  /** Over the feet of the figure. */
  readonly above?: ReactNode;
}

interface Standees<Name extends string> {
  /** Before the names of its drawings in the page. */
  readonly prefix: string;
  readonly figures: { readonly [F in Name]: Figure };
  /** For as many seats as the game has. */
  readonly bases: { readonly [C in CrestName]?: Base };
  /** The paper left around a figure. */
  readonly margin: number;
  /** Set where its colours are, around portraits. */
  readonly className?: string;
}

interface StandeeProps<Name extends string> {
  readonly name: Name;
  readonly seat: Seat;
}

interface PortraitProps<Name extends string> {
  readonly name: Name;
  readonly seat: Seat | undefined;
  readonly className?: string | undefined;
}

export function createStandees<Name extends string>({ prefix, figures, bases, margin, className }: Standees<Name>) {
  const part = (name: string, of = ''): string => `${prefix}-${name}${of}`;
  const Use = ({ name, of }: { readonly name: string; readonly of?: string }) => <use href={`#${part(name, of)}`} />;

  /** Once in a page, before anything refers to it. */
  const FigureSprite = memo(() => (
    <svg className={styles.sprite} width="0" height="0" aria-hidden="true">
      <defs>
        {Object.entries<Figure>(figures).map(([name, { drawing, cut, scale = 1 }]) => (
          <g key={name}>
            <g id={part(name)} transform={scaled(scale)}>
              {drawing.map(drawn)}
            </g>
            <g id={part(name, '-cut')} transform={scaled(scale)} {...PAPER}>
              {cut === undefined
                ? drawing.filter(({ edge }) => edge).map((stroke, i) => cutOut(stroke, i, margin))
                : cutOut({ d: cut, fill: 'var(--cut)', edge: true }, 0, margin)}
            </g>
          </g>
        ))}
        {CREST_NAMES.map((crest) => (
          <g key={crest}>
            <g id={part(crest, '-below')}>{bases[crest]?.below}</g>
            <g id={part(crest, '-cut')} {...PAPER} strokeWidth={margin}>
              {bases[crest]?.cut}
            </g>
            <g id={part(crest, '-above')}>{bases[crest]?.above}</g>
          </g>
        ))}
      </defs>
    </svg>
  ));

  /** A figure on its base, feet at (0, 0). The seat's class must be set around it. */
  const Standee = memo(({ name, seat }: StandeeProps<Name>) => {
    const crest = crestOf(seat);
    const paper = (
      <>
        <Use name={crest} of="-cut" />
        <Use name={name} of="-cut" />
      </>
    );
    const isOnePiece = bases[crest]?.cut !== undefined;
    return (
      <>
        {isOnePiece && <g className={styles.shadow}>{paper}</g>}
        {isOnePiece && paper}
        <Use name={crest} of="-below" />
        {!isOnePiece && <Use name={name} of="-cut" />}
        <Use name={name} />
        <Use name={crest} of="-above" />
      </>
    );
  });

  /** A figure as a picture on a card or in a row. */
  const Portrait = ({ name, seat, className: own }: PortraitProps<Name>) => (
    <svg
      className={classes(styles.portrait, className, seatClass(seat), own)}
      viewBox={figures[name].portrait}
      aria-hidden="true"
    >
      <Use name={name} />
    </svg>
  );

  return { FigureSprite, Standee, Portrait };
}

const PAPER = { fill: 'var(--cut)', stroke: 'var(--cut)', strokeLinejoin: 'round' } as const;
const scaled = (scale: number): string | undefined => (scale === 1 ? undefined : `scale(${scale})`);

function drawn({ d, circle, fill = 'none', stroke, width, opacity }: Stroke, key: number) {
  return shaped({ d, circle }, key, {
    fill,
    ...(stroke && { stroke, strokeWidth: width }),
    ...(opacity !== undefined && { opacity }),
  });
}

/** The same outlines, wider and in the colour of the paper. */
const cutOut = ({ d, circle, fill, width = 0 }: Stroke, key: number, margin: number) =>
  shaped({ d, circle }, key, { ...(!fill && { fill: 'none' }), strokeWidth: width + margin });

interface Shape {
  readonly d: string | undefined;
  readonly circle: Stroke['circle'] | undefined;
}

const shaped = ({ d, circle }: Shape, key: number, look: { readonly [name: string]: string | number | undefined }) =>
  circle ? <circle key={key} cx={circle[0]} cy={circle[1]} r={circle[2]} {...look} /> : <path key={key} d={d} {...look} />;
