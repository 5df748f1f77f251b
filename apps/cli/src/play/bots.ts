/** The computer's seats: they see an imagined world and answer as anywhere else. */
import { answerDraw, drive } from '@taverne/bots';
import { quick, type Seat, sightOf, type Trouble } from '@taverne/engine';
import { thoughtSeed } from '../seed.ts';
import type { Seated, Session } from './session.ts';

const seedNow = ({ match, chance }: Seated): number => thoughtSeed(chance?.seed ?? '00000000', match.line.length);

/** Lets bots answer until a person is to be heard. `answered`: after each of them; false stops them. */
export async function letBotsPlay(session: Seated, answered: () => boolean): Promise<Trouble | undefined> {
  const { match, game, bots } = session;
  let goesOn = true;
  return drive({
    match,
    isBot: (seat) => bots.has(seat),
    seed: () => seedNow(session),
    think({ sight, seed }) {
      const bot = bots.get(sight.seat);
      if (!bot) throw new Error(`no bot plays seat ${sight.seat}`);
      return bot.brain(game, sight, { ...bot.thinking, seed }).key;
    },
    answered() {
      goesOn = answered();
    },
    goesOn: () => goesOn,
  });
}

/** True: it agrees. */
export async function botConsidersDraw(session: Session, seat: Seat): Promise<boolean> {
  const { entry, match } = session;
  const evaluation = await entry.evaluation?.();
  const { quiet } = sightOf(match.world, seat, quick(seedNow(session)));
  return answerDraw(match, seat, evaluation?.(quiet, seat));
}
