/** What bots say to the offer of a draw, the same for every host. */
import { agreeToDraw, declineDraw, drawOffer, type Match, type Seat } from '@taverne/engine';
import type { IsBot } from './drive.ts';

/** The next bot whose word on the draw on offer is missing; undefined: none is. */
export function botOfferedDraw(match: Match, isBot: IsBot): Seat | undefined {
  if (match.outcome) return undefined;
  const offer = drawOffer(match);
  const seats = offer ? [...match.holders.keys()] : [];
  return seats.find((seat) => isBot(seat) && !offer?.agreed.includes(seat) && !match.gone.has(seat));
}

/** How the match must look to a bot that takes half a point: 0 is lost, 1 is won. */
const CONTENT_WITH_HALF = 0.4;

/** True: it agrees. A bot that likes its position plays on; one without an opinion (`value`) does too. */
export function answerDraw(match: Match, seat: Seat, value: number | undefined): boolean {
  const agrees = value !== undefined && value <= CONTENT_WITH_HALF;
  if (agrees) agreeToDraw(match, seat);
  else declineDraw(match, seat);
  return agrees;
}
