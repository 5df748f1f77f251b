/** Everybody who can be entered for a race. Loaded when they enter: each process carries only what it measures. */

import { PLAYOUT_DEPTH } from './alike.ts';
import type { Work } from './lane.ts';

interface Entry {
  readonly name: string;
  /** What a portion of its work is counted in. */
  readonly unit: string;
  enter(): Promise<Work>;
}

export const ENTRANTS = {
  floor: {
    name: 'floor: typed arrays, nothing else',
    unit: 'decisions',
    enter: async () => (await import('./floor/work.ts')).playouts(),
  },
  playouts: {
    name: 'Taverne: playouts on forks',
    unit: 'decisions',
    enter: async () => (await import('./ours/play.ts')).playouts(),
  },
  matches: {
    name: 'Taverne: matches with journal, events and undo',
    unit: 'decisions',
    enter: async () => (await import('./ours/play.ts')).matches(),
  },
  rival: {
    name: 'boardgame.io: client',
    unit: 'decisions',
    enter: async () => (await import('./rival/work.ts')).matches(),
  },
  forks: {
    name: 'Taverne: forks in the middle of a step',
    unit: 'forks',
    enter: async () => (await import('./ours/play.ts')).forks(),
  },
  search: {
    name: 'Taverne: search, playouts as deep as theirs',
    unit: 'iterations',
    enter: async () => (await import('./ours/search.ts')).searches(),
  },
  evaluated: {
    name: 'Taverne: search, an evaluation instead of playouts',
    unit: 'iterations',
    enter: async () => (await import('./ours/search.ts')).evaluatedSearches(),
  },
  rivalSearch: {
    name: 'boardgame.io: MCTSBot',
    unit: 'iterations',
    enter: async () => (await import('./rival/work.ts')).searches(PLAYOUT_DEPTH),
  },
  rivalShallow: {
    name: 'boardgame.io: MCTSBot, playouts of a single move',
    unit: 'iterations',
    enter: async () => (await import('./rival/work.ts')).searches(1),
  },
} as const satisfies { readonly [entrant: string]: Entry };

export type Entrant = keyof typeof ENTRANTS;

export const isEntrant = (word: string): word is Entrant => Object.hasOwn(ENTRANTS, word);
