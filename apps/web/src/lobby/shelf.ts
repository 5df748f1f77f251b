/** The games of the house as the lobby knows them before any of their rules are loaded. A new game is one row here. */
import type { SeatCount } from '@taverne/engine';

export interface Shelved {
  readonly game: string;
  /** In all its modes together. */
  readonly seats: SeatCount;
  /** How long a match usually takes. */
  readonly minutes: number;
  /** A guided first match is there. */
  readonly lesson: boolean;
}

export const SHELF = [
  { game: 'leaders', seats: { min: 2, max: 2 }, minutes: 20, lesson: true },
] as const satisfies readonly Shelved[];

/** The one that is meant where none is named. */
export const FIRST_GAME = SHELF[0].game;

export const shelved = (game: string): Shelved | undefined => SHELF.find((each) => each.game === game);
