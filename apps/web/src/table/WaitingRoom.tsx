/** Before everybody sits: the invitation to send, or a chair to take. */
import type { ServerMessageOf } from '@taverne/protocol';
import { joinPath } from '@taverne/protocol/words';
import { Button, CopyField, Crest, useSay } from '@taverne/ui';
import { useState } from 'react';
import { newSalt } from '../lobby/start.ts';
import { Sheet } from '../pages/Sheet.tsx';
import { joinMatch, putMe } from '../remote/api.ts';
import { connection } from '../remote/socket.ts';
import { useSettings } from '../settings.ts';
import { sayTrouble } from '../trouble.ts';
import { GameWords } from '../words.tsx';
import styles from './table.module.css';

type Table = ServerMessageOf<'table'>;

function Seats({ table }: { readonly table: Table }) {
  const say = useSay();
  return (
    <ul className={styles.seats}>
      {table.seats.map((seat, index) => {
        const name = seat.name ?? (seat.kind === 'bot' ? say(`level.${seat.level ?? 1}.name`) : say('table.friend'));
        const who = seat.kind === 'open' ? say('wait.open') : index === table.you ? say('wait.you', { name }) : name;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place at the table is its number
          <li key={index} className={seat.kind === 'open' ? styles.open : undefined}>
            <Crest seat={index} size={36} /> {who}
          </li>
        );
      })}
    </ul>
  );
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
    const me = await putMe(name ? { name } : {});
    const joined = me.ok ? await joinMatch(match, { salt: newSalt() }) : me;
    // The seat belongs to a cookie that the open socket does not know yet.
    if (joined.ok) connection().renew();
    else setTrouble(sayTrouble(say, joined.trouble));
  };
  return (
    <>
      <Button kind="main" icon="chair" onClick={() => void sit()}>
        {say('lobby.sit')}
      </Button>
      {trouble && <p role="alert">{trouble}</p>}
    </>
  );
}

export function WaitingRoom({ table }: { readonly table: Table }) {
  const say = useSay();
  const isStranger = table.you === null;
  return (
    <GameWords game={table.game}>
      <Sheet title={say(table.visibility === 'table' ? 'wait.table' : 'wait.title')}>
        <div className={styles.waiting}>
          <Seats table={table} />
          <Invitation table={table} />
          {isStranger && table.visibility === 'table' && <SitDown match={table.match} />}
          <p className={styles.patience} role="status">
            <span className={styles.lamp} aria-hidden="true" /> {say('wait.patience')}
          </p>
        </div>
      </Sheet>
    </GameWords>
  );
}
