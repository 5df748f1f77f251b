/** Goblins before their Portals: round and green while they are calm, jagged and red when they are not; wounds as pips. */
import { classes } from '@taverne/ui';
import { slotOf } from '../../src/board.ts';
import { AGGRESSIVE, NO_GOBLIN } from '../../src/state.ts';
import { DrawnSign } from '../symbols.tsx';
import { useTable } from '../table.tsx';
import { landIn } from '../view.ts';
import { cornerOf, middleOf, moved } from './geometry.ts';
import styles from './goblins.module.css';
import scenery from './scenery.module.css';

const JAGGED =
  'M0,-20L4.6,-16.6L10,-17.6L11.8,-12.4L17,-10.4L16,-5L20,0L16,5L17,10.4L11.8,12.4L10,17.6L4.6,16.6L0,20L-4.6,16.6L-10,17.6L-11.8,12.4L-17,10.4L-16,5L-20,0L-16,-5L-17,-10.4L-11.8,-12.4L-10,-17.6L-4.6,-16.6Z';

const LIVES = 5;

export function Goblins() {
  const { view } = useTable();
  return landIn(view).portals.map((region, portal) => {
    const mood = view.goblin[portal] ?? NO_GOBLIN;
    if (mood === NO_GOBLIN) return null;
    const { x, y } = cornerOf(slotOf(region));
    const isAngry = mood === AGGRESSIVE;
    const wounds = view.wounds[portal] ?? 0;
    return (
      <g
        key={region}
        className={classes(styles.gob, isAngry ? styles.red : styles.green)}
        transform={moved({ x: x + middleOf(region), y: y + 97 })}
      >
        <ellipse className={scenery.shade} cx="3" cy="5" rx="19" ry="17" />
        {isAngry ? <path className={styles.gb} d={JAGGED} /> : <circle className={styles.gb} r="18" />}
        <circle className={styles.gi} r="14.6" />
        <DrawnSign className={styles.gf} name="goblin" x={0} y={0} size={21} />
        {wounds > 0 &&
          Array.from({ length: LIVES }, (_, i) => i).map((i) => (
            <circle key={i} className={classes(styles.wp, i < wounds && styles.on)} cx={-14 + i * 7} cy="21" r="3.2" />
          ))}
      </g>
    );
  });
}
