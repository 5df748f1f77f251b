/** Who one is here: a guest who may become an account, or an account with its passkeys, devices and codes. */
import { Button, Icon, useSay } from '@taverne/ui';
import { useEffect, useRef, useState } from 'react';
import { Sheet } from '../pages/Sheet.tsx';
import { EmergencyCodes } from './EmergencyCodes.tsx';
import { Member } from './Member.tsx';
import { Newcomer } from './Newcomer.tsx';
import { useAccount } from './use-account.ts';
import styles from './you.module.css';

export function You() {
  const say = useSay();
  const own = useAccount();
  const { account, isOffline, trouble, news, read } = own;
  const [codes, setCodes] = useState<readonly string[]>([]);
  useFocusOn(account === undefined ? undefined : account === null ? 'guest' : codes.length > 0 ? 'codes' : 'member');
  return (
    <Sheet title={account?.name ?? say('you.title')}>
      <p role="status" className={news ? styles.news : undefined}>
        {news}
      </p>
      {trouble && (
        <p role="alert" className={styles.trouble}>
          <Icon name="no" /> {trouble}
        </p>
      )}
      {isOffline && account === undefined ? (
        <div className={styles.part}>
          <p>{say('you.offline')}</p>
          <Button icon="again" onClick={read}>
            {say('you.again')}
          </Button>
        </div>
      ) : account === undefined ? (
        <p>{say('you.loading')}</p>
      ) : account === null ? (
        <Newcomer own={own} onCodes={setCodes} />
      ) : codes.length > 0 ? (
        <EmergencyCodes name={account.name} codes={codes} onKept={() => setCodes([])} />
      ) : (
        <Member account={account} own={own} onCodes={setCodes} />
      )}
    </Sheet>
  );
}

/** Where the whole page becomes another, as by a new place, the button that was pressed is gone and the page takes the focus. */
function useFocusOn(shown: string | undefined): void {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current !== undefined && before.current !== shown) document.querySelector<HTMLElement>('#content')?.focus();
    before.current = shown;
  }, [shown]);
}
