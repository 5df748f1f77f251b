/** For a guest: an account with one touch, or the way back to the one there is. */
import { Button, useSay } from '@taverne/ui';
import { useId, useState } from 'react';
import { useSettings } from '../settings.ts';
import { enterCode } from './api.ts';
import { enterByPasskey, hasPasskeys, makePasskey } from './passkey.ts';
import type { OwnAccount } from './use-account.ts';
import styles from './you.module.css';

interface NewcomerProps {
  readonly own: OwnAccount;
  readonly onCodes: (codes: readonly string[]) => void;
}

export function Newcomer({ own: { act, isBusy }, onCodes }: NewcomerProps) {
  const say = useSay();
  const known = useSettings(({ name }) => name);
  const [name, setName] = useState(known);
  const [code, setCode] = useState('');
  const [nameId, codeId] = [useId(), useId()];
  const canHave = hasPasskeys();
  const make = async (): Promise<void> => {
    const made = await act(() => makePasskey(name));
    if (made) onCodes(made.codes);
  };
  return (
    <>
      <p>{say('you.guest')}</p>
      {!canHave && <p className={styles.news}>{say('you.nokeys')}</p>}
      {canHave && (
        <section className={styles.part}>
          <h2>{say('you.make')}</h2>
          <div className={styles.line}>
            <label htmlFor={nameId}>{say('you.make.name')}</label>
            <input
              id={nameId}
              value={name}
              maxLength={40}
              autoComplete="username"
              placeholder={say('you.make.hint')}
              onChange={(event) => setName(event.target.value)}
            />
            <Button
              kind="main"
              icon="key"
              after={say('you.make.after')}
              disabled={isBusy || name.trim() === ''}
              onClick={() => void make()}
            >
              {say('you.make.do')}
            </Button>
          </div>
        </section>
      )}
      <section className={styles.part}>
        <h2>{say('you.have')}</h2>
        {canHave && (
          <Button icon="key" disabled={isBusy} onClick={() => void act(enterByPasskey)}>
            {say('you.signin')}
          </Button>
        )}
        <div className={styles.line}>
          <label htmlFor={codeId}>{say('you.code.label')}</label>
          <input
            id={codeId}
            value={code}
            maxLength={60}
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            className={styles.code}
            placeholder={say('you.code.hint')}
            onChange={(event) => setCode(event.target.value)}
          />
          <Button disabled={isBusy || code.trim().length < 4} onClick={() => void act(() => enterCode(code))}>
            {say('you.code.do')}
          </Button>
        </div>
      </section>
    </>
  );
}
