/** What a keeper may do to somebody: that they only look on for a time, or are called otherwise. Each wants a reason, which they are told. */
import type { Somebody, Who } from '@taverne/protocol';
import { Button, useSay } from '@taverne/ui';
import { useId, useState } from 'react';
import styles from '../people/you.module.css';
import { sayTrouble } from '../trouble.ts';
import { forceName, suspend } from './api.ts';
import own from './house.module.css';

const HOURS = [24, 168, 720, null] as const;

export function Sanctions({ about: { person, name, isAccount } }: { readonly about: Somebody }) {
  return <SanctionForm who={{ person }} isAccount={isAccount} key={name} />;
}

interface FormProps {
  readonly who: Who;
  readonly isAccount: boolean;
  readonly onDone?: () => void;
}

export function SanctionForm({ who, isAccount, onDone }: FormProps) {
  const say = useSay();
  const [reasonId, hoursId, nameId] = [useId(), useId(), useId()];
  const [reason, setReason] = useState('');
  const [hours, setHours] = useState<number | null>(24);
  const [name, setName] = useState('');
  const [told, setTold] = useState<{ readonly text: string; readonly isTrouble: boolean }>();
  const isReady = reason.trim() !== '';
  const done = (text: string): void => {
    setTold({ text, isTrouble: false });
    setReason('');
    setName('');
    onDone?.();
  };
  const doSuspend = async (): Promise<void> => {
    const reply = await suspend(who, hours, reason.trim());
    if (reply.ok) done(say('house.suspended'));
    else setTold({ text: sayTrouble(say, reply.trouble), isTrouble: true });
  };
  const doName = async (): Promise<void> => {
    const reply = await forceName(who, name.trim(), reason.trim());
    if (reply.ok) done(say('house.renamed', { name: reply.value.name }));
    else setTold({ text: sayTrouble(say, reply.trouble), isTrouble: true });
  };
  return (
    <details className={styles.more}>
      <summary>{say('house.sanctions')}</summary>
      <div className={styles.shown}>
        <label htmlFor={reasonId}>{say('house.reason')}</label>
        <textarea
          id={reasonId}
          className={own.text}
          value={reason}
          maxLength={500}
          onChange={(event) => setReason(event.target.value)}
        />
        <div className={styles.times}>
          <label htmlFor={hoursId}>{say('house.suspend.for')}</label>
          <select
            id={hoursId}
            value={String(hours)}
            onChange={({ target }) => setHours(HOURS.find((each) => String(each) === target.value) ?? null)}
          >
            {HOURS.map((each) => (
              <option key={String(each)} value={String(each)}>
                {say('house.hours', { n: each ?? 0 })}
              </option>
            ))}
          </select>
          <Button icon="no" disabled={!isReady} onClick={() => void doSuspend()}>
            {say('house.suspend')}
          </Button>
        </div>
        {isAccount && (
          <div className={styles.times}>
            <label htmlFor={nameId}>{say('house.name')}</label>
            <input
              id={nameId}
              value={name}
              maxLength={40}
              autoComplete="off"
              onChange={(event) => setName(event.target.value)}
            />
            <Button disabled={!isReady || name.trim() === ''} onClick={() => void doName()}>
              {say('house.name.do')}
            </Button>
          </div>
        )}
        <p role={told?.isTrouble ? 'alert' : 'status'}>{told?.text}</p>
      </div>
    </details>
  );
}
