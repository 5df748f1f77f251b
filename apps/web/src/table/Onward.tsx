/** The others have begun the match again: the way there. */
import { Icon, useSay } from '@taverne/ui';
import { Link } from '../Link.tsx';
import { tablePath } from '../router.ts';
import styles from './table.module.css';

export function Onward({ match }: { readonly match: string }) {
  const say = useSay();
  return (
    <p className={styles.onward} role="status">
      <Icon name="again" /> {say('table.again')} <Link to={tablePath('server', match)}>{say('table.again.go')}</Link>
    </p>
  );
}
