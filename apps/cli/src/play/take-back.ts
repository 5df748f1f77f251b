/** Undo: free where nothing was learnt since; past that, those at the terminal agree among themselves and bots always do. */
import { undo, undoWithConsent } from '@taverne/engine';
import { tellTrouble } from '../complaint.ts';
import { agreed } from './agreed.ts';
import type { After, Moment } from './talk.ts';

export async function takeBack({ session, seat: asked }: Moment): Promise<After> {
  const { desk, match, bots } = session;
  const own = match.line.findLast((entry) => entry.type === 'answer' && !entry.by && !bots.has(entry.seat));
  // Whoever answered last takes back: at one terminal that may be the neighbour.
  const seat = own?.type === 'answer' ? own.seat : asked;
  let trouble = undo(match, seat);
  if (trouble?.trouble === 'nothing-to-undo' && own) {
    if (!(await agreed(session, desk.say('play.undo?')))) return 'ask';
    trouble = undoWithConsent(
      match,
      seat,
      [...match.holders.keys()].filter((other) => other !== seat),
    );
  }
  if (trouble) {
    desk.tell(tellTrouble(desk.say, trouble));
    return 'ask';
  }
  session.told = match.events.length;
  desk.tell(desk.say('play.undone'));
  return 'show';
}
