import { describe, expect, test } from 'vitest';
import { courseOf, follow, supposing } from '../src/bot/courses.ts';
import { planned } from '../src/bot/planner.ts';
import { reviewFight } from '../src/bot/review.ts';
import { worth } from '../src/bot/worth.ts';
import { drill, sizeOf } from './drills/drill.ts';
import { exhaust } from './drills/exhaustive.ts';
import { mage, type Told } from './table.ts';

const CARE = { moments: 40, looks: 400_000 } as const;
/** The plan of a fight, as answers without what is between them. */
const planOf = (told: Told): string => {
  const chance = supposing(1);
  return planned(mage(told).state, 0, CARE, chance)
    .keys.filter((key) => !key.startsWith('done') && !key.startsWith('+'))
    .join(', ');
};

describe('the planner of fights', () => {
  test('blocks with what blocks best and strikes with as little as is enough', () => {
    const plan = planOf({ fight: 'prowlers', hand: 'rage march stamina swiftness determination', crystals: 'red blue' });
    expect(plan).toBe('determination strong, block prowlers, rage, swiftness sideways, strike prowlers');
  });

  test('shoots what would paralyze before it comes near', () => {
    const told = {
      hand: 'rage march stamina swiftness determination concentration',
      crystals: 'red blue',
      source: 'gold green',
    };
    expect(planOf({ ...told, fight: 'ironclads medusa', units: 'peasants' })).toMatch(
      /^concentration strong swiftness, strike medusa, determination strong, block ironclads, /,
    );
  });

  test('MK-COMBAT-14 discards for the Sword of Justice before the attack that they are for', () => {
    const told: Told = { fight: 'prowlers diggers', stage: 'attack', hand: 'sword-of-justice rage march stamina' };
    const { keys } = planned(mage(told).state, 0, CARE, supposing(1));
    const course = courseOf(mage(told).state, supposing(1));
    expect([follow(course, keys), course.state.fame[0]]).toEqual([true, 6]);
  });

  test('lets a unit take the damage that it can bear best', () => {
    expect(planOf({ fight: 'wolf-riders', hand: '', units: 'peasants', stage: 'block' })).toContain(
      'wolf-riders on peasants 0',
    );
  });

  test('thinks a summoner through on the real rules', () => {
    const told = { fight: 'orc-summoners', hand: 'rage march stamina swiftness determination', crystals: 'red blue' };
    expect(planOf(told)).toMatch(/strike orc-summoners$/);
  });

  test('a spell that others might answer to is over before the fight goes on', () => {
    const state = drill(532, sizeOf(532));
    const { keys } = planned(state, 0, CARE, supposing(532));
    const course = courseOf(state, supposing(532));
    expect([follow(course, keys), course.state.arena]).toEqual([true, null]);
  });

  test('leaves alone what is not worth the wounds', () => {
    expect(planOf({ fight: 'high-dragon', hand: 'march' })).toBe('high-dragon on hero');
  });
});

describe('drills, as good as trying everything on the real rules', () => {
  test.each([0, 6, 15, 20, 21, 22, 32, 33, 36, 42])('fight %i', (seed) => {
    const state = drill(seed, sizeOf(seed));
    const chance = supposing(seed);
    const exact = exhaust(state, chance, 500);
    const { keys, gain } = planned(state, 0, CARE, chance);
    const course = courseOf(state, chance);
    expect(follow(course, keys)).toBe(true);
    expect(course.state.arena).toBeNull();
    expect(worth(course.state, 0) - worth(state, 0)).toBeCloseTo(gain);
    expect(gain).toBeCloseTo(exact?.gain ?? Number.NaN);
  });
});

describe('after the fight', () => {
  const told = { fight: 'prowlers', hand: 'rage march stamina swiftness determination', crystals: 'red blue' } as const;

  test('what it was worth, what came of it, and how', () => {
    const before = mage(told).state;
    const table = mage(told).play('done', 'done');
    const review = reviewFight(before, table.state, 0);
    expect(review?.deeds.join(', ')).toBe('determination strong, block prowlers, rage, swiftness sideways, strike prowlers');
    expect(review?.best).toBeGreaterThan(review?.got ?? 0);
  });

  test('nothing is said of a fight that was fought as well as can be', () => {
    const before = mage(told).state;
    const table = mage(told).play('determination strong', 'block prowlers', 'rage', 'swiftness sideways', 'strike prowlers');
    expect(reviewFight(before, table.state, 0)).toBeUndefined();
  });
});
