/** Artifacts in combination with the hour, with units, banners and fights, told from the printed cards. */
import { describe, expect, test } from 'vitest';
import { type MageTable, mage, type Told } from './table.ts';

const parts = (table: MageTable): string[] => table.state.parts.map(({ kind, element, n }) => `${kind} ${element} ${n}`);
const inFight = (stage: 'ranged' | 'block' | 'attack', hand: string, beside: Told = {}): MageTable =>
  mage({ fight: 'prowlers diggers', stage, hand: `${hand} swiftness rage`, ...beside });

describe('rings', () => {
  test('MK-CARD-26 an artifact has no colour: no mana makes it stronger, Universal Power gives 3', () => {
    expect(mage({ hand: 'ruby-ring rage', mana: 'red' }).options('ruby-ring')).toEqual([
      'ruby-ring',
      'ruby-ring strong',
      'ruby-ring sideways',
    ]);
  });

  test('MK-CARD-12 the basic side with three crystals: two tokens', () => {
    const table = mage({ hand: 'ruby-ring rage', crystals: 'red red red' }).play('ruby-ring');
    expect([table.mana, table.fame]).toEqual(['red red | red red red', 1]);
  });

  test('strong: endless red, a Fame for each red spell, none for others', () => {
    const told = {
      hand: 'ruby-ring fireball flame-wall snowstorm',
      fight: 'prowlers diggers',
      stage: 'attack',
      mana: 'blue',
    } as const;
    const table = mage(told).play('ruby-ring strong', 'fireball', 'flame-wall');
    expect(table.fame).toBe(2);
    expect(table.play('snowstorm').fame).toBe(2);
  });

  test('MK-MANA-06 strong by day: black is still closed; by night endless', () => {
    const told = { hand: 'ruby-ring fireball flame-wall', fight: 'prowlers diggers', stage: 'attack' } as const;
    expect(mage(told).play('ruby-ring strong').offers('fireball strong')).toBe(false);
    const night = mage({ ...told, night: true }).play('ruby-ring strong', 'fireball strong', 'flame-wall strong');
    expect(night.fame).toBe(2);
  });

  test('strong with the Amulet of Darkness: black by day, too', () => {
    const told = { hand: 'ruby-ring amulet-of-darkness fireball', fight: 'prowlers', stage: 'ranged' } as const;
    const table = mage(told).play('ruby-ring strong', 'amulet-of-darkness', 'black');
    expect(table.offers('fireball strong')).toBe(true);
  });
});

describe('amulets', () => {
  test('the Sun by day: a gold token and nothing more; by night forests for 3 and gold usable', () => {
    const told = { hand: 'amulet-of-sun march rage', at: '1.-2', move: 3 } as const;
    const night = mage({ ...told, night: true });
    expect(night.offers('move 1.-1')).toBe(false);
    night.play('amulet-of-sun');
    expect([night.offers('move 1.-1'), night.offers('march strong')]).toEqual([true, true]);
  });

  test('Darkness by day: a black die of the Source can be used', () => {
    const told = {
      hand: 'amulet-of-darkness fireball rage',
      source: 'black',
      mana: 'red',
      fight: 'prowlers',
      stage: 'ranged',
    } as const;
    expect(mage(told).offers('fireball strong')).toBe(false);
    expect(mage(told).play('amulet-of-darkness', 'green').offers('fireball strong')).toBe(true);
  });

  test('strong: three tokens, each of its own colour', () => {
    const table = mage({ hand: 'amulet-of-darkness rage' }).play('amulet-of-darkness strong', 'red', 'gold', 'black');
    expect([table.mana, table.discard]).toEqual(['red gold black |', '']);
  });
});

describe('weapons', () => {
  test('Sword of Justice, strong: sideways cards and swords count double, fire does not', () => {
    const told = { fight: 'ironclads', mana: 'red', hand: 'sword-of-justice rage rage' } as const;
    const table = mage({ ...told, stage: 'attack' }).play('sword-of-justice strong', 'rage');
    // 2 doubled is 4 against 3, and the resistance is gone.
    expect(table.offers('strike ironclads')).toBe(true);
    table.play('strike ironclads');
    expect(table.fame).toBe(5);
  });

  test('Sword of Justice: no wound is discarded for an attack', () => {
    const table = inFight('attack', 'sword-of-justice wound').play('sword-of-justice');
    expect(table.options('discard').some((key) => key.includes('wound'))).toBe(false);
  });

  test('Horn of Wrath: 5 in the revised printing, 6 in the first', () => {
    expect(parts(inFight('ranged', 'horn-of-wrath', { seed: 1 }).play('horn-of-wrath'))).toEqual(['siege physical 5']);
    const first = inFight('ranged', 'horn-of-wrath', { seed: 1, options: { printing: 'first' } }).play('horn-of-wrath');
    expect(parts(first)).toEqual(['siege physical 6']);
  });
});

