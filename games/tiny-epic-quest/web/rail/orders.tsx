/** Standing orders: what the table shall answer for me at night, so that a Night by correspondence takes a day and not a week. */
import { OrderRow, OrderSheet, useOrders, useSay } from '@taverne/ui';
import { nightOf, ordersFor, type Wishes, wishesIn } from '../orders.ts';
import { useTable } from '../table.tsx';

/** Power kept back, and Health at which one rests. */
const KEPT = [0, 1, 2, 3, 4] as const;
const TIRED = [1, 2, 3, 4, 5] as const;

export function Orders() {
  const { view, parts } = useTable();
  const say = useSay();
  const given = useOrders(parts);
  if (!given) return null;
  const { orders, give } = given;
  const wishes = wishesIn(orders, nightOf(view));
  const wish = (changed: Partial<Wishes>): void => give(ordersFor(orders, { ...wishes, ...changed }, nightOf(view)));
  const count = [wishes.damage, wishes.forge, wishes.rest].filter((each) => each !== undefined).length;
  const ask = { wish: '', label: say('web.orders.ask') };
  const numbered = (key: string, numbers: readonly number[]) =>
    numbers.map((n) => ({ wish: String(n), label: say(key, { n }) }));
  return (
    <OrderSheet title={say('web.orders', { given: count })} says={say('web.orders.says')}>
      <OrderRow
        label={say('web.orders.damage')}
        wish={String(wishes.damage ?? '')}
        wishes={[ask, { wish: 'take', label: say('web.orders.take') }, ...numbered('web.orders.block', KEPT)]}
        onWish={(value) => wish({ damage: value === '' ? undefined : value === 'take' ? 'take' : Number(value) })}
      />
      <OrderRow
        label={say('web.orders.forge')}
        wish={wishes.forge ?? ''}
        wishes={[
          ask,
          { wish: 'night', label: say('web.orders.forge.night') },
          { wish: 'never', label: say('web.orders.forge.never') },
        ]}
        onWish={(value) => wish({ forge: value === 'night' || value === 'never' ? value : undefined })}
      />
      <OrderRow
        label={say('web.orders.rest')}
        wish={String(wishes.rest ?? '')}
        wishes={[ask, ...numbered('web.orders.rest.at', TIRED)]}
        onWish={(value) => wish({ rest: value === '' ? undefined : Number(value) })}
      />
      {wishes.rest !== undefined && (
        <OrderRow
          label={say('web.orders.above', { n: wishes.rest })}
          wish={wishes.rolls ? 'roll' : ''}
          wishes={[ask, { wish: 'roll', label: say('web.orders.roll') }]}
          onWish={(value) => wish({ rolls: value === 'roll' })}
        />
      )}
    </OrderSheet>
  );
}
