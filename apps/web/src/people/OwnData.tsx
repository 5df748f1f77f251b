/** Everything there is of a person: as a file, or gone. */
import { Button, useSay } from '@taverne/ui';
import { useId, useState } from 'react';
import { saveFile } from '../save-file.ts';
import { deleteAccount, everything } from './api.ts';
import type { MemberProps } from './Member.tsx';
import styles from './you.module.css';

export function OwnData({ account, own: { act, isBusy } }: MemberProps) {
  const say = useSay();
  const id = useId();
  const [isLeaving, setLeaving] = useState(false);
  const [name, setName] = useState('');
  const save = async (): Promise<void> => {
    const saved = await act(everything);
    if (saved) saveFile('taverne-you.json', JSON.stringify(saved.file, null, 2));
  };
  return (
    <section className={styles.part}>
      <h2>{say('you.data')}</h2>
      <div className={styles.buttons}>
        <Button icon="save" disabled={isBusy} onClick={() => void save()}>
          {say('you.export')}
        </Button>
        {!isLeaving && <Button onClick={() => setLeaving(true)}>{say('you.delete')}</Button>}
      </div>
      {isLeaving && (
        <div className={styles.shown}>
          <label htmlFor={id}>{say('you.delete.say')}</label>
          <input id={id} value={name} maxLength={40} autoComplete="off" onChange={(event) => setName(event.target.value)} />
          <div className={styles.buttons}>
            <Button kind="main" onClick={() => setLeaving(false)}>
              {say('you.delete.no')}
            </Button>
            <Button
              disabled={isBusy || name.trim() !== account.name}
              after={say('you.delete.after')}
              onClick={() => void act(() => deleteAccount(name.trim()), say('you.deleted'))}
            >
              {say('you.delete.do')}
            </Button>
          </div>
        </div>
      )}
    </section>
  );
}
