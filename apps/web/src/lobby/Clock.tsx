/** By which clock a match with others is played. */
import type { ClockTerms } from '@taverne/protocol';
import { useSay } from '@taverne/ui';
import { sayClock } from './clock-words.ts';
import styles from './new-match.module.css';
import { NO_CLOCK } from './start.ts';

const CLOCKS: readonly ClockTerms[] = [
  NO_CLOCK,
  { kind: 'live', minutes: 10, increment: 10 },
  { kind: 'live', minutes: 20, increment: 15 },
  { kind: 'correspondence', days: 1 },
  { kind: 'correspondence', days: 3 },
  { kind: 'correspondence', days: 2, bank: 10 },
];

interface ClockProps {
  readonly value: ClockTerms;
  readonly onChange: (terms: ClockTerms) => void;
}

export function Clock({ value, onChange }: ClockProps) {
  const say = useSay();
  return (
    <label className={styles.row}>
      {say('new.clock')}
      <select value={CLOCKS.indexOf(value)} onChange={(event) => onChange(CLOCKS[Number(event.target.value)] ?? NO_CLOCK)}>
        {CLOCKS.map((terms, index) => (
          <option key={JSON.stringify(terms)} value={index}>
            {sayClock(say, terms)}
          </option>
        ))}
      </select>
    </label>
  );
}
