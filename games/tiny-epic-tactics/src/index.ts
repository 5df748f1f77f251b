/** Tiny Epic Tactics, as a game of the engine. */
import { type GameOf, type Outcome, type Seat, wonBy } from '@taverne/engine';
import './cards.ts';
import { adventureEnd } from './ending.ts';
import { mementos } from './mementos.ts';
import { NOTATION } from './notation.ts';
import { FIELDS } from './options.ts';
import { misfit, parse } from './parse.ts';
import { setup } from './setup.ts';
import { isAdventure } from './solo/closed.ts';
import { copy, type State } from './state.ts';
import { REASONS } from './tried.ts';
import { step } from './turn.ts';
import type { Tactics } from './types.ts';
import { teamOf } from './units.ts';
import { hidden, rename, view } from './view.ts';

/**
 * A turn has three actions, four with a tactic; a Move step by step asks at most some fifteen times, an attack with its riposte
 * and all windows some thirty times; then come payments, tactics, the end and the discard.
 */
const QUESTIONS_PER_TURN = 160;
const SETUP_QUESTIONS = 40;
const LONGEST = FIELDS.roundCap.max * 4 * QUESTIONS_PER_TURN + SETUP_QUESTIONS;

/** Resignation and time (TET-ONL-02): with two players the other one wins, of teams the other team; an adventure is lost. */
function forfeit(state: State, seat: Seat, why: 'resign' | 'time', seats: number): Outcome | undefined {
  const how = why === 'time' ? 'time-out' : 'resignation';
  if (isAdventure(state)) return adventureEnd(state, 2, how, 'TET-ONL-02');
  if (seats === 2) return wonBy(1 - seat, seats, how, 'TET-ONL-02');
  const { mode } = state.rules;
  if (mode !== 'teams' && mode !== 'battle-teams') return undefined; // its units stay, and it gives safe answers
  const places = Array.from({ length: seats }, (_, each) => (teamOf(state, each) === teamOf(state, seat) ? 2 : 1));
  return { places, teams: state.teams, how, rule: 'TET-ONL-02' };
}

export const tinyEpicTactics: GameOf<Tactics> = {
  id: 'tiny-epic-tactics',
  version: 2,
  seats: {
    min: 1,
    max: 4,
    by: {
      option: 'mode',
      counts: {
        competitive: { min: 2, max: 4 },
        teams: { min: 4, max: 4 },
        battle: { min: 2, max: 4 },
        'battle-teams': { min: 4, max: 4 },
        solo: { min: 1, max: 1 },
        'co-op': { min: 2, max: 2 },
      },
    },
  },
  longest: LONGEST,
  notation: NOTATION,
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
  hidden,
  rename,
  turn: (state) => state.turns,
  forfeit,
  leaving: { resign: 'resignation', time: 'time-out', rule: 'TET-ONL-02' },
};

export { type Book, bookFor } from './content/book.ts';
export type { AttackDeed, Deed } from './deeds.ts';
export type { TacticsEvent } from './events.ts';
export { NOTATION } from './notation.ts';
export { FIELDS, type Options } from './options.ts';
export type { Why } from './reasons.ts';
export type { Score } from './score.ts';
export type { CardNumber, State, Unit } from './state.ts';
export type { Tactics } from './types.ts';
export type { HandView, UnitView, View, ZoneView } from './view.ts';
