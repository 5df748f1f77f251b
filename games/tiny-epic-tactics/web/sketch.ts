/** Tiny Epic Tactics in small: the realm from straight above, and every unit in it. */
import type { SketchKit, SketchTone } from '@taverne/ui';
import { bookOf } from '../src/content/book.ts';
import { cellNamed } from '../src/realm/cells.ts';
import type { Terrain } from '../src/words.ts';
import { boxOf } from './board/ground.tsx';
import { centreOf, type Look, SQUARE } from './look/projection.ts';
import { openPack, type View } from './view.ts';

const ABOVE: Look = { turns: 0, flat: true };
const TONES: { readonly [T in Terrain]: SketchTone } = {
  plain: 'plain',
  forest: 'wood',
  water: 'water',
  bridge: 'dry',
  peak: 'rock',
  village: 'town',
  ballista: 'dry',
};

export const kit: SketchKit<View> = {
  sketch: (view, options) => {
    openPack(options);
    const { realm } = bookOf(view);
    const side = SQUARE - 2;
    const shapes = realm.terrain.slice(0, realm.cells).map((terrain, cell) => {
      const { x, y } = centreOf(cell, realm, ABOVE);
      return { tone: TONES[terrain], d: `M${x - side / 2},${y - side / 2}h${side}v${side}h${-side}Z` };
    });
    return {
      box: boxOf(realm, ABOVE),
      grounds: shapes,
      size: 34,
      pieces: view.units.flatMap(({ cell, side: seat, bearer }) => {
        const at = cellNamed(realm, cell ?? '');
        if (at === undefined || at >= realm.cells) return [];
        return [{ ...centreOf(at, realm, ABOVE), seat: seat < view.seats ? seat : undefined, isChief: bearer }];
      }),
    };
  },
};
