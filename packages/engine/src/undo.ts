/** Taking back. Free where nothing was learnt since; with the consent of whoever is asked now otherwise. */
import { askedOf } from './answer.ts';
import { type Bend, isOwnAnswer } from './journal.ts';
import type { Match } from './match.ts';
import { type Trouble, trouble } from './result.ts';
import { said } from './sentences.ts';
import { undoPoints } from './undo-points.ts';
import type { Happening, Seat } from './words.ts';

/** Places in the line this seat may go back to on its own, latest first. */
export function undoable(match: Match, seat: Seat): number[] {
  if (match.outcome || match.gone.has(seat)) return [];
  const points = undoPoints(match.line, seat, match.world.sealed);
  return withoutFollowUps(match, points).map((at) => match.bygone.line + at);
}

/** What only finished an answer goes back with it, as long as that one can be taken back. */
function withoutFollowUps({ game, line }: Match, points: readonly number[]): readonly number[] {
  const { followUps } = game;
  if (!followUps) return points;
  const isFollowUp = (at: number): boolean => {
    const entry = line[at];
    return entry?.type === 'answer' && followUps.has(entry.name);
  };
  const earliest = points.findLastIndex((at) => !isFollowUp(at));
  return points.filter((at, i) => i > earliest || !isFollowUp(at));
}

/** Whether this seat has given an answer of its own that stands. */
export const hasAnswered = (match: Match, seat: Seat): boolean =>
  match.bygone.own[seat] === true || match.line.some((entry) => isOwnAnswer(entry, seat));

/** Whether the last answer of this seat is one that the match no longer has in memory: to take it back wants all of the journal. */
export const isBygone = (match: Match, seat: Seat): boolean =>
  match.bygone.own[seat] === true && !match.line.some((entry) => isOwnAnswer(entry, seat));

/** Takes back this seat's last answer, or all since the place `to` (one of `undoable`). */
export function undo<S, O, E extends Happening, V>(match: Match<S, O, E, V>, seat: Seat, to?: number): Trouble | undefined {
  if (match.outcome) return trouble('match-over', said('over-for-undo', {}));
  const points = undoable(match, seat);
  const at = to ?? points[0];
  if (at === undefined || !points.includes(at)) {
    return trouble('nothing-to-undo', said('undo-barred', { seat }));
  }
  const isSealed = at >= match.lineLength - match.world.sealed;
  return isSealed ? bendBack(match, { type: 'withdraw', seat, at }) : bendBack(match, { type: 'undo', seat, to: at });
}

/**
 * Takes back this seat's last own answer although others answered or chance spoke since. Everybody else who is asked
 * now must agree; if that is nobody, everybody else at the table. A match that no longer has that answer (`isBygone`) is no place for it.
 */
export function undoWithConsent<S, O, E extends Happening, V>(
  match: Match<S, O, E, V>,
  seat: Seat,
  consent: readonly Seat[],
): Trouble | undefined {
  if (match.outcome) return trouble('match-over', said('over-for-undo', {}));
  if (match.gone.has(seat)) return trouble('nothing-to-undo', said('seat-left', { seat }));
  if (isBygone(match, seat)) throw new RangeError(`the last answer of seat ${seat} is no longer in memory`);
  const last = match.line.findLastIndex((entry) => isOwnAnswer(entry, seat));
  if (last < 0) return trouble('nothing-to-undo', said('no-answer-yet', { seat }));
  const to = match.bygone.line + last;
  if (undoable(match, seat).includes(to)) return undo(match, seat, to);
  const others = (seats: readonly Seat[]): Seat[] => seats.filter((other) => other !== seat && !match.gone.has(other));
  const asked = others(askedOf(match).map((ask) => ask.seat));
  const needed = asked.length > 0 ? asked : others([...match.holders.keys()]);
  const missing = needed.filter((other) => !consent.includes(other));
  if (missing.length > 0) return trouble('no-consent', said('consent-missing', { seats: missing }));
  return bendBack(match, { type: 'undo', seat, to, consent: consent.toSorted((a, b) => a - b) });
}

function bendBack<S, O, E extends Happening, V>(
  match: Match<S, O, E, V>,
  bend: Extract<Bend, { type: 'undo' | 'withdraw' }>,
): undefined {
  match.journal.push(bend);
  const { line } = match.bygone;
  match.rewind(bend.type === 'undo' ? match.line.slice(0, bend.to - line) : match.line.toSpliced(bend.at - line, 1));
  return undefined;
}
