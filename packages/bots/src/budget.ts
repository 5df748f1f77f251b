/** How long to think: counts what was looked at and says when it is enough. */
import type { Thinking } from '@taverne/engine';

export interface Budget {
  spent: number;
  /** True while there is something left; asked once before each iteration. */
  more(): boolean;
}

/** `unlimited`: so much is looked at where a thinking names no limit at all. */
export function budgetOf(thinking: Thinking, unlimited: number): Budget {
  const { iterations, milliseconds, stopped } = thinking;
  const most = iterations ?? (milliseconds === undefined && !stopped ? unlimited : Number.POSITIVE_INFINITY);
  const until = milliseconds === undefined ? Number.POSITIVE_INFINITY : Date.now() + milliseconds;
  return {
    spent: 0,
    more() {
      if (this.spent >= most || stopped?.()) return false;
      return until === Number.POSITIVE_INFINITY || Date.now() < until;
    },
  };
}
