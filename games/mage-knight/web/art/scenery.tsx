/** What stands in the land: trees, hills, sites, heroes. Each is drawn once in the page and referred to from everywhere; its paints are in scenery.css. */
import type { Basic, HeroName, SiteName } from '../../src/words.ts';
import { moved, type Point } from './geometry.ts';
import drawings from './scenery.json' with { type: 'json' };

export type SceneryName = keyof typeof drawings;

/** A stroke is its paint and its path: `roof M0,-28L15,-16H4Z`. */
const strokes = (lines: readonly string[]) =>
  lines.map((line) => {
    const gap = line.indexOf(' ');
    return <path key={line} className={`mk-${line.slice(0, gap)}`} d={line.slice(gap + 1)} />;
  });

/** Once in a page, before anything refers to it. */
export const ScenerySprite = () => (
  <svg className="mk" width="0" height="0" style={{ position: 'absolute' }} aria-hidden="true">
    <defs>
      {Object.entries(drawings).map(([name, lines]) => (
        <g key={name} id={`mk-${name}`}>
          {strokes(lines)}
        </g>
      ))}
    </defs>
  </svg>
);

interface SceneryProps extends Point {
  readonly of: SceneryName;
  readonly scale?: number | undefined;
}

/** Its foot at (x, y). */
export const Scenery = ({ of, x, y, scale }: SceneryProps) => <use href={`#mk-${of}`} transform={moved({ x, y }, scale)} />;

interface SiteProps {
  readonly site: SiteName;
  /** Of a mine or a city. */
  readonly colour?: Basic | undefined;
  readonly isBurned?: boolean | undefined;
}

/** A site in the middle of its hexagon. */
export const Site = ({ site, colour, isBurned = false }: SiteProps) => (
  <g className={colour === undefined ? undefined : `mk-of-${colour}`}>
    <Scenery of={isBurned ? 'burned' : site} x={0} y={site === 'city' ? 8 : 4} />
  </g>
);

/** A hero, feet at (0, 0), cut out of paper; the class of its seat must be set around it. */
export const Hero = ({ name }: { readonly name: HeroName }) => <Scenery of={name} x={0} y={0} />;
