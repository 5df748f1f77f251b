/** The round and its hour: the sun and the moon go over the land, one step a round. */
import { classes, useSay } from '@taverne/ui';
import { SCENARIOS } from '../../src/content/scenarios.ts';
import { Sign } from '../art/signs.tsx';
import { useTable } from '../table.tsx';
import styles from './sky.module.css';

export function Sky() {
  const view = useTable().playback.seen;
  const say = useSay();
  const rounds = SCENARIOS[view.rules.scenario].sizes[view.seats]?.rounds ?? 4;
  const hour = view.isNight ? 'night' : 'day';
  return (
    <section
      className={classes(styles.sky, view.isNight && styles.dark)}
      aria-label={say('web.sky', { round: view.round, hour })}
    >
      <p>
        <b>{say('web.sky.hour', { hour, n: Math.ceil(view.round / 2) })}</b>
        <span>{say('web.sky.round', { round: view.round, of: rounds })}</span>
      </p>
      {view.last >= 0 && <p className={styles.last}>{say('web.sky.last', { n: view.last })}</p>}
      <ol aria-hidden="true">
        {Array.from({ length: rounds }, (_, i) => i + 1).map((round) => (
          <li key={round} className={classes(round < view.round && styles.gone, round === view.round && styles.now)}>
            <Sign of={round % 2 === 1 ? 'day' : 'night'} />
          </li>
        ))}
      </ol>
    </section>
  );
}
