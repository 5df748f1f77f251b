/** The news, when it is one's turn again; gone with one's first deed. */
import { Crest, Note, useSay } from '@taverne/ui';
import { useMemo, useState } from 'react';
import { nameOf } from '../names.ts';
import { useTable } from '../table.tsx';
import { ownSeat } from '../view.ts';
import styles from './news.module.css';
import { newsOf, unseenBy } from './news.ts';

export function NewsNote() {
  const { state, view, question, playback } = useTable();
  const say = useSay();
  const own = ownSeat(state);
  const [closed, close] = useState('');
  const { events } = state;
  const news = useMemo(
    () => (view.seats > 1 ? newsOf(unseenBy(events, own), own, say, (seat) => nameOf(state, seat, say)) : []),
    [events, own, say, state, view.seats],
  );
  if (!question || playback.left > 0 || news.length === 0 || closed === question.id) return null;
  return (
    <Note
      className={styles.news}
      title={say('web.news')}
      icon="scroll"
      onClose={() => close(question.id)}
      closeLabel={say('web.close')}
    >
      <ul>
        {news.map(({ seat, items }) => (
          <li key={seat}>
            <Crest seat={seat} size={20} />
            <span>
              <b>{nameOf(state, seat, say)}</b> {items.join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </Note>
  );
}
