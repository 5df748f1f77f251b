/** Showing what happened, one event after the other, at the pace the board wants. */
import type { Happening, Told } from '@taverne/engine';
import { useEffect, useMemo, useState } from 'react';

const keyOf = (told: Told | undefined): string => (told ? `${told.at} ${told.event.event}` : '');

interface Showing {
  /** What is being shown now; nothing: how everybody stood before. */
  readonly current: Happening | undefined;
  /** Fresh events that are still to come. */
  readonly rest: readonly Happening[];
  /** Where it is in the line, so that the same thing happening twice is shown twice. */
  readonly at: string;
}

/** `lasts`: for how many milliseconds an event is shown, or before the first of so many. */
export function useShowing(
  fresh: readonly Told[],
  played: () => void,
  lasts: (event: Happening | undefined, count: number) => number,
): Showing {
  const key = keyOf(fresh[0]);
  // How many of them are on the board. A new first one begins anew, one more at the end goes on.
  const [progress, setProgress] = useState({ key, shown: 0 });
  // The same events may be shown again, or happen again after they were taken back.
  if (fresh.length === 0 && progress.shown > 0) setProgress({ key, shown: 0 });
  const shown = progress.key === key ? Math.min(progress.shown, fresh.length) : 0;
  const rest = useMemo(() => fresh.slice(shown).map(({ event }) => event), [fresh, shown]);
  const current = shown === 0 ? undefined : fresh[shown - 1]?.event;
  useEffect(() => {
    if (fresh.length === 0) return;
    const timer = setTimeout(
      () => (shown < fresh.length ? setProgress({ key, shown: shown + 1 }) : played()),
      lasts(current, fresh.length),
    );
    return () => clearTimeout(timer);
  }, [fresh, shown, key, played, current, lasts]);
  return { current, rest, at: `${key} ${shown}` };
}
