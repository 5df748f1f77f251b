/** Offering a draw, and what the others make of it. */
import { agreeToDraw, declineDraw, drawOffer, offerDraw, type Seat, type Trouble } from '@taverne/engine';
import { tellTrouble } from '../complaint.ts';
import { agreed } from './agreed.ts';
import { botConsidersDraw } from './bots.ts';
import type { Session } from './session.ts';
import type { After, Moment } from './talk.ts';

export async function askForDraw({ session, seat }: Moment): Promise<After> {
  const { desk, match, voice, bots } = session;
  const trouble = offerDraw(match, seat);
  if (trouble) {
    desk.tell(refusalToOffer(session, seat) ?? tellTrouble(desk.say, trouble));
    return 'ask';
  }
  for (let other = 0; other < match.terms.seats && drawOffer(match); other++) {
    if (other === seat) continue;
    const agrees = bots.has(other) ? await botConsidersDraw(session, other) : await personAgrees(session, seat, other);
    desk.tell(desk.say(agrees ? 'play.draw-agreed' : 'play.draw-declined', { seat: voice.seat(match, other) }));
  }
  return match.outcome ? 'show' : 'ask';
}

/** The game's own reason against an offer, in its words. */
function refusalToOffer({ match, game, voice }: Session, seat: Seat): string | undefined {
  const last = match.journal.findLast((entry) => entry.type === 'offer' && entry.seat === seat);
  const refusal = game.agreement?.refuse(match.world.state, seat, last?.type === 'offer' ? last.now : undefined);
  return refusal && `${voice.refusal(match, refusal)} (${refusal.rule})`;
}

async function personAgrees(session: Session, by: Seat, seat: Seat): Promise<boolean> {
  const { desk, match, voice } = session;
  const values = { by: voice.seat(match, by), seat: voice.seat(match, seat) };
  const agrees = await agreed(session, desk.say('play.draw?', values));
  const trouble: Trouble | undefined = agrees ? agreeToDraw(match, seat) : declineDraw(match, seat);
  return agrees && trouble === undefined;
}
