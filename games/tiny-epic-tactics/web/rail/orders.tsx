/** Standing orders: at which windows one wants to be asked. They look at public facts alone, so they tell nobody what one holds. */
import type { Order } from '@taverne/engine';
import { useSay } from '@taverne/ui';
import { useState } from 'react';
import { MOMENTS_ASKED, ordersFor, WISHES, type Wish, wishIn } from '../orders.ts';
import { useTable } from '../table.tsx';
import styles from './orders.module.css';

export function Orders() {
  const { state, view, parts } = useTable();
  const say = useSay();
  const { door, still } = parts;
  const [told, tell] = useState<readonly Order[] | undefined>();
  const orders = told ?? state.orders ?? [];
  const give = door.orders;
  if (!give || still || state.eyes === undefined || state.outcome) return null;
  const change = (moment: string | undefined, wish: Wish) => {
    const next = ordersFor(orders, moment, wish, view.turns);
    tell(next);
    void give(next);
  };
  return (
    <details className={styles.orders}>
      <summary>{say('web.orders')}</summary>
      <p>{say('web.orders.says')}</p>
      <Row label={say('web.orders.all')} wish={undefined} onWish={(wish) => change(undefined, wish)} />
      {MOMENTS_ASKED.map((moment) => (
        <Row
          key={moment}
          label={say(`web.moment.${moment}`)}
          wish={wishIn(orders, moment, view.turns)}
          onWish={(wish) => change(moment, wish)}
        />
      ))}
    </details>
  );
}

interface RowProps {
  readonly label: string;
  readonly wish: Wish | undefined;
  readonly onWish: (wish: Wish) => void;
}

function Row({ label, wish, onWish }: RowProps) {
  const say = useSay();
  return (
    <label className={styles.row}>
      <span>{label}</span>
      <select value={wish ?? ''} onChange={(event) => WISHES.filter((each) => each === event.target.value).forEach(onWish)}>
        {wish === undefined && <option value="">{say('web.orders.choose')}</option>}
        {WISHES.map((each) => (
          <option key={each} value={each}>
            {say(`web.orders.${each}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
