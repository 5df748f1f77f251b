import { describe, expect, expectTypeOf, test } from 'vitest';
import { type Classes, eventsFor, glanceBy, type Happening, heardBy, look, viewOf } from '../src/index.ts';
import { byValue, copyPlain, type Seen } from '../src/view.ts';
import { feudWith, say } from './table.ts';

interface State {
  round: number;
  board: { cell: string }[];
  hands: string[][];
  seed: number;
}

const CLASSES = {
  round: 'open',
  board: 'open',
  hands: (hands, seat) => (seat === undefined ? hands.length : (hands[seat] ?? [])),
  seed: 'secret',
} as const satisfies Classes<State>;

const state = (): State => ({ round: 1, board: [{ cell: 'a1' }], hands: [['ace'], ['king']], seed: 42 });

describe('a view', () => {
  test('is built field by field: open, secret, or shown in another way', () => {
    expect(look(state(), CLASSES, 1)).toEqual({ round: 1, board: [{ cell: 'a1' }], hands: ['king'] });
    expect(look(state(), CLASSES, undefined)).toEqual({ round: 1, board: [{ cell: 'a1' }], hands: 2 });
  });

  test('has the type of what is left', () => {
    type View = Seen<State, typeof CLASSES>;
    expectTypeOf<keyof View>().toEqualTypeOf<'round' | 'board' | 'hands'>();
    expectTypeOf<View['round']>().toEqualTypeOf<number>();
    expectTypeOf<View['hands']>().toEqualTypeOf<number | string[]>();
  });

  test('with a field that nobody classified does not compile', () => {
    // @ts-expect-error The seed is not classified.
    const unclassified: Classes<State> = { round: 'open', board: 'open', hands: 'secret' };
    expect(Object.keys(unclassified)).not.toContain('seed');
  });

  test('with an optional field that nobody classified does not compile either', () => {
    // @ts-expect-error Optional is not public.
    const unclassified: Classes<{ round: number; secret?: string }> = { round: 'open' };
    expect(unclassified).toEqual({ round: 'open' });
  });

  test('with a class that there is not does not compile', () => {
    // @ts-expect-error There is no such class.
    const wrong: Classes<{ round: number }> = { round: 'public' };
    expect(wrong.round).toBe('public');
  });

  test('shares nothing with the state', () => {
    const before = state();
    const seen = look(before, CLASSES, 0);
    before.board.push({ cell: 'b2' });
    if (before.board[0]) before.board[0].cell = 'c3';
    before.hands[0]?.push('queen');
    expect(seen).toEqual({ round: 1, board: [{ cell: 'a1' }], hands: ['ace'] });
  });

  test('may look at the whole record to show one field', () => {
    const classes = { round: (round: number, _seat: unknown, whole: State) => `${round} of ${whole.hands.length}` };
    const all = { ...classes, board: 'secret', hands: 'secret', seed: 'secret' } as const satisfies Classes<State>;
    expect(look(state(), all, 0)).toEqual({ round: '1 of 2' });
  });

  test('of a match is what its game shows the seat now', () => {
    const match = feudWith({
      hands: [
        ['boost0', 'blank0'],
        ['parry0', 'blank1'],
      ],
    });
    expect(viewOf(match, 0)).toMatchObject({ hands: [['boost0', 'blank0'], 2], bag: 14, strike: null });
    say(match, 0, 'strike 1');
    expect(viewOf(match, 1)).toMatchObject({ hands: [2, ['parry0', 'blank1']], strike: { by: 0, on: 1 } });
    expect(viewOf(match, undefined)).toMatchObject({ hands: [2, 2] });
    expect(viewOf(match, undefined)).not.toHaveProperty('seed');
  });
});

describe('a glance', () => {
  const TABLE = {
    round: 'open',
    cards: byValue((cards: readonly string[]) => cards.map((card) => card.toUpperCase())),
    dice: 'open',
    left: (_, __, state) => state.cards.length,
    seed: 'secret',
  } as const satisfies Classes<{ round: number; cards: string[]; dice: number[]; left: number; seed: number }>;
  const begin = { round: 1, cards: ['ace'], dice: [1], left: 0, seed: 42 };
  const glance = glanceBy<typeof begin>(TABLE);
  const left = { name: 'left', was: 1, is: 1 };

  test('tells what has another value, and always what may depend on others; never a secret', () => {
    expect(glance(begin, { ...begin, cards: ['ace'], seed: 43 })).toEqual([left]);
    expect(glance(begin, { ...begin, round: 2, dice: [1, 6] })).toEqual([
      { name: 'round', was: 1, is: 2 },
      { name: 'dice', was: [1], is: [1, 6] },
      left,
    ]);
    expect(glance(begin, { ...begin, cards: ['king', 'ace'] })).toEqual([
      { name: 'cards', was: ['ACE'], is: ['KING', 'ACE'] },
      { ...left, is: 2 },
    ]);
  });

  test('put into the view before it is the view', () => {
    const after = { ...begin, round: 2, dice: [1, 6], cards: [] };
    const fresh = glance(begin, after).map(({ name, is }) => [name, is]);
    expect({ ...look(begin, TABLE, undefined), ...Object.fromEntries(fresh) }).toEqual(look(after, TABLE, undefined));
  });
});

