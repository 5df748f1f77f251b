/** Somebody opened an invitation: what to and by whom, a name, and the chair. */
import type { Summary } from '@taverne/protocol';
import { Button, useSay } from '@taverne/ui';
import { useEffect, useState } from 'react';
import { joinMatch, lobby, summaryOf } from '../remote/api.ts';
import { introduceMe } from '../remote/me.ts';
import { connection } from '../remote/socket.ts';
import { go, tablePath } from '../router.ts';
import { useSettings } from '../settings.ts';
import Facts from '../table/Facts.tsx';
import { NameField } from '../table/NameField.tsx';
import { SeatList } from '../table/SeatList.tsx';
import styles from '../table/table.module.css';
import { type Failure, sayTrouble } from '../trouble.ts';
import { GameWords } from '../words.tsx';
import { Sheet } from './Sheet.tsx';

interface Invitation {
  readonly match: string;
  readonly token: string;
}

function Invited({ table, token }: { readonly table: Summary; readonly token: string }) {
  const say = useSay();
  const { name } = useSettings();
  const [trouble, setTrouble] = useState<Failure>();
  const isFull = table.seats.every(({ kind }) => kind !== 'open');
  const sit = async (): Promise<void> => {
    const me = await introduceMe(name);
    if (!me.ok) return setTrouble(me.trouble);
    connection().renew();
    const joined = await joinMatch(table.match, token ? { token } : {});
    if (joined.ok || joined.trouble.trouble === 'already-seated') go(tablePath('server', table.match), 'replace');
    else setTrouble(joined.trouble);
  };
  const watch = (
    <Button icon="eye" onClick={() => go(tablePath('server', table.match))}>
      {say('join.watch')}
    </Button>
  );
  return (
    <div className={styles.waiting}>
      <div className={styles.played}>
        <b>{say('game.name')}</b>
        <Facts game={table.game} options={table.options} clock={table.clock} />
      </div>
      <SeatList seats={table.seats} you={null} />
      {isFull ? (
        <>
          <p role="alert">{say('join.taken')}</p>
          <div className={styles.acts}>{watch}</div>
        </>
      ) : (
        <form
          className={styles.waiting}
          onSubmit={(event) => {
            event.preventDefault();
            void sit();
          }}
        >
          <NameField />
          {trouble && <p role="alert">{trouble.trouble === 'seat-taken' ? say('join.taken') : sayTrouble(say, trouble)}</p>}
          <div className={styles.acts}>
            <Button kind="main" icon="chair" onClick={() => void sit()}>
              {say('lobby.sit')}
            </Button>
            {trouble?.trouble === 'seat-taken' && watch}
          </div>
        </form>
      )}
    </div>
  );
}

export default function JoinPage({ match, token }: Invitation) {
  const say = useSay();
  const [table, setTable] = useState<Summary>();
  const [trouble, setTrouble] = useState<Failure>();
  useEffect(() => {
    let isHere = true;
    void (async () => {
      const [found, mine] = await Promise.all([summaryOf(match), lobby()]);
      if (!isHere) return;
      // Whoever sits there already comes back to the table.
      if (mine.ok && mine.value.mine.some((each) => each.match === match)) go(tablePath('server', match), 'replace');
      else if (found.ok) setTable(found.value);
      else setTrouble(found.trouble);
    })();
    return () => {
      isHere = false;
    };
  }, [match]);
  return (
    <Sheet title={say('join.title')}>
      {trouble && <p role="alert">{sayTrouble(say, trouble)}</p>}
      {table ? (
        <GameWords game={table.game}>
          <Invited table={table} token={token} />
        </GameWords>
      ) : (
        !trouble && <p>{say('app.loading')}</p>
      )}
    </Sheet>
  );
}
