/** The way from region to region, and from one lit thing to the next. Loaded with the first key that wants it. */

/** In the order in which F6 goes through them. */
const REGIONS = '[data-region]';
const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), [tabindex="0"]';
/** Whatever can be done now: on the board, on cards, as buttons. */
const LIT = '[data-cell][data-mark]:not([data-mark="barred"], [data-mark="picked"]), [data-lit]';

/** The one after the place that has the focus, and round again; `held`: where that is, -1 if nowhere. */
export const stepFrom = (held: number, count: number, isBack: boolean): number => {
  if (count === 0) return -1;
  if (held < 0) return isBack ? count - 1 : 0;
  return (held + (isBack ? count - 1 : 1)) % count;
};

type Focusable = HTMLElement | SVGElement;

const seen = (selector: string, within: ParentNode): Focusable[] =>
  [...within.querySelectorAll<Focusable>(selector)].filter((each) => each.checkVisibility());

const focusHeld = (): Element | undefined => {
  const focus = document.activeElement;
  return focus && focus !== document.body ? focus : undefined;
};

export function toRegion(page: ParentNode, isBack: boolean): void {
  const [regions, focus] = [seen(REGIONS, page), focusHeld()];
  // The tools lie on the table: the innermost counts.
  const held = focus ? regions.findLastIndex((each) => each.contains(focus)) : -1;
  const next = regions[stepFrom(held, regions.length, isBack)];
  // A board has one stop; elsewhere the first thing that can be reached.
  const [stop] = next ? [...seen('[data-cell][tabindex="0"]', next), ...seen(FOCUSABLE, next)] : [];
  stop?.focus();
}

const follows = (after: Element, before: Element): boolean =>
  (before.compareDocumentPosition(after) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** Says whether there was anything. */
export function toLit(page: ParentNode, isBack: boolean): boolean {
  const [all, focus] = [seen(LIT, page), focusHeld()];
  // What ends a turn stands in the bar, and comes last.
  const [bar, table] = [all.filter((each) => each.closest('header')), all.filter((each) => !each.closest('header'))];
  const lit = [...table, ...bar];
  const held = lit.findIndex((each) => each.matches(':focus'));
  // Between two of them the next one is the next on the page.
  const before = held < 0 && focus ? table.findLastIndex((each) => follows(focus, each)) : held;
  lit[stepFrom(before, lit.length, isBack)]?.focus();
  return lit.length > 0;
}
