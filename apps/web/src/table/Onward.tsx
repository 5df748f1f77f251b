/** Somebody has begun the match again: the way to one's seat there. */
import { Button, type HostDoor, Icon, useSay } from '@taverne/ui';
import { useEffect, useState } from 'react';
import { summaryOf } from '../remote/api.ts';
import { go, tablePath } from '../router.ts';
import { sayTrouble } from '../trouble.ts';
import styles from './table.module.css';

/** Who sits at the next table already. */
function useAskers(match: string): string {
  const [names, setNames] = useState('');
  useEffect(() => {
    let current = true;
    void summaryOf(match).then((reply) => {
      if (current && reply.ok)
        setNames(reply.value.seats.flatMap(({ kind, name = '' }) => (kind === 'person' ? [name] : [])).join(', '));
    });
    return () => {
      current = false;
    };
  }, [match]);
  return names;
}

export function Onward({ door, match }: { readonly door: HostDoor; readonly match: string }) {
  const say = useSay();
  const names = useAskers(match);
  const [trouble, setTrouble] = useState('');
  // Whoever asks second takes a seat at the match that the first one made.
  const sit = async (): Promise<void> => {
    const next = await door.rematch();
    if (typeof next === 'string') go(tablePath('server', next));
    else setTrouble(sayTrouble(say, next));
  };
  return (
    <div className={styles.onward} role="status">
      <Icon name="again" />
      <span>{trouble || (names ? say('table.again.by', { names }) : say('table.again'))}</span>
      <Button onClick={() => void sit()}>{say('table.again.go')}</Button>
    </div>
  );
}
