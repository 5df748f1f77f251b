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
    name: 'Taverne, Leaders: playouts on forks',
    unit: 'decisions',
    enter: async () => (await import('./ours/leaders.ts')).playouts(),
  },
  matches: {
    name: 'Taverne, Leaders: matches with journal, events and undo',
    unit: 'decisions',
    enter: async () => (await import('./ours/leaders.ts')).matches(),
  },
  rival: {
    name: 'boardgame.io: client',
    unit: 'decisions',
    enter: async () => (await import('./rival/work.ts')).matches(),
  },
  forks: {
    name: 'Taverne, Leaders: forks in the middle of a step',
    unit: 'forks',
    enter: async () => (await import('./ours/leaders.ts')).forks(),
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
  tactics: {
    name: 'Taverne, Tiny Epic Tactics, two players: playouts on forks',
    unit: 'decisions',
    enter: async () => (await import('./ours/tactics.ts')).playouts('competitive', 2),
  },
  tacticsFour: {
    name: 'Taverne, Tiny Epic Tactics, four players: playouts on forks',
    unit: 'decisions',
    enter: async () => (await import('./ours/tactics.ts')).playouts('competitive', 4),
  },
  tacticsSolo: {
    name: 'Taverne, Tiny Epic Tactics, solo: playouts on forks',
    unit: 'decisions',
    enter: async () => (await import('./ours/tactics.ts')).playouts('solo', 1),
  },
  tacticsMatches: {
    name: 'Taverne, Tiny Epic Tactics, two players: matches with journal, events and undo',
    unit: 'decisions',
    enter: async () => (await import('./ours/tactics.ts')).matches(),
  },
  tacticsForks: {
    name: 'Taverne, Tiny Epic Tactics: forks in the middle of an attack',
    unit: 'forks',
    enter: async () => (await import('./ours/tactics.ts')).forks(),
  },
  quest: {
    name: 'Taverne, Tiny Epic Quest, two players: playouts on forks',
    unit: 'decisions',
    enter: async () => (await import('./ours/quest.ts')).playouts(2),
  },
  questFour: {
    name: 'Taverne, Tiny Epic Quest, four players: playouts on forks',
    unit: 'decisions',
    enter: async () => (await import('./ours/quest.ts')).playouts(4),
  },
  questSolo: {
    name: 'Taverne, Tiny Epic Quest, solo: playouts on forks',
    unit: 'decisions',
    enter: async () => (await import('./ours/quest.ts')).playouts(1),
  },
  questMatches: {
    name: 'Taverne, Tiny Epic Quest, two players: matches with journal, events and undo',
    unit: 'decisions',
    enter: async () => (await import('./ours/quest.ts')).matches(),
  },
  questForks: {
    name: 'Taverne, Tiny Epic Quest: forks in the middle of a move or a Rest',
    unit: 'forks',
    enter: async () => (await import('./ours/quest.ts')).forks(),
  },
  mage: {
    name: 'Taverne, Mage Knight, First Reconnaissance: playouts on forks',
    unit: 'decisions',
    enter: async () => (await import('./ours/mage.ts')).playouts('first-reconnaissance'),
  },
  mageConquest: {
    name: 'Taverne, Mage Knight, Solo Conquest: playouts on forks',
    unit: 'decisions',
    enter: async () => (await import('./ours/mage.ts')).playouts('solo-conquest'),
  },
  mageTwo: {
    name: 'Taverne, Mage Knight, Blitz Conquest, two players: playouts on forks',
    unit: 'decisions',
    enter: async () => (await import('./ours/mage.ts')).playouts('blitz-conquest', 2),
  },
  mageFour: {
    name: 'Taverne, Mage Knight, Blitz Conquest, four players: playouts on forks',
    unit: 'decisions',
    enter: async () => (await import('./ours/mage.ts')).playouts('blitz-conquest', 4),
  },
  mageMatches: {
    name: 'Taverne, Mage Knight, Solo Conquest: matches with journal, events and undo',
    unit: 'decisions',
    enter: async () => (await import('./ours/mage.ts')).matches(),
  },
  mageForks: {
    name: 'Taverne, Mage Knight: forks in the middle of a fight',
    unit: 'forks',
    enter: async () => (await import('./ours/mage.ts')).forks(),
  },
  mageCityForks: {
    name: 'Taverne, Mage Knight: forks in the middle of an assault on a city',
    unit: 'forks',
    enter: async () => (await import('./ours/mage.ts')).cityForks(),
  },
  mageRestores: {
    name: 'Taverne, Mage Knight: stored matches of Solo Conquest',
    unit: 'matches',
    enter: async () => (await import('./ours/mage.ts')).restores('matches'),
  },
  mageReplay: {
    name: 'Taverne, Mage Knight: their decisions',
    unit: 'decisions',
    enter: async () => (await import('./ours/mage.ts')).restores('decisions'),
  },
  restores: {
    name: 'Taverne, Leaders: stored matches',
    unit: 'matches',
    enter: async () => (await import('./ours/leaders.ts')).restores('matches'),
  },
  replay: {
    name: 'Taverne, Leaders: their decisions',
    unit: 'decisions',
    enter: async () => (await import('./ours/leaders.ts')).restores('decisions'),
  },
  tacticsRestores: {
    name: 'Taverne, Tiny Epic Tactics: stored matches',
    unit: 'matches',
    enter: async () => (await import('./ours/tactics.ts')).restores('matches'),
  },
  tacticsReplay: {
    name: 'Taverne, Tiny Epic Tactics: their decisions',
    unit: 'decisions',
    enter: async () => (await import('./ours/tactics.ts')).restores('decisions'),
  },
  connectFour: {
    name: 'Taverne, Connect Four: playouts on forks',
    unit: 'decisions',
    enter: async () => (await import('./classics/work.ts')).onForks((await import('./classics/connect-four.ts')).connectFour),
  },
  connectFourFloor: {
    name: 'floor, Connect Four: typed arrays',
    unit: 'decisions',
    enter: async () => (await import('./classics/work.ts')).onTheFloor((await import('./classics/floors.ts')).connectFourFloor),
  },
  breakthrough: {
    name: 'Taverne, Breakthrough: playouts on forks',
    unit: 'decisions',
    enter: async () => (await import('./classics/work.ts')).onForks((await import('./classics/breakthrough.ts')).breakthrough),
  },
  breakthroughFloor: {
    name: 'floor, Breakthrough: typed arrays',
    unit: 'decisions',
    enter: async () =>
      (await import('./classics/work.ts')).onTheFloor((await import('./classics/floors.ts')).breakthroughFloor),
  },
  hex: {
    name: 'Taverne, Hex 7×7: playouts on forks',
    unit: 'decisions',
    enter: async () => (await import('./classics/work.ts')).onForks((await import('./classics/hex.ts')).hex),
  },
  hexFloor: {
    name: 'floor, Hex 7×7: typed arrays',
    unit: 'decisions',
    enter: async () => (await import('./classics/work.ts')).onTheFloor((await import('./classics/floors.ts')).hexFloor),
  },
  questRestores: {
    name: 'Taverne, Tiny Epic Quest: stored matches',
    unit: 'matches',
    enter: async () => (await import('./ours/quest.ts')).restores('matches'),
  },
  questReplay: {
    name: 'Taverne, Tiny Epic Quest: their decisions',
    unit: 'decisions',
    enter: async () => (await import('./ours/quest.ts')).restores('decisions'),
  },
} as const satisfies { readonly [entrant: string]: Entry };

export type Entrant = keyof typeof ENTRANTS;

export const isEntrant = (word: string): word is Entrant => Object.hasOwn(ENTRANTS, word);
