/** Tiny Epic Quest, as a game of the engine. */
import type { GameOf } from '@taverne/engine';
import { forfeit } from './ending.ts';
import { mementos } from './mementos.ts';
import { NOTATION } from './notation.ts';
import { FIELDS, misfit, parse } from './options.ts';
import { setup } from './setup.ts';
import { copy } from './state.ts';
import { REASONS } from './tried.ts';
import { step } from './turn.ts';
import type { QuestTypes } from './types.ts';
import { view } from './view.ts';

/** Five rounds of four cards, answered by four with some ten questions each; Nights last some thirty rolls at most, with a dozen questions a roll. */
const LONGEST = 5 * (4 * 4 * 30 + 200 * 60);

export const tinyEpicQuest: GameOf<QuestTypes> = {
  id: 'tiny-epic-quest',
  version: 3,
  seats: { min: 1, max: 4, by: { option: 'mode', counts: { competitive: { min: 2, max: 4 }, solo: { min: 1, max: 1 } } } },
  longest: LONGEST,
  reasons: REASONS,
  mementos,
  fields: FIELDS,
  options: parse,
  misfit,
  setup,
  step,
  outcome: (state) => state.ending ?? undefined,
  copy,
  view,
  hidden: () => [], // nothing is hidden,
  rename: () => {}, // so nothing can be renamed
  notation: NOTATION,
  turn: (state) => (state.round - 1) * 5 + state.turn,
  forfeit,
  leaving: { resign: 'resignation', time: 'time-out', rule: 'TEQ-ONL-01' },
};
