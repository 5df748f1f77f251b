/** A link that somebody sent: pasted, it leads to the table. */
import { Button, useSay } from '@taverne/ui';
import { useState } from 'react';
import { go } from '../router.ts';
import lobby from './lobby.module.css';
import styles from './matches.module.css';
import { pathIn } from './path-in.ts';

export function PasteLink() {
  const say = useSay();
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState(false);
  const join = (): void => {
    const path = pathIn(text, location.origin);
    if (path) go(path);
    else setWrong(true);
  };
  return (
    <form
      className={styles.join}
      onSubmit={(event) => {
        event.preventDefault();
        join();
      }}
    >
      <input
        value={text}
        aria-label={say('lobby.link.label')}
        placeholder={say('lobby.link.hint')}
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
      />
      <Button onClick={join}>{say('lobby.join')}</Button>
      {wrong && (
        <p role="alert" className={lobby.trouble}>
          {say('lobby.link.wrong')}
        </p>
      )}
    </form>
  );
}
