/** Somebody to play with: said once, and one is brought together with whoever seeks the same. */
import type { Seek } from '@taverne/protocol';
import { Button, Icon, useSay } from '@taverne/ui';
import { useEffect, useState } from 'react';
import { Check } from '../Check.tsx';
import { Link } from '../Link.tsx';
import { Clock } from '../lobby/Clock.tsx';
import form from '../lobby/new-match.module.css';
import { NO_CLOCK } from '../lobby/start.ts';
import { Sheet } from '../pages/Sheet.tsx';
import { introduceMe } from '../remote/me.ts';
import { connection } from '../remote/socket.ts';
import { FIRST_GAME, go, tablePath } from '../router.ts';
import { useSettings } from '../settings.ts';
import { sayTrouble } from '../trouble.ts';
import { FOR_TWO, PLAIN } from './pools.ts';
import { Rivals } from './Rivals.tsx';
import { beginSeeking, stopSeeking, takeFound, useSeeking } from './seeking.ts';
import { useMember } from './use-member.ts';
import styles from './you.module.css';

export function Seeking() {
  const say = useSay();
  const { name } = useSettings();
  const [wish, setWish] = useState<Seek>({ game: FOR_TWO[0]?.id ?? FIRST_GAME, mode: '', clock: NO_CLOCK, rated: false });
  const isMember = typeof useMember() === 'string';
  const { wish: sought, match, trouble } = useSeeking();

  useEffect(() => {
    if (match === undefined) return;
    takeFound();
    go(tablePath('server', match));
  }, [match]);

  const begin = async (): Promise<void> => {
    await introduceMe(name);
    connection().renew();
    beginSeeking(wish);
  };
  return (
    <Sheet title={say('seek.title')}>
      <p>{say('seek.say')}</p>
      {trouble && (
        <p role="alert" className={styles.trouble}>
          <Icon name="no" /> {sayTrouble(say, trouble)}
        </p>
      )}
      {sought ? (
        <section className={styles.part}>
          <p role="status">{say('seek.now')}</p>
          <Button icon="close" onClick={stopSeeking}>
            {say('seek.stop')}
          </Button>
        </section>
      ) : (
        <section className={styles.part}>
          <div className={form.form}>
            <Rivals
              played={wish}
              label={say('seek.mode')}
              onGame={(game) => setWish({ ...wish, game, mode: '' })}
              onMode={(mode) => setWish((before) => ({ ...before, mode }))}
            />
            <Clock value={wish.clock} onChange={(clock) => setWish({ ...wish, clock })} />
          </div>
          <Check
            label={say('seek.rated')}
            checked={wish.rated}
            disabled={!isMember}
            onChange={(rated) => setWish({ ...wish, rated })}
          />
          {!isMember && (
            <p className={styles.quiet}>
              {say('seek.members')} <Link to="/you">{say('you.title')}</Link>
            </p>
          )}
          <Button kind="main" icon="handshake" disabled={wish.mode === ''} onClick={() => void begin()}>
            {say('seek.do')}
          </Button>
          <p>
            <Link to={`/best/${wish.game}/${wish.mode || PLAIN}`}>{say('seek.best')}</Link>
          </p>
        </section>
      )}
    </Sheet>
  );
}
