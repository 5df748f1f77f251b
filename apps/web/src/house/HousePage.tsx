/** For whoever keeps the house: reports, people, announcements, the state of the server, and what keepers did. */
import { Icon, type Tab, Tabs, useSay } from '@taverne/ui';
import { useEffect, useState } from 'react';
import { Sheet } from '../pages/Sheet.tsx';
import styles from '../people/you.module.css';
import { sayTrouble } from '../trouble.ts';
import { MoreWords } from '../words.tsx';
import { Announcements } from './Announcements.tsx';
import { house } from './api.ts';
import own from './house.module.css';
import { KeeperLog } from './KeeperLog.tsx';
import { Reports } from './Reports.tsx';
import { State } from './State.tsx';
import { Suspensions } from './Suspensions.tsx';
import { houseMessages } from './text/index.ts';

export default function HousePage() {
  return (
    <MoreWords words={houseMessages}>
      <House />
    </MoreWords>
  );
}

function House() {
  const say = useSay();
  const [isKeeper, setKeeper] = useState<boolean>();
  const [trouble, setTrouble] = useState('');
  const [tab, setTab] = useState('reports');
  useEffect(() => {
    void house().then((reply) => (reply.ok ? setKeeper(reply.value.isKeeper) : setTrouble(sayTrouble(say, reply.trouble))));
  }, [say]);
  const tabs: readonly Tab[] = [
    { id: 'reports', label: say('house.reports'), body: <Reports /> },
    { id: 'people', label: say('house.people'), body: <Suspensions /> },
    { id: 'announcements', label: say('house.announcements'), body: <Announcements /> },
    { id: 'state', label: say('house.state'), body: <State /> },
    { id: 'log', label: say('house.log'), body: <KeeperLog /> },
  ];
  return (
    <Sheet title={say('house.title')} isWide>
      {isKeeper === undefined && !trouble && <p>{say('house.loading')}</p>}
      {(isKeeper === false || trouble) && (
        <p role="alert" className={styles.trouble}>
          <Icon name="no" /> {trouble || say('house.closed')}
        </p>
      )}
      {isKeeper && <Tabs tabs={tabs} chosen={tab} onChoose={setTab} label={say('house.title')} className={own.tabs} />}
    </Sheet>
  );
}
