import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Budget, budgetOf } from '../src/budget.ts';

/** How much is spent, one at a time, each taking so many milliseconds. */
function spend(budget: Budget, milliseconds = 0): number {
  for (; budget.more() && budget.spent < 10_000; budget.spent++) vi.advanceTimersByTime(milliseconds);
  return budget.spent;
}

describe('a budget', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('ends with its iterations', () => {
    expect(spend(budgetOf({ seed: 1, iterations: 7 }, 1000))).toBe(7);
    expect(spend(budgetOf({ seed: 1, iterations: 0 }, 1000))).toBe(0);
  });

  it('ends with its time', () => {
    expect(spend(budgetOf({ seed: 1, milliseconds: 50 }, 3), 10)).toBe(5);
  });

  it('ends when it is stopped, even before it begins', () => {
    let asked = 0;
    expect(spend(budgetOf({ seed: 1, stopped: () => ++asked > 4 }, 3))).toBe(4);
    expect(spend(budgetOf({ seed: 1, iterations: 9, stopped: () => true }, 3))).toBe(0);
  });

  it('ends with whichever limit comes first', () => {
    expect(spend(budgetOf({ seed: 1, iterations: 4, milliseconds: 50 }, 3), 10)).toBe(4);
    expect(spend(budgetOf({ seed: 1, iterations: 40, milliseconds: 50 }, 3), 10)).toBe(5);
  });

  it('without any limit is what the player thinks right', () => {
    expect(spend(budgetOf({ seed: 1 }, 12))).toBe(12);
    expect(spend(budgetOf({ seed: 1 }, 0))).toBe(0);
  });
});
