/** By which clock a match with others is played. */
import type { ClockTerms } from '@taverne/protocol';
import { type Say, useSay } from '@taverne/ui';
import styles from './new-match.module.css';
import { NO_CLOCK } from './start.ts';

const CLOCKS: readonly ClockTerms[] = [
  NO_CLOCK,
  { kind: 'live', minutes: 10, increment: 10 },
  { kind: 'live', minutes: 20, increment: 15 },
  { kind: 'correspondence', days: 1 },
  { kind: 'correspondence', days: 3 },
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

function sayClock(say: Say, terms: ClockTerms): string {
  switch (terms.kind) {
    case 'none':
      return say('new.clock.none');
    case 'live':
      return say('new.clock.live', { minutes: terms.minutes, increment: terms.increment });
    case 'correspondence':
      return say('new.clock.days', { days: terms.days });
  }
}
