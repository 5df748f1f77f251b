/** Does a media query hold? */
import { useSyncExternalStore } from 'react';

export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
  );
}

/**
 * A small screen, upright or lying, or a page enlarged to twice its size: what can be done lies in a sheet, and no note over the
 * board. Style sheets of boards and panels say the same in their own words.
 */
export const PHONE = '(max-width: 760px), (max-height: 560px) and (orientation: landscape)';
/** A tablet held upright: the board has the whole width, and what stands beside it elsewhere stands below it. */
export const TABLET = '(min-width: 761px) and (max-width: 1020px) and (orientation: portrait)';
export const CALM = '(prefers-reduced-motion: reduce)';
