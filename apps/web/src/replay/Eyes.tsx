/** Whose eyes the replay is seen with. */
import type { Holder, Seat } from '@taverne/engine';
import { type Say, useSay } from '@taverne/ui';
import { useId } from 'react';
import styles from './replay.module.css';

const nameOf = ({ kind, name, level }: Holder, seat: Seat, say: Say): string =>
  name ?? (kind === 'bot' ? say(`level.${level ?? 1}.name`) : say('table.seat', { seat: seat + 1 }));

interface EyesProps {
  readonly holders: readonly Holder[];
  /** Those whose eyes may be borrowed. */
  readonly seats: readonly Seat[];
  readonly eyes: Seat | undefined;
  readonly onChange: (eyes: Seat | undefined) => void;
}

export function Eyes({ holders, seats, eyes, onChange }: EyesProps) {
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
        {seats.map((seat) => (
          <option key={seat} value={seat}>
            {nameOf(holders[seat] ?? { kind: 'nobody' }, seat, say)}
          </option>
        ))}
        <option value="">{say('replay.eyes.watcher')}</option>
      </select>
    </div>
  );
}
