/** A function that stays the same and does what the latest one would: for what is done later than it was meant. */
import { useCallback, useLayoutEffect, useRef } from 'react';

export function useLatest<A extends readonly unknown[]>(act: (...args: A) => void): (...args: A) => void {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...args: A) => latest.current(...args), []);
}
