/** How the match ended, with those who decided it. */
import { classes, EndingSheet, seatClass, useSay } from '@taverne/ui';
import styles from './ending.module.css';
import { figureWord } from './names.ts';
import { Portrait } from './standee.tsx';
import { useTable } from './table.tsx';
import { isCell, isFigureName, seatOfSide } from './view.ts';

export function Ending() {
  const { state, view } = useTable();
  const say = useSay();
  const { outcome } = state;
  if (!outcome) return null;
  return (
    <EndingSheet rules={[outcome.rule]}>
      <ul className={styles.deciders}>
        {decidersIn(outcome.detail).map(({ figure, cell, how }) => {
          const seat = seatOfSide(view, view.owner[figure] ?? 'south');
          return (
            <li key={figure} className={seatClass(seat)}>
              <span className={styles.pic}>
                <Portrait figure={figure} seat={seat} className={classes(styles.portrait)} />
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

function decidersIn(detail: unknown) {
  const by: readonly unknown[] =
    typeof detail === 'object' && detail !== null && 'by' in detail && Array.isArray(detail.by) ? detail.by : [];
  return by.flatMap((each) => {
    if (typeof each !== 'object' || each === null) return [];
    const { figure, cell, how }: { figure?: unknown; cell?: unknown; how?: unknown } = each;
    return isFigureName(figure) && isCell(cell) && typeof how === 'string' ? [{ figure, cell, how }] : [];
  });
}
