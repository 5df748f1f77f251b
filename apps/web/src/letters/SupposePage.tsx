/** “If … then …”, made on the board: one plays for the others and for oneself, and keeps what one would answer. */
import { Button, Note, type TableState, useSay } from '@taverne/ui';
import { useState } from 'react';
import type { RemoteShown, RemoteTable } from '../remote/door.ts';
import { Loading } from '../table/Loading.tsx';
import { Room } from '../table/Room.tsx';
import { sayTrouble } from '../trouble.ts';
import { MoreWords } from '../words.tsx';
import { saysSomething } from './course.ts';
import styles from './letters.module.css';
import { type Supposing, useSupposing } from './suppose.ts';
import { letterMessages } from './text/index.ts';

interface SupposeProps {
  readonly shown: RemoteShown;
  readonly state: TableState;
  readonly remote: RemoteTable;
  readonly onLeave: () => void;
}

export default function SupposePage({ shown, state, remote, onLeave }: SupposeProps) {
  const supposing = useSupposing(remote, state);
  if (!supposing.state) return <Loading />;
  const notes = (
    <MoreWords words={letterMessages}>
      <Trying shown={shown} supposing={supposing} onLeave={onLeave} />
    </MoreWords>
  );
  return <Room state={supposing.state} door={supposing.door} where="server" isLesson instant notes={notes} />;
}

interface TryingProps {
  readonly shown: RemoteShown;
  readonly supposing: Supposing;
  readonly onLeave: () => void;
}

function Trying({ shown: { table }, supposing, onLeave }: TryingProps) {
  const say = useSay();
  const [trouble, setTrouble] = useState('');
  const { you } = table;
  const { asked, course, keep } = supposing;
  const keepIt = async (): Promise<void> => {
    const refused = await keep();
    if (refused) setTrouble(sayTrouble(say, refused));
    else onLeave();
  };
  const isReady = you !== null && saysSomething(course, you);
  return (
    <Note title={say('letters.supposing')} icon="scroll" role="group">
      <p role="status">{trouble || sayWhose()}</p>
      <div className={styles.buttons}>
        {isReady && (
          <Button kind="main" after={say('letters.keep.after')} onClick={() => void keepIt()}>
            {say('letters.keep')}
          </Button>
        )}
        <Button onClick={onLeave}>{say('letters.leave')}</Button>
      </div>
    </Note>
  );

  function sayWhose(): string {
    if (asked === undefined) return say('letters.supposing.end');
    if (asked === you) return say('letters.supposing.own');
    return say('letters.supposing.other', { name: table.seats[asked]?.name ?? '' });
  }
}
