/** The end of a match, told calmly: who won and how, and what to do next. */
import { Button, Crest, type GameKit, Note, sayTrouble, type Turn, useSay } from '@taverne/ui';
import { useState } from 'react';
import { saveMatch } from './files.ts';
import type { TableLinks, TablePageProps } from './props.ts';
import styles from './Result.module.css';

interface ResultProps {
  readonly kit: GameKit;
  readonly page: TablePageProps;
  readonly turn: Turn;
  readonly links: TableLinks;
}

export function Result({ kit, page, turn, links }: ResultProps) {
  const { state, door, onRematch } = page;
  const say = useSay();
  const [trouble, setTrouble] = useState<string | undefined>();
  const again = () =>
    void door.rematch().then((match) => (typeof match === 'string' ? onRematch?.(match) : setTrouble(sayTrouble(say, match))));
  return (
    <Note
      className={styles.result}
      role="group"
      mark={turn.seat === undefined ? undefined : <Crest seat={turn.seat} size={38} />}
      title={turn.title}
    >
      <p>{turn.sentence}</p>
      <kit.Ending />
      {trouble && <p role="alert">{trouble}</p>}
      {/* A replay has its own bar for all of this, and a lesson its guide. */}
      {!page.still && onRematch && (
        <div className={styles.buttons}>
          {state.eyes !== undefined && (
            <Button kind="main" icon="again" onClick={again}>
              {say('table.rematch')}
            </Button>
          )}
          {links.replay && (
            <a className={styles.link} href={links.replay}>
              {say('table.replay')}
            </a>
          )}
          <Button icon="save" label={say('table.export')} onClick={() => void saveMatch(page, setTrouble, say)} />
        </div>
      )}
    </Note>
  );
}
