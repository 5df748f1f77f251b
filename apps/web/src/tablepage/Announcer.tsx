/** Reads out what happens, for whoever does not see the board. */
import { type GameKit, LiveRegion, type TableState, useSay } from '@taverne/ui';
import { useRef } from 'react';

interface AnnouncerProps {
  readonly kit: GameKit;
  readonly state: TableState;
  readonly label: string;
}

const MOST = 12;

export function Announcer({ kit, state, label }: AnnouncerProps) {
  const say = useSay();
  // What had happened before the page was opened is in the log.
  const begin = useRef(state.events.length);
  const turn = kit.useTurn();
  // Each is told once, so its place in the line of events is its name.
  const news = state.events
    .map((told, place) => ({ ...told, place }))
    .slice(Math.max(begin.current, state.events.length - MOST));
  return (
    <LiveRegion label={label}>
      {news.map(({ event, place }) => {
        const said = kit.describe(event, state, say);
        return said && <p key={`${place} ${event.event}`}>{said}</p>;
      })}
      <p key={`${state.seq}-${turn.title}`}>
        {turn.title}. {turn.subject && say('table.subject', { subject: turn.subject })} {turn.sentence}
      </p>
    </LiveRegion>
  );
}
