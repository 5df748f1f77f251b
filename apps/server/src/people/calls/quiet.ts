/** Quiet hours: when they end, by the clock on the person's own wall. */
import type { QuietHours } from './wishes.ts';

const MINUTE = 60_000;
const DAY = 24 * 60;

/** The minute of the day in this zone; in one that nobody knows, in Greenwich. */
function minuteOfDay(at: number, zone: string): number {
  const read = (timeZone: string): number => {
    const parts = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
    const [hours = '0', minutes = '0'] = parts.format(at).split(':');
    return Number(hours) * 60 + Number(minutes);
  };
  try {
    return read(zone);
  } catch {
    return read('UTC');
  }
}

/** When it is no longer quiet; now, if it is not. */
export function quietUntil(quiet: QuietHours | null, now: number): number {
  if (!quiet || quiet.from === quiet.to) return now;
  const minute = minuteOfDay(now, quiet.zone);
  const since = (minute - quiet.from + DAY) % DAY;
  const length = (quiet.to - quiet.from + DAY) % DAY;
  return since < length ? now + (length - since) * MINUTE - (now % MINUTE) : now;
}
