/** Fame and Reputation as tracks: where one stands, and what the next line brings. */
import { Crest, classes, type Say, useSay } from '@taverne/ui';
import { LEVELS, REPUTATIONS, WORST_REPUTATION } from '../../src/content/tracks.ts';
import styles from './tracks.module.css';

interface FameProps {
  readonly fame: number;
  readonly level: number;
  readonly seat: number;
}

/** So many spaces of the track are in sight. */
const SIGHT = 11;

export function FameTrack({ fame, level, seat }: FameProps) {
  const say = useSay();
  const ahead = aheadOf(say, fame, level);
  const first = Math.max(0, fame - 3);
  return (
    <section className={styles.part}>
      <h3>
        {say('web.fame')} <b>{fame}</b>
        {ahead && <small>{ahead}</small>}
      </h3>
      <ol className={styles.track} aria-hidden="true">
        {Array.from({ length: SIGHT }, (_, i) => first + i).map((n) => (
          <li
            key={n}
            className={classes(
              n < fame && styles.past,
              n === fame && styles.here,
              LEVELS.some((row) => row.fame === n) && styles.line,
            )}
          >
            {n === fame ? <Crest seat={seat} size={20} /> : n}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What the next line brings; a line that is crossed counts at the end of the turn (MK-ENDTURN-26). */
export function aheadOf(say: Say, fame: number, level: number): string | undefined {
  const reached = LEVELS.findLastIndex((row) => row.fame <= fame) + 1;
  if (reached > level) return say('web.fame.reached', { level: reached });
  const next = LEVELS[level];
  return next && say('web.fame.next', { n: next.fame - fame, level: level + 1, brings: next.brings });
}

export function ReputationTrack({ at, seat }: { readonly at: number; readonly seat: number }) {
  const say = useSay();
  const influence = REPUTATIONS[at - WORST_REPUTATION] ?? null;
  const signed = (n: number | null): string => (n === null ? '✕' : n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');
  return (
    <section className={styles.part}>
      <h3>
        {say('web.reputation')} <b>{signed(at)}</b>
        <small>{influence === null ? say('web.reputation.none') : say('web.reputation.worth', { n: signed(influence) })}</small>
      </h3>
      <ol className={styles.track} aria-hidden="true">
        {REPUTATIONS.map((worth, i) => {
          const n = i + WORST_REPUTATION;
          return (
            <li key={n} className={classes(n < 0 && styles.bad, n > 0 && styles.good, n === at && styles.here)}>
              {n === at ? <Crest seat={seat} size={18} /> : signed(worth)}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
