/** Standing orders: at which windows one wants to be asked, and which cards the table may reveal by itself. */
import type { Order } from '@taverne/engine';
import { useSay } from '@taverne/ui';
import { TACTICS } from '../../src/content/tactics.ts';
import { tacticWord } from '../../text/names.ts';
import {
  CARD_WISHES,
  cardOrdersFor,
  cardWishIn,
  hasWindow,
  MOMENTS_ASKED,
  ordersFor,
  ordersInHand,
  WISHES,
  wishIn,
} from '../orders.ts';
import { useTable } from '../table.tsx';
import { mySide } from '../view.ts';
import styles from './orders.module.css';

export function Orders() {
  const { state, view, parts, book } = useTable();
  const say = useSay();
  const { door, still } = parts;
  const give = door.orders;
  if (!give || still || state.eyes === undefined || state.outcome) return null;
  const hand = view.hands[mySide(state, view)]?.cards ?? [];
  const orders = ordersInHand(state.orders ?? [], hand);
  const change = (next: readonly Order[]) => void give(next);
  const cards = hand.flatMap((card) => {
    const printed = book.content.tactics[book.tacticNumbers.get(card) ?? -1];
    const moment = printed && TACTICS[printed.does].moment;
    return moment && hasWindow(moment) ? [{ card, moment }] : [];
  });
  const wishes = WISHES.map((wish) => ({ wish, label: say(`web.orders.${wish}`) }));
  return (
    <details className={styles.orders}>
      <summary>{say('web.orders')}</summary>
      <p>{say('web.orders.says')}</p>
      {cards.map(({ card, moment }) => (
        <Row
          key={card}
          label={tacticWord(say, view, card)}
          wish={cardWishIn(orders, card)}
          wishes={CARD_WISHES.map((wish) => ({ wish, label: say(`web.orders.card.${wish}`) }))}
          onWish={(wish) => change(cardOrdersFor(orders, card, moment, wish))}
        />
      ))}
      <Row
        label={say('web.orders.all')}
        wish={undefined}
        wishes={wishes}
        onWish={(wish) => change(ordersFor(orders, undefined, wish, view.turns))}
      />
      {MOMENTS_ASKED.map((moment) => (
        <Row
          key={moment}
          label={say(`web.moment.${moment}`)}
          wish={wishIn(orders, moment, view.turns)}
          wishes={wishes}
          onWish={(wish) => change(ordersFor(orders, moment, wish, view.turns))}
        />
      ))}
      <p>{say('web.orders.empty.says')}</p>
    </details>
  );
}

interface RowProps<W extends string> {
  readonly label: string;
  readonly wish: W | undefined;
  readonly wishes: readonly { readonly wish: W; readonly label: string }[];
  readonly onWish: (wish: W) => void;
}

function Row<W extends string>({ label, wish, wishes, onWish }: RowProps<W>) {
  const say = useSay();
  const choose = (value: string): void => {
    const found = wishes.find((each) => each.wish === value);
    if (found) onWish(found.wish);
  };
  return (
    <label className={styles.row}>
      <span>{label}</span>
      <select value={wish ?? ''} onChange={({ target }) => choose(target.value)}>
        {wish === undefined && <option value="">{say('web.orders.choose')}</option>}
        {wishes.map((each) => (
          <option key={each.wish} value={each.wish}>
            {each.label}
          </option>
        ))}
      </select>
    </label>
  );
}
