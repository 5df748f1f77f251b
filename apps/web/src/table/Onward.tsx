/** Somebody has begun the match again: the way to one's seat there. */
import { Button, type HostDoor, Icon, useSay } from '@taverne/ui';
import { useState } from 'react';
import { go, tablePath } from '../router.ts';
import { sayTrouble } from '../trouble.ts';
import styles from './table.module.css';

export function Onward({ door }: { readonly door: HostDoor }) {
  const say = useSay();
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
      <span>{trouble || say('table.again')}</span>
      <Button onClick={() => void sit()}>{say('table.again.go')}</Button>
    </div>
  );
}
