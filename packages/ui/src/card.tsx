/** A card that can be pressed, in a list of cards: on offer, in hand, or of a unit on the board. */
import type { ReactNode } from 'react';
import styles from './card.module.css';
import { classes } from './classes.ts';

interface CardProps {
  readonly children: ReactNode;
  readonly onPress: () => void;
  /** The pointer or the focus is on it, or has left. */
  readonly onPoint?: (on: boolean) => void;
  /** Something can be done with it now. */
  readonly isReady?: boolean;
  readonly isPicked?: boolean;
  /** Out of the game, or taken by somebody. */
  readonly isGone?: boolean;
  /** More about it, for whoever rests on it. */
  readonly title?: string | undefined;
  /** How its face is laid out. */
  readonly className?: string | undefined;
}

export function Card({ children, onPress, onPoint, isReady, isPicked = false, isGone, title, className }: CardProps) {
  return (
    <li
      className={classes(styles.card, isReady && styles.ready, isPicked && styles.picked, isGone && styles.gone)}
      title={title}
    >
      <button
        type="button"
        className={className}
        aria-pressed={isPicked}
        data-lit={isReady || undefined}
        onClick={onPress}
        onPointerEnter={onPoint && (() => onPoint(true))}
        onPointerLeave={onPoint && (() => onPoint(false))}
        onFocus={onPoint && (() => onPoint(true))}
        onBlur={onPoint && (() => onPoint(false))}
      >
        {children}
      </button>
    </li>
  );
}
