/** The tactics of the round, side by side, while one is to be chosen. */
import { classes, useSay } from '@taverne/ui';
import { tacticFace } from '../../src/content/faces.ts';
import { printed } from '../names.ts';
import { tacticSpot } from '../spots.ts';
import { useForecast, useTable } from '../table.tsx';
import styles from './tactics.module.css';

export function Tactics() {
  const { view, press } = useTable();
  const { focus } = useForecast();
  const say = useSay();
  return (
    <section className={styles.tactics} aria-label={say('ask.tactic')}>
      <h3>{say('ask.tactic')}</h3>
      <ul>
        {view.tactics.map((tactic) => {
          const { id, number, isNight } = tacticFace(tactic);
          return (
            <li key={tactic}>
              <button
                type="button"
                className={classes(
                  styles.tactic,
                  isNight && styles.night,
                  focus?.path.includes(tacticSpot(tactic)) === true && styles.pointed,
                )}
                onClick={() => press(tacticSpot(tactic))}
              >
                <span className={styles.number}>{number}</span>
                <b>{say(`tactic.${id}.name`)}</b>
                <span>{printed(say, view, `tactic.${id}.does`)}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
