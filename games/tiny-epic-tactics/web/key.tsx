/** What the marks on this board mean. */
import { MarkKey, useSay } from '@taverne/ui';
import styles from './key.module.css';

const TILE = 'M0,-15L23,0L0,15L-23,0Z';
const CORNERS = 'M-8,-10L0,-15L8,-10M15,-5L23,0L15,5M8,10L0,15L-8,10M-15,5L-23,0L-15,-5';

export function Key() {
  const say = useSay();
  const go = (
    <>
      <path className={styles.go} d={TILE} />
      <text className={styles.price} y="5">
        2
      </text>
    </>
  );
  return (
    <MarkKey
      viewBox="-26 -18 52 36"
      marks={[
        [go, say('web.key.go')],
        [<path key="card" className={styles.card} d={TILE} />, say('web.key.card')],
        [<path key="target" className={styles.target} d={CORNERS} />, say('web.key.target')],
      ]}
    />
  );
}
