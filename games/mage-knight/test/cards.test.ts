import { describe, expect, test } from 'vitest';
import { mage } from './table.ts';

describe('playing cards', () => {
  test('MK-CARD-01 MK-CARD-26 for nothing, or stronger for one mana of its colour', () => {
    const table = mage({ hand: 'march stamina', crystals: 'green' });
    expect(table.options('march')).toEqual(['march', 'march strong', 'march sideways']);
    expect(table.why('stamina strong')).toMatchObject({ rule: 'MK-CARD-08', why: 'no-mana' });
    table.play('march strong');
    expect([table.points, table.mana]).toEqual(['4/0/0', '|']);
  });

  test('MK-CARD-04 MK-COMBAT-37 MK-COMBAT-68 MK-INTERACT-03 any card sideways is worth 1 of what the moment asks for', () => {
    expect(mage({ hand: 'rage promise' }).play('rage sideways').points).toBe('1/0/0');
    expect(mage({ hand: 'rage promise', at: '2.-3' }).play('interact', 'rage sideways').points).toBe('0/1/0');
    const part = (stage: 'block' | 'attack') =>
      mage({ hand: 'promise rage', fight: 'prowlers', stage }).play('promise sideways').state.parts;
    expect(part('block')).toMatchObject([{ n: 1, kind: 'block', element: 'physical' }]);
    expect(part('attack')).toMatchObject([{ n: 1, kind: 'melee', element: 'physical' }]);
  });

  test('MK-COMBAT-22 sideways is nothing in the first phase', () => {
    const table = mage({ hand: 'swiftness rage', crystals: 'white', fight: 'prowlers' });
    expect(table.asked).toBe('0 ranged');
    expect(table.why('rage sideways')).toMatchObject({ rule: 'MK-COMBAT-22', why: 'not-afar' });
  });

  test('MK-COMBAT-69 MK-COMBAT-76 what belongs to another moment says to which', () => {
    const told = { hand: 'whirlwind swiftness into-the-heat', units: 'peasants', night: true } as const;
    const table = mage({ ...told, fight: 'prowlers', mana: 'white white black', skills: 'goldyx-glittering-fortune' });
    expect(table.why('whirlwind strong')).toMatchObject({ rule: 'MK-COMBAT-69', why: 'attack-phase' });
    expect(table.offers('into-the-heat')).toBe(true);
    table.play('swiftness strong');
    expect(table.why('into-the-heat')).toMatchObject({ rule: 'MK-COMBAT-76', why: 'fight-start' });
    expect(table.why('skill goldyx-glittering-fortune')).toMatchObject({ rule: 'MK-TURN-23', why: 'not-interacting' });
  });

  test('MK-TURN-29 what changes the way is of use on the way only, what changes fights before or in one', () => {
    const inFight = { fight: 'prowlers', stage: 'attack' } as const;
    const bridge = mage({ ...inFight, hand: 'frost-bridge rage', units: 'foresters' });
    for (const key of ['frost-bridge', 'use foresters 0 0'])
      expect(bridge.why(key)).toMatchObject({ rule: 'MK-TURN-29', why: 'moving' });
    // Where its points are attack it is played for those.
    expect(
      mage({ ...inFight, hand: 'agility frost-bridge' })
        .play('agility')
        .offers('frost-bridge'),
    ).toBe(true);
    const done = mage({ stage: 'after', hand: 'agility diplomacy ambush rage' });
    for (const id of ['agility', 'diplomacy', 'ambush']) expect(done.why(id)).toMatchObject({ why: 'no-use-now' });
  });

  test('MK-COMBAT-14 what would make attack or block is refused for the moment, not for its price', () => {
    const table = mage({ hand: 'mana-bolt improvisation horn-of-wrath rage', mana: 'blue red', stage: 'after' });
    expect(table.why('mana-bolt')).toMatchObject({ why: 'not-stored' });
    expect(table.why('improvisation')).toMatchObject({ why: 'no-use-now' });
    expect(table.why('horn-of-wrath strong')).toMatchObject({ why: 'not-stored' });
    expect(mage({ hand: 'pure-magic rage' }).why('pure-magic')).toMatchObject({ why: 'no-more-mana' });
  });

  test('MK-CARD-05 MK-WOUND-02 a wound is never played', () => {
    const table = mage({ hand: 'wound rage' });
    expect(table.options('wound')).toEqual([]);
    expect(table.why('wound')).toMatchObject({ rule: 'MK-CARD-05', why: 'wound' });
  });

  test('MK-CARD-07 MK-EXPLORE-19 MK-COMBAT-30 what was played stays as it is', () => {
    const table = mage({ hand: 'march rage', crystals: 'green' }).play('march');
    expect(table.options('march')).toEqual([]);
    expect(table.played).toBe('march');
  });

  test('MK-CARD-08 MK-CARD-09 a card whose price is another cannot be played alone, nor with a wound', () => {
    const table = mage({ hand: 'improvisation wound' });
    expect(table.why('improvisation')).toMatchObject({ rule: 'MK-CARD-08', why: 'no-other-card' });
    const paid = mage({ hand: 'improvisation wound rage' });
    expect(paid.options('improvisation')).toEqual(['improvisation rage', 'improvisation sideways']);
    paid.play('improvisation rage');
    expect([paid.points, paid.discard, paid.played]).toEqual(['3/0/0', 'rage', 'improvisation']);
  });

  test('MK-CARD-11 a card inside another counts as one with it, for its own limits', () => {
    const table = mage({ hand: 'concentration march rage', crystals: 'green' });
    expect(table.options('concentration')).toEqual(['concentration', 'concentration strong march', 'concentration sideways']);
    table.play('concentration strong march');
    expect([table.points, table.played]).toEqual(['6/0/0', 'concentration march']);
  });

  test('MK-CARD-12 MK-MANA-04 the fourth crystal of a colour comes as a token', () => {
    const table = mage({ hand: 'crystallize rage', crystals: 'red red red', mana: 'red' }).play('crystallize', 'token red');
    expect(table.mana).toBe('red | red red red');
  });

  test('MK-CARD-13 a new card goes on top of the deed deck', () => {
    const table = mage({ stage: 'reward', rewards: 'crystals', hand: 'rage', seed: 1 });
    expect(table.mana).toBe('| red blue green white');
  });

  test('MK-CARD-24 MK-RULING-23 a deed is taken back until chance speaks', () => {
    const table = mage({ hand: 'march rage', crystals: 'green' }).play('march strong', 'rage sideways');
    const answers = table.match.line.filter((entry) => entry.type === 'answer' && !('by' in entry)).length;
    expect(answers).toBe(2);
    expect(table.match.line.some((entry) => entry.type === 'chance')).toBe(false);
  });

  test('MK-TURN-30 MK-COMBAT-14 points that could go nowhere are not on offer, with the reason', () => {
    const table = mage({ hand: 'rage promise' });
    expect(table.why('rage')).toMatchObject({ rule: 'MK-COMBAT-14', why: 'not-stored' });
    expect(table.why('promise')).toMatchObject({ rule: 'MK-TURN-30', why: 'dealing' });
  });
});

