/** How a quiet state looks to a seat: 0 is lost, 1 is won. */
import type { Evaluation, Seat } from '@taverne/engine';
import { targetOf } from '../ending.ts';
import { ROUNDS } from '../night/dawn.ts';
import { scoreOf } from '../score.ts';
import { healthOf, isAdventuring, isSolo, powerOf, type State, seatsOf, trackOf } from '../state.ts';
import { LAST_SPACE } from '../temples.ts';
import { heroesOf, LEGENDS } from '../words.ts';
import { wishesOf } from './wishes.ts';
import { postsWorth } from './worth.ts';

/** Of what the posts of Heroes promise, so much is believed. */
const TRUST = 0.85;

/** Points so far, and what is on its way. */
function prospects(state: State, seat: Seat): number {
  const isDay = state.turn < DAY_TURNS;
  const isUp = isDay || isAdventuring(state, seat);
  const later = ROUNDS - state.round;
  let sum = scoreOf(state, seat).total;
  if (isUp) sum += TRUST * postsWorth(state, seat);
  if (isDay) sum += wishesOf(state, seat, DAY_TURNS - state.turn);
  for (let legend = 0; legend < LEGENDS.length; legend++)
    if (state.legend[seat * LEGENDS.length + legend] === 1) sum += 1.2 * Math.min(1, (later + Number(isUp)) / 2);
  for (const hero of later > 0 && !isUp ? heroesOf(seat) : []) sum += (WAY * trackOf(state, hero)) / LAST_SPACE;
  return later > 0 || isUp ? sum + 0.3 * healthOf(state, seat) + 0.25 * powerOf(state, seat) : sum;
}

/** A way gone in a Temple, for the next Night. */
const WAY = 1.5;
const DAY_TURNS = 4;

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