describe('a copy of plain data', () => {
  test('is equal and shares nothing', () => {
    const data = { a: [1, { b: null }], c: 'x', d: { e: [[]] }, f: true };
    const copy = copyPlain(data);
    expect(copy).toEqual(data);
    expect(copy).not.toBe(data);
    expect(copy.a).not.toBe(data.a);
    expect(copy.a[1]).not.toBe(data.a[1]);
    expect(copy.d.e[0]).not.toBe(data.d.e[0]);
    expect([copyPlain(null), copyPlain(3), copyPlain('x')]).toEqual([null, 3, 'x']);
  });

  test('of a field with a strange name is that field, and nothing else changes', () => {
    const strange: unknown = JSON.parse('{"__proto__": {"polluted": true}}');
    const copy = copyPlain(strange);
    expect(JSON.stringify(copy)).toBe('{"__proto__":{"polluted":true}}');
    expect(copy).not.toHaveProperty('polluted');
  });
});

describe('an event', () => {
  const drew = { event: 'drew', rule: 'TINY-DRAW', card: 'ace' };
  const hidden: Happening = { ...drew, only: [1], instead: { event: 'drew', rule: 'TINY-DRAW' } };

  test('is for everybody, spectators too', () => {
    for (const seat of [0, 1, undefined]) expect(heardBy(drew, seat)).toEqual(drew);
  });

  test('that is not for everybody is told as it is to those in it, otherwise to the rest', () => {
    expect(heardBy(hidden, 1)).toEqual(drew);
    for (const seat of [0, undefined]) expect(heardBy(hidden, seat)).toEqual({ event: 'drew', rule: 'TINY-DRAW' });
  });

  test('does not tell who else heard it, nor what they heard', () => {
    expect(Object.keys(heardBy(hidden, 1) ?? {})).toEqual(['event', 'rule', 'card']);
    expect(Object.keys(heardBy(hidden, 0) ?? {})).toEqual(['event', 'rule']);
  });

  test('with nothing to be told instead is not heard of', () => {
    const secret: Happening = { ...drew, only: [1] };
    expect(heardBy(secret, 0)).toBeUndefined();
    expect(heardBy(secret, undefined)).toBeUndefined();
    expect(heardBy({ ...drew, only: [] }, 0)).toBeUndefined();
  });

  test('may be told in three ways', () => {
    const three: Happening = { ...hidden, instead: { event: 'saw', rule: 'TINY-DRAW', only: [0] } };
    expect([0, 1, 2].map((seat) => heardBy(three, seat)?.event)).toEqual(['saw', 'drew', undefined]);
  });

  test('keeps its place; those from a place on can be had alone', () => {
    const told = [
      { at: 1, event: drew },
      { at: 3, event: hidden },
      { at: 3, event: { ...drew, only: [1] } },
      { at: 5, event: drew },
    ];
    expect(eventsFor(told, 0).map(({ at }) => at)).toEqual([1, 3, 5]);
    expect(eventsFor(told, 1, 3)).toEqual([
      { at: 3, event: drew },
      { at: 3, event: drew },
      { at: 5, event: drew },
    ]);
    expect(eventsFor(told, undefined, 4)).toEqual([{ at: 5, event: drew }]);
  });

  test('of a match reaches each seat as far as it may know', () => {
    const match = feudWith();
    const cards = (seat: number | undefined) =>
      eventsFor(match.events, seat).flatMap(({ event }) => ('card' in event ? [event.card] : []));
    expect(cards(0)).toEqual(['blank0', 'blank1']);
    expect(cards(1)).toEqual(['blank2', 'blank3']);
    expect(cards(undefined)).toEqual([]);
    expect(eventsFor(match.events, undefined)).toHaveLength(4);
  });
});
