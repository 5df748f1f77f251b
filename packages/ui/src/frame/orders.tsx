/** Standing orders: a folded sheet that a game fills with rows, one for each thing the table may answer for somebody. */
import type { Order } from '@taverne/engine';
import { type ReactNode, useState } from 'react';
import type { BoardProps } from '../table.ts';
import styles from './orders.module.css';

interface GivenOrders {
  /** Those that stand, and those on their way to the table: the next wish adds to them, however quick it comes. */
  readonly orders: readonly Order[];
  readonly give: (orders: readonly Order[]) => void;
}

/** Nothing: nobody here can give any now. */
export function useOrders({ state, door, still }: Pick<BoardProps, 'state' | 'door' | 'still'>): GivenOrders | undefined {
  const [pending, setPending] = useState<readonly Order[]>();
  const tell = door.orders;
  if (!tell || still || state.eyes === undefined || state.outcome) return undefined;
  const give = (next: readonly Order[]): void => {
    setPending(next);
    void tell(next).then(() => setPending((now) => (now === next ? undefined : now)));
  };
  return { orders: pending ?? state.orders ?? [], give };
}

interface OrderSheetProps {
  readonly title: string;
  readonly says: string;
  readonly children: ReactNode;
}

export const OrderSheet = ({ title, says, children }: OrderSheetProps) => (
  <details className={styles.orders}>
    <summary>{title}</summary>
    <p>{says}</p>
    {children}
  </details>
);

interface OrderRowProps<W extends string> {
  readonly label: string;
  readonly wish: W | undefined;
  readonly wishes: readonly { readonly wish: W; readonly label: string }[];
  /** What stands there as long as nothing is wished. */
  readonly unset?: string;
  readonly onWish: (wish: W) => void;
}

export function OrderRow<W extends string>({ label, wish, wishes, unset, onWish }: OrderRowProps<W>) {
  const choose = (value: string): void => {
    const found = wishes.find((each) => each.wish === value);
    if (found) onWish(found.wish);
  };
  return (
    <label className={styles.row}>
      <span>{label}</span>
      <select value={wish ?? ''} onChange={({ target }) => choose(target.value)}>
        {wish === undefined && <option value="">{unset}</option>}
        {wishes.map((each) => (
          <option key={each.wish} value={each.wish}>
            {each.label}
          </option>
        ))}
      </select>
    </label>
  );
}
