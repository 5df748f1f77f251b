/** What is said at the table. */
import type { ServerMessageOf } from '@taverne/protocol';
import { LONGEST } from '@taverne/protocol/words';
import { Button, Crest, Panel, type TableDoor, useSay } from '@taverne/ui';
import { useEffect, useRef, useState } from 'react';
import styles from './table.module.css';

interface ChatProps {
  readonly lines: ServerMessageOf<'chat'>['lines'];
  readonly door: TableDoor;
  readonly mayTalk: boolean;
}

export function Chat({ lines, door, mayTalk }: ChatProps) {
  const say = useSay();
  const list = useRef<HTMLOListElement>(null);
  const [text, setText] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest line comes into sight whenever one is added
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [lines.length]);
  const send = (): void => {
    const line = text.trim();
    if (!line) return;
    setText('');
    void door.say(line).then((trouble) => trouble && setText(line));
  };
  return (
    <Panel title={say('chat.title')} className={styles.chat}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable from the keyboard */}
      <ol ref={list} aria-live="polite" tabIndex={0} aria-label={say('chat.title')}>
        {lines.map((line) => (
          <li key={line.id}>
            <Crest seat={line.seat} size={17} /> <b>{line.name}</b> {line.text}
          </li>
        ))}
      </ol>
      {mayTalk && (
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
      )}
    </Panel>
  );
}
