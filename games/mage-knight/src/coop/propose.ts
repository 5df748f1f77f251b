/** Proposing a joint assault on a city, and whether those who are asked agree (MK-COOP-01 to -11). */
import { consider, type Option, option, type Play, type Seat } from '@taverne/engine';
import { cardOf, isWound } from '../book.ts';
import type { DeedSieve, TogetherDeed } from '../deeds.ts';
import { areNear, spaceName } from '../land.ts';
import { areCitiesClosed } from '../move.ts';
import { rivalAt } from '../pvp/meeting.ts';
import { refusal } from '../refusals.ts';
import { scenarioOf } from '../scenario.ts';
import { actingOf, atOf, handOf, heroOf, type Space, type State } from '../state.ts';
import { ask, askAll, type MageTable, type Proposal, type Verdict } from '../types.ts';
import { NONE } from '../words.ts';
import { tunnelTo } from './tunnel.ts';

const NOT_AGREED = refusal('MK-COOP-01', 'not-agreed');
const ROUND_ENDING = refusal('MK-COOP-02', 'round-ending');
const MATCH_ENDING = refusal('MK-COOP-03', 'match-ending');
const NOBODY_NEAR = refusal('MK-COOP-06', 'nobody-near');
const SHARES_SPACE = refusal('MK-COOP-07', 'must-fight');

const defendersAt = (state: State, city: Space): number => state.tokens.filter(({ at }) => at === city).length;

/** Heroes beside the city whose Round Order token is face up, in Round Order after this one (MK-COOP-06, -13). */
function helpersOf(state: State, seat: Seat, city: Space): readonly Seat[] {
  const from = state.order.indexOf(seat);
  const after = [...state.order.slice(from + 1), ...state.order.slice(0, from)];
  return after.filter((other) => areNear(atOf(state, other), city) && !state.isTurnLost[other]);
}

function refuseTogether(state: State, seat: Seat, city: Space): Verdict {
  if (scenarioOf(state).kind !== 'cooperative' && !state.rules.together) return NOT_AGREED;
  if (state.announcer !== NONE) return ROUND_ENDING;
  if (state.isEnding) return MATCH_ENDING;
  if (state.rules.laterFights && rivalAt(state, seat, atOf(state, seat)) !== NONE) return SHARES_SPACE;
  return helpersOf(state, seat, city).length === 0 ? NOBODY_NEAR : undefined;
}

/**
 * As the turn's action (MK-COOP-04): `together 4.-2`; with the spell that leads there from afar, or from beside the city to where no walls
 * count, `together 4.-2 underground-travel` (MK-COOP-05).
 */
export function togetherThrough(state: State, table: MageTable, seat: Seat, sieve: DeedSieve): void {
  if (state.cities.length === 0 || areCitiesClosed(state)) return;
  for (const { at: city } of state.cities) {
    // Each faces at least one (MK-COOP-09); what was declined is not proposed again in this turn.
    if (defendersAt(state, city) < 2) continue;
    const tunnel = tunnelTo(state, table, seat, city);
    const ways = [...(areNear(atOf(state, seat), city) ? [NONE] : []), ...(tunnel === NONE ? [] : [tunnel])];
    if (ways.length === 0) continue;
    const against = refuseTogether(state, seat, city);
    if (!against && proposalsOf(state, seat, city).length === 0) continue;
    for (const spell of ways) {
      const by = spell === NONE ? '' : ` ${cardOf(state, spell).id}`;
      consider(sieve, option(`together ${spaceName(city)}${by}`, { do: 'together', city, spell }), against);
    }
  }
}

// ── who takes on how many (MK-COOP-08, -09) ──

/** Every way of dealing so many defenders to so many players, at least one to each: none if there are too few. */
function divisions(defenders: number, players: number): readonly (readonly number[])[] {
  if (players === 1) return [[defenders]];
  const most = defenders - players + 1;
  return Array.from({ length: most }, (_, i) => i + 1).flatMap((own) =>
    divisions(defenders - own, players - 1).map((rest) => [own, ...rest]),
  );
}

