/** How one is told that it is one's turn: where, how soon, and when not. */
import type { CallChannel, CallsReply, PutCalls } from '@taverne/protocol';
import { Button, CopyField, Icon, useSay } from '@taverne/ui';
import { useEffect, useId, useState } from 'react';
import { Check } from '../Check.tsx';
import { putMe, type Reply } from '../remote/api.ts';
import { useLanguage } from '../words.tsx';
import { addChannel, dropChannel, calls as fetchCalls, proveMail, putCalls, tryCalls } from './api.ts';
import { MatchCalls } from './MatchCalls.tsx';
import { canPush, subscribe } from './push.ts';
import type { OwnAccount } from './use-account.ts';
import styles from './you.module.css';

const MINUTES = [0, 2, 15, 60, 240] as const;
const ICONS = { push: 'bell', mail: 'scroll', hook: 'plug' } as const;
const NIGHT = { from: 22 * 60, to: 7 * 60 };

/** The letter to a new address leads here with its proof. */
const proofIn = (hash: string): string | undefined => /^#prove=([\w-]+)$/.exec(hash)?.[1];

export function Calls({ own }: { readonly own: OwnAccount }) {
  const say = useSay();
  const { act, isBusy } = own;
  const language = useLanguage();
  const [calls, setCalls] = useState<CallsReply>();
  const [proof, setProof] = useState(() => proofIn(location.hash));
  const change = async (work: () => Promise<Reply<CallsReply> | undefined>, done?: string): Promise<void> => {
    const changed = await act(work, done);
    if (changed) setCalls(changed);
  };
  useEffect(() => {
    void fetchCalls().then((reply) => reply.ok && setCalls(reply.value));
  }, []);
  useEffect(() => {
    // Letters and messages are written in the language of this page.
    void putMe({ language });
  }, [language]);
  useEffect(() => {
    // The link of a letter may be opened where this page is open already.
    const read = (): void => setProof(proofIn(location.hash));
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  const prove = async (token: string): Promise<void> => {
    history.replaceState(null, '', '/you');
    setProof(undefined);
    await change(() => proveMail(token), say('calls.proven'));
  };
  if (!calls) return null;
  const { minutes, quiet, channels } = calls;
  const save = (wish: Partial<PutCalls>): void => {
    // What was chosen stands at once; the server is told meanwhile.
    setCalls({ ...calls, ...wish });
    void change(() => putCalls({ minutes, quiet, ...wish }));
  };
  return (
    <section className={styles.part} aria-label={say('calls.title')}>
      <h2>{say('calls.title')}</h2>
      <p>{say('calls.say')}</p>
      <ul className={styles.list}>
        {channels.map((channel) => (
          <OneChannel
            key={channel.id}
            channel={channel}
            isBusy={isBusy}
            onDrop={() => void change(() => dropChannel(channel.id))}
          />
        ))}
      </ul>
      {proof !== undefined && (
        <div className={styles.shown}>
          <p>{say('calls.prove')}</p>
          <Button kind="main" icon="end" disabled={isBusy} onClick={() => void prove(proof)}>
            {say('calls.prove.do')}
          </Button>
        </div>
      )}
      {calls.secret !== undefined && <CopyField label={say('calls.secret')} text={calls.secret} />}
      <div className={styles.buttons}>
        {canPush() && (
          <Button icon="bell" disabled={isBusy} onClick={() => void change(() => subscribe(calls.pushKey), say('calls.added'))}>
            {say('calls.push.add')}
          </Button>
        )}
        {channels.some(({ isProven }) => isProven) && (
          <Button disabled={isBusy} onClick={() => void act(tryCalls, say('calls.tried'))}>
            {say('calls.try')}
          </Button>
        )}
      </div>
      {calls.hasMail && (
        <Address
          label={say('calls.mail')}
          type="email"
          isBusy={isBusy}
          onAdd={(address) => void change(() => addChannel({ kind: 'mail', address }), say('calls.mail.sent', { address }))}
        />
      )}
      <details className={styles.more}>
        <summary>{say('calls.hook.for')}</summary>
        <Address
          label={say('calls.hook')}
          type="url"
          isBusy={isBusy}
          onAdd={(url) => void change(() => addChannel({ kind: 'hook', url }), say('calls.added'))}
        />
      </details>
      {channels.length > 0 && (
        <>
          <When minutes={minutes} quiet={quiet} onSave={save} />
          <MatchCalls wishes={calls.matches} change={change} />
        </>
      )}
    </section>
  );
}

interface OneChannelProps {
  readonly channel: CallChannel;
  readonly isBusy: boolean;
  readonly onDrop: () => void;
}

function OneChannel({ channel: { kind, where, isProven }, isBusy, onDrop }: OneChannelProps) {
  const say = useSay();
  const name = where || say('you.devices.unknown');
  return (
    <li>
      <Icon name={ICONS[kind]} />
      <span>
        <b>{name}</b>
        <em>{isProven ? say(`calls.${kind}.is`) : say('calls.unproven')}</em>
      </span>
      <Button kind="quiet" icon="close" disabled={isBusy} label={say('calls.drop', { name })} onClick={onDrop} />
    </li>
  );
}

interface AddressProps {
  readonly label: string;
  readonly type: 'email' | 'url';
  readonly isBusy: boolean;
  readonly onAdd: (address: string) => void;
}

function Address({ label, type, isBusy, onAdd }: AddressProps) {
  const say = useSay();
  const id = useId();
  const [address, setAddress] = useState('');
  const isEmpty = isBusy || address.trim() === '';
  const add = (): void => {
    if (isEmpty) return;
    onAdd(address.trim());
    setAddress('');
  };
  return (
    // Enter adds it, too.
    <form
      className={styles.line}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <label htmlFor={id}>{label}</label>
      <input id={id} type={type} value={address} maxLength={200} onChange={(event) => setAddress(event.target.value)} />
      <Button disabled={isEmpty} onClick={add}>
        {say('calls.add')}
      </Button>
    </form>
  );
}

const asTime = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
const asMinute = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

interface WhenProps extends PutCalls {
  readonly onSave: (wish: Partial<PutCalls>) => void;
}

function When({ minutes, quiet, onSave }: WhenProps) {
  const say = useSay();
  const [soon, from, to] = [useId(), useId(), useId()];
  const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions();
  const setQuiet = (change: { readonly from?: number; readonly to?: number }): void =>
    onSave({ quiet: { ...NIGHT, ...quiet, ...change, zone } });
  return (
    <>
      <div className={styles.line}>
        <label htmlFor={soon}>{say('calls.when')}</label>
        <select id={soon} value={minutes} onChange={(event) => onSave({ minutes: Number(event.target.value) })}>
          {[...new Set([...MINUTES, minutes])].map((each) => (
            <option key={each} value={each}>
              {say('calls.minutes', { n: each })}
            </option>
          ))}
        </select>
      </div>
      <Check
        label={say('calls.quiet')}
        checked={quiet !== null}
        onChange={(isQuiet) => (isQuiet ? setQuiet({}) : onSave({ quiet: null }))}
      />
      {quiet && (
        <div className={styles.times}>
          <label htmlFor={from}>{say('calls.from')}</label>
          <input
            id={from}
            type="time"
            required
            value={asTime(quiet.from)}
            onChange={(event) => event.target.value && setQuiet({ from: asMinute(event.target.value) })}
          />
          <label htmlFor={to}>{say('calls.to')}</label>
          <input
            id={to}
            type="time"
            required
            value={asTime(quiet.to)}
            onChange={(event) => event.target.value && setQuiet({ to: asMinute(event.target.value) })}
          />
        </div>
      )}
    </>
  );
}
