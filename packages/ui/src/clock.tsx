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
  readonly units: { readonly day: string; readonly hour: string };
}

const LAST_SECONDS = 30 * SECOND;

export function ClockFace({ seat, clock, label, units }: ClockProps) {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (!clock.running) return;
    const timer = setInterval(() => setNow(performance.now()), 250);
    return () => clearInterval(timer);
  }, [clock.running]);
  const left = leftOn(clock, Math.max(now, clock.at));
  return (
    <div
      className={classes(styles.clock, seatClass(seat), clock.running && styles.running, left < LAST_SECONDS && styles.short)}
      role="timer"
      aria-label={label}
    >
      <Crest seat={seat} size={28} />
      {sayTime(left, units.day, units.hour)}
    </div>
  );
}
