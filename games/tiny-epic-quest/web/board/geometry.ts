/** Where things are on the drawing of the map: seventeen cards, each 166 by 128, a little apart. */
import type { Box, Point } from '@taverne/ui';
import { type Region, SLOT_NAMES, type Slot, type SlotName, slotNamed, slotOf, squareOf } from '../../src/board.ts';
import type { Ground } from '../../src/content/types.ts';
import { NONE } from '../../src/words.ts';

export const BOARD: Box = { x: 0, y: 0, width: 878, height: 688 };
export const CARD = { width: 166, height: 128 } as const;
const STEP = { x: 170, y: 132 };
const MARGIN = { x: 16, y: 16 };

/** The upper left corner of a card. */
export function cornerOf(slot: Slot): Point {
  const { x, y } = squareOf(slot);
  return { x: MARGIN.x + x * STEP.x, y: MARGIN.y + y * STEP.y };
}

/** The middle of the left and of the right half, along the width of a card. */
const MIDDLES = [36.5, 129.5] as const;
export const middleOf = (region: Region): number => (region % 2 === 0 ? MIDDLES[0] : MIDDLES[1]);

export const moved = ({ x, y }: Point): string => `translate(${x} ${y})`;

/** The outline of a half of a card, which the river bounds. */
const HALVES = [
  'M9,2H71Q67,40 71,64T71,126H9Q2,126 2,119V9Q2,2 9,2Z',
  'M157,2H95Q99,40 95,64T95,126H157Q164,126 164,119V9Q164,2 157,2Z',
] as const;
export const halfOf = (region: Region): string => (region % 2 === 0 ? HALVES[0] : HALVES[1]);

/** The corners of a half, for what can be aimed at. */
const BRACKETS = [
  'M5,22V5H22M52,5H68V22M5,106V123H22M52,123H68V106',
  'M98,22V5H114M144,5H161V22M98,106V123H114M144,123H161V106',
] as const;
export const bracketsOf = (region: Region): string => (region % 2 === 0 ? BRACKETS[0] : BRACKETS[1]);

export const centreOf = (region: Region): Point => {
  const { x, y } = cornerOf(slotOf(region));
  return { x: x + middleOf(region), y: y + 64 };
};

/** The four spaces of a Temple's track, from its entrance on, relative to the middle of its half. */
export const STONES: readonly (Point & { readonly space: number })[] = [
  { space: 1, x: -20, y: 87 },
  { space: 2, x: 13, y: 87 },
  { space: 3, x: 13, y: 111 },
  { space: 4, x: -20, y: 111 },
];
const ENTRANCE: Point = { x: 0, y: 68 };

/** Outward from the river, where books and plaques leave room. */
const outward = (region: Region): number => (region % 2 === 0 ? -1 : 1);

/** The nth of so many who share a place. */
interface Among {
  readonly nth: number;
  readonly of: number;
}

/** A Castle is the one place where everybody may meet: three in a row, each row in the gaps of the one behind it. */
function footInCastle({ nth, of }: Among): Point {
  const [row, rows] = [Math.floor(nth / 3), Math.ceil(of / 3)];
  const [first, step] = rows === 1 ? [96, 0] : [118 - Math.min(30, 12 * rows), Math.min(30, 12 * rows) / (rows - 1)];
  return { x: -22 + (nth % 3) * 22 + (row % 2) * 11, y: first + row * step };
}

/** Where a Hero among those in a Region stands, its feet on the ground. */
function footIn(region: Region, kind: Ground['kind'], space: number, among: Among): Point {
  const { nth } = among;
  if (kind === 'temple') {
    const { x, y } = STONES[space - 1] ?? ENTRANCE;
    return { x: x + nth * 18, y: y + nth * 4 };
  }
  if (kind === 'castle') return footInCastle(among);
  if (kind === 'portal') return { x: outward(region) * 19, y: 116 };
  return { x: outward(region) * (19 - nth * 15), y: 92 + (nth % 2) * 24 };
}

/** Every Hero's feet on the map. */
export function feetOf(
  at: readonly Region[],
  track: readonly number[],
  kindOf: (region: Region) => Ground['kind'],
): ReadonlyMap<number, Point> {
  const feet = new Map<number, Point>();
  const spaceOf = (hero: number, region: Region): number => (kindOf(region) === 'temple' ? (track[hero] ?? 0) : 0);
  for (const [hero, region] of at.entries()) {
    if (region === NONE) continue;
    const space = spaceOf(hero, region);
    const there = at.flatMap((each, other) => (each === region && spaceOf(other, region) === space ? [other] : []));
    const { x, y } = cornerOf(slotOf(region));
    const foot = footIn(region, kindOf(region), space, { nth: there.indexOf(hero), of: there.length });
    feet.set(hero, { x: x + middleOf(region) + foot.x, y: y + foot.y });
  }
  return feet;
}

/** The middles of cards, told by name with blanks between them. */
export const middlesOf = (names: string): readonly Point[] =>
  names
    .split(' ')
    .filter(isSlotName)
    .map((name) => {
      const { x, y } = cornerOf(slotNamed(name));
      return { x: x + 83, y: y + 65 };
    });

const isSlotName = (name: string): name is SlotName => SLOT_NAMES.some((each) => each === name);

/** From card to card, through the middles of those between. */
export const pathThrough = (points: readonly Point[]): string => `M${points.map(({ x, y }) => `${x},${y}`).join(' L')}`;
