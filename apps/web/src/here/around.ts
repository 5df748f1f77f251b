/** What a match of this page begins with, and what it finds around it. */
import type { Holder, Review, Sight, Source } from '@taverne/engine';
import type { Lot } from './lot.ts';
import type { Kept, StoredHere } from './stored.ts';

/** What a host needs from the world around it; a test hands in simpler ones. */
export interface Around {
  /** Writes it down, unless another tab has gone on with a journal that had `before` entries. */
  save(match: StoredHere, before: number): Promise<Kept>;
  /** As it is written down now. */
  fetch(id: string): Promise<StoredHere | undefined>;
  /** Of all tabs that show this match one at a time lets its bots think. */
  alone(id: string, work: () => Promise<void>): Promise<void>;
  /** Lets a bot choose. */
  think(game: string, level: number, sight: Sight, seed: number): Promise<string>;
  /** How the match looks to whoever has this sight, from 0 to 1; undefined: the game has no opinion. */
  judge(game: string, sight: Sight): Promise<number | undefined>;
  /** What the best player of the game would choose. */
  advise(game: string, sight: Sight, seed: number): Promise<string>;
  /** What lies between two sights of a seat, looked back at; undefined: nothing better is known. */
  review(game: string, from: Sight, to: Sight): Promise<Review | undefined>;
  now(): number;
}

export interface NewHere {
  readonly lot: Lot;
  readonly options: unknown;
  readonly holders: readonly Holder[];
  /** Chance with a script, for the guided first match. */
  readonly chance?: Source;
  /** A beginning to go on from, "what if": its chance came from elsewhere, so nothing can be proven of it. */
  readonly journal?: StoredHere['journal'];
  /** Where that beginning is from. */
  readonly from?: string;
}
