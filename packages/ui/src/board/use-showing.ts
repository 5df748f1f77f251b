/** Showing what happened, one event after the other, at the pace the board wants. */
import type { Happening, Told } from '@taverne/engine';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';

const keyOf = (told: Told | undefined): string => (told ? `${told.at} ${told.event.event}` : '');

interface Showing<E extends Happening> {
  /** What is being shown now; nothing: how everybody stood before. */
  readonly current: E | undefined;
  /** Fresh events that are still to come. */
  readonly rest: readonly E[];
  /** Where it is in the line, so that the same thing happening twice is shown twice. */
  readonly at: string;
}

/** `lasts`: for how many milliseconds an event is shown, or before the first of so many. */
export function useShowing<E extends Happening>(
  fresh: readonly Told<E>[],
  played: () => void,
  lasts: (event: E | undefined, count: number) => number,
): Showing<E> {
  const key = keyOf(fresh[0]);
  // How many of them are on the board. A new first one begins anew, one more at the end goes on.
  const [progress, setProgress] = useState({ key, shown: 0 });
  // The same events may be shown again, or happen again after they were taken back.
  if (fresh.length === 0 && progress.shown > 0) setProgress({ key, shown: 0 });
  const shown = progress.key === key ? Math.min(progress.shown, fresh.length) : 0;
  const rest = useMemo(() => fresh.slice(shown).map(({ event }) => event), [fresh, shown]);
  const current = shown === 0 ? undefined : fresh[shown - 1]?.event;
  const pace = useRef(lasts);
  useLayoutEffect(() => {
    pace.current = lasts;
  });
  useEffect(() => {
    if (fresh.length === 0) return;
    const timer = setTimeout(
      () => (shown < fresh.length ? setProgress({ key, shown: shown + 1 }) : played()),
      pace.current(current, fresh.length),
    );
    return () => clearTimeout(timer);
  }, [fresh, shown, key, played, current]);
  return { current, rest, at: `${key} ${shown}` };
}
