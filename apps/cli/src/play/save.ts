/** Saving on the player's word. */
import { strangerAt } from '../match-file.ts';
import { type Session, save } from './session.ts';
import type { Moment } from './talk.ts';

export function savedLines({ session, rest }: Pick<Moment, 'session' | 'rest'>): string[] {
  const { say } = session.desk;
  const path = rest === '' ? session.saveTo : rest;
  if (path === undefined) return [say('save.name')];
  const refused = strangerAt(say, path) ?? save(session, path);
  return [refused?.say ?? say('save.done', { path })];
}

/** At the end of a match: the file can be replayed and verified. */
export async function offerToSave(session: Session): Promise<void> {
  const { desk, match, lines, saved } = session;
  if (saved === match.journal.length) return;
  const line = await lines.next(`${desk.say('save.offer')} `);
  const path = line?.trim() ?? '';
  if (path !== '') desk.tell(...savedLines({ session, rest: path }));
}