describe('units', () => {
  test('MK-CARD-17 MK-CARD-18 a ready unit uses one ability, and is spent', () => {
    const table = mage({ units: 'peasants', hand: 'rage' }).play('use peasants 0 2');
    expect([table.points, table.units]).toEqual(['2/0/0', 'peasants:spent']);
    expect(table.why('use peasants 0 2')).toMatchObject({ rule: 'MK-CARD-17', why: 'unit-spent' });
  });

  test('MK-CARD-17 its ability may ask for mana', () => {
    const table = mage({ units: 'herbalists', hand: 'wound rage', mana: 'green' }).play('use herbalists 0 0');
    expect([table.points, table.mana]).toEqual(['0/0/2', '|']);
    expect(mage({ units: 'herbalists', hand: 'wound rage' }).why('use herbalists 0 0')).toMatchObject({ why: 'no-mana' });
  });

  test('MK-COMBAT-56 MK-WOUND-05 a wounded unit cannot be activated', () => {
    const table = mage({ units: 'peasants:wounded', hand: 'rage' });
    expect(table.why('use peasants 0 2')).toMatchObject({ rule: 'MK-COMBAT-56', why: 'unit-wounded' });
  });

  test('MK-TURN-28 MK-RULING-09 MK-COMBAT-09 neither healing nor readying in combat', () => {
    const told = { units: 'herbalists peasants:spent', hand: 'wound rage tranquility', mana: 'green' } as const;
    expect(mage(told).options('use herbalists')).toEqual(['use herbalists 0 0', 'use herbalists 0 1', 'use herbalists 0 2']);
    const fight = mage({ ...told, fight: 'prowlers', stage: 'block' });
    expect(fight.options('use herbalists')).toEqual(['use herbalists 0 2']);
    expect(fight.why('use herbalists 0 1')).toMatchObject({ rule: 'MK-TURN-28', why: 'not-in-combat' });
    expect(fight.why('tranquility')).toMatchObject({ rule: 'MK-TURN-28', why: 'not-in-combat' });
  });

  test('MK-CARD-18 a unit is readied by an effect', () => {
    const table = mage({ units: 'herbalists peasants:spent', hand: 'rage' }).play('use herbalists 0 1');
    expect(table.units).toBe('herbalists:spent peasants');
  });
});

