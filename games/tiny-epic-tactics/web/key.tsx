/** What the marks on this board mean. */
import { useSay } from '@taverne/ui';
import styles from './key.module.css';

export function Key() {
  const say = useSay();
  return (
    <ul className={styles.key}>
      <li>
        <svg viewBox="-26 -18 52 36" aria-hidden="true">
          <path className={styles.go} d="M0,-15L23,0L0,15L-23,0Z" />
          <text y="5">2</text>
        </svg>
        {say('web.key.go')}
      </li>
      <li>
        <svg viewBox="-26 -18 52 36" aria-hidden="true">
          <path className={styles.card} d="M0,-15L23,0L0,15L-23,0Z" />
        </svg>
        {say('web.key.card')}
      </li>
      <li>
        <svg viewBox="-26 -18 52 36" aria-hidden="true">
          <path className={styles.target} d="M-8,-10L0,-15L8,-10M15,-5L23,0L15,5M8,10L0,15L-8,10M-15,5L-23,0L-15,-5" />
        </svg>
        {say('web.key.target')}
      </li>
    </ul>
  );
}
