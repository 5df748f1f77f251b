import { describe, expect, expectTypeOf, test } from 'vitest';
import { type Ask, ask, askAll, askFirst, NOTHING_ASKED, type Option, option, type Play } from '../src/index.ts';
import type { Reply, ValueOf } from '../src/question.ts';

/** Runs rules up to their end, with these replies to what they ask; gives back what they asked and what they came to. */
function run<T>(play: Play<T>, ...replies: Reply[]) {
  const asked = [];
  let next = play.next([]);
  for (const reply of replies) {
    if (!next.done) asked.push(next.value);
    next = play.next(reply);
  }
  return { asked, came: next.done ? next.value : undefined };
}

describe('an option', () => {
  test('is its notation and its value, as narrow as written', () => {
    const rest = option('rest', 'rest');
    expect(rest).toEqual({ key: 'rest', value: 'rest' });
    expectTypeOf(rest).toEqualTypeOf<Option<'rest'>>();
    expectTypeOf(option('strike 1', { strike: 1 })).toEqualTypeOf<Option<{ readonly strike: 1 }>>();
    expectTypeOf<ValueOf<typeof rest>>().toEqualTypeOf<'rest'>();
  });
});

describe('asking one seat', () => {
  test('a list of unlike options comes back as the union of their values, with no annotation', () => {
    function* act(): Play<string> {
      const way = yield* ask(0, 'act', () => [option('rest', 'rest'), option('strike 1', { strike: 1 }), option('pass', null)]);
      expectTypeOf(way).toEqualTypeOf<'rest' | { readonly strike: 1 } | null>();
      if (way === null) return 'passed';
      return way === 'rest' ? 'rested' : `struck ${way.strike}`;
    }
    expect(run(act(), [{ strike: 1 }]).came).toBe('struck 1');
    expect(run(act(), [null]).came).toBe('passed');
  });

  test('a spread of computed options joins the union', () => {
    function* act(): Play {
      const cards: readonly string[] = ['parry'];
      const pick = yield* ask(0, 'card', () => [
        option('pass', undefined),
        ...cards.map((card) => option(`play ${card}`, { card })),
      ]);
      expectTypeOf(pick).toEqualTypeOf<{ readonly card: string } | undefined>();
    }
    expect(run(act(), [undefined]).came).toBeUndefined();
  });

  test('the preview of a question is told the same union', () => {
    const details = {
      preview: (value: 'rest' | { readonly strike: number }) => (value === 'rest' ? { draws: 1 } : { target: value.strike }),
    };
    const [request] = run(
      ask(0, 'act', () => [option('rest', 'rest'), option('strike', { strike: 1 })], details),
      ['rest'],
    ).asked;
    expect(request?.asks[0]?.preview?.('rest')).toEqual({ draws: 1 });
  });

  test('is one plain question with what was said about it, and no list is built', () => {
    const options = () => {
      throw new Error('built');
    };
    expect(run(ask(1, 'riposte', options), ['x']).asked).toMatchObject([
      { asks: [{ seat: 1, name: 'riposte', options }], until: 'one' },
    ]);
    const details = { safe: 'pass', lone: 'asked', circumstances: ['target'] } as const;
    expect(run(ask(1, 'riposte', options, details), ['x']).asked).toMatchObject([
      { asks: [{ seat: 1, name: 'riposte', options, safe: 'pass', lone: 'asked', circumstances: ['target'] }], until: 'one' },
    ]);
  });
});

describe('a question with what comes of its answer', () => {
  const options = () => [option('rest', 'rest'), option('strike', { strike: 1 })];

  test('is asked, and then its answer is dealt with', () => {
    const heard: unknown[] = [];
    const play = ask(1, 'act', options, { safe: 'rest' }).hear((way) => {
      expectTypeOf(way).toEqualTypeOf<'rest' | { readonly strike: 1 }>();
      heard.push(way);
      return NOTHING_ASKED;
    });
    expect(play.next([]).value).toMatchObject({ asks: [{ seat: 1, name: 'act', safe: 'rest' }], until: 'one' });
    expect(heard).toEqual([]);
    expect(play.next([{ strike: 1 }])).toEqual({ done: true, value: undefined });
    expect(heard).toEqual([{ strike: 1 }]);
  });

  test('goes on with what that asks, within other rules too', () => {
    const heard: unknown[] = [];
    function* more(): Play {
      heard.push(yield* ask(2, 'more', options));
      heard.push(yield* ask(3, 'more', options));
    }
    function* rules(): Play<string> {
      yield* ask(1, 'act', options).hear(more);
      return 'over';
    }
    const { asked, came } = run(rules(), ['rest'], ['rest'], [{ strike: 1 }]);
    expect(asked.map(({ asks }) => asks[0]?.seat)).toEqual([1, 2, 3]);
    expect(came).toBe('over');
    expect(heard).toEqual(['rest', { strike: 1 }]);
  });
});

describe('a play that asks nothing', () => {
  test('is over however often it is played, and what comes after it goes on', () => {
    function* rules(): Play<string> {
      yield* NOTHING_ASKED;
      const said = yield* ask(0, 'word', () => [option('yes', 'yes')]);
      yield* NOTHING_ASKED;
      return said;
    }
    for (let time = 0; time < 2; time++) {
      const play = rules();
      expect(play.next([]).done).toBe(false);
      expect(play.next(['yes'])).toEqual({ value: 'yes', done: true });
    }
  });
});

describe('asking several seats', () => {
  const options = () => [option('pass', null), option('play', 'card')];
  const asks: [Ask<ReturnType<typeof options>[number]>, Ask<ReturnType<typeof options>[number]>] = [
    { seat: 2, name: 'window', options },
    { seat: 0, name: 'window', options },
  ];

  test('together: the answers come back in the order of the asks', () => {
    function* all(): Play<readonly ('card' | null)[]> {
      const picks = yield* askAll(asks);
      expectTypeOf(picks).toEqualTypeOf<readonly ('card' | null)[]>();
      return picks;
    }
    expect(run(all(), ['card', null])).toEqual({ asked: [{ asks, until: 'all' }], came: ['card', null] });
  });

  test('together, but nobody: nothing is asked', () => {
    expect(run(askAll([]))).toEqual({ asked: [], came: [] });
  });

  test('the first to answer is heard, with its seat', () => {
    function* first(): Play<{ readonly seat: number; readonly value: 'card' | null }> {
      const heard = yield* askFirst(asks);
      expectTypeOf(heard.value).toEqualTypeOf<'card' | null>();
      return heard;
    }
    expect(run(first(), ['card', undefined])).toEqual({ asked: [{ asks, until: 'first' }], came: { seat: 2, value: 'card' } });
    expect(run(first(), [undefined, 'card']).came).toEqual({ seat: 0, value: 'card' });
  });

  test('the first to answer may say null', () => {
    expect(run(askFirst(asks), [undefined, null]).came).toEqual({ seat: 0, value: null });
  });

  test('nobody asked to cut in does not compile', () => {
    // @ts-expect-error An empty window could never be answered.
    expect(() => askFirst([]).next([])).not.toThrow();
  });
});
