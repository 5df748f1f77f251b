/** Taking back. Free where nothing was learnt since; with the consent of whoever is asked now otherwise. */
import { askedOf } from './answer.ts';
import type { Bend } from './journal.ts';
import type { Match } from './match.ts';
import { type Trouble, trouble } from './result.ts';
import { said } from './sentences.ts';
import { undoPoints } from './undo-points.ts';
import type { Happening, Seat } from './words.ts';

/** Places in the line this seat may go back to on its own, latest first. */
export function undoable(match: Match, seat: Seat): number[] {
  return match.outcome || match.gone.has(seat) ? [] : undoPoints(match.line, seat, match.world.sealed);
}

/** Takes back this seat's last answer, or all since the place `to` (one of `undoable`). */
export function undo<S, O, E extends Happening, V>(match: Match<S, O, E, V>, seat: Seat, to?: number): Trouble | undefined {
  if (match.outcome) return trouble('match-over', said('over-for-undo', {}));
  const points = undoable(match, seat);
  const at = to ?? points[0];
  if (at === undefined || !points.includes(at)) {
    return trouble('nothing-to-undo', said('undo-barred', { seat }));
  }
  const isSealed = at >= match.line.length - match.world.sealed;
  return isSealed ? bendBack(match, { type: 'withdraw', seat, at }) : bendBack(match, { type: 'undo', seat, to: at });
}

/**
 * Takes back this seat's last own answer although others answered or chance spoke since. Everybody else who is asked
 * now must agree; if that is nobody, everybody else at the table.
 */
export function undoWithConsent<S, O, E extends Happening, V>(
  match: Match<S, O, E, V>,
  seat: Seat,
  consent: readonly Seat[],
): Trouble | undefined {
  if (match.outcome) return trouble('match-over', said('over-for-undo', {}));
  if (match.gone.has(seat)) return trouble('nothing-to-undo', said('seat-left', { seat }));
  const to = match.line.findLastIndex((entry) => entry.type === 'answer' && entry.seat === seat && !entry.by);
  if (to < 0) return trouble('nothing-to-undo', said('no-answer-yet', { seat }));
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
  match.rewind(bend.type === 'undo' ? match.line.slice(0, bend.to) : match.line.toSpliced(bend.at, 1));
  return undefined;
}
