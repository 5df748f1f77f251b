/** What the Enemy thinks, one thought after the other, while its unit is about to act. */
import { Crest, Note, useSay } from '@taverne/ui';
import { unitWord } from '../../text/names.ts';
import { thoughtsIn } from '../describe.ts';
import { A_THOUGHT } from '../playback.ts';
import { useTable } from '../table.tsx';
import styles from './notes.module.css';

export function Thoughts() {
  const { playback, state, view } = useTable();
  const say = useSay();
  const event = playback.current;
  const thoughts = thoughtsIn(event, state, say);
  if (!event || thoughts.length === 0) return null;
  const unit = 'unit' in event && typeof event.unit === 'string' ? event.unit : '';
  const side = 'side' in event && typeof event.side === 'number' ? event.side : view.active;
  return (
    <Note
      key={playback.at}
      className={styles.thoughts}
      mark={<Crest seat={side} size={24} />}
      title={unitWord(say, view, unit)}
    >
      <ol>
        {thoughts.map((thought, i) => (
          <li key={thought} style={{ animationDelay: `${i * A_THOUGHT}ms` }}>
            {thought}
          </li>
        ))}
      </ol>
    </Note>
  );
}
