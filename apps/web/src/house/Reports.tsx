/** What people report: what was said, what else was said there, and the answer that they are told. */
import type { Evidence, ReportShown, ReportsReply } from '@taverne/protocol';
import { Button, useSay } from '@taverne/ui';
import { useId, useState } from 'react';
import { Link } from '../Link.tsx';
import styles from '../people/you.module.css';
import { tablePath } from '../router.ts';
import { useLanguage } from '../words.tsx';
import { answer, chatAt, reports } from './api.ts';
import own from './house.module.css';
import { Sanctions } from './Sanctions.tsx';
import { type Told, useTold } from './use-told.ts';

type Which = 'open' | 'answered';
const READ: { readonly [W in Which]: () => ReturnType<typeof reports> } = {
  open: () => reports('open'),
  answered: () => reports('answered'),
};

export function Reports() {
  const say = useSay();
  const [which, setWhich] = useState<Which>('open');
  return (
    <>
      <div className={styles.buttons}>
        {(['open', 'answered'] as const).map((each) => (
          <Button key={each} kind={which === each ? 'main' : 'plain'} pressed={which === each} onClick={() => setWhich(each)}>
            {say(`house.reports.${each}`)}
          </Button>
        ))}
      </div>
      <List key={which} which={which} />
    </>
  );
}

function List({ which }: { readonly which: Which }) {
  const say = useSay();
  const told = useTold(READ[which]);
  const { value, trouble } = told;
  return (
    <>
      {trouble && <p role="alert">{trouble}</p>}
      {value?.reports.length === 0 && <p className={own.none}>{say(`house.reports.${which}.none`)}</p>}
      {value?.reports.map((report) => (
        <OneReport key={report.id} report={report} told={told} />
      ))}
    </>
  );
}

function OneReport({ report, told }: { readonly report: ReportShown; readonly told: Told<ReportsReply> }) {
  const say = useSay();
  const language = useLanguage();
  const when = (at: number): string =>
    new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
  const nameOf = (name: string | null): string => name ?? say('house.gone');
  const { about, by, kind, text, match, lines } = report;
  return (
    <article className={styles.part} aria-label={say('house.report.of', { name: nameOf(about.name) })}>
      <h2>{nameOf(about.name)}</h2>
      <p className={styles.quiet}>
        {say('house.report.by', { name: nameOf(by.name), when: when(report.at), kind: say(`house.kind.${kind}`) })}
      </p>
      <blockquote className={own.said}>{text}</blockquote>
      {lines.length > 0 && (
        <details className={styles.more} open>
          <summary>{say('house.report.lines', { n: lines.length })}</summary>
          <Lines lines={lines} />
        </details>
      )}
      {match !== null && <Chat match={match} />}
      {report.answer ? (
        <p>
          <b>{say('house.answered', { name: report.answer.by, when: when(report.answer.at) })}</b> {report.answer.text}
        </p>
      ) : (
        <>
          <Answer id={report.id} told={told} />
          {about.name !== null && <Sanctions about={about} />}
        </>
      )}
    </article>
  );
}

const Lines = ({ lines }: { readonly lines: readonly Evidence[] }) => (
  <ol className={own.lines}>
    {lines.map(({ name, isAbout, text, at }) => (
      <li key={`${at} ${name} ${text}`} className={isAbout ? own.about : undefined}>
        <b>{name ?? '…'}</b> {text}
      </li>
    ))}
  </ol>
);

/** All that was said at the table: that a keeper looked is written down. */
function Chat({ match }: { readonly match: string }) {
  const say = useSay();
  const [lines, setLines] = useState<readonly Evidence[]>();
  const read = (): void => void chatAt(match).then((reply) => reply.ok && setLines(reply.value.lines));
  return (
    <>
      <div className={styles.buttons}>
        <Button icon="eye" after={say('house.chat.after')} onClick={read}>
          {say('house.chat')}
        </Button>
        <Link to={tablePath('server', match)}>{say('house.match')}</Link>
      </div>
      {lines && <Lines lines={lines} />}
    </>
  );
}

function Answer({ id, told: { act, isBusy } }: { readonly id: string; readonly told: Told<ReportsReply> }) {
  const say = useSay();
  const field = useId();
  const [text, setText] = useState('');
  return (
    <div className={styles.line}>
      <label htmlFor={field}>{say('house.answer')}</label>
      <textarea
        id={field}
        className={own.text}
        value={text}
        maxLength={500}
        onChange={(event) => setText(event.target.value)}
      />
      <Button
        kind="main"
        icon="scroll"
        after={say('house.answer.after')}
        disabled={isBusy || text.trim() === ''}
        onClick={() => void act(() => answer(id, text.trim()))}
      >
        {say('house.answer.do')}
      </Button>
    </div>
  );
}
