/** Of no use now: where a rule says why, that rule is named, and nowhere else is it said in general. */
import { describe, expect, test } from 'vitest';
import { melee } from './duellists.ts';
import { mage, type Told } from './table.ts';

const against = (told: Told, key: string) => {
  const { rule, why } = mage(told).why(key) ?? {};
  return [rule, why];
};

describe('what serves another part of the turn', () => {
  test.each([
    ['MK-TURN-29', 'moving', { stage: 'after', hand: 'march rage' }, 'march'],
    ['MK-TURN-29', 'moving', { stage: 'interact', at: '2.-3', hand: 'space-bending rage', mana: 'blue' }, 'space-bending'],
    ['MK-TURN-29', 'moving', { stage: 'block', fight: 'prowlers', skills: 'goldyx-flight' }, 'skill goldyx-flight'],
    ['MK-TURN-30', 'dealing', { hand: 'noble-manners rage', mana: 'white' }, 'noble-manners'],
    ['MK-TURN-30', 'dealing', { stage: 'block', fight: 'prowlers', hand: 'threaten rage' }, 'threaten'],
    ['MK-COMBAT-09', 'fighting', { hand: 'expose rage', mana: 'white' }, 'expose'],
    ['MK-COMBAT-09', 'fighting', { hand: 'whirlwind rage', mana: 'white' }, 'whirlwind'],
    ['MK-COMBAT-09', 'fighting', { hand: 'banner-of-glory rage' }, 'banner-of-glory strong'],
    ['MK-COMBAT-09', 'fighting', { units: 'peasants', skills: 'norowas-leadership' }, 'skill norowas-leadership'],
    ['MK-COMBAT-31', 'no-attack', { stage: 'attack', fight: 'prowlers', hand: 'whirlwind', mana: 'white' }, 'whirlwind'],
    ['MK-COMBAT-31', 'no-attack', { stage: 'attack', fight: 'prowlers', hand: 'banner-of-fear' }, 'banner-of-fear strong'],
    ['MK-CARD-04', 'sideways', { stage: 'after', hand: 'rage march' }, 'rage sideways'],
  ] as const)('%s %s: %o %s', (rule, why, told, key) => {
    expect(against(told, key)).toEqual([rule, why]);
  });

  test('MK-COMBAT-22 MK-PVP-28 a skill plays nothing sideways where nothing goes sideways', () => {
    const told = { hand: 'rage march', skills: 'tovak-i-dont-give-a-damn', fight: 'prowlers' } as const;
    const ranged = mage({ ...told, units: 'utem-crossbowmen' });
    expect([ranged.asked, ranged.why('skill tovak-i-dont-give-a-damn')]).toMatchObject([
      '0 ranged',
      { rule: 'MK-COMBAT-22', why: 'not-afar' },
    ]);
    expect(mage({ ...told, stage: 'attack' }).options('skill').length).toBeGreaterThan(0);
  });

  test('parts that serve different moments have no reason in common', () => {
    expect(against({ stage: 'after', hand: 'agility rage' }, 'agility')[1]).toBe('no-use-now');
    expect(against({ fight: 'prowlers', units: 'utem-crossbowmen', hand: 'improvisation rage' }, 'improvisation')[1]).toBe(
      'no-use-now',
    );
  });
});

describe('what lacks something', () => {
  test.each([
    ['MK-HEAL-02', 'unhurt', { skills: 'goldyx-potion-making', hand: 'rage' }, 'skill goldyx-potion-making'],
    ['MK-CARD-18', 'no-unit', { skills: 'norowas-forward-march', hand: 'rage' }, 'skill norowas-forward-march'],
    ['MK-MOVE-29', 'no-landing', { hand: 'wings-of-wind rage', mana: 'white' }, 'wings-of-wind'],
    [
      'MK-COMBAT-72',
      'no-target',
      { fight: 'prowlers', skills: 'tovak-resistance-break', units: 'utem-crossbowmen' },
      'skill tovak-resistance-break',
    ],
    ['MK-CARD-20', 'to-unit', { hand: 'banner-of-courage rage', units: 'peasants' }, 'banner-of-courage'],
    ['MK-ENDTURN-44', 'deck-left', { hand: 'rage', deck: 'march', tactic: 'long-night', night: true }, 'tactic'],
  ] as const)('%s %s: %o %s', (rule, why, told, key) => {
    expect(against(told, key)).toEqual([rule, why]);
  });

  test('MK-TACTIC-05 dice are rolled again before one is used, and once a turn', () => {
    const told = { hand: 'rage march', tactic: 'mana-search', night: true, source: 'green red blue' } as const;
    expect(mage(told).play('march strong').why('tactic')).toMatchObject({ rule: 'MK-TACTIC-05', why: 'dice-used' });
  });

  test('MK-TURN-31 whoever has moved does not rest', () => {
    const moved = mage({ at: '1.-2', move: 2, hand: 'rage' }).play('move 0.-2');
    expect(moved.why('rest rage')).toMatchObject({ rule: 'MK-TURN-31', why: 'has-moved' });
  });

  test('MK-CARD-10 units that are spared take no damage', () => {
    const also: Told['also'] = (state) => void Object.assign(state.mods, [[{ mod: 'spared-units' }]]);
    const told = { fight: 'prowlers diggers', stage: 'damage', units: 'peasants', hand: 'rage', also } as const;
    expect(against(told, 'prowlers on peasants 0')).toEqual(['MK-CARD-10', 'units-spared']);
  });

  test('MK-PVP-66 nobody attacks who could be kept from it', () => {
    expect(melee({ hand: 'banner-of-fear' }, { hand: 'rage' }).why('banner-of-fear strong')).toMatchObject({
      ...{ rule: 'MK-PVP-66', why: 'no-attack' },
    });
  });
});
