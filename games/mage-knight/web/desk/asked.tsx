/** What is asked and lies nowhere on the table: as buttons. */
import { Choices, Crest, Note, useSay } from '@taverne/ui';
import { useForecast, useTable } from '../table.tsx';
import { useTurn } from '../turn.ts';
import { isBlow } from '../ways.ts';
import styles from './notes.module.css';

export function Asked() {
  const { question, picks, back, view, ways } = useTable();
  const { focus } = useForecast();
  const turn = useTurn();
  const say = useSay();
  if (!question || turn.choices.length === 0) return null;
  // Nothing is asked twice.
  const isTold = (key: string): boolean => ways.some((way) => way.key === key && isBlow(way));
  if (view.duel && turn.choices.every(({ key }) => isTold(key))) return null;
  return (
    <Note
      className={styles.asked}
      role="group"
      mark={<Crest seat={question.seat} size={22} />}
      title={picks.length > 0 ? (turn.subject ?? turn.sentence) : say(`web.asked.${question.name}`)}
      {...(picks.length > 0 && { onClose: back, closeLabel: say('web.back') })}
    >
      <Choices choices={turn.choices} focus={focus?.key} />
    </Note>
  );
}
