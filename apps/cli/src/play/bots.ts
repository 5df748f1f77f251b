/** The computer's seats: they see an imagined world and answer through the same door as people. */
import { agreeToDraw, answer, declineDraw, type Level, quick, type Seat, sightOf, type Trouble } from '@taverne/engine';
import { thoughtSeed } from '../seed.ts';
import { questionTo, type Session } from './session.ts';

const sightFor = ({ match }: Session, seat: Seat, seed: number) => sightOf(match.world, seat, quick(seed));

/** The bot answers what it is asked. */
export function botAnswers(session: Session, seat: Seat, bot: Level): Trouble | undefined {
  const { match, game, chance } = session;
  const question = questionTo(session, seat);
  if (!question) return undefined;
  const seed = thoughtSeed(chance?.seed ?? '00000000', match.line.length);
  const { key } = bot.brain(game, sightFor(session, seat, seed), { ...bot.thinking, seed });
  return answer(match, seat, question.id, key);
}

/** How the match must look to a bot that takes half a point: 0 is lost, 1 is won. */
const CONTENT_WITH_HALF = 0.4;

/** A bot that likes its position plays on; one without an opinion does too. */
export async function botConsidersDraw(session: Session, seat: Seat): Promise<boolean> {
  const { entry, match, chance } = session;
  const evaluation = await entry.evaluation?.();
  const seed = thoughtSeed(chance?.seed ?? '00000000', match.line.length);
  const value = evaluation?.(sightFor(session, seat, seed).quiet, seat) ?? 1;
  const agrees = value <= CONTENT_WITH_HALF;
  if (agrees) agreeToDraw(match, seat);
  else declineDraw(match, seat);
  return agrees;
}
