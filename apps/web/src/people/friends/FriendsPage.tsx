/** Friends: who is here, who asks, to which table one is invited; and whom one does not want to meet or hear. */
import type { FriendsReply, Known } from '@taverne/protocol';
import { Button, Icon, useSay } from '@taverne/ui';
import { useId, useState } from 'react';
import { Check } from '../../Check.tsx';
import { Link } from '../../Link.tsx';
import { Sheet } from '../../pages/Sheet.tsx';
import styles from '../you.module.css';
import { changeBond, hide } from './api.ts';
import own from './friends.module.css';
import { Asked, Invitations, Tidings } from './News.tsx';
import { type OwnFriends, useFriends } from './use-friends.ts';

export function FriendsSheet() {
  const say = useSay();
  const state = useFriends();
  const { friends, isOffline, trouble } = state;
  return (
    <Sheet title={say('friends.title')}>
      {trouble && (
        <p role="alert" className={styles.trouble}>
          <Icon name="no" /> {trouble}
        </p>
      )}
      {friends === undefined && <p role="status">{say(isOffline ? 'trouble.unreachable' : 'you.loading')}</p>}
      {friends === null && (
        <p>
          {say('friends.members')} <Link to="/you">{say('you.make')}</Link>
        </p>
      )}
      {friends && <Everybody friends={friends} state={state} />}
    </Sheet>
  );
}

interface EverybodyProps {
  readonly friends: FriendsReply;
  readonly state: OwnFriends;
}

function Everybody({ friends, state }: EverybodyProps) {
  const say = useSay();
  const { act, isBusy } = state;
  return (
    <>
      <Tidings friends={friends} state={state} />
      <Invitations friends={friends} state={state} />
      <Asked friends={friends} state={state} />
      <section className={styles.part}>
        <h2>{say('friends.title')}</h2>
        {friends.friends.length === 0 && <p>{say('friends.none')}</p>}
        <ul className={styles.list}>
          {friends.friends.map(({ person, name, isHere }) => (
            <li key={person}>
              <i className={isHere ? own.here : own.away} aria-hidden="true" />
              <Link to={`/people/${encodeURIComponent(name)}`} className={styles.grow}>
                <b>{name}</b>
                <em>{say(isHere ? 'friends.here' : 'friends.away')}</em>
              </Link>
            </li>
          ))}
        </ul>
        <AskByName state={state} />
        <Check
          label={say('friends.hide')}
          checked={friends.isHidden}
          disabled={isBusy}
          onChange={(isHidden) => void act(() => hide(isHidden))}
        />
      </section>
      <Row list={friends.asks} title="friends.asks" undo="take-back" state={state} />
      <Row list={friends.blocks} title="friends.blocks" undo="unblock" state={state} />
      <Row list={friends.mutes} title="friends.mutes" undo="unmute" state={state} />
    </>
  );
}

interface RowProps {
  readonly list: readonly Known[];
  readonly title: string;
  readonly undo: 'take-back' | 'unblock' | 'unmute';
  readonly state: OwnFriends;
}

/** People of one kind, and the way back for each. */
function Row({ list, title, undo, state: { act, isBusy } }: RowProps) {
  const say = useSay();
  if (list.length === 0) return null;
  return (
    <section className={styles.part}>
      <h2>{say(title)}</h2>
      <ul className={styles.list}>
        {list.map(({ person, name, isAccount }) => (
          <li key={person}>
            <span>
              <b>{isAccount ? <Link to={`/people/${encodeURIComponent(name)}`}>{name}</Link> : name}</b>
            </span>
            <Button
              kind="quiet"
              disabled={isBusy}
              label={say(`friends.${undo}.of`, { name })}
              onClick={() => void act(() => changeBond({ person }, undo))}
            >
              {say(`friends.${undo}`)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function AskByName({ state: { act, isBusy } }: { readonly state: OwnFriends }) {
  const say = useSay();
  const id = useId();
  const [name, setName] = useState('');
  const ask = async (): Promise<void> => {
    if (await act(() => changeBond({ name: name.trim() }, 'ask'))) setName('');
  };
  return (
    <form
      className={styles.line}
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '') void ask();
      }}
    >
      <label htmlFor={id}>{say('friends.ask.name')}</label>
      <input id={id} value={name} maxLength={40} autoComplete="off" onChange={(event) => setName(event.target.value)} />
      <Button icon="plus" disabled={isBusy || name.trim() === ''} onClick={() => void ask()}>
        {say('friends.ask')}
      </Button>
    </form>
  );
}
