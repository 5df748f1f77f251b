/** How the match ended, with those who decided it. */
import { classes, EndingSheet, seatClass, useSay } from '@taverne/ui';
import { figureWord } from '../text/names.ts';
import { fallIn } from './board/fall.tsx';
import styles from './ending.module.css';
import { Portrait } from './standee.tsx';
import { useTable } from './table.tsx';
import { seatOfSide } from './view.ts';

export function Ending() {
  const { state, view } = useTable();
  const say = useSay();
  const { outcome } = state;
  if (!outcome) return null;
  return (
    <EndingSheet rules={[outcome.rule]}>
      <ul className={styles.deciders}>
        {fallIn(state)?.by.map(({ figure, cell, how }) => {
          const seat = seatOfSide(view, view.owner[figure] ?? 'south');
          return (
            <li key={figure} className={seatClass(seat)}>
              <span className={styles.pic}>
                <Portrait name={figure} seat={seat} className={classes(styles.portrait)} />
              </span>
              <b>{figureWord(say, figure)}</b>
              <small>{say(`web.part.${how}`, { cell })}</small>
            </li>
          );
        })}
      </ul>
    </EndingSheet>
  );
}
