/** The keys of a board with the focus on it. Letters can be switched off; arrows, Enter, Escape and numbers cannot. */
import type { Choice, TableParts } from '../kit.ts';
import type { HostDoor, TableState } from '../table.ts';

export const ARROWS = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'] as const;
export type Arrow = (typeof ARROWS)[number];

export const isArrow = (key: string): key is Arrow => ARROWS.some((arrow) => arrow === key);

/** What a board needs to know of its game's table. */
export interface BoardTable<Spot extends string> {
  readonly parts: Pick<TableParts, 'hotkeys' | 'soon' | 'still'> & { readonly door: Pick<HostDoor, 'undo'> };
  readonly state: Pick<TableState, 'undo'>;
  readonly picks: readonly string[];
  readonly press: (spot: Spot) => void;
  readonly pointAt: (spot: Spot | undefined) => void;
  readonly back: () => void;
  readonly closeWhy: () => void;
  readonly playback: { readonly left: number; readonly skip: () => void };
}

export interface BoardTurn {
  readonly choices: readonly Pick<Choice, 'act'>[];
  readonly main: Pick<Choice, 'act'> | undefined;
}

export interface KeyDeeds {
  readonly press: () => void;
  /** The game's own letters, besides u and e. */
  readonly letters?: { readonly [key: string]: () => void };
}

/** Keys that mean something on a board, if only at other moments; all others are left to the page. */
export const isBoardKey = (
  key: string,
  { hotkeys, still }: Pick<TableParts, 'hotkeys' | 'still'>,
  letters: object = {},
): boolean => /^([1-9 ]|Enter|Escape)$/.test(key) || (hotkeys && !still && (key === 'u' || key === 'e' || key in letters));

/** What such a key does now, if anything. */
export function deedOf<Spot extends string>(
  key: string,
  { parts, state, back, closeWhy, playback }: BoardTable<Spot>,
  { choices, main }: BoardTurn,
  { press, letters = {} }: KeyDeeds,
): (() => void) | undefined {
  if (key === 'Enter' || key === ' ') return press;
  if (key === 'Escape') {
    return () => {
      closeWhy();
      if (playback.left > 0) playback.skip();
      else back();
    };
  }
  if (/^[1-9]$/.test(key)) return choices[Number(key) - 1]?.act;
  if (!parts.hotkeys || parts.still) return undefined;
  if (key === 'u') return () => void (state.undo > 0 && parts.door.undo());
  if (key === 'e') return () => main?.act();
  return letters[key];
}
