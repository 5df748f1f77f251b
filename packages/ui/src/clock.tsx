/** A seat's clock. The table says what was left and when; the page only counts on. */
import type { Seat } from '@taverne/engine';
import { useEffect, useState } from 'react';
import { classes } from './classes.ts';
import styles from './clock.module.css';
import { Crest } from './crest.tsx';
import { seatClass } from './seats.ts';
import type { Clock } from './table.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const two = (n: number): string => String(n).padStart(2, '0');

/** `9:05`, `1:02:03`, `2 d 4 h`: what is left, at most two units too fine to matter. `day` and `hour` are the units' signs. */
export function sayTime(left: number, day: string, hour: string): string {
  const rest = Math.max(0, left);
  if (rest >= DAY) return `${Math.floor(rest / DAY)} ${day} ${Math.floor((rest % DAY) / HOUR)} ${hour}`;
  const seconds = Math.ceil(rest / SECOND);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

export const leftOn = (clock: Clock, now: number): number => (clock.running ? clock.left - (now - clock.at) : clock.left);

interface ClockProps {
  readonly seat: Seat;
  readonly clock: Clock;
  readonly label: string;
  /** What is said of the bank of time, where there is one. */
  readonly bankLabel?: (time: string) => string;
  readonly units: { readonly day: string; readonly hour: string };
}

const LAST_SECONDS = 30 * SECOND;

/** What is left of the turn's own time, and of the bank; once that of the turn is over the bank runs. */
export function shares(left: number, bank = 0): { readonly turn: number; readonly bank: number } {
  return { turn: Math.max(0, left - bank), bank: Math.max(0, Math.min(bank, left)) };
}

export function ClockFace({ seat, clock, label, bankLabel, units }: ClockProps) {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (!clock.running) return;
    const timer = setInterval(() => setNow(performance.now()), 250);
    return () => clearInterval(timer);
  }, [clock.running]);
  const left = leftOn(clock, Math.max(now, clock.at));
  const { turn, bank } = shares(left, clock.bank);
  const time = (of: number): string => sayTime(of, units.day, units.hour);
  return (
    <div
      className={classes(styles.clock, seatClass(seat), clock.running && styles.running, left < LAST_SECONDS && styles.short)}
      role="timer"
      aria-label={label}
    >
      <Crest seat={seat} size={28} />
      {(turn > 0 || bank === 0) && time(turn)}
      {bank > 0 && (
        <span className={turn > 0 ? styles.bank : undefined} title={bankLabel?.(time(bank))}>
          +{'\u00a0'}
          {time(bank)}
        </span>
      )}
    </div>
  );
}
