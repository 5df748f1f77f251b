/** What only matters where people take days: conditional answers, and who is on holiday. */
import type { ClockTerms } from '@taverne/protocol';
import { Button, Note, type Say, type TableState, useSay } from '@taverne/ui';
import type { RemoteShown, RemoteTable } from '../remote/door.ts';
import { MoreWords, useLanguage } from '../words.tsx';
import { type Stretch, stretchesOf } from './course.ts';
import styles from './letters.module.css';
import { letterMessages } from './text/index.ts';

interface LettersProps {
  readonly shown: RemoteShown;
  readonly state: TableState;
  readonly remote: RemoteTable;
  readonly onSuppose: () => void;
}

/** Where one waits for days, one may say beforehand what one will answer. */
const isSlow = ({ kind }: ClockTerms): boolean => kind === 'correspondence';

export default function Letters(props: LettersProps) {
  return (
    <MoreWords words={letterMessages}>
      <HolidayNotes {...props} />
      <Foresights {...props} />
    </MoreWords>
  );
}

function HolidayNotes({ shown: { table } }: LettersProps) {
  const say = useSay();
  const language = useLanguage();
  const day = (at: number): string => new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(at);
  if (table.status !== 'running') return null;
  return table.seats.flatMap(({ holiday, name = '' }, seat) => {
    if (!holiday || seat === table.you) return [];
    const title = Date.now() < holiday.from ? 'letters.holiday.comes' : 'letters.holiday.is';
    const days = { from: day(holiday.from), until: day(holiday.until) };
    return [
      <Note key={name} title={say(title, { name, ...days })} icon="chair">
        <p>{say('letters.holiday.say', { name })}</p>
      </Note>,
    ];
  });
}

const sentenceOf = (stretches: readonly Stretch[], say: Say): string =>
  stretches.map(({ isOwn, keys }) => say(isOwn ? 'letters.so' : 'letters.if', { keys: keys.join(' · ') })).join(', ');

function Foresights({ shown: { table, foresights }, state, remote, onSuppose }: LettersProps) {
  const say = useSay();
  const { you } = table;
  if (you === null) return null;
  const mayForesee = isSlow(table.clock) && !state.outcome && state.questions.length === 0;
  if (!mayForesee && foresights.length === 0) return null;
  return (
    <Note title={say(foresights.length > 0 ? 'letters.own' : 'letters.foresee')} icon="scroll" role="group">
      {foresights.length === 0 && <p>{say('letters.foresee.say')}</p>}
      <ul className={styles.list}>
        {foresights.map(({ id, course, ended }) => (
          <li key={id}>
            <span>
              {sentenceOf(stretchesOf(course, you, say('letters.chance')), say)}
              {ended && <em>{say(`letters.${ended}`)}</em>}
            </span>
            <Button kind="quiet" icon="close" label={say('letters.remove')} onClick={() => void remote.forget(id)} />
          </li>
        ))}
      </ul>
      {mayForesee && (
        <div className={styles.buttons}>
          <Button onClick={onSuppose}>{say('letters.foresee.do')}</Button>
        </div>
      )}
    </Note>
  );
}
