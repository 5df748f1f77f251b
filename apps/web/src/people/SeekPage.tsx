/** Somebody to play with: said once, and one is brought together with whoever seeks the same. */
import { games } from '@taverne/games';
import type { Seek } from '@taverne/protocol';
import { Button, Icon, useSay } from '@taverne/ui';
import { useEffect, useId, useState } from 'react';
import { Link } from '../Link.tsx';
import { Clock } from '../lobby/Clock.tsx';
import { choiceLabel } from '../lobby/option-words.ts';
import { NO_CLOCK } from '../lobby/start.ts';
import { mainOption, useTerms } from '../lobby/terms.ts';
import { Sheet } from '../pages/Sheet.tsx';
import { putMe } from '../remote/api.ts';
import { connection } from '../remote/socket.ts';
import { FIRST_GAME, go, tablePath } from '../router.ts';
import { useSettings } from '../settings.ts';
import { sayTrouble } from '../trouble.ts';
import { CardWords } from '../words.tsx';
import { account } from './api.ts';
import { PLAIN } from './pools.ts';
import { beginSeeking, stopSeeking, takeFound, useSeeking } from './seeking.ts';
import styles from './you.module.css';

const FOR_TWO = games.filter(({ seats }) => seats.min <= 2 && seats.max >= 2);

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
            <Mode wish={wish} label={say('seek.mode')} onMode={(mode) => setWish((before) => ({ ...before, mode }))} />
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

interface ModeProps {
  readonly wish: Seek;
  readonly label: string;
  readonly onMode: (mode: string) => void;
}

/** Of the modes of the game those in which two can play; a game without any has one. */
function Mode({ wish: { game, mode }, label, onMode }: ModeProps) {
  const say = useSay();
  const id = useId();
  const terms = useTerms(game);
  const main = terms?.seats.by && mainOption(terms);
  const counts = terms?.seats.by?.counts ?? {};
  const modes = main ? main.of.filter((each) => (counts[each]?.min ?? 9) <= 2 && (counts[each]?.max ?? 0) >= 2) : [PLAIN];
  const usual = main && modes.includes(main.usual) ? main.usual : modes[0];
  useEffect(() => {
    if (terms && mode === '' && usual !== undefined) onMode(usual);
  }, [terms, mode, usual, onMode]);
  if (!main || modes.length < 2) return null;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={mode} onChange={({ target }) => onMode(target.value)}>
        {modes.map((each) => (
          <option key={each} value={each}>
            {choiceLabel(say, main.name, each)}
          </option>
        ))}
      </select>
    </div>
  );
}
