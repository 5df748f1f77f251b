/** One hexagon of land: its ground, and what grows on it. Where a site or a token stands, things grow around it only. */
import type { Terrain } from '../../src/words.ts';
import { outline } from './geometry.ts';
import { Scenery, type SceneryName } from './scenery.tsx';

type Place = readonly [x: number, y: number];

/** From far to near, as things stand in front of each other. */
const ALL_OVER: readonly Place[] = [
  [-2, -29],
  [16, -17],
  [-19, -14],
  [-4, -10],
  [26, -1],
  [-27, 0],
  [6, 5],
  [-12, 12],
  [21, 17],
  [1, 23],
  [-14, 28],
];
const AROUND: readonly Place[] = [
  [7, -26],
  [-13, -23],
  [24, -15],
  [-28, -11],
  [33, 4],
  [-34, 9],
];
const HILLS: readonly Place[] = [
  [0, -15],
  [-21, -4],
  [21, -2],
  [-2, 9],
  [-18, 21],
  [19, 22],
];
const HILLS_AROUND: readonly Place[] = [
  [-24, -12],
  [24, -13],
  [-27, 17],
  [28, 16],
];
const PEAKS: readonly Place[] = [
  [-13, -6],
  [14, -2],
  [-1, 17],
];
const PEAKS_AROUND: readonly Place[] = [
  [-20, -12],
  [20, -12],
];

/** A number between 0 and 1 that is always the same for the same space and thing. */
function chance(seed: number, thing: number): number {
  const n = Math.sin(seed * 127.1 + thing * 311.7 + 13.37) * 43758.5453;
  return n - Math.floor(n);
}

interface SpaceProps {
  readonly terrain: Terrain;
  /** Does something stand in the middle? */
  readonly isTaken?: boolean | undefined;
  /** No two spaces look alike, and each looks the same every time. */
  readonly seed: number;
}

/** It is worth a memo: a map has a hundred of them, and nothing of one ever changes but what stands on it. */
export const Space = ({ terrain, isTaken = false, seed }: SpaceProps) => (
  <>
    <path className={`mk-ground mk-${terrain}`} d={outline()} />
    <Growth terrain={terrain} isTaken={isTaken} seed={seed} />
    <path className="mk-rim" d={outline()} />
  </>
);

function Growth({ terrain, isTaken = false, seed }: SpaceProps) {
  switch (terrain) {
    case 'plains':
    case 'city':
      return <path className="mk-tuft" d={marks(seed, isTaken, 6, 'l-2,-4m2,4l.2,-5.4m-.2,5.4l2.2,-3.8')} />;
    case 'hills':
      return <Things of={['hill']} at={isTaken ? HILLS_AROUND : HILLS} seed={seed} />;
    case 'forest':
      return <Things of={['pine', 'pine', 'oak']} at={isTaken ? AROUND : ALL_OVER} seed={seed} />;
    case 'mountain':
      return <Things of={['peak']} at={isTaken ? PEAKS_AROUND : PEAKS} seed={seed} size={0.86} />;
    case 'swamp':
      return (
        <>
          <path className="mk-bog" d={marks(seed, isTaken, 5, 'q3,-2.4 6,0t6,0t6,0')} />
          <Things of={['reed']} at={isTaken ? AROUND : ALL_OVER.filter((_, i) => i % 2 === 0)} seed={seed} />
        </>
      );
    case 'wasteland':
      return (
        <>
          <path className="mk-crack" d={marks(seed, isTaken, 5, 'l5,3l-2,4l5,4m-3,-8l6,-2')} />
          <Things of={['dead-tree']} at={AROUND.slice(2, 4)} seed={seed} />
        </>
      );
    case 'desert':
      return <path className="mk-dune" d={marks(seed, isTaken, 6, 'q6,-6 12,0t12,0')} />;
    case 'lake':
    case 'sea':
      return (
        <>
          <path className="mk-shore" d={outline(4)} />
          <path className="mk-ripple" d={marks(seed, isTaken, 7, 'q3.4,-3.6 6.8,0t6.8,0t6.8,0')} />
        </>
      );
  }
}

interface ThingsProps {
  readonly of: readonly SceneryName[];
  readonly at: readonly Place[];
  readonly seed: number;
  readonly size?: number;
}

const Things = ({ of, at, seed, size = 1 }: ThingsProps) =>
  at.map(([x, y], i) => (
    <Scenery
      key={`${x} ${y}`}
      of={of[Math.floor(chance(seed, i) * of.length)] ?? 'pine'}
      x={round(x + (chance(seed, i + 20) - 0.5) * 5)}
      y={round(y + (chance(seed, i + 40) - 0.5) * 4)}
      scale={round(size * (0.9 + chance(seed, i + 60) * 0.16))}
    />
  ));

/** The same stroke here and there; a wide one keeps away from the rim. */
function marks(seed: number, isTaken: boolean, count: number, stroke: string): string {
  const places = isTaken ? AROUND : ALL_OVER;
  return Array.from({ length: Math.min(count, places.length) }, (_, i) => {
    const [x = 0, y = 0] = places[Math.floor(((i + chance(seed, 80)) * places.length) / count) % places.length] ?? [];
    const inwards = stroke.includes('t') ? 0.62 : 1;
    return `M${round(x * inwards - 7 + (chance(seed, i) - 0.5) * 9)},${round(y + (chance(seed, i + 9) - 0.5) * 6)}${stroke}`;
  }).join('');
}

const round = (n: number): number => Math.round(n * 100) / 100;
