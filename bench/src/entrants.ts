/** Everybody who can be entered for a race. Loaded when they enter: each process carries only what it measures. */

import type { Work } from './lane.ts';

interface Entry {
  readonly name: string;
  enter(): Promise<Work>;
}

export const ENTRANTS = {
  floor: {
    name: 'floor: typed arrays, nothing else',
    enter: async () => (await import('./floor/work.ts')).playouts(),
  },
  playouts: {
    name: 'Taverne: playouts on forks',
    enter: async () => (await import('./ours/play.ts')).playouts(),
  },
  matches: {
    name: 'Taverne: matches with journal, events and undo',
    enter: async () => (await import('./ours/play.ts')).matches(),
  },
  rival: {
    name: 'boardgame.io: client',
    enter: async () => (await import('./rival/work.ts')).matches(),
  },
  forks: {
    name: 'Taverne: forks in the middle of a step',
    enter: async () => (await import('./ours/play.ts')).forks(),
  },
  search: {
    name: 'Taverne: search, playouts as deep as theirs',
    enter: async () => (await import('./ours/search.ts')).searches(),
  },
  evaluated: {
    name: 'Taverne: search with an evaluation, as its bots use it',
    enter: async () => (await import('./ours/search.ts')).evaluatedSearches(),
  },
  rivalSearch: {
    name: 'boardgame.io: MCTSBot',
    enter: async () => (await import('./rival/work.ts')).searches(),
  },
} as const satisfies { readonly [entrant: string]: Entry };

export type Entrant = keyof typeof ENTRANTS;

export const isEntrant = (word: string): word is Entrant => Object.hasOwn(ENTRANTS, word);
