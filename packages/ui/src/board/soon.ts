/**
 * What is pressed while an answer is on its way. The page still shows the old question then, and whoever is quick already
 * means the next one: so it is kept, in order, and done as soon as the page has been told. Pure of any page.
 */

/** Nobody means more than this many keys ahead. */
const MOST = 16;

export interface Soon {
  /** Something goes through the door; call what comes back when it has arrived. */
  readonly sent: () => () => void;
  /** Does it now, or keeps it. What is done out of what was kept does its own part at once. */
  readonly soon: (deed: () => void) => void;
  /** The page shows what came of all that has arrived. Does the first thing that was kept; true: there was one. */
  readonly shown: () => boolean;
  /** Somebody else looks at the page now: what was kept was not theirs. */
  readonly forget: () => void;
}

export function keeper(): Soon {
  let kept: (() => void)[] = [];
  let underway = 0;
  let isShown = true;
  let isDoing = false;
  return {
    sent: () => {
      underway++;
      isShown = false;
      return () => {
        underway--;
      };
    },
    soon: (deed) => {
      if (isDoing || (isShown && kept.length === 0)) return deed();
      if (kept.length < MOST) kept.push(deed);
    },
    shown: () => {
      if (underway > 0) return false;
      isShown = true;
      const next = kept.shift();
      isDoing = true;
      next?.();
      isDoing = false;
      return next !== undefined;
    },
    forget: () => {
      kept = [];
    },
  };
}
