/** What was played this turn, in the order it was played, and what it gave. */
import { classes, useSay } from '@taverne/ui';
import { cardFace } from '../../src/content/faces.ts';
import { cardSign } from '../art/cards.ts';
import { Sign } from '../art/signs.tsx';
import { cardName } from '../names.ts';
import { useTable } from '../table.tsx';
import { ownSeat } from '../view.ts';
import styles from './played.module.css';

export function Played() {
  const { view, state, parts } = useTable();
  const say = useSay();
  const seat = ownSeat(state);
  const played = view.played[seat] ?? [];
  const points = (['move', 'influence', 'heal'] as const).filter((each) => (view[each][seat] ?? 0) > 0);
  if (played.length === 0 && points.length === 0) return null;
  return (
    <section className={styles.played} aria-label={say('web.played')}>
      <h3>{say('web.played')}</h3>
      <ul>
        {played.map((card) => (
          <li key={card} className={classes(!parts.calm && styles.laid)}>
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
