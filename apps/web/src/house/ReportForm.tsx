/** To tell whoever keeps the house that somebody behaves badly. */
import type { Report } from '@taverne/protocol';
import { Button, useSay } from '@taverne/ui';
import { useId, useState } from 'react';
import styles from '../people/you.module.css';
import { sayTrouble } from '../trouble.ts';
import { sendReport } from './api.ts';
import own from './house.module.css';

const KINDS: readonly Report['kind'][] = ['talk', 'name', 'play', 'other'];

interface ReportFormProps {
  readonly who: Report['who'];
  readonly name: string;
  /** What was said there until now goes along. */
  readonly match?: string;
}

export function ReportForm({ who, name, match }: ReportFormProps) {
  const say = useSay();
  const [kindId, textId] = [useId(), useId()];
  const [isOpen, setOpen] = useState(false);
  const [kind, setKind] = useState<Report['kind']>('talk');
  const [text, setText] = useState('');
  const [told, setTold] = useState('');
  const send = async (): Promise<void> => {
    const reply = await sendReport({ who, kind, text: text.trim(), ...(match !== undefined && { match }) });
    setTold(reply.ok ? say('report.sent') : sayTrouble(say, reply.trouble));
    if (!reply.ok) return;
    setOpen(false);
    setText('');
  };
  return (
    <div className={own.report}>
      {!isOpen && (
        <Button kind="quiet" icon="flag" label={say('report.of', { name })} onClick={() => setOpen(true)}>
          {say('report.open')}
        </Button>
      )}
      {isOpen && (
        <div className={styles.shown}>
          <label htmlFor={kindId}>{say('report.kind')}</label>
          <select
            id={kindId}
            value={kind}
            onChange={({ target }) => setKind(KINDS.find((each) => each === target.value) ?? 'other')}
          >
            {KINDS.map((each) => (
              <option key={each} value={each}>
                {say(`report.${each}`)}
              </option>
            ))}
          </select>
          <label htmlFor={textId}>{say('report.text')}</label>
          <textarea
            id={textId}
            className={own.text}
            value={text}
            maxLength={1000}
            onChange={({ target }) => setText(target.value)}
          />
          {match !== undefined && <p className={styles.quiet}>{say('report.lines')}</p>}
          <div className={styles.buttons}>
            <Button kind="main" icon="flag" disabled={text.trim() === ''} onClick={() => void send()}>
              {say('report.send')}
            </Button>
            <Button onClick={() => setOpen(false)}>{say('report.cancel')}</Button>
          </div>
        </div>
      )}
      <p role="status">{told}</p>
    </div>
  );
}
