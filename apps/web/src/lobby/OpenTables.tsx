/** Tables where a seat is free. */

import type { LobbyReply, Summary } from '@taverne/protocol';
import { Button, Crest, Hidden, useSay } from '@taverne/ui';
import { lazy, Suspense, useState } from 'react';
import { joinMatch } from '../remote/api.ts';
import { introduceMe } from '../remote/me.ts';
import { connection } from '../remote/socket.ts';
import { go, tablePath } from '../router.ts';
import { useSettings } from '../settings.ts';
import { sayTrouble } from '../trouble.ts';
import { CardWords, GameWords } from '../words.tsx';
import styles from './matches.module.css';

const Facts = lazy(() => import('../table/Facts.tsx'));

export function OpenTables({ server }: { readonly server: LobbyReply | null | undefined }) {
  const say = useSay();
  const { name } = useSettings();
  const [trouble, setTrouble] = useState('');
  if (server === undefined) return null;
  if (server === null) return <p className={styles.quiet}>{say('lobby.tables.offline')}</p>;
  const sit = async (table: Summary): Promise<void> => {
    await introduceMe(name);
    connection().renew();
    const joined = await joinMatch(table.match);
    if (joined.ok) go(tablePath('server', table.match));
    else setTrouble(sayTrouble(say, joined.trouble));
  };
  return (
    <>
      {server.tables.length === 0 && <p className={styles.quiet}>{say('lobby.tables.none')}</p>}
      {trouble && <p role="alert">{trouble}</p>}
      <ul>
        {server.tables.map((table) => (
          <CardWords key={table.match} game={table.game}>
            <OpenTable table={table} onSit={() => void sit(table)} />
          </CardWords>
        ))}
      </ul>
    </>
  );
}

function OpenTable({ table, onSit }: { readonly table: Summary; readonly onSit: () => void }) {
  const say = useSay();
  const host = table.seats.find((seat) => seat.kind === 'person')?.name ?? say('table.friend');
  const free = table.seats.filter(({ kind }) => kind === 'open').length;
  return (
    <li className={styles.table}>
      <span className={styles.what}>
        <b>{say('game.name')}</b>
        <em>{host}</em>
        <Suspense>
          <GameWords game={table.game}>
            <Facts game={table.game} options={table.options} clock={table.clock} />
          </GameWords>
        </Suspense>
      </span>
      <span className={styles.seats} title={say('lobby.seats', { free, all: table.seats.length })}>
        <Hidden>{say('lobby.seats', { free, all: table.seats.length })}</Hidden>
        {table.seats.map((seat, index) => {
          const place = `${table.match} ${index}`;
          return seat.kind === 'open' ? (
            <i key={place} className={styles.free} />
          ) : (
            <Crest key={place} seat={index} size={24} />
          );
        })}
      </span>
      <Button label={say('lobby.sit.at', { name: host })} onClick={onSit}>
        {say('lobby.sit')}
      </Button>
    </li>
  );
}
