/** Programs that one lets play: each with a name of its own, and the tokens by which it comes in. */
import type { ProgramsReply } from '@taverne/protocol';
import { Button, classes, Icon, useSay } from '@taverne/ui';
import { useEffect, useId, useState } from 'react';
import { Link } from '../Link.tsx';
import { ago } from '../lobby/when.ts';
import { useLanguage } from '../words.tsx';
import { dropProgram, dropToken, programs as fetchPrograms, newProgram, newToken } from './api.ts';
import rows from './friends/friends.module.css';
import type { OwnAccount } from './use-account.ts';
import styles from './you.module.css';

type Program = ProgramsReply['programs'][number];

export function Programs({ own: { act, isBusy } }: { readonly own: OwnAccount }) {
  const say = useSay();
  const id = useId();
  const [shown, setShown] = useState<ProgramsReply>();
  const [name, setName] = useState('');
  useEffect(() => {
    void fetchPrograms().then((reply) => reply.ok && setShown(reply.value));
  }, []);
  const change = async (work: () => ReturnType<typeof fetchPrograms>): Promise<void> => {
    const reply = await act(work);
    if (reply) setShown(reply);
  };
  const make = async (): Promise<void> => {
    await change(() => newProgram(name));
    setName('');
  };
  return (
    <section className={styles.part}>
      <h2>{say('programs.title')}</h2>
      <p>{say('programs.say')}</p>
      {shown?.token !== undefined && (
        <div className={styles.shown} role="status">
          <label htmlFor={`${id}-token`}>{say('programs.token')}</label>
          <input id={`${id}-token`} readOnly value={shown.token} onFocus={(event) => event.target.select()} />
        </div>
      )}
      {shown?.programs.map((program) => (
        <One key={program.id} program={program} isBusy={isBusy} onChange={change} />
      ))}
      <div className={styles.line}>
        <label htmlFor={id}>{say('programs.name')}</label>
        <input id={id} value={name} maxLength={40} autoComplete="off" onChange={(event) => setName(event.target.value)} />
        <Button icon="plus" disabled={isBusy || name.trim() === ''} onClick={() => void make()}>
          {say('programs.make')}
        </Button>
      </div>
    </section>
  );
}

interface OneProps {
  readonly program: Program;
  readonly isBusy: boolean;
  readonly onChange: (work: () => ReturnType<typeof fetchPrograms>) => Promise<void>;
}

function One({ program: { id, name, tokens }, isBusy, onChange }: OneProps) {
  const say = useSay();
  const language = useLanguage();
  const when = (at: number): string => ago(language, Math.max(0, Date.now() - at));
  return (
    <ul className={classes(styles.list, rows.rows)}>
      <li>
        <Icon name="plug" />
        <Link to={`/people/${encodeURIComponent(name)}`} className={styles.grow}>
          <b>{name}</b>
        </Link>
        <Button icon="plus" disabled={isBusy} onClick={() => void onChange(() => newToken(id))}>
          {say('programs.tokens.add')}
        </Button>
        <Button
          kind="quiet"
          icon="close"
          disabled={isBusy}
          label={say('programs.drop', { name })}
          onClick={() => void onChange(() => dropProgram(id))}
        />
      </li>
      {tokens.map((token) => (
        <li key={token.id}>
          <span>
            <b>{say('programs.tokens.made', { when: when(token.made) })}</b>
            <em>
              {token.used === null ? say('programs.tokens.fresh') : say('programs.tokens.used', { when: when(token.used) })}
            </em>
          </span>
          <Button
            kind="quiet"
            icon="close"
            disabled={isBusy}
            label={say('programs.tokens.drop', { when: when(token.made) })}
            onClick={() => void onChange(() => dropToken(id, token.id))}
          />
        </li>
      ))}
    </ul>
  );
}
