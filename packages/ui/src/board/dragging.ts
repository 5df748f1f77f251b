/**
 * A piece in somebody's hand: a press on its cell that goes further than a click carries it, and lays it down where it
 * ends. Pure of any page, so that mouse, pen, finger and tests go through the same.
 */
import type { Point } from '../hexes.ts';

/** A press that goes further than this, in pixels, is a drag. */
const DRAG = 9;

/** The cell of the piece in the hand, and how far it has been carried, in the units of the drawing. */
export interface Dragged<Cell extends string> {
  readonly cell: Cell;
  readonly by: Point;
}

export interface DragDeeds<Cell extends string> {
  readonly cellAt: (at: Point) => Cell | undefined;
  /** It has become a drag: the piece is picked up. */
  readonly onLift: (cell: Cell) => void;
  readonly onCarry: (dragged: Dragged<Cell>, over: Cell | undefined) => void;
  /** Nothing is carried any more; `on`: another cell than its own, on which it was laid down. */
  readonly onDrop: (on: Cell | undefined) => void;
}

export interface Dragging<Cell extends string> {
  /** `scale`: pixels to a unit of the drawing. */
  readonly down: (cell: Cell, at: Point, scale: number) => void;
  readonly move: (at: Point, deeds: DragDeeds<Cell>) => void;
  /** True: a drag has ended, and the click that follows belongs to it until `forget`. */
  readonly up: (at: Point, deeds: DragDeeds<Cell>) => boolean;
  readonly forget: () => void;
  readonly isDrag: () => boolean;
}

interface Held<Cell extends string> {
  readonly cell: Cell;
  readonly from: Point;
  readonly scale: number;
  isDrag: boolean;
}

export function dragging<Cell extends string>(): Dragging<Cell> {
  let held: Held<Cell> | undefined;
  return {
    down: (cell, from, scale) => {
      held = { cell, from, scale, isDrag: false };
    },
    move: (at, { cellAt, onLift, onCarry }) => {
      if (!held) return;
      const { cell, from, scale } = held;
      const [dx, dy] = [at.x - from.x, at.y - from.y];
      if (!held.isDrag && Math.hypot(dx, dy) < DRAG) return;
      if (!held.isDrag) {
        held.isDrag = true;
        onLift(cell);
      }
      onCarry({ cell, by: { x: dx / scale, y: dy / scale } }, cellAt(at));
    },
    up: (at, { cellAt, onDrop }) => {
      if (!held?.isDrag) {
        held = undefined;
        return false;
      }
      const on = cellAt(at);
      onDrop(on === held.cell ? undefined : on);
      return true;
    },
    forget: () => {
      held = undefined;
    },
    isDrag: () => held?.isDrag === true,
  };
}
