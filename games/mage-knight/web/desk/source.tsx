/** The Source with its hour, and the mana and crystals of the hero. */
import { classes, Hidden, useSay } from '@taverne/ui';
import type { ReactNode } from 'react';
import { BASICS, COLOURS, type Colour } from '../../src/words.ts';
import { Crystal, Die, Mana } from '../art/mana.tsx';
import { Sign } from '../art/signs.tsx';
import { crystalSpot, dieSpot, manaSpot, type Spot } from '../spots.ts';
import { useTable } from '../table.tsx';
import { isFight, ownSeat, usedDice } from '../view.ts';
import styles from './source.module.css';

/** By day nobody uses black mana, by night nobody gold (MK-MANA-10). */
const isAsleep = (colour: Colour, isNight: boolean): boolean => colour === (isNight ? 'gold' : 'black');

const BEFORE: ReadonlySet<string> = new Set(['tactic', 'shed', 'search', 'begin']);

export function Source({ isRow = false, isBeside = false }: { readonly isRow?: boolean; readonly isBeside?: boolean }) {
  const { view, state, parts, playback } = useTable();
  const say = useSay();
  const seat = ownSeat(state);
  const hour = view.isNight ? 'night' : 'day';
  const used = usedDice(view);
  // Before a turn begins nobody has used anything up (MK-MANA-08).
  const left = BEFORE.has(view.stage) ? 1 : (view.diceLeft[seat] ?? 0);
  return (
    <section className={classes(styles.source, isRow && styles.row, isBeside && styles.beside)} aria-label={say('web.source')}>
      {!isRow && <h3>{say('web.source')}</h3>}
      {isFight(view) && (
        <span className={styles.hour} title={say('web.sky.hour', { hour, n: Math.ceil(view.round / 2) })}>
          <Sign of={hour} />
        </span>
      )}
      <ul className={styles.dice}>
        {playback.seen.source.map((colour, die) => {
          const name = COLOURS[colour] ?? 'red';
          const isUsed = used.includes(die);
          const spot = dieSpot(die);
          const note = isUsed ? 'used' : isAsleep(name, view.isNight) ? 'asleep' : 'free';
          return (
            // A die that shows another face has been rolled.
            <li key={`${spot} ${name}`} className={classes(isUsed && styles.used, !parts.calm && styles.rolled)}>
              <Pay spot={spot} label={say('web.die', { colour: say(`colour.${name}`), note })}>
                <Die of={name} isSpent={note !== 'free'} />
              </Pay>
            </li>
          );
        })}
      </ul>
      {!isRow && <p>{say('web.source.left', { n: left, hour })}</p>}
      {!isRow && <h3>{say('web.mana')}</h3>}
      <ul className={styles.mana}>
        {COLOURS.map((colour, i) => {
          const n = view.mana[seat]?.[i] ?? 0;
          return n === 0 ? null : (
            <li key={colour}>
              <Pay spot={manaSpot(i)} label={say('web.tokens', { n, mana: say(`mana.${colour}`) })}>
                <Mana of={colour} />
                <b aria-hidden="true">{n}</b>
              </Pay>
            </li>
          );
        })}
        {BASICS.map((colour, i) => {
          const n = view.crystals[seat]?.[i] ?? 0;
          if (isRow && n === 0) return null;
          return (
            <li key={`crystal-${colour}`} className={classes(n === 0 && styles.none)}>
              <Pay spot={crystalSpot(i)} label={say('web.tokens', { n, mana: say(`crystal.${colour}`) })}>
                <Crystal of={colour} />
                <b aria-hidden="true">{n}</b>
              </Pay>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** What can pay now is pressed. */
function Pay({ spot, label, children }: { readonly spot: Spot; readonly label: string; readonly children: ReactNode }) {
  const { next, press } = useTable();
  if (!next.has(spot))
    return (
      <span className={styles.coin} title={label}>
        {children}
        <Hidden>{label}</Hidden>
      </span>
    );
  return (
    <button
      type="button"
      className={classes(styles.coin, styles.ready)}
      aria-label={label}
      title={label}
      onClick={() => press(spot)}
    >
      {children}
    </button>
  );
}
