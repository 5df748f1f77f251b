/** Which events are still to be shown. What was taken back is no longer among them. */
import type { Told } from '@taverne/engine';
import { useCallback, useMemo, useState } from 'react';

const isSame = (a: Told | undefined, b: Told | undefined): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** How many events two lines of events share from their beginning. */
function shared(a: readonly Told[], b: readonly Told[]): number {
  const most = Math.min(a.length, b.length);
  // Lines mostly grow at their end: look there first.
  if (most === 0 || isSame(a[most - 1], b[most - 1])) return most;
  let count = 0;
  while (count < most && isSame(a[count], b[count])) count++;
  return count;
}

export interface Fresh {
  readonly fresh: readonly Told[];
  readonly played: () => void;
  /** Plays again from this place in the line of events. */
  readonly playFrom: (index: number) => void;
}

interface Held {
  readonly events: readonly Told[];
  /** How many of them have been shown. */
  readonly seen: number;
}

/** Other events have come. `instant`: whatever is new among them has been shown already. */
export const follow = (held: Held, events: readonly Told[], instant: boolean): Held => ({
  events,
  seen: instant ? events.length : Math.min(held.seen, shared(held.events, events)),
});

export function useFresh(events: readonly Told[], since: number | undefined, instant: boolean): Fresh {
  const [held, hold] = useState<Held>({ events, seen: since ?? events.length });
  let current = held;
  if (held.events !== events) {
    current = follow(held, events, instant);
    hold(current);
  }
  const { seen } = current;
  const fresh = useMemo(() => events.slice(seen), [events, seen]);
  const played = useCallback(() => hold((now) => ({ ...now, seen: now.events.length })), []);
  const playFrom = useCallback((index: number) => hold((now) => ({ ...now, seen: index })), []);
  return { fresh, played, playFrom };
}

/** Where the turn before the one under way began. */
export const lastTurn = (turns: readonly number[]): number | undefined => turns.at(-2);