describe('the sixteen basic actions', () => {
  const fight = { fight: 'prowlers', stage: 'attack' } as const;
  const parts = (told: Parameters<typeof mage>[0], ...keys: string[]) =>
    mage({ crystals: 'red blue green white', ...told })
      .play(...keys)
      .state.parts.map(({ n, kind, element }) => `${kind} ${n} ${element}`);

  test('Rage and Determination', () => {
    expect(parts({ ...fight, hand: 'rage march' }, 'rage')).toEqual(['melee 2 physical']);
    expect(parts({ ...fight, hand: 'rage march' }, 'rage strong')).toEqual(['melee 4 physical']);
    expect(parts({ ...fight, stage: 'block', hand: 'rage march' }, 'rage')).toEqual(['block 2 physical']);
    expect(parts({ ...fight, stage: 'block', hero: 'arythea', hand: 'determination march' }, 'determination strong')).toEqual([
      'block 5 physical',
    ]);
  });

  test('Swiftness, March and Stamina', () => {
    expect(mage({ hand: 'swiftness march stamina' }).play('swiftness', 'march', 'stamina').points).toBe('6/0/0');
    expect(mage({ hand: 'stamina rage', mana: 'blue' }).play('stamina strong').points).toBe('4/0/0');
    expect(parts({ fight: 'prowlers', hand: 'swiftness march' }, 'swiftness strong')).toEqual(['ranged 3 physical']);
  });

  test('Tranquility heals or draws', () => {
    expect(mage({ hand: 'tranquility wound' }).play('tranquility', 'heal 1').points).toBe('0/0/1');
    const table = mage({ hand: 'tranquility wound', mana: 'green', deck: 'rage march' }).play('tranquility strong', 'draw 2');
    expect(table.hand).toBe('rage march wound');
  });

  test('Promise, Threaten and Noble Manners', () => {
    const locals = { at: '2.-3', crystals: 'red white', seed: 1 } as const;
    expect(mage({ ...locals, hand: 'promise rage' }).play('interact', 'promise strong').points).toBe('0/4/0');
    const threat = mage({ ...locals, hand: 'threaten rage' }).play('interact', 'threaten strong');
    expect([threat.points, threat.reputation]).toEqual(['0/5/0', 0]);
    expect(threat.play('end').reputation).toBe(-1);
    const noble = mage({ ...locals, hero: 'norowas', hand: 'noble-manners rage' }).play(
      'interact',
      'noble-manners strong',
      'end',
    );
    expect([noble.fame, noble.reputation]).toEqual([1, 1]);
  });

  test('Crystallize', () => {
    expect(mage({ hand: 'crystallize rage', mana: 'white' }).play('crystallize').mana).toBe('| white');
    expect(mage({ hand: 'crystallize rage', mana: 'blue' }).play('crystallize strong', 'green').mana).toBe('| green');
  });

  test('Mana Draw', () => {
    const dice = { hand: 'mana-draw march rage', source: 'green red black' } as const;
    expect(mage(dice).play('mana-draw').state.diceLeft[0]).toBe(2);
    const table = mage({ ...dice, mana: 'white' }).play('mana-draw strong', 'red', 'black');
    expect([table.mana, table.source]).toEqual(['black black |', 'green black black']);
    expect(
      mage({ ...dice, mana: 'white' })
        .play('mana-draw strong', 'red')
        .offers('gold'),
    ).toBe(false);
  });

  test('MK-MANA-11 the die that Mana Draw sets is out of the Source until the turn ends, and is not rolled then', () => {
    const table = mage({ hand: 'mana-draw march rage', source: 'red', mana: 'white', seed: 1 });
    table.play('mana-draw strong', 'green');
    // With the die there would be two ways to pay.
    table.play('march strong');
    expect([table.mana, table.state.dice[0]]).toEqual(['green |', []]);
    table.play('end', 'keep');
    expect([table.source, table.told('die-rolled')]).toEqual(['green', []]);
  });

  test('Concentration and Will Focus', () => {
    expect(mage({ hand: 'concentration rage' }).play('concentration', 'white').mana).toBe('white |');
    const focus = { hero: 'goldyx', hand: 'will-focus stamina', mana: 'green' } as const;
    expect(mage(focus).play('will-focus', 'crystal green').mana).toBe('green | green');
    expect(mage(focus).play('will-focus strong stamina').points).toBe('7/0/0');
  });

  test('Improvisation', () => {
    const table = mage({ hand: 'improvisation rage', mana: 'red' }).play('improvisation strong rage');
    expect(table.points).toBe('5/0/0');
  });

  test('Battle Versatility', () => {
    const told = { hero: 'arythea', hand: 'battle-versatility march' } as const;
    expect(parts({ ...told, fight: 'prowlers' }, 'battle-versatility')).toEqual(['ranged 1 physical']);
    const table = mage({ ...told, ...fight, mana: 'red' }).play('battle-versatility strong');
    expect(table.options()).toEqual(['attack 4', 'attack 3 fire', 'ranged 3', 'siege 2']);
  });

  test('Cold Toughness grows by what is printed on the enemy it blocks', () => {
    const told = { hand: 'cold-toughness march', stage: 'block', crystals: 'blue' } as const;
    const short = (fight: string, foe: string) =>
      mage({ ...told, fight })
        .play('cold-toughness strong')
        .why(`block ${foe}`)?.figures;
    // 5, and one for swift; two for fire, brutal and two resistances.
    expect(short('werewolf', 'werewolf')).toMatchObject({ needed: 14, sum: 6 });
    expect(
      mage({ ...told, fight: 'fire-golems' })
        .play('cold-toughness strong')
        .offers('block fire-golems'),
    ).toBe(true);
    expect(short('fire-dragon', 'fire-dragon')).toMatchObject({ needed: 9, sum: 8 });
  });
});
