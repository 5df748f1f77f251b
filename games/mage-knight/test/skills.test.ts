/** Skills in general: how often, what hangs on the hour, attacks and blocks of a choice, Motivation, and those that wait for others. */
import { describe, expect, test } from 'vitest';
import { bookOf } from '../src/book.ts';
import { inFight, parts, use } from './skilled.ts';
import { type MageTable, mage } from './table.ts';

describe('MK-CARD-21 how often', () => {
  test('once a turn: ready again in the next one', () => {
    const table = use(mage({ skills: 'tovak-double-time', hand: 'march march' }), 'skill tovak-double-time');
    expect([table.state.used[0]?.length, table.state.flipped[0]]).toEqual([1, []]);
    table.play('march', 'end');
    expect(table.state.used[0]).toEqual([]);
  });

  test('once a round: face down beyond the end of the turn', () => {
    const table = use(
      mage({ skills: 'arythea-dark-fire-magic', hand: 'march march' }),
      'skill arythea-dark-fire-magic',
      'black',
    );
    table.play('march', 'end');
    expect(table.state.flipped[0]?.length).toBe(1);
  });
});

describe('points that depend on the hour', () => {
  test.each([
    ['tovak-double-time', 'move', '2/0/0', '1/0/0'],
    ['arythea-dark-paths', 'move', '1/0/0', '2/0/0'],
    ['arythea-dark-negotiation', 'interact', '0/2/0', '0/3/0'],
    ['norowas-bright-negotiation', 'interact', '0/3/0', '0/2/0'],
  ] as const)('%s', (skill, stage, day, night) => {
    expect(use(mage({ skills: skill, stage, hand: 'march' }), `skill ${skill}`).points).toBe(day);
    expect(use(mage({ skills: skill, stage, hand: 'march', night: true }), `skill ${skill}`).points).toBe(night);
    expect(inFight('attack', skill).offers(`skill ${skill}`)).toBe(false);
  });

  test('Night Sharpshooting', () => {
    const skill = 'tovak-night-sharpshooting';
    expect(parts(use(inFight('ranged', skill), `skill ${skill}`))).toEqual(['ranged physical 1']);
    expect(parts(use(inFight('ranged', skill, { night: true }), `skill ${skill}`))).toEqual(['ranged physical 2']);
    expect(inFight('block', skill).offers(`skill ${skill}`)).toBe(false);
  });

  test('MK-MANA-13 a dungeon is dark by day', () => {
    const table = inFight('ranged', 'tovak-night-sharpshooting', {
      also: (state) => {
        if (state.arena) state.arena = { ...state.arena, isNight: true };
      },
    });
    expect(parts(table.play('skill tovak-night-sharpshooting'))).toEqual(['ranged physical 2']);
  });
});

describe('attacks and blocks of a choice', () => {
  test.for([
    ['tovak-cold-swordsmanship', 'attack', ['attack 2', 'attack 2 ice'], 'melee ice 2', 'ranged'],
    ['tovak-shield-mastery', 'block', ['block 3', 'block 2 ice', 'block 2 fire'], 'block fire 2', 'attack'],
    ['arythea-burning-power', 'ranged', ['siege 1', 'siege 1 fire'], 'siege fire 1', 'block'],
    ['goldyx-freezing-power', 'ranged', ['siege 1', 'siege 1 ice'], 'siege ice 1', 'block'],
    ['arythea-hot-swordsmanship', 'attack', ['attack 2', 'attack 2 fire'], 'melee fire 2', 'ranged'],
  ] as const)('%s', ([skill, stage, choices, last, elsewhere]) => {
    const table = inFight(stage, skill).play(`skill ${skill}`);
    expect(table.options('')).toEqual(choices);
    table.play(choices.at(-1) ?? '');
    expect([parts(table), table.offers(`skill ${skill}`)]).toEqual([[last], false]);
    expect(inFight(elsewhere, skill).offers(`skill ${skill}`)).toBe(false);
  });
});

describe('Motivation', () => {
  test.each([
    ['tovak', 'blue'],
    ['arythea', 'red'],
    ['goldyx', 'green'],
    ['norowas', 'white'],
  ])('%s: two cards, and a mana of the hero', (hero, colour) => {
    const table = use(
      mage({ skills: `${hero}-motivation`, hand: 'march', deck: 'rage stamina promise' }),
      `skill ${hero}-motivation`,
    );
    expect([table.hand.split(' ').length, table.mana]).toEqual([3, `${colour} |`]);
  });

  test('no other one until the next turn is over', () => {
    const skills = 'tovak-motivation arythea-motivation';
    const table = mage({ skills, hand: 'march' }).play('skill tovak-motivation');
    expect([table.offers('skill arythea-motivation'), table.state.motivated]).toEqual([false, [2]]);
    expect(table.why('skill arythea-motivation')).toMatchObject({ why: 'motivated' });
    const turns = (motivated: number): MageTable =>
      mage({
        skills,
        hand: 'march',
        stage: 'begin',
        also: (state) => {
          state.motivated[0] = motivated;
        },
      });
    expect([turns(1).offers('skill arythea-motivation'), turns(0).offers('skill arythea-motivation')]).toEqual([false, true]);
  });
});

test('interactive skills wait for other heroes: alone they are in nobody’s pile', () => {
  const state = mage().state;
  const { skills } = bookOf(state);
  const interactive = skills.filter(({ isInteractive }) => isInteractive).map(({ id }) => id);
  expect(interactive).toEqual([
    'arythea-healing-ritual',
    'tovak-mana-exploit',
    'goldyx-source-freeze',
    'norowas-prayer-of-weather',
  ]);
  expect([...(state.skillBag[0] ?? []), ...state.dummySkills].some((skill) => skills[skill]?.isInteractive)).toBe(false);
});
