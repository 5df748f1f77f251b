/** Days on which no clock of days runs: so many a year, whole ones, and said beforehand. */
import type { HolidayReply } from '@taverne/protocol';
import { Button, useSay } from '@taverne/ui';
import { useEffect, useId, useState } from 'react';
import { useLanguage } from '../words.tsx';
import { announceHoliday, endHoliday, holiday as fetchHoliday } from './api.ts';
import type { OwnAccount } from './use-account.ts';
import styles from './you.module.css';

const DAY = 86_400_000;
/** As a field for days writes it. */
const asDay = (at: number): string => new Date(at).toISOString().slice(0, 10);

export function Holidays({ own: { act, isBusy } }: { readonly own: OwnAccount }) {
  const say = useSay();
  const language = useLanguage();
  const [known, setKnown] = useState<HolidayReply>();
  useEffect(() => {
    let current = true;
    void fetchHoliday().then((reply) => {
      if (current && reply.ok) setKnown(reply.value);
    });
    return () => {
      current = false;
    };
  }, []);
  if (!known) return null;
  const day = (at: number): string => new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(at);
  const change = async (work: typeof endHoliday): Promise<void> => {
    const changed = await act(work);
    if (changed) setKnown(changed);
  };
  const { holiday, left } = known;
  return (
    <section className={styles.part}>
      <h2>{say('you.holidays')}</h2>
      <p>{say('you.holidays.say', { n: left })}</p>
      {holiday ? (
        <>
          <p role="status">
            <b>{say('you.holidays.is', { from: day(holiday.from), last: day(holiday.until - DAY) })}</b>
          </p>
          <div className={styles.buttons}>
            <Button disabled={isBusy} after={say('you.holidays.end.after')} onClick={() => void change(endHoliday)}>
              {say('you.holidays.end')}
            </Button>
          </div>
        </>
      ) : (
        left > 0 && (
          <Announce known={known} isBusy={isBusy} onAnnounce={(days, from) => change(() => announceHoliday(days, from))} />
        )
      )}
    </section>
  );
}

interface AnnounceProps {
  readonly known: HolidayReply;
  readonly isBusy: boolean;
  readonly onAnnounce: (days: number, from: number) => Promise<void>;
}

function Announce({ known: { earliest, left }, isBusy, onAnnounce }: AnnounceProps) {
  const say = useSay();
  const [fromId, daysId] = [useId(), useId()];
  const [from, setFrom] = useState(asDay(earliest));
  const [days, setDays] = useState(Math.min(7, left));
  const begins = Date.parse(`${from}T00:00:00Z`);
  const isSound = Number.isInteger(begins) && days >= 1;
  return (
    <div className={styles.line}>
      <label htmlFor={fromId}>{say('you.holidays.from')}</label>
      <input id={fromId} type="date" value={from} min={asDay(earliest)} onChange={(event) => setFrom(event.target.value)} />
      <label htmlFor={daysId}>{say('you.holidays.days')}</label>
      <input
        id={daysId}
        type="number"
        min={1}
        max={left}
        value={days}
        onChange={(event) => setDays(Number.parseInt(event.target.value, 10) || 0)}
      />
      <Button disabled={isBusy || !isSound} onClick={() => void onAnnounce(days, begins)}>
        {say('you.holidays.do')}
      </Button>
    </div>
  );
}
