/** What ends or bends a match from outside the rules: resignation, time, an agreed draw, a change of seat, standing orders. */
import { answerForTheGone, guarded } from './answer.ts';
import { checkHolder } from './entries.ts';
import { type Bend, type Entry, type Holder, hasLapsed, isOfLine } from './journal.ts';
import type { Match } from './match.ts';
import { drawn, type Outcome, wonBy } from './outcome.ts';
import { parse } from './parse.ts';
import { type Trouble, trouble } from './result.ts';
import { said } from './sentences.ts';
import type { Seat } from './words.ts';

/** Where the game has no words for it. */
const LEAVING = {
  resign: { resign: 'resign', time: 'time', rule: 'TABLE-RESIGN' },
  time: { resign: 'resign', time: 'time', rule: 'TABLE-TIME' },
} as const;

export function resign(match: Match, seat: Seat): Trouble | undefined {
  return running(match, seat) ?? leave(match, { type: 'resign', seat });
}

/** The clock is the host's affair; the table only writes down whose time is up. */
export function timeIsUp(match: Match, seat: Seat): Trouble | undefined {
  return running(match, seat) ?? leave(match, { type: 'time', seat });
}

function leave(match: Match, bend: Extract<Bend, { type: 'resign' | 'time' }>): Trouble | undefined {
  const problem = guarded(match, bend.type, () => {
    match.journal.push(bend);
    applyBend(match, bend);
    answerForTheGone(match);
  });
  if (problem) match.gone.delete(bend.seat);
  return problem;
}

export function offerDraw(match: Match, seat: Seat): Trouble | undefined {
  const over = running(match, seat);
  if (over) return over;
  const { agreement } = match.game;
  if (!agreement) return trouble('not-allowed', said('no-agreed-draw', { game: match.game.id }));
  if (drawOffer(match)) return trouble('not-allowed', said('offer-stands', {}));
  const refusal = agreement.refuse(match.world.state, seat, match.offers[seat]);
  if (refusal) {
    const { why, rule } = refusal;
    return { ...trouble('not-allowed', said('refused-by-rule', { why, rule })), refusal };
  }
  const bend: Bend = { type: 'offer', seat, now: agreement.now(match.world.state, seat) };
  match.journal.push(bend);
  applyBend(match, bend);
  return undefined;
}

export function agreeToDraw(match: Match, seat: Seat): Trouble | undefined {
  return reply(match, { type: 'agree', seat });
}

export function declineDraw(match: Match, seat: Seat): Trouble | undefined {
  return reply(match, { type: 'decline', seat });
}

function reply(match: Match, bend: Extract<Bend, { type: 'agree' | 'decline' }>): Trouble | undefined {
  const over = running(match, bend.seat);
  if (over) return over;
  const offer = drawOffer(match);
  if (!offer) return trouble('no-offer', said('no-draw-offered', {}));
  if (offer.agreed.includes(bend.seat)) return trouble('not-allowed', said('agreed-already', { seat: bend.seat }));
  match.journal.push(bend);
  applyBend(match, bend);
  return undefined;
}

export function changeSeat(match: Match, seat: Seat, wish: Holder): Trouble | undefined {
  const over = running(match, seat);
  if (over) return over;
  const holder = parse(checkHolder, wish, 'not-allowed', 'holder');
  if (!holder.ok) return holder.trouble;
  const bend: Bend = { type: 'seat', seat, holder: holder.value };
  match.journal.push(bend);
  applyBend(match, bend);
  return undefined;
}

/** The draw on offer and who has agreed so far. It lapses when another seat declines or gives an answer of its own. */
export function drawOffer(match: Match): { readonly by: Seat; readonly agreed: readonly Seat[] } | undefined {
  const agreed: Seat[] = [];
  for (let at = match.journal.length - 1; at >= 0; at--) {
    const entry = match.journal[at];
    if (!entry) break;
    if (entry.type === 'offer')
      return hasLapsed(match.journal, at) ? undefined : { by: entry.seat, agreed: [entry.seat, ...agreed] };
    if (entry.type === 'agree') agreed.unshift(entry.seat);
    if (entry.type === 'decline') return undefined;
  }
  return undefined;
}

/**
 * What the bends of a journal left behind, when a match is read back. The rules are only asked about the last entry:
 * whatever something else followed did not end the match, and the state of its moment is no longer there to judge by.
 */
export function applyBends(match: Match, journal: readonly Entry[]): void {
  for (const [at, entry] of journal.entries()) if (!isOfLine(entry)) applyBend(match, entry, at === journal.length - 1);
}

/** The effect of a bend on everything but the line; the same when it happens and when a match is read back. */
export function applyBend(match: Match, bend: Bend, isLast = true): void {
  switch (bend.type) {
    case 'resign':
    case 'time':
      if (isLast) match.ended = forfeited(match, bend.seat, bend.type);
      if (!match.ended) match.gone.add(bend.seat);
      break;
    case 'offer':
      match.offers[bend.seat] = bend.now;
      break;
    case 'agree':
      if (isLast) match.ended = agreed(match);
      break;
    case 'seat':
      match.holders[bend.seat] = bend.holder;
      break;
    case 'orders':
      match.orders[bend.seat] = bend.orders;
      break;
    default:
      // What becomes of an offer is read off the journal, and what bends the line is not for here.
      break;
  }
}

function forfeited(match: Match, seat: Seat, why: 'resign' | 'time'): Outcome | undefined {
  const { game, terms, world } = match;
  const byRules = game.forfeit?.(world.state, seat, why, terms.seats);
  // Rules do not know who left before.
  const outcome = byRules ?? walkover(match, seat, why);
  return outcome && { ...outcome, leaver: seat };
}

/** Whoever is left alone wins; a larger rest of the table plays on, unless the game says otherwise. */
function walkover(match: Match, seat: Seat, why: 'resign' | 'time'): Outcome | undefined {
  const [last, ...others] = staying(match).filter((other) => other !== seat);
  const { leaving = LEAVING[why] } = match.game;
  return others.length > 0 ? undefined : wonBy(last ?? -1, match.terms.seats, leaving[why], leaving.rule);
}

/** A draw, once everybody still at the table has agreed. */
function agreed(match: Match): Outcome | undefined {
  const yes = drawOffer(match)?.agreed ?? [];
  if (!staying(match).every((seat) => yes.includes(seat))) return undefined;
  return drawn(match.terms.seats, 'agreement', match.game.agreement?.rule ?? '');
}

const staying = (match: Match): Seat[] => [...match.holders.keys()].filter((seat) => !match.gone.has(seat));

/** Why this seat can bend nothing now, if so. */
export function running(match: Match, seat: Seat): Trouble | undefined {
  if (match.outcome) return trouble('match-over', said('match-over', { how: match.outcome.how }));
  if (!Number.isInteger(seat) || seat < 0 || seat >= match.terms.seats) {
    return trouble('no-such-seat', said('seat-unknown', { seat, seats: match.terms.seats }));
  }
  if (match.gone.has(seat)) return trouble('not-allowed', said('seat-left', { seat }));
  return undefined;
}
