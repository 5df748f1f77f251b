import { useSay } from '@taverne/ui';
import styles from './table.module.css';

/** One waits for something: for the page's parts, or for what is said. */
export function Loading({ say: what }: { readonly say?: string }) {
  const say = useSay();
  return (
    <p className={styles.loading} role="status">
      {what ?? say('app.loading')}
    </p>
  );
}
