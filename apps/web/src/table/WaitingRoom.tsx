/** Before everybody sits: the invitation to send, or a chair to take; who is ready; and the way out. */
import type { Trouble } from '@taverne/engine';
import type { ServerMessageOf } from '@taverne/protocol';
import { joinPath } from '@taverne/protocol/words';
import { Button, CopyField, Icon, useSay } from '@taverne/ui';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { Sheet } from '../pages/Sheet.tsx';
import { joinMatch } from '../remote/api.ts';
import { introduceMe } from '../remote/me.ts';
import { connection } from '../remote/socket.ts';
import { go } from '../router.ts';
import { useSettings } from '../settings.ts';
import { setTitle } from '../title.ts';
import { type Failure, sayTrouble } from '../trouble.ts';
import { GameWords } from '../words.tsx';
import { askedFor } from './asked.ts';
import Facts from './Facts.tsx';
import { NameField } from './NameField.tsx';
import { SeatList } from './SeatList.tsx';
import styles from './table.module.css';

type Table = ServerMessageOf<'table'>;

/** What one can do in the room. */
export interface RoomDoor {
  leave(): Promise<Trouble | undefined>;
  ready(ready: boolean): Promise<Trouble | undefined>;
}

function Invitation({ table }: { readonly table: Table }) {
  const say = useSay();
  const links = table.links ?? [];
  if (links.length === 0) return null;
  const isOne = links.length === 1;
  return (
    <>
      <p>{say(isOne ? 'wait.say' : 'wait.say.many')}</p>
      {links.map(({ seat, token }) => (
        <CopyField
          key={seat}
          label={isOne ? say('wait.link') : say('wait.link.seat', { seat: seat + 1 })}
          text={`${location.origin}${joinPath(table.match, token)}`}
        />
      ))}
    </>
  );
}

/** Whoever finds an open table may sit down at it. */
function SitDown({ match }: { readonly match: string }) {
  const say = useSay();
  const { name } = useSettings();
  const [trouble, setTrouble] = useState('');
  const sit = async (): Promise<void> => {
    const me = await introduceMe(name);
    const joined = me.ok ? await joinMatch(match) : me;
    // The seat belongs to a cookie that the open socket does not know yet.
    if (joined.ok) connection().renew();
    else setTrouble(sayTrouble(say, joined.trouble));
  };
  return (
    <>
      <NameField />
      <Button kind="main" icon="chair" onClick={() => void sit()}>
        {say('lobby.sit')}
      </Button>
      {trouble && <p role="alert">{trouble}</p>}
    </>
  );
}

/** Whoever sits: a name where there is none yet, ready or not, and the way out. */
function Seated({ table, door }: { readonly table: Table; readonly door: RoomDoor }) {
  const say = useSay();
  const { name } = useSettings();
  const [isUnnamed] = useState(name === '');
  const [trouble, setTrouble] = useState<Failure>();
  const own = table.seats[table.you ?? -1];
  const isReady = own?.unready !== true;
  const others = table.seats.filter(({ kind }, seat) => kind === 'person' && seat !== table.you).length;
  const isFull = table.seats.every(({ kind }) => kind !== 'open');
  const isTimed = table.clock.kind === 'live';
  const calls = isFull && !isReady;
  useEffect(() => {
    if (calls) setTitle(say('wait.title.full'));
  }, [calls, say]);
  /** The seat takes the name with the word. */
  const ready = async (wanted: boolean): Promise<void> => {
    const me = await introduceMe(name);
    // A guest's name is read when the socket opens.
    if (me.ok) connection().renew();
    setTrouble(me.ok ? await door.ready(wanted) : me.trouble);
  };
  const leave = async (): Promise<void> => {
    const problem = await door.leave();
    if (problem) setTrouble(problem);
    else go('/');
  };
  return (
    <>
      {isUnnamed && <NameField />}
      {isTimed && (
        <p className={styles.patience} role="status">
          {say(isReady ? 'wait.ready.says' : isFull ? 'wait.full' : 'wait.ready.when')}
        </p>
      )}
      <div className={styles.acts}>
        {isTimed && (
          <Button kind={isReady ? 'plain' : 'main'} icon={isReady ? 'no' : 'end'} onClick={() => void ready(!isReady)}>
            {say(isReady ? 'wait.not-ready' : 'wait.ready')}
          </Button>
        )}
        {!isTimed && isUnnamed && (
          <Button icon="end" disabled={name === ''} onClick={() => void ready(true)}>
            {say('wait.name')}
          </Button>
        )}
        <Button kind="quiet" icon="close" onClick={() => void leave()}>
          {say(others > 0 ? 'wait.leave' : 'wait.cancel')}
        </Button>
      </div>
      {trouble && <p role="alert">{sayTrouble(say, trouble)}</p>}
    </>
  );
}

interface WaitingRoomProps {
  readonly table: Table;
  readonly door: RoomDoor;
  /** Asks somebody by name. */
  readonly invite: ReactNode;
}

export function WaitingRoom({ table, door, invite }: WaitingRoomProps) {
  const say = useSay();
  const isStranger = table.you === null;
  const asked = askedFor(table.match);
  if (table.status === 'cancelled') {
    return (
      <Sheet title={say('wait.off')}>
        <p>{say('wait.off.says')}</p>
      </Sheet>
    );
  }
  return (
    <GameWords game={table.game}>
      <Sheet title={say(asked ? 'wait.again' : table.visibility === 'table' ? 'wait.table' : 'wait.title')}>
        <div className={styles.waiting}>
          {asked && (
            <p className={styles.asked}>
              <Icon name="again" /> {say('wait.again.says', { names: asked.join(', ') })}
            </p>
          )}
          <div className={styles.played}>
            <GameName />
            <Facts game={table.game} options={table.options} clock={table.clock} />
          </div>
          <SeatList seats={table.seats} you={table.you} />
          <Invitation table={table} />
          {table.links?.length && <Suspense>{invite}</Suspense>}
          {isStranger ? table.visibility === 'table' && <SitDown match={table.match} /> : <Seated table={table} door={door} />}
          {table.clock.kind !== 'live' && (
            <p className={styles.patience} role="status">
              <span className={styles.lamp} aria-hidden="true" /> {say('wait.patience')}
            </p>
          )}
        </div>
      </Sheet>
    </GameWords>
  );
}

/** Among the words of its game. */
const GameName = () => <b>{useSay()('game.name')}</b>;
