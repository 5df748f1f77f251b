/** Keeps the focus about where it was used: a button that is pressed may be gone afterwards, and the keyboard would begin at the top again. */
import { type RefObject, useEffect } from 'react';

const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/** When what has the focus in there goes away, the stop of the keyboard that is left nearest to it takes it. */
export function useKeptFocus(whole: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = whole.current;
    if (!root) return;
    /** What had the focus, and all that is around it; nothing once it was left on purpose. */
    let trail: readonly Element[] = [];
    const remember = ({ target }: FocusEvent): void => {
      trail = target instanceof Element && root.contains(target) ? outwards(target, root) : [];
    };
    const forget = (): void => {
      trail = [];
    };
    const mend = (): void => {
      if (document.activeElement !== document.body) return;
      const nearest = trail.find((each) => each.isConnected && (each === trail[0] || each.querySelector(STOPS)));
      // What is out of use for a moment only is waited for.
      const stops = nearest === trail[0] ? [nearest] : [...(nearest?.querySelectorAll(STOPS) ?? [])];
      const next = stops.find((stop) => stop instanceof HTMLElement && stop.matches(':enabled, a'));
      if (next instanceof HTMLElement) next.focus({ preventScroll: true });
    };
    const watch = new MutationObserver(mend);
    watch.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
    document.addEventListener('focusin', remember);
    document.addEventListener('pointerdown', forget);
    return () => {
      watch.disconnect();
      document.removeEventListener('focusin', remember);
      document.removeEventListener('pointerdown', forget);
    };
  }, [whole]);
}

function outwards(from: Element, root: Element): readonly Element[] {
  const trail = [from];
  for (let at = from; at !== root && at.parentElement; at = at.parentElement) trail.push(at.parentElement);
  return trail;
}
