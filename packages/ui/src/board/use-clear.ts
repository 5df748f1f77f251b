/** Keeps a note off the cell it speaks of, and the way on from under the note, wherever its style puts it and however large the page is. */
import { type RefObject, useLayoutEffect } from 'react';
import { clearOf, risenFrom } from './clear-of.ts';

interface Clearing {
  readonly isOpen: boolean;
  /** The cell; nothing: it speaks of no place. */
  readonly about: string | undefined;
}

export function useClear(note: RefObject<HTMLElement | null>, { isOpen, about }: Clearing): void {
  useLayoutEffect(() => {
    const element = note.current;
    const room = element?.closest('main')?.parentElement;
    if (!isOpen || !element || !room) return;
    const sheet = room.querySelector(':scope > aside');
    const cell = about === undefined ? null : document.querySelector(`[data-cell="${CSS.escape(about)}"]`);
    const place = (): void => {
      element.style.translate = '';
      if (cell) {
        const { dx, dy } = clearOf(element.getBoundingClientRect(), cell.getBoundingClientRect(), room.getBoundingClientRect());
        if (dx !== 0 || dy !== 0) element.style.translate = `${dx}px ${dy}px`;
      }
      makeRoom(element, room, sheet);
    };
    const watch = new ResizeObserver(place);
    watch.observe(element);
    watch.observe(room);
    if (sheet) watch.observe(sheet);
    place();
    return () => {
      watch.disconnect();
      room.style.removeProperty(NOTED);
    };
  }, [note, isOpen, about]);
}

/** How much of the sheet's foot a note lies over: the sheet is that much longer. */
const NOTED = '--noted';

/** On a phone a note lies over the sheet; the button that leads on, such as a guide's, is scrolled out from under it. */
function makeRoom(note: HTMLElement, room: HTMLElement, sheet: Element | null): void {
  room.style.removeProperty(NOTED);
  const way = sheet?.querySelector('[data-way-on]');
  const at = note.getBoundingClientRect();
  if (!sheet || !way || risenFrom(at, way.getBoundingClientRect()) === 0) return;
  room.style.setProperty(NOTED, `${sheet.getBoundingClientRect().bottom - at.top}px`);
  sheet.scrollTop += risenFrom(at, way.getBoundingClientRect());
}
