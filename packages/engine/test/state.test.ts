import { describe, expect, expectTypeOf, test } from 'vitest';
import {
  begins,
  beginsBy,
  classesOf,
  copyBy,
  emptyOf,
  given,
  glanceBy,
  inPlace,
  look,
  type Seat,
  type StateFields,
  type StateOf,
} from '../src/index.ts';

const FIELDS = {
  seats: given<number>().open,
  round: begins(0).open,
  ended: begins<string | null>(null).open,
  hands: beginsBy(({ seats }: { readonly seats: number }): readonly (readonly string[])[] =>
    Array.from({ length: seats }, () => []),
  ).own,
  teams: begins<readonly string[]>([]).kept,
  discard: begins<readonly string[]>([]).kept,
  at: inPlace(({ width }: { readonly width: number }) => new Array<number>(width).fill(-1)).shown,
  on: inPlace(() => [0, 0]).elsewhere,
  seed: begins(42).secret,
} satisfies StateFields;

interface State extends StateOf<typeof FIELDS> {}

const empty = (): State => emptyOf(FIELDS, { seats: 2, width: 3 });
const copy = copyBy<typeof FIELDS>((shared, { at, on }) => ({ ...shared, at: [...at], on: [...on] }));

describe('the declaration of a state', () => {
  test('gives its type: what is given or changed in place is not replaced', () => {
    expectTypeOf<State['round']>().toEqualTypeOf<number>();
    expectTypeOf<State['ended']>().toEqualTypeOf<string | null>();
    expectTypeOf<State['hands']>().toEqualTypeOf<readonly (readonly string[])[]>();
    expectTypeOf<State['at']>().toEqualTypeOf<number[]>();
    const state = empty();
    state.round = 3;
    // @ts-expect-error Told at set-up, never changed.
    state.seats = 3;
    // @ts-expect-error Changed in place, never replaced.
    state.at = [];
    expect(state.round).toBe(3);
  });

  test('gives its empty value, in the order of the fields', () => {
    expect(empty()).toEqual({
      seats: 2,
      round: 0,
      ended: null,
      hands: [[], []],
      teams: [],
      discard: [],
      at: [-1, -1, -1],
      on: [0, 0],
      seed: 42,
    });
    expect(Object.keys(empty())).toEqual(Object.keys(FIELDS));
    expect(empty().at).not.toBe(empty().at);
  });

  test('wants to be given what has no empty value, and what the empty values ask for', () => {
    // @ts-expect-error Nobody says how many seats there are.
    expect(emptyOf(FIELDS, { width: 3 }).seats).toBeUndefined();
    // @ts-expect-error Nobody says how wide it is.
    expect(emptyOf(FIELDS, { seats: 2 }).at).not.toHaveLength(3);
  });

  test('gives its copy: what is changed in place is not shared, and cannot be forgotten', () => {
    const state = empty();
    const other = copy(state);
    expect(other).toEqual(state);
    expect([other.at === state.at, other.on === state.on, other.hands === state.hands]).toEqual([false, false, true]);
    // @ts-expect-error `on` is changed in place too.
    expect(copyBy<typeof FIELDS>((shared, { at }) => ({ ...shared, at: [...at] }))(state).at).toEqual(state.at);
  });
});

describe('the classes of its fields', () => {
  const CLASSES = classesOf(FIELDS, {
    hands: (hands, _state, seat) => hands.map((hand, owner) => (owner === seat ? hand : hand.length)),
    at: (at, { round }) => at.map((cell) => `${cell} in ${round}`),
    discard: (cards) => cards.length,
  });
  const view = (state: State, seat: Seat | undefined) => look(state, CLASSES, seat);

  test('say who sees what', () => {
    const state = empty();
    state.hands = [['ace'], ['king', 'ten']];
    state.discard = ['two'];
    const seen = { seats: 2, round: 0, ended: null, teams: [], discard: 1, at: ['-1 in 0', '-1 in 0', '-1 in 0'] };
    expect(view(state, 0)).toEqual({ ...seen, hands: [['ace'], 2] });
    expect(view(state, undefined)).toEqual({ ...seen, hands: [1, 2] });
  });

  test('give the view its type', () => {
    type View = ReturnType<typeof view>;
    expectTypeOf<keyof View>().toEqualTypeOf<'seats' | 'round' | 'ended' | 'hands' | 'teams' | 'discard' | 'at'>();
    expectTypeOf<View['discard']>().toEqualTypeOf<number>();
    expectTypeOf<View['teams']>().toEqualTypeOf<readonly string[]>();
  });

  test('must have a function for what is shown or own, and have none for what is seen as it is', () => {
    const hands = (): number => 0;
    const at = (): number => 0;
    // @ts-expect-error How is `at` shown?
    expect(classesOf(FIELDS, { hands }).at).toBe('shown');
    // @ts-expect-error Everybody sees the round as it is.
    expect(classesOf(FIELDS, { hands, at, round: () => 1 }).hands).toBeTypeOf('function');
    // @ts-expect-error What everybody sees does not depend on who looks.
    expect(classesOf(FIELDS, { hands, at: (_at: number[], _state: State, seat: Seat | undefined) => seat }).at).toBeTypeOf(
      'function',
    );
  });

  test('tell again what is kept only when it was replaced', () => {
    const glance = glanceBy<State>(CLASSES);
    const before = empty();
    expect(glance(before, empty()).map(({ name }) => name)).toEqual(['hands', 'at']);
    const after = { ...empty(), teams: ['a'], discard: ['two'] };
    expect(glance(before, after)).toMatchObject([
      { name: 'hands' },
      { name: 'teams', was: [], is: ['a'] },
      { name: 'discard', was: 0, is: 1 },
      { name: 'at' },
    ]);
  });
});
