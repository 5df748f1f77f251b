/** What everybody is told on every page, in both languages, until its end. */
import { Button, useSay } from '@taverne/ui';
import { useId, useState } from 'react';
import styles from '../people/you.module.css';
import { useLanguage } from '../words.tsx';
import { announce, announcements, withdraw } from './api.ts';
import own from './house.module.css';
import { useTold } from './use-told.ts';

const HOURS = [1, 6, 24, 72, 168] as const;

export function Announcements() {
  const say = useSay();
  const language = useLanguage();
  const [enId, frId, hoursId] = [useId(), useId(), useId()];
  const { value, trouble, isBusy, act } = useTold(announcements);
  const [en, setEn] = useState('');
  const [fr, setFr] = useState('');
  const [hours, setHours] = useState<number>(24);
  const when = (at: number): string =>
    new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
  const put = async (): Promise<void> => {
    if (!(await act(() => announce({ en: en.trim(), fr: fr.trim(), hours })))) return;
    setEn('');
    setFr('');
  };
  return (
    <>
      <section className={styles.part}>
        <h2>{say('house.announce')}</h2>
        {trouble && <p role="alert">{trouble}</p>}
        <div className={styles.line}>
          <label htmlFor={enId}>{say('house.announce.en')}</label>
          <textarea
            id={enId}
            lang="en"
            className={own.text}
            value={en}
            maxLength={300}
            onChange={({ target }) => setEn(target.value)}
          />
          <label htmlFor={frId}>{say('house.announce.fr')}</label>
          <textarea
            id={frId}
            lang="fr"
            className={own.text}
            value={fr}
            maxLength={300}
            onChange={({ target }) => setFr(target.value)}
          />
        </div>
        <div className={styles.times}>
          <label htmlFor={hoursId}>{say('house.announce.for')}</label>
          <select id={hoursId} value={hours} onChange={({ target }) => setHours(Number(target.value))}>
            {HOURS.map((each) => (
              <option key={each} value={each}>
                {say('house.hours', { n: each })}
              </option>
            ))}
          </select>
          <Button kind="main" icon="bell" disabled={isBusy || en.trim() === '' || fr.trim() === ''} onClick={() => void put()}>
            {say('house.announce.do')}
          </Button>
        </div>
      </section>
      <section className={styles.part}>
        <h2>{say('house.announcements')}</h2>
        {value?.announcements.length === 0 && <p className={own.none}>{say('house.announcements.none')}</p>}
        <ul className={styles.list}>
          {value?.announcements.map((each) => (
            <li key={each.id}>
              <span>
                <b>{each[language]}</b>
                <em>{say('house.until', { when: when(each.until) })}</em>
              </span>
              <Button disabled={isBusy} onClick={() => void act(() => withdraw(each.id))}>
                {say('house.withdraw')}
              </Button>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
