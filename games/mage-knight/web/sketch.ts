/** Mage Knight in small: the land as far as it is known, and the heroes on it. */
import type { Point, SketchKit, SketchTone } from '@taverne/ui';
import { landOf, qOf, rOf } from '../src/land.ts';
import type { Space } from '../src/state.ts';
import type { View } from '../src/view.ts';
import type { Terrain } from '../src/words.ts';

const TONES: { readonly [T in Terrain]: SketchTone } = {
  plains: 'plain',
  hills: 'dry',
  forest: 'wood',
  wasteland: 'pale',
  desert: 'pale',
  swamp: 'wood',
  lake: 'water',
  mountain: 'rock',
  city: 'town',
  sea: 'water',
};

/** From the middle of a space to its sides and tips, which are up and down. */
const [HALF, TIP] = [10, 12];
const middleOf = (space: Space): Point => ({ x: HALF * (2 * qOf(space) + rOf(space)), y: TIP * 1.5 * rOf(space) });

export const kit: SketchKit<View> = {
  sketch: (view) => {
    const { spaces, grounds } = landOf(view);
    const middles = spaces.map(middleOf);
    const [left, top] = [Math.min(...middles.map(({ x }) => x)) - HALF, Math.min(...middles.map(({ y }) => y)) - TIP];
    const shapes = middles.map(({ x, y }, place) => ({
      tone: TONES[grounds[place]?.terrain ?? 'sea'],
      d: `M${x},${y - TIP}l${HALF},${TIP / 2}v${TIP}l${-HALF},${TIP / 2}l${-HALF},${-TIP / 2}v${-TIP}Z`,
    }));
    return {
      box: {
        x: left,
        y: top,
        width: Math.max(...middles.map(({ x }) => x)) + HALF - left,
        height: Math.max(...middles.map(({ y }) => y)) + TIP - top,
      },
      grounds: shapes,
      size: 9,
      pieces: view.at.slice(0, view.seats).map((space, seat) => ({ ...middleOf(space), seat, isChief: true })),
    };
  },
};
