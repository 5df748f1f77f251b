/** A pile spread out to be looked through: what is in it, in no order. */
import { Dialog, useSay } from '@taverne/ui';
import { cardFace } from '../../src/content/faces.ts';
import { cardSign } from '../art/cards.ts';
import { Sign } from '../art/signs.tsx';
import { cardName, printed } from '../names.ts';
import type { PileName } from '../piles.ts';
import { useTable } from '../table.tsx';
import card from './card.module.css';
import { PriceOf } from './card.tsx';
import styles from './piles.module.css';
import { Printed } from './printed.tsx';

interface PileSheetProps {
  readonly pile: PileName;
  readonly size: number;
  readonly cards: readonly (readonly [card: number, count: number])[];
  readonly onClose: () => void;
}

export function PileSheet({ pile, size, cards, onClose }: PileSheetProps) {
  const { view } = useTable();
  const say = useSay();
  return (
    <Dialog title={say(`web.${pile}.open`)} onClose={onClose} closeLabel={say('web.close')}>
      <p>{say(cards.length > 0 || size === 0 ? `web.${pile}.says` : 'web.deck.hidden', { n: size })}</p>
      <ul className={styles.spread}>
        {cards.map(([each, count]) => {
          const { id, kind, colour } = cardFace(each);
          return (
            <li key={each} className={card[colour ?? kind]}>
              <b>
                <Sign of={cardSign(cardFace(each))} /> {cardName(say, each)} {count > 1 && `×${count}`}
              </b>
              {kind !== 'wound' &&
                (['basic', 'strong'] as const).map((side) => (
                  <p key={side}>
                    <PriceOf kind={kind} side={side} colour={colour} />{' '}
                    <Printed text={printed(say, view, `card.${id}.${side}`)} />
                  </p>
                ))}
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
