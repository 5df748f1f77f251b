/**
 * Looking ahead by whole turns: a tree whose places are starts of turns. The value of a place is that of its best reply,
 * and a reply counts only once it has been verified that it does not lose at once, which a solver knows exactly.
 */
import { type Budget, DOUBLING, heats } from '@taverne/bots';
import type { Option } from '@taverne/engine';
import { END } from '../deeds.ts';
import type { State } from '../state.ts';
import type { Side } from '../words.ts';
import { scoreOf } from './evaluate.ts';
import { winThisTurn } from './solve.ts';
import { finishAll, finished, recruited, recruitmentsFrom } from './turn-end.ts';
import { turnsFrom } from './turns.ts';

/** How wide to look: beams kept from action to action, and turns taken up, for the own turn at the root and anywhere below. */
export interface Breadth {
  readonly rootBeam: number;
  readonly rootTurns: number;
  readonly beam: number;
  readonly turns: number;
  /** Positions that a solver may look at for each question below the root. */
  readonly allowance: number;
}

/** A won match, in log odds no evaluation reaches; later wins count a little less. */
export const WON = 1000;

export interface Place {
  /** The decision that leads here from the root. */
  readonly first: Option;
  readonly state: State;
  readonly depth: number;
  /** For the side that thinks. */
  value: number;
  /** It is known that the side to move cannot win at once. */
  verified: boolean;
  /** The value is certain. */
  closed: boolean;
  /** Undefined: not opened yet. */
  replies: Place[] | undefined;
}

export interface Plan {
  readonly candidates: Place[];
  readonly me: Side;
  readonly breadth: Breadth;
}

/** The own turns worth thinking about. In the middle of a turn that is what is left of it. */
export function planFor(state: State, breadth: Breadth): Plan {
  const me = state.side;
  const candidates = state.phase === 'recruit' ? recruiting(state, breadth) : acting(state, breadth);
  return { candidates, me, breadth };
}

function recruiting(state: State, { rootTurns }: Breadth): Place[] {
  return recruitmentsFrom(state)
    .slice(0, rootTurns)
    .map(({ option }) => placeOf(option, finished(recruited(state, option.value), state.due - 1), 1, state.side));
}

function acting(state: State, { rootBeam, rootTurns }: Breadth): Place[] {
  const turns = turnsFrom(state, rootBeam, rootTurns);
  const ends = finishAll(turns.map((turn) => turn.state));
  return ends.map((end, i) => placeOf(turns[i]?.first ?? END, end, 1, state.side));
}

function placeOf(first: Option, state: State, depth: number, me: Side): Place {
  const fresh = { first, state, depth, verified: false, replies: undefined };
  // By the end of a turn a match can only be drawn, or lost by a wall.
  if (state.ending) return { ...fresh, value: 0, closed: true };
  const score = scoreOf(state, state.side);
  return { ...fresh, value: state.side === me ? score : -score, closed: false };
}

/** Thinks about the candidates in heats. Without any budget, whatever looks best as it is. */
export function deliberate(plan: Plan, budget: Budget): Place | undefined {
  const best = heats(
    plan.candidates,
    {
      schedule: DOUBLING,
      attempt: (place) => ponder(plan, place),
      found: (place) => (place.closed || place.replies ? place.value : undefined),
      isDecided: (value) => value > WON / 2,
    },
    budget,
  );
  return best ?? extreme(plan.candidates, 1);
}

/** Opens the position at the end of the best play that begins with this place. False: nothing is left to find out. */
function ponder(plan: Plan, from: Place): boolean {
  const path: Place[] = [];
  let place: Place | undefined = from;
  while (place && !place.closed) {
    path.push(place);
    place = place.replies && bestReply(plan, place);
  }
  const leaf = path.at(-1);
  if (!leaf || leaf.replies) return false;
  if (verify(plan, leaf)) open(plan, leaf);
  for (const above of path.toReversed()) settle(plan, above);
  return true;
}

/** False: the side to move wins at once. */
function verify(plan: Plan, place: Place): boolean {
  if (place.closed) return place.verified;
  if (place.verified) return true;
  place.verified = winThisTurn(place.state, { left: plan.breadth.allowance }) === undefined;
  if (place.verified) return true;
  place.value = (WON - place.depth) * (place.state.side === plan.me ? 1 : -1);
  place.closed = true;
  return false;
}

function open({ me, breadth }: Plan, place: Place): void {
  const { state, depth, first } = place;
  const turns = turnsFrom(state, breadth.beam, breadth.turns);
  place.replies = finishAll(turns.map((turn) => turn.state)).map((end) => placeOf(first, end, depth + 1, me));
}

/** Takes over the value of the best reply, after replies that only looked good have been found out. */
function settle(plan: Plan, place: Place): void {
  for (let reply = place.replies && bestReply(plan, place); reply; reply = bestReply(plan, place)) {
    const before = reply.value;
    if (verify(plan, reply) || reply.closed) {
      place.value = reply.value;
      if (reply.value === before || bestReply(plan, place) === reply) {
        place.closed = reply.closed && Math.abs(reply.value) > WON / 2;
        return;
      }
    }
  }
}

/** The best reply for whoever's turn it is; of equals the first. */
const bestReply = (plan: Plan, place: Place): Place | undefined =>
  extreme(place.replies ?? [], place.state.side === plan.me ? 1 : -1);

function extreme(places: readonly Place[], sign: number): Place | undefined {
  let found: Place | undefined;
  for (const place of places) if (!found || place.value * sign > found.value * sign) found = place;
  return found;
}
