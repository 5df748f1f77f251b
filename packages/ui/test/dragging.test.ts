import { describe, expect, test } from 'vitest';
import { type DragDeeds, type Dragging, dragging } from '../src/board/dragging.ts';
import type { Point } from '../src/hexes.ts';

type Cell = 'A1' | 'B1';

/** Two cells side by side, a hundred pixels wide each; beyond them is the table. */
const cellAt = ({ x }: Point): Cell | undefined => (x < 0 || x >= 200 ? undefined : x < 100 ? 'A1' : 'B1');

/** A hand that writes down what it did. */
function hand(): { readonly did: string[]; readonly drag: Dragging<Cell>; readonly deeds: DragDeeds<Cell> } {
  const did: string[] = [];
  const deeds: DragDeeds<Cell> = {
    cellAt,
    onLift: (cell) => did.push(`lift ${cell}`),
    onCarry: ({ cell, by }, over) => did.push(`carry ${cell} by ${by.x},${by.y} over ${over}`),
    onDrop: (on) => did.push(`drop on ${on}`),
  };
  return { did, drag: dragging<Cell>(), deeds };
}

describe('a piece in the hand', () => {
  test('a press that hardly moves is a click', () => {
    const { did, drag, deeds } = hand();
    drag.down('A1', { x: 50, y: 50 }, 2);
    drag.move({ x: 55, y: 55 }, deeds);
    expect(drag.up({ x: 55, y: 55 }, deeds)).toBe(false);
    expect(did).toEqual([]);
    expect(drag.isDrag()).toBe(false);
  });

  test('further than that it is lifted once, carried in the units of the drawing, and laid down', () => {
    const { did, drag, deeds } = hand();
    drag.down('A1', { x: 50, y: 50 }, 2);
    drag.move({ x: 70, y: 50 }, deeds);
    drag.move({ x: 150, y: 60 }, deeds);
    expect(drag.up({ x: 150, y: 60 }, deeds)).toBe(true);
    expect(did).toEqual(['lift A1', 'carry A1 by 10,0 over A1', 'carry A1 by 50,5 over B1', 'drop on B1']);
  });

  test('the click that follows a drag belongs to it, the next one does not', () => {
    const { drag, deeds } = hand();
    drag.down('A1', { x: 50, y: 50 }, 1);
    drag.move({ x: 150, y: 50 }, deeds);
    drag.up({ x: 150, y: 50 }, deeds);
    expect(drag.isDrag()).toBe(true);
    drag.forget();
    expect(drag.isDrag()).toBe(false);
  });

  test.each([
    ['where it came from', 20],
    ['beside the board', 300],
  ])('laid down %s it goes nowhere', (_, x) => {
    const { did, drag, deeds } = hand();
    drag.down('A1', { x: 50, y: 50 }, 1);
    drag.move({ x, y: 50 }, deeds);
    drag.up({ x, y: 50 }, deeds);
    expect(did.at(-1)).toBe('drop on undefined');
  });

  test('with an empty hand nothing is carried', () => {
    const { did, drag, deeds } = hand();
    drag.move({ x: 150, y: 50 }, deeds);
    expect(drag.up({ x: 150, y: 50 }, deeds)).toBe(false);
    expect(did).toEqual([]);
  });
});
