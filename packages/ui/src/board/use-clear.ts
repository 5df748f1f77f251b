/** Keeps a note off the cell it speaks of, wherever its style puts it and however large the page is. */
import { type RefObject, useLayoutEffect } from 'react';
import { clearOf } from './clear-of.ts';

/** `about`: the cell; nothing: it speaks of no place. */
export function useClear(note: RefObject<HTMLElement | null>, about: string | undefined): void {
  useLayoutEffect(() => {
    const element = note.current;
    const cell = about === undefined ? null : document.querySelector(`[data-cell="${CSS.escape(about)}"]`);
    if (!element || !cell) return;
    const room = element.closest('main')?.parentElement;
    const place = (): void => {
      element.style.translate = '';
      if (!room) return;
      const { dx, dy } = clearOf(element.getBoundingClientRect(), cell.getBoundingClientRect(), room.getBoundingClientRect());
      if (dx !== 0 || dy !== 0) element.style.translate = `${dx}px ${dy}px`;
    };
    const watch = new ResizeObserver(place);
    watch.observe(element);
    if (room) watch.observe(room);
    place();
    return () => watch.disconnect();
  }, [note, about]);
}
