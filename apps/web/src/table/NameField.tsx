/** The name that the others see. */
import { useSay } from '@taverne/ui';
import { OwnName } from '../OwnName.tsx';
import styles from './table.module.css';

export function NameField() {
  const say = useSay();
  return (
    <div className={styles.name}>
      <OwnName label={say('new.name')} />
    </div>
  );
}
