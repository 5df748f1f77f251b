/** Which moment of a reel is shown, and whether it runs. The address follows, so that it can be shared and reloaded. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { go } from '../router.ts';
import type { Strip } from './reel.ts';

const PACE = 1300;
/** Browsers refuse an address that changes too often. */
const ADDRESS_PAUSE = 300;

export interface Film {
  readonly moment: number;
  readonly last: number;
  readonly isRunning: boolean;
  /** The last change was one step forward, so it can be played back. */
  readonly isStep: boolean;
  readonly show: (moment: number) => void;
  readonly run: (on: boolean) => void;
}

export function useFilm(reel: Strip, at: number | undefined, path: string): Film {
  const last = reel.moments.length - 1;
  const [shown, setShown] = useState({ moment: reel.momentOf(at), isStep: false });
  const [isRunning, setRunning] = useState(false);
  const { moment } = shown;

  const show = useCallback(
    (wanted: number) =>
      setShown((now) => {
        const next = Math.max(0, Math.min(last, wanted));
        return next === now.moment ? now : { moment: next, isStep: next === now.moment + 1 };
      }),
    [last],
  );

  // A link of the log, or the browser's way back. The address that follows leads nowhere: whoever stepped on meanwhile is not called back.
  const followed = useRef<number>(undefined);
  useEffect(() => {
    if (at === undefined || at === followed.current) return;
    followed.current = undefined;
    show(reel.momentOf(at));
  }, [at, reel, show]);

  useEffect(() => {
    const line = reel.moments[moment]?.line;
    if (line === undefined || reel.momentOf(at) === moment) return;
    const timer = setTimeout(() => {
      // Who has gone somewhere else meanwhile is not called back.
      if (location.pathname !== path) return;
      followed.current = line;
      go(`${path}?at=${line}`, 'replace');
    }, ADDRESS_PAUSE);
    return () => clearTimeout(timer);
  }, [reel, moment, at, path]);

  useEffect(() => {
    if (!isRunning) return;
    if (moment >= last) return setRunning(false);
    const timer = setTimeout(() => show(moment + 1), PACE);
    return () => clearTimeout(timer);
  }, [isRunning, moment, last, show]);

  const run = useCallback(
    (on: boolean) => {
      if (on) setShown((now) => (now.moment >= last ? { moment: 0, isStep: false } : now));
      setRunning(on);
    },
    [last],
  );
  return { moment, last, isRunning, isStep: shown.isStep, show, run };
}
