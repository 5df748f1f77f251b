/** Who sits where at the plain table, and who came in where. */
import { classes } from '../classes.ts';
import { Crest } from '../crest.tsx';
import { Panel } from '../panel.tsx';
import { seatClass } from '../seats.ts';
import { useSay } from '../words.tsx';
import styles from './players.module.css';
import { numbered } from './shape.ts';
import { seatName, usePlainTable } from './table.tsx';

export function Players() {
  const { parts } = usePlainTable();
  const say = useSay();
  const { state } = parts;
  const isAsked = (seat: number): boolean => !state.outcome && state.asked.some((each) => each.seat === seat);
  const mine = state.seats.filter(({ mine: isMine }) => isMine).length;
  return (
    <Panel title={say('web.sheet.players')}>
      <ul className={styles.players}>
        {numbered(state.seats).map(({ place: seat, item: { mine: isMine, present, thinking } }) => (
          <li key={seat} className={classes(seatClass(seat), isAsked(seat) && styles.asked)}>
            <Crest seat={seat} size={30} />
            <b>{seatName(state, seat, say)}</b>
            <small>
              {[
                isMine && mine === 1 && say('web.sheet.you'),
                thinking && say('web.thinking'),
                !present && say('web.away'),
                isAsked(seat) && !thinking && say('web.sheet.to-answer'),
              ]
                .filter(Boolean)
                .join(', ')}
            </small>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

export function Ending() {
  const { parts } = usePlainTable();
  const say = useSay();
  const { state } = parts;
  const places = state.outcome?.places ?? [];
  const order = places.map((place, seat) => ({ place, seat })).toSorted((a, b) => a.place - b.place);
  return (
    <ol className={styles.places}>
      {order.map(({ place, seat }) => (
        <li key={seat} className={seatClass(seat)}>
          <span>{say('web.sheet.place', { place })}</span>
          <Crest seat={seat} size={22} />
          <b>{seatName(state, seat, say)}</b>
        </li>
      ))}
    </ol>
  );
}

export function Aid() {
  const say = useSay();
  return <p className={styles.aid}>{say('web.sheet.aid')}</p>;
}
