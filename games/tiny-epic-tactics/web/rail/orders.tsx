/** Standing orders: at which windows one wants to be asked, and which cards the table may reveal by itself. */
import { OrderRow, OrderSheet, useOrders, useSay } from '@taverne/ui';
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

export function Orders() {
  const { state, view, parts, book } = useTable();
  const say = useSay();
  const given = useOrders(parts);
  if (!given) return null;
  const hand = view.hands[mySide(state, view)]?.cards ?? [];
  const orders = ordersInHand(given.orders, hand);
  const cards = hand.flatMap((card) => {
    const printed = book.content.tactics[book.tacticNumbers.get(card) ?? -1];
    const moment = printed && TACTICS[printed.does].moment;
    return moment && hasWindow(moment) ? [{ card, moment }] : [];
  });
  const wishes = WISHES.map((wish) => ({ wish, label: say(`web.orders.${wish}`) }));
  return (
    <OrderSheet title={say('web.orders')} says={say('web.orders.says')}>
      {cards.map(({ card, moment }) => (
        <OrderRow
          key={card}
          label={tacticWord(say, view, card)}
          unset={say('web.orders.choose')}
          wish={cardWishIn(orders, card)}
          wishes={CARD_WISHES.map((wish) => ({ wish, label: say(`web.orders.card.${wish}`) }))}
          onWish={(wish) => given.give(cardOrdersFor(orders, card, moment, wish))}
        />
      ))}
      <OrderRow
        label={say('web.orders.all')}
        wish={undefined}
        unset={say('web.orders.choose')}
        wishes={wishes}
        onWish={(wish) => given.give(ordersFor(orders, undefined, wish, view.turns))}
      />
      {MOMENTS_ASKED.map((moment) => (
        <OrderRow
          key={moment}
          label={say(`web.moment.${moment}`)}
          unset={say('web.orders.choose')}
          wish={wishIn(orders, moment, view.turns)}
          wishes={wishes}
          onWish={(wish) => given.give(ordersFor(orders, moment, wish, view.turns))}
        />
      ))}
      <p>{say('web.orders.empty.says')}</p>
    </OrderSheet>
  );
}
