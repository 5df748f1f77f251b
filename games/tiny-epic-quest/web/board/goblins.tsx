/** Goblins before their Portals: round and green while they are calm, jagged and red when they are not; wounds as pips. */
import { classes, TRAVEL } from '@taverne/ui';
import { memo, useLayoutEffect, useRef } from 'react';
import { slotOf } from '../../src/board.ts';
import { AGGRESSIVE, NO_GOBLIN } from '../../src/words.ts';
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
  const { view, playback, parts } = useTable();
  const { goblin, wounds } = playback.places;
  return landIn(view).portals.map((region, portal) => {
    const mood = goblin[portal] ?? NO_GOBLIN;
    const { x, y } = cornerOf(slotOf(region));
    return mood === NO_GOBLIN ? null : (
      <g key={region} transform={moved({ x: x + middleOf(region), y: y + 97 })}>
        <Goblin isAngry={mood === AGGRESSIVE} wounds={wounds[portal] ?? 0} isCalm={parts.calm} />
      </g>
    );
  });
}

interface GoblinProps {
  readonly isAngry: boolean;
  readonly wounds: number;
  /** Fades instead of movement. */
  readonly isCalm: boolean;
}

/** A token that turns over when its mood changes, and one step clockwise for each wound: its diamond says how many. */
const Goblin = memo(({ isAngry, wounds, isCalm }: GoblinProps) => {
  const token = useRef<SVGGElement>(null);
  const last = useRef(isAngry);
  useLayoutEffect(() => {
    if (last.current === isAngry) return;
    last.current = isAngry;
    const turned = isCalm
      ? [{ opacity: 0.2 }, { opacity: 1 }]
      : [{ transform: 'scaleX(-1)' }, { transform: 'scaleX(0) translateY(-10px)', offset: 0.5 }, { transform: 'scaleX(1)' }];
    const animation = token.current?.animate(turned, { duration: TRAVEL, easing: 'ease-in-out' });
    return () => animation?.cancel();
  }, [isAngry, isCalm]);
  return (
    <g ref={token} className={classes(styles.gob, isAngry ? styles.red : styles.green)}>
      <ellipse className={scenery.shade} cx="3" cy="5" rx="19" ry="17" />
      {isAngry ? <path className={styles.gb} d={JAGGED} /> : <circle className={styles.gb} r="18" />}
      <circle className={styles.gi} r="14.6" />
      <DrawnSign className={styles.gf} name="goblin" x={0} y={0} size={21} />
      <g className={styles.turned} style={{ rotate: `${(wounds * 360) / LIVES}deg` }}>
        <path className={styles.diamond} d="M0,-20.4L3.6,-16.4L0,-12.4L-3.6,-16.4Z" />
      </g>
      {wounds > 0 &&
        Array.from({ length: LIVES }, (_, i) => i).map((i) => (
          <circle key={i} className={classes(styles.wp, i < wounds && styles.on)} cx={-14 + i * 7} cy="22" r="3.2" />
        ))}
    </g>
  );
});
