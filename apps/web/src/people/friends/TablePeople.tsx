/** Who else sits at the table, and what one can do about each: on top of the table, on request. */
import type { ChangeBond, PeopleReply } from '@taverne/protocol';
import { Button, Crest, Dialog, type IconName, useSay } from '@taverne/ui';
import { useCallback, useEffect, useState } from 'react';
import { ReportForm } from '../../house/ReportForm.tsx';
import { Link } from '../../Link.tsx';
import { sayTrouble } from '../../trouble.ts';
import { MoreWords } from '../../words.tsx';
import { peopleMessages } from '../text/index.ts';
import styles from '../you.module.css';
import { changeBond, peopleAt } from './api.ts';

interface TablePeopleProps {
  readonly match: string;
  readonly onClose: () => void;
  /** At these seats sit those whom one does not want to hear. */
  readonly onUnheard: (seats: ReadonlySet<number>) => void;
}

export default function TablePeople(props: TablePeopleProps) {
  return (
    <MoreWords words={peopleMessages}>
      <People {...props} />
    </MoreWords>
  );
}

type Somebody = PeopleReply['people'][number];

function People({ match, onClose, onUnheard }: TablePeopleProps) {
  const say = useSay();
  const [people, setPeople] = useState<readonly Somebody[]>();
  const [trouble, setTrouble] = useState('');
  const read = useCallback(async (): Promise<void> => {
    const reply = await peopleAt(match);
    if (!reply.ok) return setTrouble(sayTrouble(say, reply.trouble));
    setPeople(reply.value.people);
    onUnheard(new Set(reply.value.people.flatMap(({ seat, isBlocked, isMuted }) => (isBlocked || isMuted ? [seat] : []))));
  }, [match, say, onUnheard]);
  useEffect(() => void read(), [read]);
  const change = async ({ seat }: Somebody, deed: ChangeBond['do']): Promise<void> => {
    const reply = await changeBond({ match, seat }, deed);
    setTrouble(reply.ok ? '' : sayTrouble(say, reply.trouble));
    await read();
  };
  return (
    <Dialog title={say('friends.table')} onClose={onClose} closeLabel={say('friends.close')}>
      {trouble && <p role="alert">{trouble}</p>}
      {people?.length === 0 && <p>{say('friends.table.none')}</p>}
      <ul className={styles.people}>
        {people?.map((each) => (
          <li key={each.seat}>
            <p>
              <Crest seat={each.seat} size={24} />{' '}
              <b>{each.isAccount ? <Link to={`/people/${encodeURIComponent(each.name)}`}>{each.name}</Link> : each.name}</b>
            </p>
            <div className={styles.buttons}>
              {each.isAccount && !each.isFriend && !each.isBlocked && (
                <Deed icon="handshake" deed="ask" of={each} onDo={change} />
              )}
              <Deed icon="bell" deed={each.isMuted ? 'unmute' : 'mute'} of={each} onDo={change} />
              <Deed icon="no" deed={each.isBlocked ? 'unblock' : 'block'} of={each} onDo={change} />
            </div>
            <ReportForm who={{ match, seat: each.seat }} name={each.name} match={match} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

interface DeedProps {
  readonly icon: IconName;
  readonly deed: 'ask' | 'mute' | 'unmute' | 'block' | 'unblock';
  readonly of: Somebody;
  readonly onDo: (of: Somebody, deed: ChangeBond['do']) => Promise<void>;
}

function Deed({ icon, deed, of, onDo }: DeedProps) {
  const say = useSay();
  return (
    <Button icon={icon} label={say(`friends.${deed}.of`, { name: of.name })} onClick={() => void onDo(of, deed)}>
      {say(`friends.${deed}`)}
    </Button>
  );
}
