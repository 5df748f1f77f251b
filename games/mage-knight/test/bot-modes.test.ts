/** Bots in every seat of every scenario: a match of each is played to its end, and nobody waits for anybody. */
import { quick, sightOf, World } from '@taverne/engine';
import { describe, expect, test } from 'vitest';
import { evaluate, mageLevels, mageMeasures } from '../src/bot/index.ts';
import { mageKnight } from '../src/index.ts';
import { spaceAt } from '../src/land.ts';
import type { State } from '../src/state.ts';
import { type MageTable, mage, type ToldHero } from './table.ts';

/** More answers than any match of bots has. */
const LONG = 5000;

function played(given: object, levels: readonly number[], seed: number): World<State> {
  const options = mageKnight.options(given);
  if (!options.ok) throw new Error(options.trouble.say);
  const world = new World<State>({
    game: mageKnight,
    state: (table) => mageKnight.setup(options.value, table, levels.length),
    chance: quick(seed),
    keep: true,
  });
  for (let asked = 0; world.request && asked < LONG; asked++) {
    const { seat } = world.ask(world.waiting);
    const level = mageLevels.find((each) => each.level === levels[seat]);
    const key = level?.brain(mageKnight, sightOf(world, seat, quick(asked)), { seed: seed + asked }).key;
    const option = world.options(world.waiting).find((each) => each.key === key);
    if (!option) throw new Error(`${key} is not on offer`);
    world.choose(world.waiting, option);
  }
  return world;
}

const tables = mageMeasures.modes.flatMap(({ name, options, seats }) =>
  seats.map((n) => ({ name, options, levels: [3, 2, 1, 2].slice(0, n) })),
);

describe('bots in every seat', () => {
  test.each(tables)('$name with levels $levels comes to its end', ({ options, levels }) => {
    const { outcome, state } = played(options, levels, 3);
    expect(outcome?.places).toHaveLength(levels.length);
    // Who has won looks better than who has lost.
    const looks = levels.map((_, seat) => evaluate(state, seat));
    outcome?.places.forEach((place, seat) => {
      expect(looks[seat]).toBe(place === 1 ? 1 : 0);
    });
  });

  test.each([
    { what: 'fights between players', options: { duels: 'yes' } },
    { what: 'joint assaults', options: { together: true } },
  ])('comes to its end where $what are allowed, too', ({ options }) => {
    const { outcome } = played({ scenario: 'blitz-conquest', ...options }, [2, 1], 4);
    expect(outcome?.places).toHaveLength(2);
  });
});

const advice = (table: MageTable, seat = 0): string => {
  const top = mageLevels.at(-1);
  return top?.brain(mageKnight, sightOf(table.world, seat, quick(1)), { seed: 1 }).key ?? '';
};
/** Nothing is left to be explored. */
function isExplored(state: State): void {
  [state.countrysideLeft, state.coreLeft, state.cityLeft] = [0, 0, 0];
  [state.countrysideBag, state.coreBag] = [[], []];
}

describe('a joint assault', () => {
  const siege = (hand: string, helper: ToldHero): MageTable =>
    mage({
      tiles: 'core-6@1,1',
      tokens: 'guardsmen@4.-5 swordsmen@4.-5 crossbowmen@4.-5 golems@4.-5',
      at: '3.-4',
      round: 4,
      hand,
      options: { scenario: 'blitz-cooperation' },
      also(state) {
        isExplored(state);
        state.cities = [{ at: spaceAt(4, -5), colour: 1, level: 8, leader: -1 }];
      },
      others: [{ hero: 'norowas', at: '4.-4', ...helper }],
    });
  const HAND = 'rage determination swiftness march stamina';

  test('MK-COOP-04 is proposed where one alone would not do, and agreed to by whoever can help', () => {
    const table = siege(HAND, { hand: HAND, units: 'utem-swordsmen utem-crossbowmen' });
    expect(advice(table)).toBe('together 4.-5');
    table.play('together 4.-5').play(advice(table));
    expect([table.asked, advice(table, 1)]).toEqual(['1 agree', 'yes']);
  });

  test('MK-COOP-10 is not agreed to with a hand of wounds', () => {
    const table = siege(HAND, { hand: 'wound wound wound rage' }).play('together 4.-5', 'tovak 2 norowas 2');
    expect(advice(table, 1)).toBe('no');
  });
});

describe('an attack on another player', () => {
  const beside = (hand: string, rival: ToldHero): MageTable =>
    mage({ at: '0.-2', hand, also: isExplored, others: [{ hero: 'norowas', at: '1.-2', ...rival }] });

  test('MK-PVP-01 comes from whoever has much more at hand', () => {
    const table = beside('rage determination swiftness march stamina', { fame: 24, level: 5, hand: '' });
    for (let asked = 0; table.at !== '1.-2' && asked < 4; asked++) table.play(advice(table));
    expect(advice(table)).toBe('attack norowas');
  });

  test('MK-PVP-01 does not come from whoever has less', () => {
    const table = beside('march wound', { hand: 'rage determination swiftness march stamina' });
    for (let asked = 0; table.asked === '0 move' && asked < 4; asked++) table.play(advice(table));
    expect(table.told('duel-began')).toEqual([]);
  });
});

test('what is measured of a seat: its hero, its skills, whoever follows, and the last tactic', () => {
  const { state } = mage({ hero: 'goldyx', skills: 'goldyx-flight', units: 'peasants', tactic: 'planning' });
  expect(mageMeasures.tally(state, 0).had).toEqual({
    hero: ['goldyx'],
    skill: ['goldyx-flight'],
    tactic: ['planning'],
    unit: ['peasants'],
  });
});
