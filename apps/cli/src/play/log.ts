/** The log: every answer that stands, with what came of it. */
import { eventsFor } from '@taverne/engine';
import type { Moment } from './talk.ts';

export function logLines({ session, seat }: Moment): string[] {
  const { desk, match, voice } = session;
  const events = eventsFor(match.events, seat).map(({ at, event }) => ({
    at,
    line: `      ${voice.event(match, event)} <dim>${event.rule}</dim>`,
  }));
  const eventsAt = (from: number, to: number) => events.filter(({ at }) => at >= from && at < to).map(({ line }) => line);
  const answers = match.line.flatMap((entry, at) => (entry.type === 'answer' ? [{ entry, at }] : []));
  const told = answers.flatMap(({ entry, at }, i) => {
    const by = entry.by === undefined ? '' : ` <dim>${desk.say(`log.${entry.by}`)}</dim>`;
    const head = `${String(i + 1).padStart(4)}  ${voice.seat(match, entry.seat)}  <key>${entry.key}</key>${by}`;
    // What an answer brings about is told with the place after it.
    return [head, ...eventsAt(at + 1, (answers[i + 1]?.at ?? match.line.length) + 1)];
  });
  return [...eventsAt(0, (answers[0]?.at ?? match.line.length) + 1), ...told];
}
