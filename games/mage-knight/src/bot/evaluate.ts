/**
 * How a match looks, from 0 to 1. Where nobody is a rival: how far one is, set against how far one should be by then; among rivals the
 * score, set against that of the best other.
 */
import type { Evaluation } from '@taverne/engine';
import { deckSize } from '../decks.ts';
import { scenarioOf, sizeOf } from '../scenario.ts';
import { scoresOf } from '../score.ts';
import { deckOf, fameOf, levelOf, type State } from '../state.ts';
import { teamOf } from '../teams.ts';
import { NONE } from '../words.ts';

export const evaluate: Evaluation<State> = (state, seat) => {
  if (state.ending) return state.ending.places[seat] === 1 ? 1 : 0;
  if (scenarioOf(state).kind === 'competitive') return 1 / (1 + Math.exp(-lead(state, seat) / STEP));
  const ahead = (scenarioOf(state).ends === 'city-revealed' ? search : conquest)(state, seat) - time(state, seat);
  return 1 / (1 + Math.exp(-5 * ahead));
};

const STEP = 12;
function lead(state: State, seat: number): number {
  const totals = scoresOf(state).map(({ total }) => total);
  return (totals[seat] ?? 0) - Math.max(...totals.filter((_, other) => teamOf(state, other) !== teamOf(state, seat)));
}

/** The share of the match that is behind. */
function time(state: State, seat: number): number {
  const done = 1 - deckSize(deckOf(state, seat)) / DECK;
  return (state.round - 1 + Math.max(0, Math.min(1, done))) / sizeOf(state).rounds;
}
const DECK = 16;

/** The share of the tiles among which the city is. */
function search(state: State): number {
  if (state.isEnding) return 2;
  const { countryside, core, cities } = sizeOf(state);
  return (state.tiles.length - 1) / (countryside + core + cities);
}

/** Cities count most; before, the land that is known and what the hero has become. */
function conquest(state: State, seat: number): number {
  const { countryside, core, cities } = sizeOf(state);
  const taken = state.cities.filter(({ leader }) => leader !== NONE).length / cities;
  const known = (state.tiles.length - 1) / (countryside + core + cities);
  return 0.6 * taken + 0.2 * known + 0.2 * Math.min(1, (levelOf(state, seat) + fameOf(state, seat) / 20) / 12);
}
