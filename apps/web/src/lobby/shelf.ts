/** The games of the house as the lobby knows them before any of their rules are loaded. A new game is one row here. */
import type { SeatCount } from '@taverne/engine';

export interface Shelved {
  readonly game: string;
  /** A proper name: the same in every language. */
  readonly name: string;
  /** In all its modes together. */
  readonly seats: SeatCount;
  /** How long a match usually takes. */
  readonly minutes: number;
  /** A guided first match is there. */
  readonly lesson: boolean;
  /** Where one builds something for it, if one can: a page of its own. */
  readonly workshop?: string;
}

export const SHELF: readonly [Shelved, ...Shelved[]] = [
  { game: 'leaders', name: 'Leaders', seats: { min: 2, max: 2 }, minutes: 20, lesson: true },
  {
    game: 'tiny-epic-tactics',
    name: 'Tiny Epic Tactics',
    seats: { min: 1, max: 4 },
    minutes: 45,
    lesson: true,
    workshop: '/realm',
  },
];

/** The one that is meant where none is named. */
export const FIRST_GAME = SHELF[0].game;

export const shelved = (game: string): Shelved | undefined => SHELF.find((each) => each.game === game);
