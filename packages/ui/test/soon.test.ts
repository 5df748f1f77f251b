import { describe, expect, test } from 'vitest';
import { keeper } from '../src/board/soon.ts';

/** Everything that is done, in order. */
function watched() {
  const keep = keeper();
  const did: string[] = [];
  const press = (what: string) => keep.soon(() => did.push(what));
  return { keep, did, press };
}

describe('what is pressed while an answer is on its way', () => {
  test('is done at once while nothing is', () => {
    const { did, press } = watched();
    press('pick');
    expect(did).toEqual(['pick']);
  });

  test('waits until the page shows what came of the answer, and then comes in order, one at a time', () => {
    const { keep, did, press } = watched();
    const arrived = keep.sent();
    press('first');
    press('second');
    expect(keep.shown()).toBe(false);
    arrived();
    press('third');
    expect(did).toEqual([]);
    expect([keep.shown(), ...did]).toEqual([true, 'first']);
    expect([keep.shown(), ...did]).toEqual([true, 'first', 'second']);
    expect([keep.shown(), keep.shown(), ...did]).toEqual([true, false, 'first', 'second', 'third']);
    press('at once');
    expect(did.at(-1)).toBe('at once');
  });

  test('an answer out of what was kept makes the rest wait again', () => {
    const { keep, did, press } = watched();
    const first = keep.sent();
    let second = () => {};
    keep.soon(() => {
      second = keep.sent();
    });
    press('rest');
    first();
    expect([keep.shown(), keep.shown(), ...did]).toEqual([true, false]);
    second();
    expect([keep.shown(), ...did]).toEqual([true, 'rest']);
  });

  test('a kept key that presses a cell does so before the next one', () => {
    const { keep, did, press } = watched();
    const arrived = keep.sent();
    keep.soon(() => press('the cell of the key'));
    press('next');
    arrived();
    expect([keep.shown(), keep.shown(), ...did]).toEqual([true, true, 'the cell of the key', 'next']);
  });

  test('is forgotten when somebody else looks', () => {
    const { keep, did, press } = watched();
    const arrived = keep.sent();
    press('theirs');
    keep.forget();
    arrived();
    expect([keep.shown(), ...did]).toEqual([false]);
  });

  test('has an end', () => {
    const { keep, did, press } = watched();
    const arrived = keep.sent();
    for (let i = 0; i < 100; i++) press('again');
    arrived();
    while (keep.shown());
    expect(did).toHaveLength(16);
  });
});
