/** Everybody at the table, near the corner they come from: how many units and tactics, how many points as things stand. */
import { Crest, classes, seatClass, useSay } from '@taverne/ui';
import { holderWord } from '../names.ts';
import { useTable } from '../table.tsx';
import { isAdventure, isEnemySide, isYou, mySide, sidesOf, unitsOf } from '../view.ts';
import styles from './plaques.module.css';

const PLACES = ['far', 'right', 'near', 'left'] as const;

export function Plaques() {
  const { view, state, look } = useTable();
  const say = useSay();
  const taken = new Set<number>();
  return sidesOf(view).map((side) => {
    const corner = view.corners.indexOf(side);
    // Before anybody has a corner, one's own place is the near one.
    const wanted = corner >= 0 ? (corner + look.turns) % 4 : (side + 6 - mySide(state, view)) % 4;
    const place = [0, 1, 2, 3].map((i) => (wanted + i) % 4).find((each) => !taken.has(each)) ?? wanted;
    taken.add(place);
    const holder = state.seats[side];
    const alive = unitsOf(view, side).filter(
      ({ cell }) => cell !== null || view.phase === 'deal' || view.phase === 'deploy',
    ).length;
    const name = holderWord(say, state, view, side);
    const score = view.scores[side];
    const isEnemy = isEnemySide(view, side);
    return (
      <div
        key={side}
        className={classes(
          styles.plaque,
          seatClass(side),
          styles[PLACES[place] ?? 'far'],
          look.flat && styles.flat,
          view.active === side && styles.active,
        )}
      >
        <Crest seat={side} size={28} />
        <span>
          <b>{isYou(state, side) ? say('web.you.short') : name}</b>
          <small>
            {holder?.thinking
              ? say('web.thinking')
              : holder && !holder.present
                ? say('web.away')
                : say(isEnemy ? 'web.plaque.enemy' : 'web.plaque', { units: alive, tactics: view.hands[side]?.count ?? 0 })}
          </small>
        </span>
        {!isAdventure(view) && score && (
          <span className={styles.points}>
            {score.total}
            <small>{say('web.points', { n: score.total })}</small>
          </span>
        )}
      </div>
    );
  });
}
