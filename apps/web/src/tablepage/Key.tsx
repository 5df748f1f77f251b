/** What the marks on the board mean. */
import { MarkKey, useSay } from '@taverne/ui';
import styles from './Key.module.css';

export function Key() {
  const say = useSay();
  const go = (
    <>
      <circle className={styles.ring} r="22" />
      <circle className={styles.dot} r="12" />
    </>
  );
  const target = <path className={styles.brackets} d="M-24,-8 L-14,-22 L-2,-22 M24,8 L14,22 L2,22" />;
  const barred = (
    <>
      <circle className={styles.barred} r="22" />
      <path className={styles.hatch} d="M-17,-12 L-12,-17 M-20,3 L3,-20 M-15,15 L15,-15 M-3,20 L20,-3 M12,17 L17,12" />
    </>
  );
  return (
    <MarkKey
      className={styles.key}
      viewBox="-30 -30 60 60"
      marks={[
        [go, say('table.key.go')],
        [target, say('table.key.target')],
        [barred, say('table.key.barred')],
      ]}
    />
  );
}
