/** How long to think: counts what was looked at and says when it is enough. */
import type { Thinking } from '@taverne/engine';

/** What is tried when a thinking names no limit at all: enough for an answer, quick enough for anybody. */
const UNLIMITED = 1000;
/** The clock and the caller are asked only now and then; the first look comes early, for games where one iteration is long. */
const LOOKS = 8;

export interface Budget {
  spent: number;
  /** True while there is something left; asked once before each iteration. */
  more(): boolean;
}

export function budgetOf(thinking: Thinking): Budget {
  const { iterations, milliseconds, stopped } = thinking;
  const most = iterations ?? (milliseconds === undefined && !stopped ? UNLIMITED : Number.POSITIVE_INFINITY);
  const until = milliseconds === undefined ? Number.POSITIVE_INFINITY : Date.now() + milliseconds;
  const watched = milliseconds !== undefined || stopped !== undefined;
  let nextLook = 1;
  return {
    spent: 0,
    more() {
      if (this.spent >= most) return false;
      if (!watched || this.spent < nextLook) return true;
      nextLook = this.spent + Math.min(this.spent, LOOKS);
      return !stopped?.() && Date.now() < until;
    },
  };
}
