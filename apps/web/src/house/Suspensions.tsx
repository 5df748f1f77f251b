/** Who may only look on, and anybody by name. */
import { Button, useSay } from '@taverne/ui';
import { useId, useState } from 'react';
import styles from '../people/you.module.css';
import { useLanguage } from '../words.tsx';
import { lift, suspensions } from './api.ts';
import own from './house.module.css';
import { SanctionForm } from './Sanctions.tsx';
import { useTold } from './use-told.ts';

export function Suspensions() {
  const say = useSay();
  const language = useLanguage();
  const id = useId();
  const { value, trouble, isBusy, act } = useTold(suspensions);
  const [name, setName] = useState('');
  const until = (at: number | null): string =>
    at === null
      ? say('house.for-good')
      : say('house.until', { when: new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(at) });
  return (
    <>
      <section className={styles.part}>
        <h2>{say('house.somebody')}</h2>
        <div className={styles.line}>
          <label htmlFor={id}>{say('house.somebody.name')}</label>
          <input id={id} value={name} maxLength={40} autoComplete="off" onChange={(event) => setName(event.target.value)} />
        </div>
        {name.trim() !== '' && <SanctionForm who={{ name: name.trim() }} isAccount onDone={() => void act(suspensions)} />}
      </section>
      <section className={styles.part}>
        <h2>{say('house.suspensions')}</h2>
        {trouble && <p role="alert">{trouble}</p>}
        {value?.suspensions.length === 0 && <p className={own.none}>{say('house.suspensions.none')}</p>}
        <ul className={styles.list}>
          {value?.suspensions.map(({ about, reason, by, at, until: end }) => (
            <li key={`${about.person} ${at}`}>
              <span>
                <b>{about.name ?? say('house.gone')}</b>
                <em>
                  {until(end)} · {reason} ({by})
                </em>
              </span>
              <Button
                disabled={isBusy}
                label={say('house.lift.of', { name: about.name ?? '' })}
                onClick={() => void act(() => lift(about.person, reason))}
              >
                {say('house.lift')}
              </Button>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
