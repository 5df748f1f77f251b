/** What a player sees before an answer: what happened, the board, what is asked, and every legal answer. */
import type { Question, Seat } from '@taverne/engine';
import { drawOffer } from '@taverne/engine';
import { widthOfDesk } from '../desk.ts';
import { type Offers, offersOf } from './offers.ts';
import { type Session, tellNews } from './session.ts';

export function showTable(session: Session, seat: Seat): void {
  const { desk, voice, match } = session;
  tellNews(session, seat);
  desk.tell('', ...voice.board(match, seat), '');
}

export function showQuestion(session: Session, seat: Seat, question: Question): Offers {
  const { desk, voice, match, game } = session;
  const offers = offersOf(question, widthOfDesk(desk), (key) => voice.subject(match, question, key));
  const turn = game.turn?.(match.world.state);
  const offer = drawOffer(match);
  const asked = desk.say('play.asked', { seat: voice.seat(match, seat), ask: `<bold>${voice.ask(question.name)}</bold>` });
  desk.tell(
    ...(offer && offer.by !== seat ? [desk.say('play.draw-stands', { seat: voice.seat(match, offer.by) })] : []),
    (turn === undefined ? '' : `<dim>${desk.say('play.turn', { turn })} ·</dim> `) + asked,
    ...offers.lines,
  );
  return offers;
}

/** Who sits where, told once at the start. */
export function showSeats(session: Session): void {
  const { desk, voice, match, bots } = session;
  for (let seat = 0; seat < match.terms.seats; seat++) {
    const bot = bots.get(seat);
    const who = bot
      ? desk.say('play.seat-bot', { level: bot.level, name: voice.words.word(`level.${bot.level}.name`, String(bot.level)) })
      : desk.say(bots.size === match.terms.seats - 1 ? 'play.seat-you' : 'play.seat-person');
    desk.tell(`${voice.seat(match, seat)}  ${who}`);
  }
}
