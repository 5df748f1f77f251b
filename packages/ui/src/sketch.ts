/**
 * A match in small, for pages that show many of them at once. A game says where what lies, and the page draws it, in the same hand for every
 * game: so a small picture weighs little, and needs no board.
 */
import type { Seat } from '@taverne/engine';
import type { Box } from './board/sight.ts';
import type { Point } from './hexes.ts';
import type { TableOptions } from './table.ts';

export type SketchTone = 'plain' | 'pale' | 'dry' | 'wood' | 'water' | 'rock' | 'town';

export interface SketchGround {
  readonly tone: SketchTone;
  /** A path. */
  readonly d: string;
}

export interface SketchPiece extends Point {
  /** Undefined: it is nobody's. */
  readonly seat: Seat | undefined;
  /** What the match is about: a Leader, a Hero. It stands out. */
  readonly isChief?: boolean;
}

export interface Sketch {
  readonly box: Box;
  readonly grounds: readonly SketchGround[];
  /** Whose side is at the foot of the picture, where sides have one. */
  readonly near?: Seat;
  /** From the middle of a piece to its edge. */
  readonly size: number;
  readonly pieces: readonly SketchPiece[];
}

/** What `web/sketch.ts` of a game brings. Of a view only what everybody may see is there. */
export interface SketchKit<View = unknown> {
  sketch(view: View, options: TableOptions): Sketch;
}
