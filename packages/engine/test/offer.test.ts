import { describe, expect, test } from 'vitest';
import {
  among,
  ask,
  consider,
  lately,
  mention,
  type Option,
  option,
  questionsOf,
  type Refusal,
  sift,
  whyNot,
} from '../src/index.ts';
import { begin, tiny } from './table.ts';

const DEAR: Refusal = { rule: 'SHOP-01', why: 'too-dear' };
const WARES = [option('apple', 1), option('pear', 2), option('melon', 7)];

describe('an offer', () => {
  test('among candidates is what nothing speaks against; the rest is told with its reason', () => {
    const offer = among(
      () => WARES,
      (price) => (price > 2 ? DEAR : undefined),
    );
    expect(offer.options().map(({ key }) => key)).toEqual(['apple', 'pear']);
    expect(offer.notOffered()).toEqual([{ key: 'melon', refusal: DEAR }]);
  });

  test('goes through the same place twice, and says whether anybody wants to know', () => {
    const curious: boolean[] = [];
    const offer = sift<Option<number>>((sieve) => {
      curious.push(sieve.refused !== undefined);
      for (const ware of WARES) consider(sieve, ware, ware.value > 1 ? DEAR : undefined);
    });
    expect([offer.options(), offer.notOffered()]).toEqual([
      [WARES[0]],
      [
        { key: 'pear', refusal: DEAR },
        { key: 'melon', refusal: DEAR },
      ],
    ]);
    expect(curious).toEqual([false, true]);
  });

  test('refuses each notation once, with the first reason, and none that another way allows', () => {
    const later: Refusal = { rule: 'SHOP-02', why: 'sold-out' };
    const offer = sift<Option<number>>((sieve) => {
      consider(sieve, option('pear', 2), DEAR);
      consider(sieve, option('melon', 7), DEAR);
      consider(sieve, option('melon', 7), later);
      consider(sieve, option('pear', 1), undefined);
    });
    expect(offer.notOffered()).toEqual([{ key: 'melon', refusal: DEAR }]);
  });

  test('mentions what would be no answer by itself, unless it is one', () => {
    const offer = sift<Option<number>>((sieve) => {
      mention(sieve, 'half a melon', DEAR);
      mention(sieve, 'pear', DEAR);
      consider(sieve, option('pear', 2), undefined);
    });
    expect(offer.options().map(({ key }) => key)).toEqual(['pear']);
    expect(offer.notOffered()).toEqual([{ key: 'half a melon', refusal: DEAR }]);
  });

  test('works the figures of a case out only when somebody asks', () => {
    let worked = 0;
    const offer = sift<Option<number>>(
      (sieve) => {
        for (const ware of WARES) consider(sieve, ware, ware.value > 2 ? DEAR : undefined);
      },
      ({ value }, against) => {
        worked++;
        return { ...against, figures: { price: value } };
      },
    );
    offer.options();
    expect(worked).toBe(0);
    expect(offer.notOffered()).toEqual([{ key: 'melon', refusal: { ...DEAR, figures: { price: 7 } } }]);
  });

  test('stands in the place of the options of a question, and brings its why-not with it', () => {
    const match = begin(
      tiny(function* (state) {
        const price = yield* ask(
          0,
          'buy',
          among(
            () => WARES,
            (value) => (value > 2 ? DEAR : undefined),
          ),
          { safe: 'apple' },
        );
        state.log.push(`${price.toFixed(2)}`, 'end');
      }),
    );
    const [question] = questionsOf(match, 0);
    expect(question).toMatchObject({ name: 'buy', safe: 'apple', options: [WARES[0], WARES[1]] });
    expect(whyNot(match, 0, question?.id ?? '')).toEqual({ ok: true, value: [{ key: 'melon', refusal: DEAR }] });
  });
});

test('what is made of a state is made once for as long as that state asks', () => {
  let made = 0;
  const priced = lately(({ price }: { price: number }) => ({ price, number: ++made }));
  const [one, other] = [{ price: 1 }, { price: 2 }];
  expect([priced(one), priced(one), priced(other), priced(one)]).toEqual([
    { price: 1, number: 1 },
    { price: 1, number: 1 },
    { price: 2, number: 2 },
    { price: 1, number: 3 },
  ]);
});
