/** How a quiet state looks to a seat: 0 is lost, 1 is won. */
import type { Evaluation, Seat } from '@taverne/engine';
import { targetOf } from '../ending.ts';
import { ROUNDS } from '../night/dawn.ts';
import { scoreOf } from '../score.ts';
import { healthOf, isAdventuring, isSolo, powerOf, regionOfHero, type State, seatsOf, trackOf } from '../state.ts';
import { heroesOf, LEGENDS } from '../words.ts';
import { placeWorth } from './worth.ts';

/** Points so far, and what is on its way. */
function prospects(state: State, seat: Seat): number {
  const left = ROUNDS - state.round + (isAdventuring(state, seat) || state.turn < 4 ? 1 : 0);
  const under = left > 0 ? 1 : 0;
  let sum = scoreOf(state, seat).total;
  for (const hero of heroesOf(seat))
    sum += 0.8 * under * placeWorth(state, seat, regionOfHero(state, hero), trackOf(state, hero));
  for (let legend = 0; legend < LEGENDS.length; legend++)
    if (state.legend[seat * LEGENDS.length + legend] === 1) sum += 1.2 * Math.min(1, left / 2);
  return sum + under * (0.25 * healthOf(state, seat) + 0.25 * powerOf(state, seat));
}

/** Points that a good player still makes in a round. */
const PACE = 8;
const SOFT = 7;

const won = (ahead: number): number => 1 / (1 + Math.exp(-ahead / SOFT));

export const evaluate: Evaluation<State> = (state, seat) => {
  const own = prospects(state, seat);
  if (isSolo(state)) return won(own + PACE * (ROUNDS - state.round) - targetOf(state));
  const others = seatsOf(state)
    .filter((each) => each !== seat)
    .map((each) => prospects(state, each));
  return won(own - Math.max(...others));
};
