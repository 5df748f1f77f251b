/** The paper standees of Leaders: their drawings, and bases that are round for the Sun, six-sided for the Moon. */
import { type Base, CrestFigure, type CrestName, createStandees } from '@taverne/ui';
import { paint } from './drawing.ts';
import { FIGURES } from './figures/index.ts';

/** The paper left around a figure. */
const MARGIN = 7;
const RIM = 2.6;

interface Shape {
  readonly foot: string;
  readonly top: string;
  readonly inlay: string;
  readonly plate: string;
  readonly crest: string;
}

const SUN: Shape = {
  foot: 'M-33,0 A33,12 0 0 0 33,0 L33,9 A33,12 0 0 1 -33,9Z',
  top: 'M-33,0 A33,12 0 1 1 33,0 A33,12 0 1 1 -33,0Z',
  inlay: 'M-27,0 A27,8.6 0 1 1 27,0 A27,8.6 0 1 1 -27,0Z',
  plate: 'M-11,14 A11,11 0 1 1 11,14 A11,11 0 1 1 -11,14Z',
  crest: 'translate(0 14) scale(.76)',
};
const MOON: Shape = {
  foot: 'M-35,0 L-19,11 L19,11 L35,0 L35,8 L19,20 L-19,20 L-35,8Z',
  top: 'M-35,0 L-19,-11 L19,-11 L35,0 L19,11 L-19,11Z',
  inlay: 'M-28,0 L-16,-7.6 L16,-7.6 L28,0 L16,7.6 L-16,7.6Z',
  plate: 'M0,1.5 L12,14 L0,26.5 L-12,14Z',
  crest: 'translate(-.5 14) scale(.62)',
};

function baseOf(name: CrestName, { foot, top, inlay, plate, crest }: Shape): Base {
  const rim = { stroke: paint('ink'), strokeWidth: RIM };
  return {
    below: (
      <>
        <path d={foot} fill="var(--cloth-2)" {...rim} />
        <path d={top} fill="var(--cloth)" {...rim} />
        <path d={inlay} fill="none" stroke={paint('cream')} strokeWidth={1.2} opacity={0.65} />
        <path d={plate} fill={paint('cream')} stroke={paint('ink')} strokeWidth={2.4} />
        <g transform={crest} fill="var(--cloth-ink)">
          <CrestFigure crest={name} />
        </g>
      </>
    ),
    cut: <path d={`${foot}${top}${plate}`} strokeWidth={RIM + MARGIN} />,
  };
}

export const { FigureSprite, Standee, Portrait } = createStandees({
  prefix: 'ldr',
  figures: FIGURES,
  bases: { sun: baseOf('sun', SUN), moon: baseOf('moon', MOON) },
  margin: MARGIN,
});
