/** The keys of a board with the focus on it. Letters can be switched off; arrows, Enter, Escape and numbers cannot. */
import type { Choice, TableParts } from '../kit.ts';
import type { TableState } from '../table.ts';

export const ARROWS = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'] as const;
export type Arrow = (typeof ARROWS)[number];

const isArrow = (key: string): key is Arrow => ARROWS.some((arrow) => arrow === key);

/** What a board needs to know of its game's table. */
export interface BoardTable<Spot extends string> {
  readonly parts: Pick<TableParts, 'door' | 'hotkeys' | 'still'>;
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
  readonly walk: (arrow: Arrow) => void;
  readonly press: () => void;
  /** The game's own letters, besides u and e. */
  readonly letters?: { readonly [key: string]: () => void };
}

/** What a key does; none: the board leaves it to the page. */
export function deedOf<Spot extends string>(
  key: string,
  { parts, state, back, closeWhy, playback }: BoardTable<Spot>,
  { choices, main }: BoardTurn,
  { walk, press, letters = {} }: KeyDeeds,
): (() => void) | undefined {
  if (isArrow(key)) return () => walk(key);
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
