/** What is said at the table: one line as long as nobody wants to talk. */
import type { ServerMessageOf } from '@taverne/protocol';
import { LONGEST } from '@taverne/protocol/words';
import { Button, Crest, type TableDoor, useSay } from '@taverne/ui';
import { useEffect, useRef, useState } from 'react';
import styles from './chat.module.css';

type Lines = ServerMessageOf<'chat'>['lines'];

interface ChatProps {
  readonly lines: Lines;
  readonly door: TableDoor;
  readonly mayTalk: boolean;
}

export function Chat({ lines, door, mayTalk }: ChatProps) {
  const say = useSay();
  const list = useRef<HTMLOListElement>(null);
  const [isOpen, setOpen] = useState(false);
  const latest = lines.at(-1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest line comes into sight whenever one is added
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [lines.length, isOpen]);
  return (
    <>
      <details className={styles.chat} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <b>{say('chat.title')}</b>
          {latest && !isOpen && (
            <span className={styles.latest}>
              <Crest seat={latest.seat} size={17} /> {latest.text}
            </span>
          )}
        </summary>
        {lines.length > 0 && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable from the keyboard
          <ol ref={list} tabIndex={0} aria-label={say('chat.title')}>
            {lines.map((line) => (
              <li key={line.id}>
                <Crest seat={line.seat} size={17} /> <b>{line.name}</b> {line.text}
              </li>
            ))}
          </ol>
        )}
        {mayTalk && <Talk door={door} />}
      </details>
      {/* Outside, so that what is said is read out while the talk is folded. */}
      <p role="log" aria-live="polite" className={styles.unseen}>
        {latest && `${latest.name}: ${latest.text}`}
      </p>
    </>
  );
}

function Talk({ door }: { readonly door: TableDoor }) {
  const say = useSay();
  const [text, setText] = useState('');
  const send = (): void => {
    const line = text.trim();
    if (!line) return;
    setText('');
    // What could not be said comes back into the field.
    void door.say(line).then((trouble) => trouble && setText(line));
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
    </form>
  );
}
