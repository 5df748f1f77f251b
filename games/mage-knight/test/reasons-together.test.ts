/** Why not, where several things could stand in the way: the rule that does is named, with the figures of the case. */
import { describe, expect, test } from 'vitest';
import { type MageTable, mage, type Told } from './table.ts';

const inFight = (stage: 'ranged' | 'block' | 'attack', told: Told): MageTable =>
  mage({ fight: 'prowlers', stage, hand: 'rage march', ...told });

describe('mana', () => {
  test('MK-MANA-06 MK-MANA-07 that is there is forbidden by the hour', () => {
    const storm = { hand: 'fireball rage', mana: 'red black' } as const;
    expect(inFight('ranged', storm).why('fireball strong')).toMatchObject({ rule: 'MK-MANA-06', why: 'black-by-day' });
    expect(inFight('ranged', { ...storm, mana: 'red' }).why('fireball strong')).toMatchObject({ rule: 'MK-CARD-08' });
    const gold = { units: 'guardian-golems', mana: 'gold', night: true } as const;
    expect(inFight('attack', gold).why('rage strong')).toMatchObject({ rule: 'MK-MANA-07', why: 'gold-by-night' });
    expect(inFight('block', gold).why('use guardian-golems 0 1')).toMatchObject({ rule: 'MK-MANA-07' });
  });

  test('MK-MANA-08 that lies in the Source is out of reach after the die of the turn', () => {
    const table = inFight('attack', { hand: 'rage rage march', source: 'red red blue' });
    expect(table.play('rage strong').why('rage strong')).toMatchObject({ rule: 'MK-MANA-08', figures: { price: ['red'] } });
    const none = inFight('attack', { hand: 'rage rage march', source: 'red blue' }).play('rage strong');
    expect(none.why('rage strong')).toMatchObject({ rule: 'MK-CARD-08', why: 'no-mana' });
  });

  test('MK-CARD-08 is enough for the card, and not for what it takes besides', () => {
    expect(inFight('block', { hand: 'pure-magic rage', mana: 'blue' }).why('pure-magic strong')).toMatchObject({
      rule: 'MK-CARD-08',
      why: 'no-more-mana',
    });
  });
});

describe('skills and tactics', () => {
  test('MK-CARD-08 it is mana that is missing, not a card', () => {
    const told = { hand: 'ruby-ring march', night: true, mana: 'gold' } as const;
    const universal = mage({ ...told, skills: 'goldyx-universal-power' });
    expect(universal.why('skill goldyx-universal-power')).toMatchObject({ rule: 'MK-CARD-08', why: 'no-more-mana' });
    const polarizing = mage({ ...told, hero: 'arythea', mana: 'black', skills: 'arythea-polarization' });
    expect(polarizing.why('skill arythea-polarization')).toMatchObject({ rule: 'MK-CARD-08', why: 'no-more-mana' });
  });

  test('MK-RULING-29 there is no unit on offer; MK-TACTIC-09 a tactic is used up', () => {
    const glory = mage({ hand: 'call-to-arms march', mana: 'white black', night: true, offer: '' });
    expect(glory.why('call-to-arms strong')).toMatchObject({ rule: 'MK-RULING-29', why: 'sold-out' });
    const again = mage({ hand: 'march rage', tactic: 'the-right-moment' }).play('tactic');
    expect(again.tried('tactic')).toMatchObject({ refusal: { rule: 'MK-TACTIC-09', why: 'used' } });
  });
});

describe('enemies', () => {
  test('MK-COMBAT-10 MK-COMBAT-11 a red effect is for nobody who resists fire, a blue one for nobody who resists ice', () => {
    const chill = { hand: 'chill rage', mana: 'blue', fight: 'ice-mages' } as const;
    expect(inFight('block', chill).why('chill')).toMatchObject({ rule: 'MK-COMBAT-11', why: 'no-target' });
    const demolish = { hand: 'demolish rage', mana: 'red black', night: true, fight: 'fire-mages' } as const;
    expect(inFight('attack', demolish).why('demolish strong')).toMatchObject({ rule: 'MK-COMBAT-10', why: 'no-target' });
  });

  test('MK-COMBAT-19 the Illusionists are for enemies that are not fortified', () => {
    const told = { units: 'illusionists', mana: 'white', fight: 'diggers' } as const;
    expect(inFight('block', told).why('use illusionists 0 1')).toMatchObject({ rule: 'MK-COMBAT-19', why: 'fortified' });
    // Unless they lose it: by Expose, or with the walls of the site.
    const exposed = { ...told, mana: 'white white', hand: 'expose rage' } as const;
    expect(inFight('block', exposed).play('expose').offers('use illusionists 0 1')).toBe(true);
    const razed = { ...told, mana: 'white red', hand: 'demolish rage', fight: 'prowlers', walls: true } as const;
    expect(inFight('block', razed).play('demolish').offers('use illusionists 0 1')).toBe(true);
  });

  test('MK-COMBAT-20 enough for the armor, but no siege', () => {
    const told = { units: 'fire-golems catapults', mana: 'red', walls: true, level: 3 } as const;
    const table = inFight('ranged', { ...told, fight: 'swordsmen' }).play('use fire-golems 0 1', 'use catapults 1 0');
    const figures = { needed: 5, sum: 3, short: 2 };
    expect(table.why('strike swordsmen')).toEqual({ rule: 'MK-COMBAT-20', why: 'walls', figures });
    // Siege would not do it, either.
    const weak = inFight('ranged', { ...told, fight: 'guardsmen' }).play('use catapults 1 0');
    expect(weak.why('strike guardsmen')).toMatchObject({ rule: 'MK-COMBAT-21' });
    const armored = inFight('ranged', { ...told, fight: 'ice-mages' }).play('use fire-golems 0 1');
    expect(armored.why('strike ice-mages')).toMatchObject({ rule: 'MK-COMBAT-26', figures: { needed: 6, sum: 0 } });
  });
});

describe('units and wounds', () => {
  test('MK-CARD-18 nobody is spent', () => {
    const idle = { units: 'peasants', mana: 'green green black', night: true } as const;
    const told = { ...idle, hand: 'energy-flow banner-of-courage restoration rage', others: [{}] };
    for (const key of ['energy-flow', 'banner-of-courage strong'])
      expect(mage(told).why(key)).toMatchObject({ why: 'no-unit' });
    const bearer = mage(told).play('attach banner-of-courage peasants 0');
    expect(bearer.why('use peasants 0 once')).toMatchObject({ rule: 'MK-CARD-18', why: 'no-unit' });
  });

  test('MK-HEAL-02 MK-HEAL-03 how many healing points it takes, and MK-HEAL-01 none in a fight', () => {
    const table = mage({ hand: 'wound march', units: 'fire-golems:wounded', heal: 2 });
    expect(table.offers('heal')).toBe(true);
    expect(table.why('heal fire-golems 0')).toEqual({
      rule: 'MK-HEAL-03',
      why: 'no-healing',
      figures: { needed: 3, sum: 2, short: 1 },
    });
    expect(mage({ hand: 'wound march' }).why('heal')).toMatchObject({ rule: 'MK-HEAL-02', figures: { needed: 1, sum: 0 } });
    expect(inFight('attack', { hand: 'wound rage' }).tried('heal')).toMatchObject({ refusal: { rule: 'MK-HEAL-01' } });
  });
});
