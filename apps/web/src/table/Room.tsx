/** A table that is open: with what this device likes, and the tab's title. */
import { Button, type HostDoor, type Orientation, SOUNDS, type TableState, useSay } from '@taverne/ui';
import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { go, tablePath } from '../router.ts';
import { changeSettings, shownTheme, useSettings } from '../settings.ts';
import type { Talk } from '../tablepage/props.ts';
import TablePage from '../tablepage/TablePage.tsx';
import { countElsewhere, NEXT_MATCH, setTitle, useWaits } from '../title.ts';
import { ShellWords, useLanguage } from '../words.tsx';
import { keepAsked } from './asked.ts';
import { Loading } from './Loading.tsx';
import { keepSeen, seenOf } from './seen.ts';

interface RoomProps {
  readonly state: TableState;
  readonly door: HostDoor;
  readonly where: 'here' | 'server';
  /** Nothing can be touched: another moment than the present is shown. */
  readonly still?: boolean;
  /** Shows the state at once, without playing back how it came about. */
  readonly instant?: boolean;
  /** A lesson is no match of its own: it has no replay, no file, and nothing of it is remembered. */
  readonly isLesson?: boolean;
  readonly talk?: Talk;
  readonly notes?: ReactNode;
  /** The moment of another match from which this one goes on. */
  readonly origin?: string | undefined;
}

/** “● Your turn” as long as somebody else waits for me. */
function useTurnTitle({ questions, seats, outcome }: TableState): void {
  const say = useSay();
  const isAwaited = questions.length > 0 && outcome === undefined && seats.some((seat) => !seat.mine);
  useEffect(() => {
    setTitle(say(isAwaited ? 'app.title.turn' : 'app.title'));
  }, [isAwaited, say]);
}

/** Where this device had left off; from now on it has seen what is shown while it is in sight. */
function useSince({ match, events }: TableState, still: boolean): number | undefined {
  const [since] = useState(() => (still ? undefined : seenOf(match)));
  const count = events.length;
  useEffect(() => {
    if (still) return;
    const keep = (): void => {
      if (document.visibilityState === 'visible') keepSeen(match, count);
    };
    keep();
    document.addEventListener('visibilitychange', keep);
    return () => document.removeEventListener('visibilitychange', keep);
  }, [match, count, still]);
  return since === undefined ? undefined : Math.min(since, count);
}

export function Room({ state, door, where, still = false, instant = false, isLesson = false, talk, notes, origin }: RoomProps) {
  const language = useLanguage();
  const { sound, quiet, shortcuts, asksBeforeEnd, motion, orientation } = useSettings();
  const sounds = useMemo(() => SOUNDS.filter((each) => sound && !quiet.includes(each)), [sound, quiet]);
  useTurnTitle(state);
  const since = useSince(state, still || isLesson);
  const replay = `${tablePath(where, state.match)}/replay`;
  return (
    <Suspense fallback={<Loading />}>
      <TablePage
        state={state}
        door={door}
        language={language}
        still={still}
        {...(since === undefined ? {} : { since })}
        shortcuts={shortcuts}
        asksBeforeEnd={asksBeforeEnd}
        calm={motion === 'less'}
        sounds={sounds}
        orientation={isLesson ? 'own' : orientation}
        {...(isLesson ? {} : { onOrientation: (wanted: Orientation) => changeSettings({ orientation: wanted }) })}
        links={isLesson ? {} : { replay, moment: (at) => `${replay}?at=${at}`, settings: '/settings' }}
        instant={instant}
        origin={origin}
        tools={
          <ShellWords>
            <Tools />
          </ShellWords>
        }
        talk={talk}
        notes={notes}
        {...(isLesson || still ? {} : { onRematch: (match: string) => goAgain(where, match, state) })}
      />
    </Suspense>
  );
}

/** To the next match; the room there says whom one has asked. */
function goAgain(where: 'here' | 'server', match: string, { seats }: TableState): void {
  if (where === 'server')
    keepAsked(
      match,
      seats.flatMap(({ kind, mine, name }) => (kind === 'person' && !mine && name ? [name] : [])),
    );
  go(tablePath(where, match));
}

/** Sound and light. */
function Tools() {
  const say = useSay();
  const { sound, theme } = useSettings();
  const isDark = shownTheme(theme) === 'lamplight';
  const waiting = useWaits(countElsewhere);
  return (
    <>
      {waiting > 0 && (
        <Button icon="next" label={say('table.next', { n: waiting })} onClick={() => dispatchEvent(new Event(NEXT_MATCH))} />
      )}
      <Button icon="bell" label={say('table.sound')} pressed={sound} onClick={() => changeSettings({ sound: !sound })} />
      <Button
        icon="lamp"
        label={say('app.lamplight')}
        pressed={isDark}
        onClick={() => changeSettings({ theme: isDark ? 'parchment' : 'lamplight' })}
      />
    </>
  );
}
