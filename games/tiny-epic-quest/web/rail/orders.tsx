/** Standing orders: what the table shall answer for me at night, so that a Night by correspondence takes a day and not a week. */
import type { Order } from '@taverne/engine';
import { useSay } from '@taverne/ui';
import { useState } from 'react';
import { nightOf, ordersFor, type Wishes, wishesIn } from '../orders.ts';
import { useTable } from '../table.tsx';
import styles from './orders.module.css';

/** Power kept back, and Health at which one rests. */
const KEPT = [0, 1, 2, 3, 4] as const;
const TIRED = [1, 2, 3, 4, 5] as const;

export function Orders() {
  const { state, view, parts } = useTable();
  const say = useSay();
  // On their way to the table: the next wish adds to them, however quick it comes.
  const [pending, setPending] = useState<readonly Order[]>();
  const { door, still } = parts;
  const give = door.orders;
  if (!give || still || state.eyes === undefined || state.outcome) return null;
  const orders = pending ?? state.orders ?? [];
  const wishes = wishesIn(orders, nightOf(view));
  const wish = (changed: Partial<Wishes>): void => {
    const next = ordersFor(orders, { ...wishes, ...changed }, nightOf(view));
    setPending(next);
    void give(next).then(() => setPending((now) => (now === next ? undefined : now)));
  };
  const given = [wishes.damage, wishes.forge, wishes.rest].filter((each) => each !== undefined).length;
  const ask = { value: '', label: say('web.orders.ask') };
  const numbered = (key: string, numbers: readonly number[]) =>
    numbers.map((n) => ({ value: String(n), label: say(key, { n }) }));
  return (
    <details className={styles.orders}>
      <summary>{say('web.orders', { given })}</summary>
      <p>{say('web.orders.says')}</p>
      <Row
        label={say('web.orders.damage')}
        value={String(wishes.damage ?? '')}
        wishes={[ask, { value: 'take', label: say('web.orders.take') }, ...numbered('web.orders.block', KEPT)]}
        onWish={(value) => wish({ damage: value === '' ? undefined : value === 'take' ? 'take' : Number(value) })}
      />
      <Row
        label={say('web.orders.forge')}
        value={wishes.forge ?? ''}
        wishes={[
          ask,
          { value: 'night', label: say('web.orders.forge.night') },
          { value: 'never', label: say('web.orders.forge.never') },
        ]}
        onWish={(value) => wish({ forge: value === 'night' || value === 'never' ? value : undefined })}
      />
      <Row
        label={say('web.orders.rest')}
        value={String(wishes.rest ?? '')}
        wishes={[ask, ...numbered('web.orders.rest.at', TIRED)]}
        onWish={(value) => wish({ rest: value === '' ? undefined : Number(value) })}
      />
      {wishes.rest !== undefined && (
        <Row
          label={say('web.orders.above', { n: wishes.rest })}
          value={wishes.rolls ? 'roll' : ''}
          wishes={[ask, { value: 'roll', label: say('web.orders.roll') }]}
          onWish={(value) => wish({ rolls: value === 'roll' })}
        />
      )}
    </details>
  );
}

interface RowProps {
  readonly label: string;
  readonly value: string;
  readonly wishes: readonly { readonly value: string; readonly label: string }[];
  readonly onWish: (value: string) => void;
}

const Row = ({ label, value, wishes, onWish }: RowProps) => (
  <label className={styles.row}>
    <span>{label}</span>
    <select value={value} onChange={({ target }) => onWish(target.value)}>
      {wishes.map((each) => (
        <option key={each.value} value={each.value}>
          {each.label}
        </option>
      ))}
    </select>
  </label>
);
