/** The dice: they tumble, and settle on what chance said. */
import { useSay } from '@taverne/ui';
import type { DieSymbol } from '../../src/words.ts';
import { shortWord } from '../../text/names.ts';
import { rollIn } from '../playback.ts';
import { Sign } from '../symbols.tsx';
import { useTable } from '../table.tsx';
import styles from './dice.module.css';

export function Dice() {
  const { playback, view } = useTable();
  const say = useSay();
  const rolled = playback.current && rollIn(playback.current);
  // Dice that lie on the table while somebody is asked about them.
  const lying = playback.left === 0 ? view.dice : [];
  const dice: readonly (readonly DieSymbol[])[] = rolled ? rolled.dice : lying;
  if (dice.length === 0) return null;
  return (
    <div
      className={styles.tray}
      role="img"
      aria-label={dice.map((die) => die.map((symbol) => say(`die.${symbol}`)).join(' + ')).join(', ')}
    >
      <span className={styles.dice} key={rolled ? playback.at : 'lying'}>
        {dice
          .map((die, i) => ({ die, place: i + 1 }))
          .map(({ die, place }) => (
            <span key={place} className={rolled ? styles.rolls : styles.die} style={{ animationDelay: `${place * 70}ms` }}>
              {die.map((symbol) => (
                <Sign key={symbol} name={symbol} className={styles[symbol]} />
              ))}
            </span>
          ))}
      </span>
      {rolled && (
        <small>
          {say('web.rolled', { unit: shortWord(say, view, rolled.unit), what: rolled.event === 'rolled' ? rolled.for : '' })}
        </small>
      )}
    </div>
  );
}
