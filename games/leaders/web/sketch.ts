/** Leaders in small: the cells, and who stands on them. */
import { hexCentre, hexPath, type Point, type SketchKit, type SketchTone } from '@taverne/ui';
import { CELLS, type Cell, type CellName, cellName, HEX_OF } from '../src/board.ts';
import type { View } from '../src/view.ts';
import { SIDE_NAMES } from '../src/words.ts';
import { leaderOf, seatOfSide } from './view.ts';

const SIZE = 20;
const centreOf = (cell: Cell): Point => hexCentre(HEX_OF[cell], SIZE);
const CENTRES: ReadonlyMap<CellName, Point> = new Map(CELLS.map((cell) => [cellName(cell), centreOf(cell)]));

/** Three tones, no two neighbours alike. */
const TONES: readonly SketchTone[] = ['plain', 'pale', 'dry'];
const toneOf = (cell: Cell): SketchTone => TONES[(((HEX_OF[cell].q - HEX_OF[cell].r) % 3) + 3) % 3] ?? 'plain';
const GROUNDS = CELLS.map((cell) => ({ tone: toneOf(cell), d: hexPath(centreOf(cell), SIZE - 0.8) }));

export const kit: SketchKit<View> = {
  sketch: (view) => ({
    box: { x: -115, y: -123, width: 230, height: 246 },
    grounds: GROUNDS,
    near: view.south,
    size: 11,
    pieces: SIDE_NAMES.flatMap((side) =>
      view.teams[side].flatMap((figure) => {
        const at = CENTRES.get(view.at[figure] ?? 'A1');
        const isThere = view.at[figure] !== undefined;
        return at && isThere ? [{ ...at, seat: seatOfSide(view, side), isChief: figure === leaderOf(side) }] : [];
      }),
    ),
  }),
};
