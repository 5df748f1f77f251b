/** Tiny Epic Quest in small: the map with its halves, and where everybody's Heroes stand. */
import type { SketchKit, SketchTone } from '@taverne/ui';
import { REGIONS, slotOf } from '../src/board.ts';
import type { GroundKind } from '../src/content/types.ts';
import { seatOfHero } from '../src/words.ts';
import { BOARD, CARD, cornerOf, feetOf } from './board/geometry.ts';
import { landIn, openPack, type View } from './view.ts';

const TONES: { readonly [K in GroundKind]: SketchTone } = {
  temple: 'rock',
  obelisk: 'dry',
  grotto: 'wood',
  portal: 'water',
  castle: 'town',
};
const HALF = CARD.width / 2;

export const kit: SketchKit<View> = {
  sketch: (view, options) => {
    openPack(options);
    const { kind } = landIn(view);
    const shapes = REGIONS.map((region) => {
      const { x, y } = cornerOf(slotOf(region));
      return {
        tone: TONES[kind[region] ?? 'castle'],
        d: `M${x + (region % 2) * HALF},${y}h${HALF}v${CARD.height}h${-HALF}Z`,
      };
    });
    // Standees have their feet there; a mark has its middle.
    const feet = feetOf(view.at, view.track, (region) => kind[region] ?? 'castle');
    return {
      box: BOARD,
      grounds: shapes,
      size: 26,
      pieces: [...feet].map(([hero, { x, y }]) => ({ x, y: y - 20, seat: seatOfHero(hero) })),
    };
  },
};
