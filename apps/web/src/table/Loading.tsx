import { useSay } from '@taverne/ui';
import styles from './table.module.css';

export function Loading() {
  const say = useSay();
  return (
    <p className={styles.loading} role="status">
      {say('app.loading')}
    </p>
  );
}
