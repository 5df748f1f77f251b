/** The Magic Track with its token and Level, and what the Level means for dice and Spells. */
import { classes, useSay } from '@taverne/ui';
import { Sign } from '../symbols.tsx';
import { useTable } from '../table.tsx';
import styles from './magic.module.css';

export function Magic() {
  const { view } = useTable();
  const say = useSay();
  const spaces = view.levels.map((level, i) => ({ level, space: i + 1 }));
  return (
    <section className={styles.magic} aria-label={say('web.magic')}>
      <h2>
        {say('web.magic')} <small>{say('web.magic.level', { n: view.level })}</small>
      </h2>
      <div
        className={styles.track}
        data-flies="magic"
        role="img"
        aria-label={say('web.magic.at', { space: view.magic + 1, level: view.level })}
      >
        {spaces.map(({ level, space }) => (
          <i key={space} className={classes(styles[`l${level}`], space === view.magic + 1 && styles.here)}>
            {space === view.magic + 1 ? <Sign name="magic" /> : space}
          </i>
        ))}
      </div>
      <p>{say(`web.magic.says.${view.rules.mode}.${view.level}`)}</p>
    </section>
  );
}
