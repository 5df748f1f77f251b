/** Why not, for whatever somebody tries: what the rules go through, and what only the game's own reasons know. */
import { describe, expect, test } from 'vitest';
import { BatteryFault, battery, type Trying } from '../src/battery/index.ts';
import { among, ask, option, questionsOf, type Refusal, whyNot } from '../src/index.ts';
import { nearest } from '../src/tried.ts';
import { feud } from './feud.ts';
import { begin, tiny } from './table.ts';

const DEAR: Refusal = { rule: 'SHOP-01', why: 'too-dear' };
const UNKNOWN: Refusal = { rule: 'SHOP-02', why: 'not-sold-here' };
const WARES = [option('buy apple', 1), option('buy pear', 2), option('buy melon', 7), option('buy Melon cake', 9)];

const shop = tiny(function* (state) {
  const price = yield* ask(
    0,
    'shop',
    among(
      () => WARES,
      (value) => (value > 2 ? DEAR : undefined),
    ),
  );
  state.log.push(String(price), 'end');
});

const reasons = { shop: { refuse: (_: unknown, tried: string) => (tried.startsWith('buy ') ? UNKNOWN : undefined) } };

function tried(...words: readonly string[]) {
  const match = begin({ ...shop, reasons });
  const told = whyNot(match, 0, questionsOf(match, 0)[0]?.id ?? '', words);
  return told.ok ? told.value : told.trouble;
}

describe('what is tried', () => {
  const instead = ['buy apple', 'buy pear'];

  test('has the reason that the rules gave, in whatever case it is written', () => {
    expect(tried('buy melon', ' BUY  melon cake')).toEqual([
      { key: 'buy melon', refusal: DEAR, instead },
      { key: 'buy Melon cake', refusal: DEAR, instead },
    ]);
  });

  test('or the game’s own for what they did not go through', () => {
    expect(tried('buy boots')).toEqual([{ key: 'buy boots', refusal: UNKNOWN, instead }]);
  });

  test('has none where it is offered, begins what is offered, or means nothing', () => {
    expect(tried('buy apple', 'buy', '', 'hello there')).toEqual([]);
  });

  test('names the options that begin like it, or all', () => {
    const keys = ['go a b', 'go a c', 'go d', 'stay'];
    expect(nearest('go a z', keys)).toEqual(['go a b', 'go a c']);
    expect(nearest('go z', keys)).toEqual(['go a b', 'go a c', 'go d']);
    expect(nearest('fly', keys)).toEqual(keys);
  });
});

describe('the battery', () => {
  const run =
    (trying: Trying, game = feud) =>
    () =>
      battery(game, { seeds: [3], every: 4, trying });
  const tries = (): string => 'strike the moon';

  test('fails on what is refused without a reason', () => {
    expect(run({ tries })).toThrow(BatteryFault);
    expect(run({ tries })).toThrow(/"strike the moon" is not offered for \w+, and nobody says why/);
  });

  test('counts what is refused with one', () => {
    const names = ['act', 'cut in', 'go on', 'window', 'roll again'];
    const all = Object.fromEntries(names.map((name) => [name, { refuse: () => DEAR }]));
    const report = battery({ ...feud, reasons: all }, { seeds: [3], every: 4, trying: { tries, each: 2 } });
    expect(report.refused).toBeGreaterThanOrEqual(2 * report.answers);
  });

  test('fails on a reason that is not true, and on what is said to be possible and is not', () => {
    const told = (reason: object) => ({ ...feud, reasons: new Proxy({}, { get: () => ({ refuse: () => DEAR, ...reason }) }) });
    expect(run({ tries, belies: () => 'the moon is near' }, told({}))).toThrow(/the moon is near/);
    expect(run({ tries }, told({ instead: () => ['strike the sun'] }))).toThrow(/"strike the sun" is said to be possible/);
    expect(run({ tries }, told({ instead: () => [] }))).toThrow(/nothing is said to be possible/);
  });
});
