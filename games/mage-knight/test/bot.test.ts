import { type Level, quick, sightOf, World } from '@taverne/engine';
import { describe, expect, test } from 'vitest';
import { type Bundle, bundlesFor } from '../src/bot/bundles.ts';
import { landWorth } from '../src/bot/campaign.ts';
import { roundWorth } from '../src/bot/clock.ts';
import { supposing } from '../src/bot/courses.ts';
import { evaluate } from '../src/bot/evaluate.ts';
import { judge } from '../src/bot/judge.ts';
import { mageLevels } from '../src/bot/levels.ts';
import { sparing } from '../src/bot/spare.ts';
import { purseOf, usesIn } from '../src/bot/uses.ts';
import { worth } from '../src/bot/worth.ts';
import { mageKnight } from '../src/index.ts';
import type { State } from '../src/state.ts';
import { type MageTable, mage } from './table.ts';

const levelAt = (level: number): Level<State> => {
  const found = mageLevels.find((each) => each.level === level);
  if (!found) throw new Error(`there is no level ${level}`);
  return found;
};
const advice = (table: MageTable, level = 5): string =>
  levelAt(level).brain(mageKnight, sightOf(table.world, 0, quick(1)), { seed: 1 }).key;

/** Nothing is left to be explored. */
function isExplored(state: State): void {
  [state.countrysideLeft, state.coreLeft, state.cityLeft] = [0, 0, 0];
  [state.countrysideBag, state.coreBag] = [[], []];
}

/** A match of First Reconnaissance to its end. */
function alone(level: number, seed: number): World<State> {
  const options = mageKnight.options({ scenario: 'first-reconnaissance', hero: 'tovak' });
  if (!options.ok) throw new Error(options.trouble.say);
  const world = new World<State>({
    game: mageKnight,
    state: (table) => mageKnight.setup(options.value, table, 1),
    chance: quick(seed),
    keep: true,
  });
  for (let asked = 0; world.request; asked++) {
    const { key } = levelAt(level).brain(mageKnight, sightOf(world, 0, quick(asked)), { seed: seed + asked });
    const option = world.options(world.waiting).find((each) => each.key === key);
    if (!option) throw new Error(`${key} is not on offer`);
    world.choose(world.waiting, option);
  }
  return world;
}

describe('levels', () => {
  test.each([1, 2, 3])('level %i plays a match to its end', (level) => {
    expect(alone(level, 5).outcome).toBeDefined();
  });

  test('the same seed gives the same advice', () => {
    const told = { hand: 'march stamina rage swiftness promise', source: 'red blue gold' } as const;
    expect(advice(mage(told))).toBe(advice(mage(told)));
  });

  test('a fight is followed to its end, payments too', () => {
    const table = mage({ fight: 'prowlers', hand: 'rage determination march', crystals: 'blue', source: 'blue' });
    for (let asked = 0; table.state.arena && asked < 20; asked++) table.play(advice(table));
    expect(table.fame).toBe(2);
    expect(table.hand).not.toContain('wound');
  });

  test('with a village beside and influence in hand a unit is recruited', () => {
    const table = mage({
      at: '2.-2',
      hand: 'march promise threaten',
      offer: 'peasants',
      also: isExplored,
    });
    for (let asked = 0; table.units === '' && asked < 12; asked++) table.play(advice(table));
    expect(table.units).toBe('peasants');
  });
});

describe('a turn', () => {
  test('MK-CARD-20 a banner is given to a unit', () => {
    const table = mage({
      hand: 'banner-of-courage',
      deck: 'march stamina rage swiftness',
      units: 'peasants',
      also: isExplored,
    });
    for (let asked = 0; table.asked === '0 move' && asked < 3; asked++) table.play(advice(table));
    expect(table.state.units[0]?.[0]?.banner).toBeGreaterThanOrEqual(0);
  });
});

describe('a turn against the clock', () => {
  const clock = {
    options: { scenario: 'solo-conquest' },
    source: 'gold gold gold',
    dummy: 'rage rage march march stamina',
  } as const;
  const turnOf = (table: MageTable): string[] => {
    const keys: string[] = [];
    for (let asked = 0; !keys.includes('end') && asked < 12; asked++) {
      keys.push(advice(table));
      table.play(keys.at(-1) ?? '');
    }
    return keys;
  };

  test('what changes the ways is played before one goes', () => {
    const bridged = { ...clock, tiles: 'countryside-3@1,1', hand: 'frost-bridge', deck: 'rage march stamina rage' } as const;
    expect(turnOf(mage(bridged)).slice(0, 2)).toEqual([
      expect.stringMatching(/^frost-bridge( strong)?$/),
      expect.stringMatching(/^move/),
    ]);
  });

  test('cards that are good in a fight are not spent on the way to it', () => {
    const { state } = mage({ ...clock, hand: 'rage march stamina' });
    const bundles = bundlesFor(purseOf(state, 0), usesIn(state, 0, supposing(1)).plain, ({ move }) => move, 1);
    const first = (all: readonly Bundle[]): string | undefined => all[0]?.uses[0]?.keys[0];
    expect(first(sparing(state, 0, bundles.toReversed()))).not.toContain('rage');
  });
});

describe('the judge', () => {
  test('in the last round wounds count as long as there are turns, and not after the last', () => {
    const worthOf = (hand: string, dummy: string): number =>
      worth(mage({ options: { scenario: 'solo-conquest' }, round: 6, hand, dummy }).state, 0);
    const costOf = (dummy: string): number => worthOf('rage', dummy) - worthOf('rage wound', dummy);
    expect(costOf('march march march march rage rage rage rage')).toBeGreaterThan(costOf('march'));
  });

  test('once all cities are found there is nothing more to look for', () => {
    const { state } = mage({ options: { scenario: 'solo-conquest' }, round: 4 });
    const cities = [5, 8].map((level, at) => ({ at, colour: 0, level, leader: -1 }) as const);
    expect(landWorth({ ...state, cities })).toBeGreaterThan(landWorth(state));
    expect(landWorth({ ...state, cities: cities.slice(1) })).toBe(landWorth(state));
  });

  test('whoever beats what drew them loses nothing of its pull, so to wait beside it is not as good', () => {
    const before = mage({ at: '1.-3', tokens: 'prowlers@1.-4!', hand: 'march', also: isExplored }).state;
    const after = { ...before, tokens: [] };
    expect(judge(after, 0, before)).toBeGreaterThanOrEqual(judge(before, 0));
    expect(judge(after, 0)).toBeLessThan(judge(before, 0));
  });

  test('against the clock a card costs more while the round has turns for it', () => {
    const costOf = (turned: boolean): number => {
      const state = mage({ hand: 'march rage', deck: 'stamina', also: isExplored }).state;
      const over = turned
        ? { ...state, dummyDeck: [] }
        : { ...state, dummyDeck: Array.from({ length: 12 }, (_, card) => card) };
      return roundWorth(over, 0) - roundWorth({ ...over, hand: [[]] }, 0);
    };
    expect(costOf(false)).toBeGreaterThan(costOf(true));
    expect(costOf(true)).toBeGreaterThan(0);
  });
});

describe('the evaluation', () => {
  test('the later it is, the worse the same looks; a city conquered looks better', () => {
    const at = (round: number, also?: (state: State) => void): number =>
      evaluate(mage({ round, ...(also && { also }) }).state, 0);
    expect(at(1)).toBeGreaterThan(at(5));
    const conquered = at(5, (state) => {
      state.cities = [{ at: 0, colour: 0, level: 5, leader: 0 }];
    });
    expect(conquered).toBeGreaterThan(at(5));
  });
});
