/** What was played this turn, in the order it was played, and what it gave. */
import { classes, useSay } from '@taverne/ui';
import { cardFace } from '../../src/content/faces.ts';
import { cardSign } from '../art/cards.ts';
import { Sign } from '../art/signs.tsx';
import { cardName, nameOf } from '../names.ts';
import { useTable } from '../table.tsx';
import { actorIn, ownSeat } from '../view.ts';
import styles from './played.module.css';

export function Played() {
  const { view, state, parts } = useTable();
  const say = useSay();
  // In the turn of another one sees what that one does.
  const seat = actorIn(view) ?? ownSeat(state);
  const isOwn = seat === ownSeat(state);
  const title = isOwn ? say('web.played') : say('web.played.of', { name: nameOf(state, seat, say) });
  const played = view.played[seat] ?? [];
  const points = (['move', 'influence', 'heal'] as const).filter((each) => (view[each][seat] ?? 0) > 0);
  if (played.length === 0 && points.length === 0) return null;
  return (
    <section className={styles.played} aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {played.map((card, i) => (
          // Two cards of another's may look like one.
          <li key={`${card} ${played.indexOf(card) === i ? '' : i}`} className={classes(!parts.calm && styles.laid)}>
            <Sign of={cardSign(cardFace(card))} /> {cardName(say, card)}
          </li>
        ))}
      </ul>
      {points.length > 0 && (
        <p>
          {points.map((each) => (
            <span key={each}>
              <Sign of={each} /> {say(`web.gain.${each}`, { n: view[each][seat] ?? 0 })}
            </span>
          ))}
        </p>
      )}
    </section>
  );
}
