/** Whose eyes the replay is seen with. */
import type { Holder, Seat } from '@taverne/engine';
import { type Say, useSay } from '@taverne/ui';
import { useId } from 'react';
import styles from './replay.module.css';

export const nameOf = ({ kind, name, level }: Holder, seat: Seat, say: Say): string =>
  name ?? (kind === 'bot' ? say(`level.${level ?? 1}.name`) : say('table.seat', { seat: seat + 1 }));

interface EyesProps {
  readonly holders: readonly Holder[];
  readonly eyes: Seat | undefined;
  readonly onChange: (eyes: Seat | undefined) => void;
}

export function Eyes({ holders, eyes, onChange }: EyesProps) {
  const say = useSay();
  const id = useId();
  return (
    <div className={styles.eyes}>
      <label htmlFor={id}>{say('replay.eyes')}</label>
      <select
        id={id}
        value={eyes ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
      >
        {holders.map((holder, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <option key={seat} value={seat}>
            {nameOf(holder, seat, say)}
          </option>
        ))}
        <option value="">{say('replay.eyes.watcher')}</option>
      </select>
    </div>
  );
}
