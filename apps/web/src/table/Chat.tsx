/** What is said at the table. */
import { LONGEST } from '@taverne/protocol/words';
import { Button, Crest, type HostDoor, useSay } from '@taverne/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { sayTrouble } from '../trouble.ts';
import styles from './chat.module.css';
import type { ChatLine } from './unread.ts';

interface ChatProps {
  readonly lines: readonly ChatLine[];
  readonly door: HostDoor;
  readonly mayTalk: boolean;
  /** Whoever sees it has read it. */
  readonly onRead: () => void;
  /** Beside the field to write in. */
  readonly beside?: ReactNode;
}

export function Chat({ lines, door, mayTalk, onRead, beside }: ChatProps) {
  const say = useSay();
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest line comes into sight whenever one is added
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
    onRead();
  }, [lines.length, onRead]);
  return (
    <div className={styles.chat}>
      {lines.length > 0 ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable from the keyboard
        <ol ref={list} tabIndex={0} aria-label={say('chat.title')}>
          {lines.map((line) => (
            <li key={line.id}>
              <Crest seat={line.seat} size={17} /> <b>{line.name}</b> {line.text}
            </li>
          ))}
        </ol>
      ) : (
        <p className={styles.quiet}>{say('chat.none')}</p>
      )}
      <div className={styles.below}>
        {mayTalk && <Talk door={door} />}
        {beside}
      </div>
    </div>
  );
}

/** Reads out what is said, whichever tab is open. */
export function ChatNews({ lines }: { readonly lines: readonly ChatLine[] }) {
  const latest = lines.at(-1);
  return (
    <p role="log" aria-live="polite" className={styles.unseen}>
      {latest && `${latest.name}: ${latest.text}`}
    </p>
  );
}

function Talk({ door }: { readonly door: HostDoor }) {
  const say = useSay();
  const [text, setText] = useState('');
  const [trouble, setTrouble] = useState('');
  const send = (): void => {
    const line = text.trim();
    if (!line) return;
    setText('');
    // What could not be said comes back into the field.
    void door.say(line).then((problem) => {
      setTrouble(problem ? sayTrouble(say, problem) : '');
      if (problem) setText(line);
    });
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <input
        aria-label={say('chat.label')}
        value={text}
        maxLength={LONGEST.chat}
        placeholder={say('chat.hint')}
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
      />
      <Button onClick={send}>{say('chat.send')}</Button>
      {trouble && <p role="alert">{trouble}</p>}
    </form>
  );
}
