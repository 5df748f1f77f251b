/** A hint: what the best player of the house would do, as a button that does it. It is gone once the match has gone on. */
import { Button, Note, type Turn, useLatest, useSay } from '@taverne/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { advisedIn } from './advised.ts';
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
    // Where there is nothing to say, or nobody to say it, the note does not stay.
    const tell = (key: string | undefined) =>
      hold((now) => (now?.seq !== seq ? now : key === undefined ? undefined : { seq, key }));
    void hint?.().then(tell, () => tell(undefined));
  };
  const advised = advisedIn(turn.all, held?.key);
  // What the page has no button for is not told as if it were still being thought of.
  const isOpen = held?.seq === seq && (held.key === undefined || advised.length > 0);
  const [advice] = advised;
  // It is seen on the board as well, as if one pointed at its button.
  const pointOf = useLatest(() => advice?.choice.point);
  const shown = isOpen ? held?.key : undefined;
  useEffect(() => {
    const point = shown === undefined ? undefined : pointOf();
    point?.(true);
    return () => point?.(false);
  }, [shown, pointOf]);
  return {
    ask: isAsked ? ask : undefined,
    note: isAsked && isOpen && (
      <Note title={say('table.hint')} icon="hint" onClose={() => hold(undefined)} closeLabel={say('table.close')}>
        <p>
          {say(advice ? 'table.hint.says' : 'table.hint.thinks')} {advice?.who && <b>{advice.who}</b>}
        </p>
        {advice && (
          <div className={styles.buttons}>
            {advised.map(({ choice }) => (
              <Button key={choice.key} icon={choice.icon} onClick={choice.act} onPoint={choice.point}>
                {choice.label}
              </Button>
            ))}
          </div>
        )}
      </Note>
    ),
  };
}
