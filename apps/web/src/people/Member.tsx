/** An account, in parts: its name, what opens it, where it is open, what there is of it. */
import type { Account } from '@taverne/protocol';
import { Button, useSay } from '@taverne/ui';
import { useEffect, useId, useState } from 'react';
import { house } from '../house/api.ts';
import { Link } from '../Link.tsx';
import { useLanguage } from '../words.tsx';
import { newRecoveryCodes, rename } from './api.ts';
import { Calls } from './Calls.tsx';
import { Devices } from './Devices.tsx';
import { Holidays } from './Holidays.tsx';
import { OwnData } from './OwnData.tsx';
import { Passkeys } from './Passkeys.tsx';
import { Programs } from './Programs.tsx';
import type { OwnAccount } from './use-account.ts';
import styles from './you.module.css';

export interface MemberProps {
  readonly account: Account;
  readonly own: OwnAccount;
}

export function Member({ account, own, onCodes }: MemberProps & { readonly onCodes: (codes: readonly string[]) => void }) {
  const say = useSay();
  const language = useLanguage();
  const since = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(account.made);
  const [isKeeper, setKeeper] = useState(false);
  useEffect(() => {
    void house().then((reply) => setKeeper(reply.ok && reply.value.isKeeper));
  }, []);
  const renew = async (): Promise<void> => {
    const renewed = await own.act(newRecoveryCodes);
    if (renewed) onCodes(renewed.codes);
  };
  return (
    <>
      <p className={styles.quiet}>
        {say('you.member', { when: since })} ·{' '}
        <Link to={`/people/${encodeURIComponent(account.name)}`}>{say('you.profile')}</Link> ·{' '}
        <Link to="/friends">{say('friends.title')}</Link>
        {isKeeper && (
          <>
            {' '}
            · <Link to="/house">{say('you.house')}</Link>
          </>
        )}
      </p>
      <Name account={account} own={own} />
      <Calls own={own} />
      <Holidays own={own} />
      <Passkeys account={account} own={own} />
      <Devices account={account} own={own} />
      <section className={styles.part}>
        <h2>{say('you.codes')}</h2>
        <p>{say('you.codes.left', { n: account.recovery })}</p>
        <div className={styles.buttons}>
          <Button icon="again" after={say('you.codes.new.after')} disabled={own.isBusy} onClick={() => void renew()}>
            {say('you.codes.new')}
          </Button>
        </div>
      </section>
      <Programs own={own} />
      <OwnData account={account} own={own} />
    </>
  );
}

function Name({ account, own: { act, isBusy } }: MemberProps) {
  const say = useSay();
  const id = useId();
  const [name, setName] = useState(account.name);
  return (
    <section className={styles.part}>
      <h2>{say('you.name.change')}</h2>
      <div className={styles.line}>
        <label htmlFor={id}>{say('you.name')}</label>
        <input id={id} value={name} maxLength={40} autoComplete="username" onChange={(event) => setName(event.target.value)} />
        <Button
          disabled={isBusy || name.trim() === '' || name === account.name}
          onClick={() => void act(() => rename(name), say('you.name.changed'))}
        >
          {say('you.name.save')}
        </Button>
      </div>
    </section>
  );
}