describe('banners', () => {
  const bearer = (banner: string, beside: Told = {}): MageTable =>
    mage({ hand: `${banner} rage march`, units: 'peasants foresters', level: 3, ...beside }).play(
      `attach ${banner} peasants 0`,
    );

  test('MK-CARD-27 attached, its strong side is out of reach', () => {
    const table = bearer('banner-of-courage', { units: 'peasants:spent foresters:spent' });
    expect(table.options('banner-of-courage')).toEqual([]);
  });

  test('MK-CARD-20 a second banner on one unit: the first is discarded', () => {
    const table = mage({ hand: 'banner-of-glory banner-of-courage rage', units: 'peasants' });
    table.play('attach banner-of-glory peasants 0', 'attach banner-of-courage peasants 0');
    expect(table.discard).toBe('banner-of-glory');
  });

  test('Glory: one more to attack and block, and a Fame each time its bearer does', () => {
    const table = bearer('banner-of-glory', { fight: 'prowlers diggers', stage: 'attack' }).play('use peasants 0 0');
    expect([parts(table), table.fame]).toEqual([['melee physical 3'], 1]);
  });

  test('Glory, strong: all units, a Fame for each that attacks', () => {
    const told = {
      hand: 'banner-of-glory rage',
      units: 'peasants peasants',
      fight: 'prowlers',
      stage: 'attack',
      level: 3,
    } as const;
    const table = mage(told).play('banner-of-glory strong', 'use peasants 0 0', 'use peasants 1 0');
    expect([parts(table), table.fame]).toEqual([['melee physical 3', 'melee physical 3'], 2]);
  });

  test('Courage: once a round, outside fights', () => {
    const table = bearer('banner-of-courage', { units: 'peasants:spent foresters' }).play('use peasants 0 once');
    expect(table.units).toBe('peasants foresters');
    table.play(table.options('use peasants 0')[0] ?? '');
    expect(table.units).toBe('peasants:spent foresters');
    expect(table.offers('use peasants 0 once')).toBe(false);
    const fight = bearer('banner-of-courage', { units: 'peasants:spent foresters', fight: 'prowlers', stage: 'attack' });
    expect(fight.offers('use peasants 0 once')).toBe(false);
  });

  test('Fear, strong: three enemies do not attack (revised), all of them as first printed', () => {
    const fight = 'prowlers diggers ironclads prowlers';
    const told = { hand: 'banner-of-fear rage', fight, stage: 'block' } as const;
    const revised = mage(told).play('banner-of-fear strong');
    let n = 0;
    while (revised.asked === '0 foe' && n < 3) {
      revised.play(revised.options()[0] ?? '');
      n++;
    }
    expect(revised.foes.split(', ').filter((each) => each.endsWith('held'))).toHaveLength(3);
    const first = mage({ ...told, options: { printing: 'first' } }).play('banner-of-fear strong');
    expect(first.foes).not.toContain('attacks');
  });

  test('MK-SCORE-03 a banner on a unit counts as an artifact', () => {
    expect(bearer('banner-of-glory').view(0).scores[0]).toMatchObject({ loot: 2 });
  });

  test('Protection, strong: wounds of this turn go, older ones stay', () => {
    const told = { hand: 'banner-of-protection wound rage', fight: 'prowlers', stage: 'damage' } as const;
    const table = mage({ ...told, seed: 1, also: (state) => Object.assign(state, { firstWound: [1] }) });
    while (table.asked === '0 damage') table.play(table.options()[0] ?? '');
    table.until('0 after');
    const wounds = table.hand.split(' ').filter((each) => each === 'wound').length;
    table.play('banner-of-protection strong', 'end');
    while (table.asked !== '0 discard' && table.asked !== '0 move') table.play(table.options()[0] ?? '');
    expect([wounds, table.hand.split(' ').filter((each) => each === 'wound').length]).toEqual([3, 1]);
  });
});

describe('the Banner of Protection, strong', () => {
  test('a wound of this turn that Power of Pain has played goes, too', () => {
    const told = { hand: 'blood-ritual banner-of-protection march', skills: 'arythea-power-of-pain', seed: 1 } as const;
    const table = mage(told).play('blood-ritual', 'red', 'skill arythea-power-of-pain wound', 'banner-of-protection strong');
    table.play('end', 'without wounds');
    expect([table.hand, table.discard]).toEqual(['march', 'blood-ritual']);
  });
});

describe('others', () => {
  test('Golden Grail: a Fame for each of its points that is spent', () => {
    const table = mage({ hand: 'golden-grail wound wound wound' }).play('golden-grail', 'heal');
    expect(table.fame).toBe(1);
    expect(table.play('heal').fame).toBe(2);
  });

  test('Golden Grail, strong: a card for each wound healed from hand, by whatever means', () => {
    const table = mage({ hand: 'golden-grail wound wound', deck: 'march stamina rage', seed: 1 }).play(
      'golden-grail strong',
      'heal',
      'heal',
    );
    expect(table.hand.split(' ')).toHaveLength(2);
  });

  test('Book of Wisdom: an advanced action of the colour comes to hand', () => {
    const table = mage({ hand: 'book-of-wisdom rage march', advanced: 'blood-rage ice-bolt agility', seed: 1 }).play(
      'book-of-wisdom rage',
    );
    expect([table.hand, table.state.gone.length]).toEqual(['march blood-rage', 1]);
  });

  test('Book of Wisdom, strong: a spell and a crystal of the colour', () => {
    const table = mage({ hand: 'book-of-wisdom rage march', spells: 'fireball chill tremor', seed: 1 }).play(
      'book-of-wisdom strong rage',
    );
    expect([table.hand, table.mana]).toEqual(['march fireball', '| red']);
  });

  test('Endless Gem Pouch, strong: one of each, gold by day, black by night', () => {
    const mana = (night: boolean): string =>
      mage({ hand: 'endless-gem-pouch rage', night }).play('endless-gem-pouch strong').mana;
    expect([mana(false), mana(true)]).toEqual(['red blue green white gold |', 'red blue green white black |']);
  });

  test('Endless Bag of Gold: 4 influence and 2 Fame; thrown away 9 and 3', () => {
    const told = { hand: 'endless-bag-of-gold rage', stage: 'interact', at: '2.-3' } as const;
    const basic = mage(told).play('endless-bag-of-gold');
    expect([basic.points, basic.fame]).toEqual(['0/4/0', 2]);
    const strong = mage(told).play('endless-bag-of-gold strong');
    expect([strong.points, strong.fame, strong.state.gone.length]).toEqual(['0/9/0', 3, 1]);
  });
});
