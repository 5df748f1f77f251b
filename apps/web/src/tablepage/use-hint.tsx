/** A hint: what the best player of the house would do, as a button that does it. It is gone once the match has gone on. */
import { Button, Note, type Turn, useSay } from '@taverne/ui';
import { type ReactNode, useState } from 'react';
import styles from './Notices.module.css';
import type { TablePageProps } from './props.ts';

interface Hint {
  /** Undefined: nobody is asked anything, or nobody is there to give advice. */
  readonly ask: (() => void) | undefined;
  readonly note: ReactNode;
}

interface Held {
  readonly seq: number;
  /** Undefined: still being thought of. */
  readonly key?: string | undefined;
}

export function useHint({ door, state, still }: TablePageProps, turn: Turn): Hint {
  const say = useSay();
  const [held, hold] = useState<Held | undefined>();
  const { seq } = state;
  const { hint } = door;
  const isAsked = hint && still !== true && state.outcome === undefined && turn.all.length > 0;
  const ask = (): void => {
    hold({ seq });
    void hint?.().then((key) => hold((now) => (now?.seq === seq ? { seq, key } : now)));
  };
  const isOpen = held?.seq === seq;
  const choice = turn.all.flatMap(({ choices }) => choices).find(({ key }) => key === held?.key);
  return {
    ask: isAsked ? ask : undefined,
    note: isAsked && isOpen && (
      <Note title={say('table.hint')} icon="lamp" onClose={() => hold(undefined)} closeLabel={say('table.close')}>
        <p>{say(choice ? 'table.hint.says' : 'table.hint.thinks')}</p>
        {choice && (
          <div className={styles.buttons}>
            <Button icon={choice.icon} onClick={choice.act} onPoint={choice.point}>
              {choice.label}
            </Button>
          </div>
        )}
      </Note>
    ),
  };
}
