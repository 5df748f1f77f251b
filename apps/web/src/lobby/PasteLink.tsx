/** A link that somebody sent: pasted, it leads to the table. */
import { Button, useSay } from '@taverne/ui';
import { useState } from 'react';
import { go, placeOf } from '../router.ts';
import styles from './lobby.module.css';

/** The path of an invitation or of a match, if that is what the text is. */
export function pathIn(text: string, origin: string): string | undefined {
  let address: URL;
  try {
    address = new URL(text.trim(), origin);
  } catch {
    return undefined;
  }
  const { page } = placeOf(address);
  return page === 'join' || page === 'table' || page === 'replay'
    ? address.pathname + address.search + address.hash
    : undefined;
}

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
        <p role="alert" className={styles.trouble}>
          {say('lobby.link.wrong')}
        </p>
      )}
    </form>
  );
}
