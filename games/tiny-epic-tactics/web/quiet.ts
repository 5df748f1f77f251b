/** At a table with nobody else to tell, one need not be asked about windows in which one could only pass. */
import type { Order } from '@taverne/engine';
import type { TableDoor, TableState } from '@taverne/ui';
import { useEffect } from 'react';
import { ordersFor } from './orders.ts';
import type { Tactics, View } from './view.ts';

/**
 * A quick pass tells what one does not hold (TET-RUL-18), so among people the table asks at every window. Bots cannot read
 * anything into it: there one is asked where there is something to reveal, from the first turn on and until one orders otherwise.
 */
export function firstOrders({ seats, eyes, orders = [], outcome, view }: TableState<Tactics>): readonly Order[] | undefined {
  if (eyes === undefined || outcome || orders.length > 0 || !isBefore(view)) return undefined;
  const people = seats.filter(({ kind }) => kind === 'person').length;
  return people === 1 && seats[eyes]?.mine ? ordersFor([], undefined, 'empty', view.turns) : undefined;
}

const isBefore = ({ phase }: View): boolean => phase === 'deal' || phase === 'deploy' || phase === 'keep';

export function useQuiet(state: TableState<Tactics>, door: TableDoor<Tactics>, still: boolean): void {
  const first = still ? undefined : firstOrders(state);
  const isDue = first !== undefined;
  const give = door.orders;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it is due; what it says follows from that
  useEffect(() => {
    if (isDue && first) void give?.(first);
  }, [isDue]);
}
