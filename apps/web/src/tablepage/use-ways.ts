/** Two keys lead through a table without a mouse: F6 from region to region, n from one lit thing to the next (with Shift, back), and where nothing is lit to the next match. */
import { useEffect } from 'react';
import { NEXT_MATCH } from '../title.ts';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input:not([type="checkbox"], [type="radio"], [type="range"]), textarea, select') !== null;

export function useWays(page: { readonly current: HTMLElement | null }, hasLetters: boolean): void {
  useEffect(() => {
    const go = (event: KeyboardEvent): void => {
      const within = page.current;
      if (!within || event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
      const isLetter = hasLetters && event.key.toLowerCase() === 'n' && !isTyping(event.target);
      if (event.key !== 'F6' && !isLetter) return;
      event.preventDefault();
      const { shiftKey } = event;
      void import('./ways.ts').then(({ toLit, toRegion }) => {
        if (!isLetter) return toRegion(within, shiftKey);
        // Where nothing is asked of one, the key leads to the next table where something is.
        if (!toLit(within, shiftKey)) dispatchEvent(new Event(NEXT_MATCH));
      });
    };
    addEventListener('keydown', go);
    return () => removeEventListener('keydown', go);
  }, [page, hasLetters]);
}
