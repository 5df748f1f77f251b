/** A match again: any moment, anybody's eyes, another way on, and the proof that all was fair. */
import type { Seat } from '@taverne/engine';
import { Button, CopyField, Dialog, useSay } from '@taverne/ui';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { whatIf } from '../here/door.ts';
import { Chance } from '../replay/Chance.tsx';
import { Controls } from '../replay/Controls.tsx';
import { Eyes } from '../replay/Eyes.tsx';
import { LiveReplay } from '../replay/LiveReplay.tsx';
import styles from '../replay/replay.module.css';
import { stillDoor } from '../replay/still-door.ts';
import { replayMessages } from '../replay/text/index.ts';
import { useFilm } from '../replay/use-film.ts';
import { type Opened, useReel } from '../replay/use-reel.ts';
import { go, tablePath } from '../router.ts';
import { matchFileName, saveFile } from '../save-file.ts';
import { Loading } from '../table/Loading.tsx';
import { NoTable } from '../table/NoTable.tsx';
import { Room } from '../table/Room.tsx';
import { setTitle } from '../title.ts';
import { sayTrouble } from '../trouble.ts';
import { GameWords, MoreWords } from '../words.tsx';

interface ReplayProps {
  readonly where: 'here' | 'server';
  readonly match: string;
  readonly at: number | undefined;
}

function Film({ where, match, at, opened }: ReplayProps & { readonly opened: Opened }) {
  const say = useSay();
  const { reel, text, mine } = opened;
  const path = `${tablePath(where, match)}/replay`;
  const film = useFilm(reel, at, path);
  const [eyes, setEyes] = useState<Seat | undefined>(() => {
    const person = reel.holders.findIndex((holder) => holder.kind === 'person');
    return mine[0] ?? (person < 0 ? undefined : person);
  });
  const [isOpen, setOpen] = useState(false);
  const [trouble, setTrouble] = useState('');
  const state = useMemo(() => reel.stateAt(film.moment, eyes, { id: match, mine }), [reel, film.moment, eyes, match, mine]);
  const door = useMemo(() => stillDoor(text), [text]);
  const moment = reel.moments[film.moment];
  const isRunning = useMemo(() => reel.stateAt(film.last, undefined).outcome === undefined, [reel, film.last]);
  useEffect(() => {
    setTitle(`${say('replay.title')} · ${say('app.title')}`);
  }, [say]);

  const branch = async (): Promise<void> => {
    const made = await whatIf(text, moment?.seq ?? 0, reel.holders, `${path}?at=${moment?.line ?? 0}`);
    if (typeof made === 'string') go(tablePath('here', made));
    else setTrouble(sayTrouble(say, made));
  };
  const whatIfButton = (
    <Button icon="swords" onClick={() => void branch()} disabled={state.outcome !== undefined}>
      {say('replay.whatif')}
    </Button>
  );
  // As long as it runs, nobody looks into the cards of a bot.
  const seats = [...reel.holders.keys()].filter((seat) => !isRunning || reel.holders[seat]?.kind === 'person');
  const look = (
    <Suspense>
      <Eyes state={state} seats={seats} eyes={eyes} onChange={setEyes} />
    </Suspense>
  );
  return (
    <div className={styles.page}>
      <Room key={match} state={state} door={door} where={where} still instant={!film.isStep} />
      <section className={styles.bar} aria-label={say('replay.title')}>
        <Controls {...film} />
        <div className={styles.more}>
          <div className={styles.wide}>
            {look}
            {whatIfButton}
          </div>
          {isRunning && (
            <Button icon="next" onClick={() => go(tablePath(where, match))}>
              {say('replay.now')}
            </Button>
          )}
          <Button icon="more" onClick={() => setOpen(true)}>
            {say('replay.more')}
          </Button>
        </div>
        {trouble && <p role="alert">{trouble}</p>}
      </section>
      {isOpen && (
        <Dialog title={say('replay.title')} closeLabel={say('app.close')} onClose={() => setOpen(false)}>
          <div className={styles.dialog}>
            <div className={styles.narrow}>
              {look}
              {whatIfButton}
            </div>
            <CopyField label={say('replay.share')} text={`${location.origin}${path}?at=${moment?.line ?? 0}`} />
            {where === 'here' && <p className={styles.hint}>{say('replay.share.here')}</p>}
            <Button icon="save" onClick={() => saveFile(matchFileName(reel.file.game, match), text)}>
              {say('replay.export')}
            </Button>
            <Chance match={match} reel={reel} text={text} />
          </div>
        </Dialog>
      )}
    </div>
  );
}

export default function ReplayPage({ where, match, at }: ReplayProps) {
  const opened = useReel(where, match);
  if (!opened) return <Loading />;
  if (!('reel' in opened)) {
    const isRunning = where === 'server' && opened.trouble === 'match-running';
    return isRunning ? <LiveReplay match={match} at={at} /> : <NoTable trouble={opened} />;
  }
  return (
    <GameWords game={opened.reel.file.game}>
      <MoreWords words={replayMessages}>
        <Film key={match} where={where} match={match} at={at} opened={opened} />
      </MoreWords>
    </GameWords>
  );
}
