/** Standing orders as a folded sheet under the others at the table. */
import { OrderRow, OrderSheet, useOrders, useSay } from '@taverne/ui';
import { useTable } from '../table.tsx';
import { ORDERED, ordersWith, wishFor } from './orders.ts';

export function Orders() {
  const { parts } = useTable();
  const say = useSay();
  const given = useOrders(parts);
  if (!given) return null;
  const { orders, give } = given;
  const count = ORDERED.filter(({ question }) => wishFor(orders, question) !== '').length;
  return (
    <OrderSheet title={say('web.orders', { given: count })} says={say('web.orders.says')}>
      {ORDERED.map(({ question, answers }) => (
        <OrderRow
          key={question}
          label={say(`web.orders.${question}`)}
          wish={wishFor(orders, question)}
          wishes={[
            { wish: '', label: say('web.orders.ask') },
            ...answers.map((answer) => ({ wish: answer, label: say(`web.word.${question}.${answer}`) })),
          ]}
          onWish={(answer) => give(ordersWith(orders, question, answer))}
        />
      ))}
    </OrderSheet>
  );
}