function subsetsOf(seats: readonly Seat[]): readonly (readonly Seat[])[] {
  const [first, ...rest] = seats;
  if (first === undefined) return [[]];
  const without = subsetsOf(rest);
  return [...without.map((set) => [first, ...set]), ...without];
}

/** `tovak 2 norowas 1`, the initiator first. */
function proposalsOf(state: State, seat: Seat, city: Space): readonly Option<Proposal>[] {
  const defenders = defendersAt(state, city);
  return subsetsOf(helpersOf(state, seat, city)).flatMap((helpers) => {
    if (helpers.length === 0) return [];
    const seats = [seat, ...helpers];
    return divisions(defenders, seats.length).flatMap((shares) => {
      const key = seats.map((each, i) => `${heroOf(state, each)} ${shares[i]}`).join(' ');
      return state.declined.includes(key) ? [] : [option(key, { seats, shares })];
    });
  });
}

const NO_PROPOSAL: Option<null> = option('none', null);

/** A step of its own: whether one may act at all hangs on the hand (MK-RULING-13). A spell that was named is known from here on. */
export function suggest(state: State, seat: Seat, { city, spell }: TogetherDeed): void {
  state.joint = { city, seats: [seat], shares: [], from: [], now: NONE, survivors: [], spell };
  state.stage = 'propose';
  if (spell !== NONE) state.known = [spell];
}

export function* proposeStep(state: State, table: MageTable): Play {
  const { joint } = state;
  if (!joint) return;
  const seat = actingOf(state);
  const proposals = proposalsOf(state, seat, joint.city);
  const chosen: Proposal | null = yield* ask(seat, 'propose', () => [...proposals, NO_PROPOSAL], {
    rule: 'MK-COOP-09',
    safe: NO_PROPOSAL.key,
  });
  if (!chosen) {
    state.joint = null;
    state.stage = 'move';
    return;
  }
  const { seats, shares } = chosen;
  state.joint = { ...joint, seats, shares, from: seats.map((each) => atOf(state, each)) };
  state.stage = 'agree';
  table.emit({ event: 'assault-proposed', rule: 'MK-COOP-09', seat, seats, shares });
}

// ── consent (MK-COOP-10, -11) ──

const YES = option('yes', true);
const NO = option('no', false);
/** Later editions ask for a card that is no wound (MK-COOP-07). */
const canAgree = (state: State, seat: Seat): boolean =>
  !state.rules.laterFights || handOf(state, seat).some((card) => !isWound(card));

/** All who are invited are asked at once; each of them has to agree, or the turn goes on as if nothing had been said. */
export function* agreeStep(state: State, table: MageTable): Play {
  const { joint } = state;
  if (!joint) return;
  const [, ...invited] = joint.seats;
  const answers = yield* askAll(
    invited.map((seat) => ({
      seat,
      name: 'agree' as const,
      options: () => (canAgree(state, seat) ? [YES, NO] : [NO]),
      rule: 'MK-COOP-10',
      safe: NO.key,
      lone: 'asked' as const,
      circumstances: ['joint'],
    })),
  );
  for (const [i, seat] of invited.entries()) {
    const event = answers[i] ? ('assault-agreed' as const) : ('assault-declined' as const);
    table.emit({ event, rule: 'MK-COOP-10', seat });
  }
  if (answers.every(Boolean)) {
    for (const seat of invited) state.isTurnLost[seat] = true;
    state.joint = { ...joint, now: 0 };
    state.stage = 'muster';
    return;
  }
  const key = joint.seats.map((each, i) => `${heroOf(state, each)} ${joint.shares[i]}`).join(' ');
  state.declined = [...state.declined, key];
  state.joint = null;
  state.acting = NONE;
  state.stage = 'move';
}
