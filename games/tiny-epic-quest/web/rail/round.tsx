/** Which Day or Night it is, of five. */
import { classes, useSay } from '@taverne/ui';
import { useTable } from '../table.tsx';
import { isNight } from '../view.ts';
import styles from './round.module.css';

const ROUNDS = [1, 2, 3, 4, 5] as const;

export function Round() {
  const { view, playback } = useTable();
  const say = useSay();
  // The map is in daylight again when all is over, but the round ended where it ended.
  const night = playback.places.isNight || (view.ending !== null && isNight(view));
  return (
    <section className={classes(styles.round, night && styles.night)} aria-label={say('web.round')}>
      <svg className={styles.sky} viewBox="0 0 216 78" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
        <path className={styles.hills} d="M0,66Q50,48 108,60T216,54V78H0Z" />
        {night ? (
          <path className={styles.moon} d="M168,14a15,15 0 1 0 12,22a12,12 0 0 1 -12,-22Z" />
        ) : (
          <circle className={styles.sun} cx="160" cy="28" r="12" />
        )}
      </svg>
      <h2>{say(night ? 'web.night' : 'web.day', { n: view.round })}</h2>
      <ol>
        {ROUNDS.map((n) => (
          <li
            key={n}
            className={classes(n < view.round && styles.past, n === view.round && styles.now)}
            aria-current={n === view.round ? 'step' : undefined}
          >
            {n}
          </li>
        ))}
      </ol>
    </section>
  );
}
