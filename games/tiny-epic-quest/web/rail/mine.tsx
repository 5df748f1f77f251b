/** On a phone upright, over the buttons: how one stands, and one's Heroes large enough for a thumb. The rest of it is behind a tab. */
import { classes, seatClass } from '@taverne/ui';
import { heroIn } from '../spots.ts';
import { useTable } from '../table.tsx';
import styles from './phone.module.css';
import { Heroes, Track } from './players.tsx';

export function Mine() {
  const { view, state, question, next, picks, playback } = useTable();
  const seat = question?.seat ?? state.eyes;
  if (seat === undefined || state.outcome) return null;
  const isHeroAsked = [...next.keys(), ...picks].some((spot) => heroIn(spot) !== undefined);
  return (
    <div className={classes(styles.mine, seatClass(seat))}>
      <div className={styles.tracks}>
        <Track kind="heart" label="health" has={playback.places.health[seat] ?? 0} most={view.most.health[seat] ?? 0} />
        <Track kind="power" label="power" has={playback.places.power[seat] ?? 0} most={view.most.power[seat] ?? 0} />
      </div>
      {isHeroAsked && playback.left === 0 && <Heroes seat={seat} />}
    </div>
  );
}
