/** By which clock a tournament is played: there must be one. */
import type { ClockTerms, CupKind } from '@taverne/protocol';
import { useSay } from '@taverne/ui';
import { sayClock } from '../lobby/clock-words.ts';
import form from '../lobby/new-match.module.css';
import { clocksFor } from './wish.ts';

interface CupClockProps {
  readonly kind: CupKind;
  readonly value: ClockTerms;
  readonly onChange: (terms: ClockTerms) => void;
}

export function CupClock({ kind, value, onChange }: CupClockProps) {
  const say = useSay();
  const clocks = clocksFor(kind);
  return (
    <label className={form.row}>
      {say('newcup.clock')}
      <select
        value={Math.max(0, clocks.indexOf(value))}
        onChange={({ target }) => onChange(clocks[Number(target.value)] ?? value)}
      >
        {clocks.map((terms, at) => (
          <option key={JSON.stringify(terms)} value={at}>
            {sayClock(say, terms)}
          </option>
        ))}
      </select>
    </label>
  );
}
