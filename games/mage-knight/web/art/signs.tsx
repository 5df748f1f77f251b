/** Signs on cards, tokens and tracks, on a field of 512. They take the colour of what is around them (credits: `game.credit`). */
import type { Element, Kind, Trait } from '../../src/words.ts';
import { moved, type Point } from './geometry.ts';
import paths from './symbols.json' with { type: 'json' };

export type SignName = keyof typeof paths;

const FIELD = 512;

interface SignProps {
  readonly of: SignName;
  readonly className?: string | undefined;
}

/** In a line of text. */
export const Sign = ({ of, className = '' }: SignProps) => (
  <svg className={`mk-sign ${className}`} viewBox={`0 0 ${FIELD} ${FIELD}`} aria-hidden="true">
    <path d={paths[of]} />
  </svg>
);

interface DrawnSignProps extends Point, SignProps {
  readonly size: number;
}

/** Inside another drawing, its middle at (x, y). */
export const DrawnSign = ({ of, x, y, size, className = '' }: DrawnSignProps) => (
  <path
    className={`mk-drawn ${className}`}
    d={paths[of]}
    transform={moved({ x: x - size / 2, y: y - size / 2 }, size / FIELD)}
  />
);

/** What an enemy can do, or resists. */
export const TRAIT_SIGNS: { readonly [T in Trait]: SignName } = {
  fortified: 'fortified',
  swift: 'swift',
  brutal: 'brutal',
  poison: 'poison',
  paralyze: 'paralyze',
  summon: 'summon',
  'resists-physical': 'attack',
  'resists-fire': 'fire',
  'resists-ice': 'ice',
};

export const FORCE_SIGNS: { readonly [K in Kind | 'block']: SignName } = {
  melee: 'attack',
  ranged: 'ranged',
  siege: 'siege',
  block: 'block',
};

/** The sign of an element on its own ground: a square, a triangle, a hexagon; cold fire has both of its signs. */
const GROUNDS: {
  readonly [E in Element]: { readonly ground: string; readonly signs: readonly (readonly [SignName, Point])[] };
} = {
  physical: {
    ground: 'M-9,-10H9Q10,-10 10,-9V9Q10,10 9,10H-9Q-10,10 -10,9V-9Q-10,-10 -9,-10Z',
    signs: [['attack', { x: 0, y: 0 }]],
  },
  fire: { ground: 'M0,-11L11.4,9.4H-11.4Z', signs: [['fire', { x: 0, y: 2.6 }]] },
  ice: { ground: 'M0,-11L9.8,-5.6V5.6L0,11L-9.8,5.6V-5.6Z', signs: [['ice', { x: 0, y: 0 }]] },
  'cold-fire': {
    ground: 'M0,-11.4L11.4,0L0,11.4L-11.4,0Z',
    signs: [
      ['fire', { x: -4, y: 0.4 }],
      ['ice', { x: 4.4, y: 0.4 }],
    ],
  },
};

/** In a line of text, beside its word. */
export const ElementSign = ({ of }: { readonly of: Element }) => (
  <svg className={`mk-element mk-el-${of}`} viewBox="-12 -12 24 24" aria-hidden="true">
    <path className="mk-element-ground" d={GROUNDS[of].ground} />
    {GROUNDS[of].signs.map(([sign, at]) => (
      <DrawnSign key={sign} of={sign} {...at} size={of === 'cold-fire' ? 8.6 : 11.4} />
    ))}
  </svg>
);
