/** Somebody to play with: said once, and one is brought together with whoever seeks the same. */
import type { Seek } from '@taverne/protocol';
import { Button, Icon, useSay } from '@taverne/ui';
import { useEffect, useState } from 'react';
import { Link } from '../Link.tsx';
import { Clock } from '../lobby/Clock.tsx';
import { NO_CLOCK } from '../lobby/start.ts';
import { Sheet } from '../pages/Sheet.tsx';
import { putMe } from '../remote/api.ts';
import { connection } from '../remote/socket.ts';
import { FIRST_GAME, go, tablePath } from '../router.ts';
import { useSettings } from '../settings.ts';
import { sayTrouble } from '../trouble.ts';
import { CardWords } from '../words.tsx';
import { account } from './api.ts';
import { Mode } from './Mode.tsx';
import { FOR_TWO, PLAIN } from './pools.ts';
import { beginSeeking, stopSeeking, takeFound, useSeeking } from './seeking.ts';
import styles from './you.module.css';

export function Seeking() {
  const say = useSay();
  const { name } = useSettings();
  const [wish, setWish] = useState<Seek>({ game: FOR_TWO[0]?.id ?? FIRST_GAME, mode: '', clock: NO_CLOCK, rated: false });
  const [isMember, setMember] = useState(false);
  const { wish: sought, match, trouble } = useSeeking();

  useEffect(() => {
    void account().then((reply) => setMember(reply.ok && reply.value.account !== null));
  }, []);

  useEffect(() => {
    if (match === undefined) return;
    takeFound();
    go(tablePath('server', match));
  }, [match]);

  const begin = async (): Promise<void> => {
    await putMe(name ? { name } : {});
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
          <label className={styles.field}>
            {say('seek.game')}
            <select value={wish.game} onChange={({ target }) => setWish({ ...wish, game: target.value, mode: '' })}>
              {FOR_TWO.map(({ id, name: title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </select>
          </label>
          <CardWords game={wish.game}>
            <Mode
              game={wish.game}
              mode={wish.mode}
              label={say('seek.mode')}
              onMode={(mode) => setWish((before) => ({ ...before, mode }))}
            />
          </CardWords>
          <div className={styles.field}>
            <Clock value={wish.clock} onChange={(clock) => setWish({ ...wish, clock })} />
          </div>
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={wish.rated}
              disabled={!isMember}
              onChange={({ target }) => setWish({ ...wish, rated: target.checked })}
            />
            {say('seek.rated')}
          </label>
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
