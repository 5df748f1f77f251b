import { Button, Icon, useSay } from '@taverne/ui';
import { useUpdate } from './register.ts';
import styles from './update.module.css';

/** A newer version is ready: one click, and the page is it. Nothing of a match is lost. */
export function UpdateNotice() {
  const say = useSay();
  const take = useUpdate((update) => update.take);
  return (
    <div role="status" className={styles.place}>
      {take && (
        <p className={styles.notice}>
          <Icon name="lamp" /> {say('app.update')}
          <Button onClick={take}>{say('app.reload')}</Button>
        </p>
      )}
    </div>
  );
}
