/** A function that stays the same and does what the latest one would: for what is done later than it was meant. */
import { useCallback, useLayoutEffect, useRef } from 'react';

export function useLatest<A extends readonly unknown[], R>(act: (...args: A) => R): (...args: A) => R {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...args: A) => latest.current(...args), []);
}
