/** In the waiting room: asks somebody by name, friends with one touch, and shows what became of it. */
import type { InvitedReply } from '@taverne/protocol';
import { Button, useSay } from '@taverne/ui';
import { useEffect, useId, useState } from 'react';
import type { Reply } from '../../remote/api.ts';
import { connection } from '../../remote/socket.ts';
import { sayTrouble } from '../../trouble.ts';
import { MoreWords } from '../../words.tsx';
import { peopleMessages } from '../text/index.ts';
import styles from '../you.module.css';
import { friends as fetchFriends, invited as fetchInvited, invite, takeBack } from './api.ts';

export default function InviteByName({ match }: { readonly match: string }) {
  return (
    <MoreWords words={peopleMessages}>
      <Names match={match} />
    </MoreWords>
  );
}

function Names({ match }: { readonly match: string }) {
  const say = useSay();
  const [nameId, listId] = [useId(), useId()];
  const [name, setName] = useState('');
  const [known, setKnown] = useState<readonly string[]>([]);
  const [invited, setInvited] = useState<InvitedReply['invited']>([]);
  const [trouble, setTrouble] = useState('');
  useEffect(() => {
    void fetchFriends().then((reply) => reply.ok && setKnown(reply.value.friends.map((each) => each.name)));
    const read = (): void => void fetchInvited(match).then((reply) => reply.ok && setInvited(reply.value.invited));
    read();
    return connection().onNews(read);
  }, [match]);
  const act = async (work: () => Promise<Reply<InvitedReply>>): Promise<void> => {
    const reply = await work();
    setTrouble(reply.ok ? '' : sayTrouble(say, reply.trouble));
    if (!reply.ok) return;
    setInvited(reply.value.invited);
    setName('');
  };
  const ask = (): void => {
    if (name.trim() !== '') void act(() => invite(match, name.trim()));
  };
  return (
    <section className={styles.part}>
      <form
        className={styles.line}
        onSubmit={(event) => {
          event.preventDefault();
          ask();
        }}
      >
        <label htmlFor={nameId}>{say('friends.invite.name')}</label>
        <input
          id={nameId}
          list={listId}
          value={name}
          maxLength={40}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
        <datalist id={listId}>
          {known.map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
        <Button icon="bell" disabled={name.trim() === ''} onClick={ask}>
          {say('friends.invite')}
        </Button>
      </form>
      {trouble && <p role="alert">{trouble}</p>}
      <ul className={styles.list} aria-live="polite">
        {invited.map((each) => (
          <li key={each.name}>
            <span>
              <b>{each.name}</b>
              <em>{say(each.hasDeclined ? 'friends.invite.declined' : 'friends.invite.waits')}</em>
            </span>
            {!each.hasDeclined && (
              <Button
                kind="quiet"
                icon="close"
                label={say('friends.invite.back', { name: each.name })}
                onClick={() => void act(() => takeBack(match, each.name))}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
