/**
 * Mage Knight, as a game of the engine. Where things are:
 *
 * - `words`, `state` (with `things`, `seats`, `lists`), `types` (questions and values), `deeds`, `events`, `refusals`, `options`: what
 *   everybody shares;
 * - `content/`: what is printed on tokens, tiles, sites and tracks, as rows;
 * - `effects`: what cards do, as data; `refuse` says whether they can be done now, `run` does them; `mods`: what lasts until the end of a
 *   turn; `tried`: why not, for whatever else somebody points at;
 * - `cards/`, `units/`, `skills/`, `tactics/`: one object each, of the type in that folder; `box` hands them to the `book`, and rules
 *   reach them through the book alone. A new card touches its file, its list and its words;
 * - `play`, `takes`, `mana`, `draws`, `wounds`, `standing`: a hero at work; `land`, `terrain`, `move`, `sight`, `explore`, `tokens`: the map;
 * - `combat/`: who fights, sums, phases, damage, what a fight leaves behind; `sites/`: actions of a space, locals, ruins;
 * - `pvp/`: fights between players, in the same stages as other fights, each player in turn; `coop/`: the joint assault on a city;
 * - `turn` (everything that may be done, and doing it), `begin`, `closing`, `rewards`, `levels`, `rounds`, `preparation`, `dummy`, `score`.
 */
import type { GameOf } from '@taverne/engine';
import './box.ts';
import { mementos } from './mementos.ts';
import { FIELDS, misfit, parse } from './options.ts';
import { SEATS } from './scenario.ts';
import { forfeit } from './score.ts';
import { setup } from './setup.ts';
import { copy } from './state.ts';
import { step } from './steps.ts';
import { REASONS } from './tried.ts';
import type { MageTypes } from './types.ts';
import { hidden, rename, view } from './view.ts';

// The words in which cards are written, for whoever draws their faces.
export * from './cards/card.ts';
export * from './effects.ts';

/** Six rounds of some twenty turns each, with at most a hundred deeds and their payments a turn. */
const LONGEST = 4 * 6 * 20 * 200;

export const mageKnight: GameOf<MageTypes> = {
  id: 'mage-knight',
  version: 4,
  seats: { min: 1, max: 4, by: { option: 'scenario', counts: SEATS } },
  longest: LONGEST,
  followUps: new Set(['pay', 'choose', 'colour', 'die', 'foe', 'ready']),
  fields: FIELDS,
  options: parse,
  misfit,
  setup,
  step,
  outcome: (state) => state.ending ?? undefined,
  copy,
  view,
  hidden,
  rename,
  turn: (state) => state.turns,
  forfeit,
  leaving: { resign: 'resignation', time: 'time-out', rule: 'MK-ONL-01' },
  reasons: REASONS,
  mementos,
};
