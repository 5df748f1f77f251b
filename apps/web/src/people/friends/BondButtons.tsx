/** What one can do about somebody: beside their name, wherever that stands. */
import type { ChangeBond, FriendsReply } from '@taverne/protocol';
import { Button, type IconName, useSay } from '@taverne/ui';
import { ReportForm } from '../../house/ReportForm.tsx';
import { Link } from '../../Link.tsx';
import { useMember } from '../use-member.ts';
import styles from '../you.module.css';
import { changeBond } from './api.ts';
import { useFriends } from './use-friends.ts';

interface Offer {
  readonly do: ChangeBond['do'];
  readonly icon: IconName;
  readonly isMain?: true;
}

/** What is offered about somebody, by what they are to one now. */
function offersFor(name: string, { friends, asks, asked, blocks, mutes }: FriendsReply): readonly Offer[] {
  const isIn = (list: readonly { readonly name: string }[]): boolean => list.some((each) => each.name === name);
  if (isIn(blocks)) return [{ do: 'unblock', icon: 'undo' }];
  const friendship: readonly Offer[] = isIn(friends)
    ? [{ do: 'remove', icon: 'close' }]
    : isIn(asked)
      ? [
          { do: 'accept', icon: 'handshake', isMain: true },
          { do: 'refuse', icon: 'close' },
        ]
      : isIn(asks)
        ? [{ do: 'take-back', icon: 'undo' }]
        : [{ do: 'ask', icon: 'handshake', isMain: true }];
  return [
    ...friendship,
    isIn(mutes) ? { do: 'unmute', icon: 'bell' } : { do: 'mute', icon: 'bell' },
    { do: 'block', icon: 'no' },
  ];
}

export function BondButtons({ name }: { readonly name: string }) {
  const say = useSay();
  const { friends, trouble, isBusy, act } = useFriends();
  const own = useMember();
  if (own === undefined || own === name) return null;
  if (own === null) {
    return (
      <p className={styles.quiet}>
        {say('friends.members')} <Link to="/you">{say('you.title')}</Link>
      </p>
    );
  }
  if (!friends) return null;
  const isFriend = friends.friends.find((each) => each.name === name);
  return (
    <section className={styles.part} aria-label={say('friends.about', { name })}>
      {isFriend && <p>{say(isFriend.isHere ? 'friends.is.here' : 'friends.is', { name })}</p>}
      {friends.blocks.some((each) => each.name === name) && <p>{say('friends.is.blocked', { name })}</p>}
      <div className={styles.buttons}>
        {offersFor(name, friends).map(({ do: deed, icon, isMain }) => (
          <Button
            key={deed}
            icon={icon}
            kind={isMain ? 'main' : 'plain'}
            disabled={isBusy}
            after={deed === 'block' || deed === 'mute' ? say(`friends.${deed}.after`) : undefined}
            onClick={() => void act(() => changeBond({ name }, deed))}
          >
            {say(`friends.${deed}`)}
          </Button>
        ))}
      </div>
      {trouble && <p role="alert">{trouble}</p>}
      <ReportForm who={{ name }} name={name} />
    </section>
  );
}
