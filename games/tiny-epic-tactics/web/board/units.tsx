/** Everybody who stands on the board: on a base of their seat, with health, ammunition or mana, and what ails or honours them. */
import { classes, type Point, seatClass, tidy } from '@taverne/ui';
import { memo, useLayoutEffect, useRef } from 'react';
import type { ClassName } from '../../src/words.ts';
import { Standee } from '../figures/sprite.tsx';
import { walkAlong } from './motion.ts';
import styles from './units.module.css';

export interface UnitLook {
  readonly kind: ClassName;
  readonly side: number;
  readonly hp: number;
  readonly maxHp: number;
  readonly stock: number;
  readonly maxStock: number;
  readonly isWeak: boolean;
  readonly bears: boolean;
  /** Has nothing left to do in this turn of its owner. */
  readonly isSpent: boolean;
  readonly isPicked: boolean;
}

interface UnitProps extends UnitLook {
  readonly x: number;
  readonly y: number;
  /** The way it comes, the last point being where it stands; shown once per `journey`. */
  readonly way: readonly Point[];
  readonly journey: string;
  readonly calm: boolean;
  readonly flat: boolean;
}

export const Unit = memo(
  ({ x, y, way, journey, calm, flat, ...look }: UnitProps) => {
    const ref = useRef<SVGGElement>(null);
    // biome-ignore lint/correctness/useExhaustiveDependencies: a journey is shown once, however often the board is drawn
    useLayoutEffect(() => {
      if (!ref.current || journey === '' || way.length < 2) return;
      const shown = walkAlong(ref.current, way, calm);
      return () => shown.cancel();
    }, [journey]);
    return (
      <g transform={`translate(${tidy(x)} ${tidy(y + (flat ? 12 : 0))})`}>
        <g ref={ref}>
          <UnitPicture {...look} />
        </g>
      </g>
    );
  },
  (before, after) => keyOf(before) === keyOf(after),
);

const keyOf = ({ way: _, ...rest }: UnitProps): string => Object.values(rest).join(' ');

/** Feet at (0, 0). */
export function UnitPicture(look: UnitLook) {
  const { kind, side, isWeak, bears, isSpent, isPicked } = look;
  return (
    <g className={classes(styles.unit, seatClass(side), isSpent && styles.spent)}>
      {isPicked && <ellipse className={styles.halo} cx="0" cy="1" rx="22" ry="11" />}
      <Standee name={kind} seat={side} />
      <Tracks {...look} />
      {bears && <path className={styles.crown} d="M-7,-49L-8,-58L-3.6,-54L0,-60L3.6,-54L8,-58L7,-49Z" />}
      {isWeak && (
        <g className={styles.weak} transform="translate(14 -34)">
          <circle r="6.8" />
          <path d="M-2.8,-2.8L2.8,2.8M-2.8,2.8L2.8,-2.8" />
        </g>
      )}
      {isSpent && !isWeak && (
        <g className={styles.tick} transform="translate(14 -34)">
          <circle r="6" />
          <path d="M-2.8,0L-.8,2.4L3.2,-2.4" />
        </g>
      )}
    </g>
  );
}

/** Health in figures and as a bar, ammunition or mana as a thinner one below. */
function Tracks({ hp, maxHp, stock, maxStock }: UnitLook) {
  const share = (value: number, most: number): number => (most === 0 ? 0 : Math.max(0, Math.min(1, value / most)));
  return (
    <g className={styles.tracks} transform="translate(0 15)">
      <rect className={styles.plate} x="-17" y="-5" width="34" height={maxStock > 0 ? 11.6 : 9.4} rx="3" />
      <text className={styles.hp} x="-10" y="3">
        {hp}
      </text>
      <rect className={styles.empty} x="-3.4" y="-2.6" width="18" height="4" rx="1.6" />
      <rect
        className={hp * 3 <= maxHp ? styles.low : styles.health}
        x="-3.4"
        y="-2.6"
        width={tidy(18 * share(hp, maxHp))}
        height="4"
        rx="1.6"
      />
      {maxStock > 0 && <rect className={styles.empty} x="-3.4" y="2.4" width="18" height="2" rx="1" />}
      {maxStock > 0 && (
        <rect className={styles.stock} x="-3.4" y="2.4" width={tidy(18 * share(stock, maxStock))} height="2" rx="1" />
      )}
    </g>
  );
}
