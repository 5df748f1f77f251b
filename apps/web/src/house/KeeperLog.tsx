/** All that keepers did, the latest first. Nothing in it can be changed. */
import type { LogReply } from '@taverne/protocol';
import { Button, useSay } from '@taverne/ui';
import { useCallback, useEffect, useState } from 'react';
import styles from '../people/you.module.css';
import { sayTrouble } from '../trouble.ts';
import { useLanguage } from '../words.tsx';
import { log } from './api.ts';
import own from './house.module.css';

export function KeeperLog() {
  const say = useSay();
  const language = useLanguage();
  const [deeds, setDeeds] = useState<LogReply['deeds']>();
  const [hasMore, setMore] = useState(false);
  const [trouble, setTrouble] = useState('');
  const read = useCallback(
    async (known: LogReply['deeds']): Promise<void> => {
      const reply = await log(known.at(-1)?.at);
      if (!reply.ok) return setTrouble(sayTrouble(say, reply.trouble));
      setDeeds([...known, ...reply.value.deeds]);
      setMore(reply.value.hasMore);
    },
    [say],
  );
  useEffect(() => void read([]), [read]);
  return (
    <section className={styles.part}>
      <h2>{say('house.log')}</h2>
      <p className={styles.quiet}>{say('house.log.say')}</p>
      {trouble && <p role="alert">{trouble}</p>}
      {deeds?.length === 0 && <p className={own.none}>{say('house.log.none')}</p>}
      <ul className={styles.list}>
        {deeds?.map(({ id, at, keeper, deed, about, text }) => (
          <li key={id}>
            <span>
              <b>{say(`house.deed.${deed}`, { name: keeper, about })}</b>
              <em>
                {new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'medium' }).format(at)}
                {text && ` · ${text}`}
              </em>
            </span>
          </li>
        ))}
      </ul>
      {hasMore && deeds && (
        <Button icon="more" onClick={() => void read(deeds)}>
          {say('house.log.more')}
        </Button>
      )}
    </section>
  );
}
