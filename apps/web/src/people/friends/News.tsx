/** What waits for an answer: invitations, wishes for friendship, and what one is told. */
import { findGame } from '@taverne/games';
import type { FriendsReply } from '@taverne/protocol';
import { Button, classes, Icon, type IconName, useSay } from '@taverne/ui';
import { useState } from 'react';
import { Link } from '../../Link.tsx';
import { joinMatch } from '../../remote/api.ts';
import { connection } from '../../remote/socket.ts';
import { go, tablePath } from '../../router.ts';
import { sayTrouble } from '../../trouble.ts';
import styles from '../you.module.css';
import { changeBond, decline, haveRead } from './api.ts';
import own from './friends.module.css';
import type { OwnFriends } from './use-friends.ts';

interface NewsProps {
  readonly friends: FriendsReply;
  readonly state: OwnFriends;
}

const nameOf = (game: string): string => findGame(game)?.name ?? game;

/** To which tables one is asked: yes leads to the seat, no is told to whoever asked. */
export function Invitations({ friends: { invitations }, state: { act, isBusy } }: NewsProps) {
  const say = useSay();
  const [trouble, setTrouble] = useState('');
  if (invitations.length === 0) return null;
  const accept = async (match: string): Promise<void> => {
    const joined = await joinMatch(match);
    if (!joined.ok) return setTrouble(sayTrouble(say, joined.trouble));
    connection().renew();
    go(tablePath('server', match));
  };
  return (
    <section className={styles.part}>
      <h2>{say('friends.invitations')}</h2>
      {trouble && <p role="alert">{trouble}</p>}
      <ul className={classes(styles.list, own.rows)}>
        {invitations.map(({ match, game, host }) => (
          <li key={match}>
            <Link to={tablePath('server', match)} className={styles.grow}>
              <b>{nameOf(game)}</b>
              <em>{say('friends.invited', { name: host })}</em>
            </Link>
            <Button kind="main" icon="chair" label={say('friends.sit.at', { name: host })} onClick={() => void accept(match)}>
              {say('friends.sit')}
            </Button>
            <Button
              kind="quiet"
              disabled={isBusy}
              label={say('friends.decline.of', { name: host })}
              onClick={() => void act(() => decline(match))}
            >
              {say('friends.decline')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Who would like to be one's friend. */
export function Asked({ friends: { asked }, state: { act, isBusy } }: NewsProps) {
  const say = useSay();
  if (asked.length === 0) return null;
  return (
    <section className={styles.part}>
      <h2>{say('friends.asked')}</h2>
      <ul className={classes(styles.list, own.rows)}>
        {asked.map(({ person, name }) => (
          <li key={person}>
            <Link to={`/people/${encodeURIComponent(name)}`} className={styles.grow}>
              <b>{name}</b>
            </Link>
            <Button
              kind="main"
              icon="handshake"
              disabled={isBusy}
              label={say('friends.accept.of', { name })}
              onClick={() => void act(() => changeBond({ person }, 'accept'))}
            >
              {say('friends.accept')}
            </Button>
            <Button
              kind="quiet"
              disabled={isBusy}
              label={say('friends.refuse.of', { name })}
              onClick={() => void act(() => changeBond({ person }, 'refuse'))}
            >
              {say('friends.refuse')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const ICONS: { readonly [K in FriendsReply['tidings'][number]['kind']]: IconName } = {
  friend: 'handshake',
  declined: 'no',
  answered: 'scroll',
  renamed: 'scroll',
};

/** What one is told, until it is read. */
export function Tidings({ friends: { tidings }, state: { act, isBusy } }: NewsProps) {
  const say = useSay();
  if (tidings.length === 0) return null;
  return (
    <section className={styles.part}>
      <h2>{say('friends.tidings')}</h2>
      <ul className={styles.list}>
        {tidings.map(({ id, kind, figures }) => (
          <li key={id}>
            <Icon name={ICONS[kind]} />
            <span>
              <b>{say(`friends.tiding.${kind}`, { ...figures, game: nameOf(figures.game ?? '') })}</b>
              {figures.text && <em>{figures.text}</em>}
            </span>
            <Button
              kind="quiet"
              icon="close"
              disabled={isBusy}
              label={say('friends.read')}
              onClick={() => void act(() => haveRead(id))}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
