/** Which events a table page still has to show. */
import type { Told } from '@taverne/engine';
import { describe, expect, test } from 'vitest';
import { follow, lastTurn } from '../src/tablepage/use-fresh.ts';

const told = (event: string, at: number): Told => ({ at, event: { event, rule: 'LDR-TURN-01' } });
const line = (...events: readonly string[]): readonly Told[] => events.map(told);

describe('what is new', () => {
  const begin = line('began', 'turn-began', 'moved');

  test('is what was added at the end', () => {
    const now = line('began', 'turn-began', 'moved', 'used');
    expect(follow({ events: begin, seen: 3 }, now, false)).toEqual({ events: now, seen: 3 });
  });

  test('is the same whether the line was sent anew or grew', () => {
    expect(follow({ events: begin, seen: 3 }, line('began', 'turn-began', 'moved'), false).seen).toBe(3);
  });

  test('is nothing once something was taken back', () => {
    const now = line('began', 'turn-began');
    expect(follow({ events: begin, seen: 3 }, now, false).seen).toBe(now.length);
  });

  test('is what was answered in the place of something taken back', () => {
    expect(follow({ events: begin, seen: 3 }, line('began', 'turn-began', 'used', 'moved'), false).seen).toBe(2);
  });

  test('stays new until it has been shown', () => {
    expect(follow({ events: begin, seen: 1 }, line('began', 'turn-began', 'moved', 'used'), false).seen).toBe(1);
  });

  test('is nothing where a moment is shown at once', () => {
    expect(follow({ events: begin, seen: 0 }, line('began'), true).seen).toBe(1);
  });
});

test('the last turn to see again is the one before the turn under way, and in the first there is none', () => {
  expect(lastTurn([1, 4, 9])).toBe(4);
  expect(lastTurn([0, 2])).toBe(0);
  expect(lastTurn([1])).toBeUndefined();
});
