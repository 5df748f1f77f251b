/** At one screen, in a game with secrets: nothing is shown until the device is in the right hands. */
import type { Seat } from '@taverne/engine';
import { Button, Crest, type TableState, useSay } from '@taverne/ui';
import { useEffect, useRef } from 'react';
import styles from './Curtain.module.css';

/** Whose turn it is to look, if somebody else looked last. */
export function handedTo(state: TableState, lookedLast: Seat | undefined): Seat | undefined {
  const isShared = state.seats.filter(({ mine }) => mine).length > 1;
  return isShared && !state.outcome && state.eyes !== lookedLast ? state.eyes : undefined;
}

interface CurtainProps {
  readonly seat: Seat;
  readonly name: string;
  readonly onOpen: () => void;
}

export function Curtain({ seat, name, onOpen }: CurtainProps) {
  const say = useSay();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <main className={styles.curtain}>
      <Crest seat={seat} size={72} />
      <h1>{say('table.curtain', { name })}</h1>
      <p>{say('table.curtain.says')}</p>
      <Button kind="main" icon="eye" ref={button} onClick={onOpen}>
        {say('table.curtain.open', { name })}
      </Button>
    </main>
  );
}
