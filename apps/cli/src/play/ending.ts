/** The end of a match: who won and how, and what proves that chance was fair. */
import { resultFor, type Seat } from '@taverne/engine';
import { type Session, tellNews } from './session.ts';

const VERDICT = { won: 'end.you-won', drawn: 'end.you-drew', lost: 'end.you-lost' } as const;

export function tellEnd(session: Session, viewers: readonly Seat[]): void {
  const { desk, match, voice, chance } = session;
  const { outcome } = match;
  if (!outcome) return;
  const viewer = viewers.length === 1 ? viewers[0] : undefined;
  tellNews(session, viewer);
  desk.tell('', ...voice.board(match, viewer), '');
  desk.tell(`<bold>${voice.outcome(match, outcome)}</bold> <dim>${outcome.rule}</dim>`);
  if (viewer !== undefined) desk.tell(desk.say(VERDICT[resultFor(outcome, viewer)]));
  if (chance) {
    desk.tell('', desk.say('end.chance'));
    desk.tell(`  ${desk.say('end.commitment')}  ${chance.commitment}`, `  ${desk.say('end.seed')}  ${chance.seed}`);
  }
}
