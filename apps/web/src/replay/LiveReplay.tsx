/** Looking back while the match runs: with one's own eyes, and without what only the end reveals. */
import { Button, type TableState, useSay } from '@taverne/ui';
import { useEffect, useMemo, useState } from 'react';
import { type RemoteShown, RemoteTable } from '../remote/door.ts';
import { go, tablePath } from '../router.ts';
import { Loading } from '../table/Loading.tsx';
import { NoTable } from '../table/NoTable.tsx';
import { Room } from '../table/Room.tsx';
import type { Failure } from '../trouble.ts';
import { GameWords, MoreWords } from '../words.tsx';
import { Controls } from './Controls.tsx';
import { LiveReel } from './live.ts';
import styles from './replay.module.css';
import { stillDoor } from './still-door.ts';
import { replayMessages } from './text/index.ts';
import { useFilm } from './use-film.ts';

interface LiveProps {
  readonly match: string;
  readonly at: number | undefined;
}

function Film({ match, at, reel }: LiveProps & { readonly reel: LiveReel }) {
  const say = useSay();
  const table = tablePath('server', match);
  const film = useFilm(reel, at, `${table}/replay`);
  const [state, setState] = useState<TableState>();
  const door = useMemo(() => stillDoor(''), []);
  useEffect(() => {
    let current = true;
    void reel.stateAt(film.moment).then((told) => current && setState(told));
    return () => {
      current = false;
    };
  }, [reel, film.moment]);
  if (!state) return <Loading />;
  return (
    <div className={styles.page}>
      <Room state={state} door={door} where="server" still instant={!film.isStep} />
      <section className={styles.bar} aria-label={say('replay.title')}>
        <Controls {...film} />
        <Button icon="next" onClick={() => go(table)}>
          {say('replay.now')}
        </Button>
      </section>
    </div>
  );
}

export function LiveReplay({ match, at }: LiveProps) {
  const [reel, setReel] = useState<LiveReel>();
  const [trouble, setTrouble] = useState<Failure>();
  useEffect(() => {
    let current = true;
    // What is shown is the moment at which it was opened: looking back, one is not carried on.
    let latest: TableState | undefined;
    const shown = ({ state }: RemoteShown): void => {
      if (!state) return;
      const isFirst = latest === undefined;
      latest = state;
      if (isFirst) void whole();
    };
    /** One looks back to the very beginning: what happened before comes page by page, as far as the server tells it. */
    const whole = async (): Promise<void> => {
      for (let had = -1; latest?.older?.more && latest.older.events.length > had; ) {
        had = latest.older.events.length;
        await latest.older.more();
      }
      const state = latest;
      if (current && state) setReel((known) => known ?? new LiveReel(remote, state));
    };
    const remote = new RemoteTable(match, { shown, refused: setTrouble, link: () => {} });
    return () => {
      current = false;
      remote.close();
      setReel(undefined);
    };
  }, [match]);
  if (trouble) return <NoTable trouble={trouble} />;
  if (!reel) return <Loading />;
  return (
    <GameWords game={reel.now.game}>
      <MoreWords words={replayMessages}>
        <Film match={match} at={at} reel={reel} />
      </MoreWords>
    </GameWords>
  );
}
