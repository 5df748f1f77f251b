/** A card held nearer to the eyes: all that is printed on it, where it has more to say than lies open in the hand. */
import { classes, useSay } from '@taverne/ui';
import { cardFace } from '../../src/content/faces.ts';
import { printed } from '../names.ts';
import { useTable } from '../table.tsx';
import { PriceOf } from './card.tsx';
import { Printed } from './printed.tsx';
import styles from './reading.module.css';

interface ReadingProps {
  readonly card: number;
  /** Over this place of the hand, as far as the page is wide enough. */
  readonly at: number;
  readonly isSmall: boolean;
}

/** Whoever hears the page hears the whole text with the side itself. */
export function Reading({ card, at, isSmall }: ReadingProps) {
  const { view } = useTable();
  const say = useSay();
  const { id, kind, colour } = cardFace(card);
  return (
    <div
      className={classes(styles.reading, isSmall && styles.small)}
      style={isSmall ? {} : { left: `clamp(80px, ${at}px, 100% - 150px)` }}
      aria-hidden="true"
    >
      <h4>{say(`card.${id}.name`)}</h4>
      {(['basic', 'strong'] as const).map((side) => (
        <p key={side}>
          <PriceOf kind={kind} side={side} colour={colour} /> <Printed text={printed(say, view, `card.${id}.${side}`)} />
        </p>
      ))}
    </div>
  );
}

/** Does some of its text not fit? */
export const isCut = (card: Element): boolean =>
  [...card.querySelectorAll('[data-text]')].some(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1);
