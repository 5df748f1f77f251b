/** Bots in every seat of every scenario: a match of each is played to its end, and nobody waits for anybody. */
import { quick, sightOf, World } from '@taverne/engine';
import { describe, expect, test } from 'vitest';
import { evaluate, mageLevels, mageMeasures } from '../src/bot/index.ts';
import { mageKnight } from '../src/index.ts';
import type { State } from '../src/state.ts';

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
