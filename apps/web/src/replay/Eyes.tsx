/** Whose eyes the replay is seen with. */
import type { Seat } from '@taverne/engine';
import { type TableState, useSay } from '@taverne/ui';
import { use, useId } from 'react';
import { kitOf } from '../tablepage/kits.ts';
import { useTableSay } from '../tablepage/words.ts';
import { useLanguage } from '../words.tsx';
import styles from './replay.module.css';

interface EyesProps {
  readonly state: TableState;
  /** Those whose eyes may be borrowed. */
  readonly seats: readonly Seat[];
  readonly eyes: Seat | undefined;
  readonly onChange: (eyes: Seat | undefined) => void;
}

/** The game knows what its seats are called where nobody gave a name. */
export function Eyes({ state, seats, eyes, onChange }: EyesProps) {
  const say = useSay();
  const language = useLanguage();
  const kit = use(kitOf(state.game));
  const words = useTableSay(language, kit);
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
            {kit.nameOf(state, seat, words)}
          </option>
        ))}
        <option value="">{say('replay.eyes.watcher')}</option>
      </select>
    </div>
  );
}
