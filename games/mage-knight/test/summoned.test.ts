/** Summoners, effects on enemies that resist or hide behind walls, and the bonuses of cities, where they meet (MK-COMBAT-10 to -34, -64). */
import { describe, expect, test } from 'vitest';
import { fightWith } from './points.ts';
import { mage, type Told } from './table.ts';

describe('summoners', () => {
  const brown = (...which: number[]) => which.map((n) => ['brown enemy', n] as const);

  test('MK-COMBAT-32 each draws its own token, and only at the start of the block phase', () => {
    const table = mage({
      fight: 'orc-summoners illusionists prowlers',
      hand: 'swiftness rage',
      mana: 'white',
      chance: brown(0, 0),
    });
    expect(table.foes).toBe('orc-summoners attacks, illusionists attacks, prowlers attacks');
    table.play('done');
    expect(table.state.foes).toHaveLength(5);
    expect(table.options('block')).toEqual([]);
  });

  test('MK-CARD-24 what was done before it is drawn can still be taken back', () => {
    const told = { hand: 'banner-of-glory', units: 'peasants', fight: 'orc-summoners', stage: 'ranged', seed: 1 } as const;
    const table = mage(told).play('banner-of-glory strong');
    expect([table.asked, table.options(), table.told('foe-summoned')]).toEqual(['0 ranged', ['done'], []]);
    // With nothing to do in it the phase passes by itself.
    expect(mage({ ...told, hand: 'march' }).told('foe-summoned')).toHaveLength(1);
  });

  test('MK-COMBAT-32 one that is defeated before draws none', () => {
    const table = fightWith('ranged physical 4', { fight: 'orc-summoners prowlers', chance: [] });
    table.play('strike orc-summoners', 'done');
    expect(table.state.foes.map(({ fate }) => fate)).not.toContain('away');
    expect(table.fame).toBe(4);
  });

  test('MK-COMBAT-33 MK-COMBAT-35 blocking the token brings nothing; the summoner is back to be struck for its own Fame', () => {
    // The first brown token is the Minotaur, with 5 to block.
    const table = mage({
      fight: 'orc-summoners',
      hand: 'determination rage',
      mana: 'blue red',
      chance: brown(0),
    }).play('determination strong');
    expect(table.options('block')).toEqual(['block minotaur']);
    table.play('block minotaur');
    expect([table.asked, table.fame, table.told('hero-wounded')]).toEqual(['0 attack', 0, []]);
    table.play('rage strong');
    expect(table.options('strike')).toEqual(['strike orc-summoners']);
    expect(table.play('strike orc-summoners').fame).toBe(4);
    expect(table.state.discards[2]).toHaveLength(1);
  });

  test('MK-COMBAT-34 a Werewolf that was summoned is swift all the same, a Minotaur brutal', () => {
    const swift = mage({ fight: 'orc-summoners', hand: 'rage', chance: brown(8) });
    expect(swift.foes).toContain('werewolf');
    expect(swift.view(0).foes[1]).toMatchObject({ attackNow: 7 });
    expect(swift.play('done').told('hero-wounded')).toMatchObject([{ by: 'werewolf', wounds: 4 }]);
    const brutal = mage({ fight: 'orc-summoners', hand: 'rage', chance: brown(0) }).play('done');
    expect(brutal.told('hero-wounded')).toMatchObject([{ by: 'minotaur', wounds: 5 }]);
  });

  test('MK-COMBAT-33 effects reach the token, not the one who summoned it', () => {
    const told = { fight: 'orc-summoners', hand: 'rage', units: 'amotep-freezers', mana: 'blue', chance: brown(0) } as const;
    const table = mage(told).play('done');
    expect(table.foes).toBe('orc-summoners away, minotaur attacks');
    table.play('use amotep-freezers 0 1');
    // Nobody was asked whom it is for, and the summoner has its armor.
    expect([table.asked, table.view(0).foes[0]?.armorNow]).toEqual(['0 attack', 4]);
  });

  test('MK-COMBAT-35 what was summoned brings no Fame, even if it is destroyed', () => {
    const told = { fight: 'orc-summoners', hand: 'burning-shield rage march', mana: 'red black', night: true } as const;
    const table = mage({ ...told, chance: brown(2) }).play('burning-shield strong', 'rage', 'block gargoyle');
    expect([table.fame, table.asked, table.state.discards[2]?.length]).toEqual([0, '0 attack', 1]);
  });

  test('MK-SETUP-05 with an empty pile the discarded tokens are shuffled first', () => {
    const table = mage({
      fight: 'orc-summoners',
      hand: 'rage',
      seed: 1,
      also: (state) => {
        state.discards = state.discards.with(2, (state.piles[2] ?? []).slice(0, 1));
        state.piles = state.piles.with(2, []);
      },
    });
    expect([table.state.foes.length, table.state.discards[2]]).toEqual([2, []]);
  });
});

describe('effects on enemies', () => {
  const freezers = (fight: string, told: Told = {}) =>
    mage({
      fight,
      stage: 'block',
      hand: 'rage march',
      units: 'amotep-freezers illusionists',
      level: 3,
      mana: 'blue white',
      ...told,
    });

  test('MK-COMBAT-11 blue mana does nothing to who resists ice', () => {
    const table = freezers('ice-mages prowlers').play('use amotep-freezers 0 1');
    expect(table.foes).toBe('ice-mages attacks, prowlers held');
    expect(freezers('ice-mages').offers('use amotep-freezers 0 1')).toBe(false);
  });

  test('MK-COMBAT-10 red effects do nothing to who resists fire: neither armor nor life is taken', () => {
    const told = {
      fight: 'fire-golems prowlers',
      hand: 'demolish rage',
      mana: 'red black',
      stage: 'attack',
      night: true,
    } as const;
    const basic = mage(told).play('demolish');
    expect(basic.view(0).foes.map(({ armorNow }) => armorNow)).toEqual([4, 2]);
    expect(mage(told).play('demolish strong').foes).toBe('fire-golems attacks, prowlers beaten');
  });

  test('MK-COMBAT-15 MK-COMBAT-75 three armor less, but not less than one, and no attack', () => {
    const table = freezers('prowlers').play('use amotep-freezers 0 1');
    expect([table.asked, table.view(0).foes[0]?.armorNow]).toEqual(['0 attack', 1]);
    expect(table.play('march sideways').offers('strike prowlers')).toBe(true);
  });

  test('MK-COMBAT-19 the Illusionists stop nobody behind walls, be they the enemy’s own or the site’s', () => {
    expect(freezers('diggers').offers('use illusionists 1 1')).toBe(false);
    expect(freezers('swordsmen', { walls: true }).offers('use illusionists 1 1')).toBe(false);
    expect(freezers('swordsmen').play('use illusionists 1 1').foes).toBe('swordsmen held');
  });

  test('MK-COMBAT-11 an Ice Shield takes 3 armor, unless the enemy resists ice', () => {
    const shield = (fight: string, hand: string) =>
      mage({ fight, stage: 'block', hand, mana: 'blue blue', level: 9, fame: 80 }).play('ice-shield strong');
    const golems = shield('golems', 'ice-shield rage').play('block golems');
    expect(golems.view(0).foes[0]).toMatchObject({ armorNow: 2 });
    const ice = shield('ice-golems', 'ice-shield rage march').play('rage', 'block ice-golems');
    expect(ice.view(0).foes[0]).toMatchObject({ armorNow: 4 });
  });

  test('MK-COMBAT-47 without a block that succeeds it takes nothing', () => {
    const table = mage({ fight: 'swordsmen', stage: 'block', hand: 'ice-shield rage', mana: 'blue', level: 9 });
    table.play('ice-shield strong', 'done');
    expect(table.view(0).foes[0]).toMatchObject({ armorNow: 5 });
  });
});

describe('in cities', () => {
  const TILES = { blue: 'core-6@1,1', white: 'core-7@1,1', red: 'core-8@1,1', green: 'core-5@1,1' } as const;
  const FROM = { blue: '3.-4', white: '5.-5', red: '5.-5', green: '4.-4' } as const;
  const assault = (colour: keyof typeof TILES, tokens: string, told: Told = {}) =>
    mage({
      tiles: TILES[colour],
      tokens: tokens.replaceAll(',', '@4.-5 ').concat('@4.-5'),
      at: FROM[colour],
      move: 2,
      hand: 'rage march',
      seed: 1,
      ...told,
    }).play('move 4.-5');
  const first = (colour: keyof typeof TILES, enemy: string) => assault(colour, enemy).view(0).foes[0];

  test('MK-CITY-03 blue: swift ice 3 + 2 is 10 to block, brutal fire 6 + 2 is 16 to suffer, brutal cold fire 4 + 1 is 10', () => {
    expect(first('blue', 'freezers')).toMatchObject({ attackNow: 5, toBlock: 10 });
    expect(first('blue', 'gunners')).toMatchObject({ attackNow: 8, toBlock: 8, deals: 16 });
    expect(first('blue', 'altem-mages')).toMatchObject({ attackNow: 5, deals: 10 });
    expect(first('blue', 'monks')).toMatchObject({ attackNow: 5 });
  });

  test('MK-CITY-04 red: who is brutal is not so twice, and who fights with fire is not', () => {
    expect(first('red', 'minotaur')).toMatchObject({ deals: 10 });
    expect(first('red', 'altem-guardsmen')).toMatchObject({ deals: 10 });
    expect(first('red', 'fire-mages')).toMatchObject({ deals: 6 });
    expect(first('red', 'werewolf')).toMatchObject({ deals: 14, toBlock: 14 });
  });

  test('MK-CITY-05 green: physical attacks are poisonous, ice is not', () => {
    expect(first('green', 'werewolf')?.traits).toContain('poison');
    expect(first('green', 'freezers')?.traits).not.toContain('poison');
    const table = assault('green', 'golems').play('done');
    expect([table.hand, table.discard]).toEqual(['rage march wound', 'wound']);
  });

  test('MK-CITY-02 white: one more armor for each, in every phase', () => {
    const table = assault('white', 'golems,swordsmen');
    expect(table.view(0).foes.map(({ armorNow }) => armorNow)).toEqual([6, 6]);
  });

  test('MK-COMBAT-64 MK-RULING-11 what is summoned there has no bonus', () => {
    const chance = [['brown enemy', 2]] as const;
    const table = assault('red', 'illusionists', { chance });
    expect(table.view(0).foes[1]).toMatchObject({ role: 'dweller', attackNow: 5, deals: 5 });
  });

  test('MK-MOVE-11 MK-CITY-15 an assault costs 1 reputation, even where it fails, and the hero is back where it came from', () => {
    const table = assault('blue', 'golems').play('done', 'done');
    expect([table.at, table.reputation, table.tokens]).toEqual(['3.-4', -1, 'golems@4.-5']);
  });
});

describe('walls', () => {
  test('MK-COMBAT-20 one of two targets behind walls: ranged points count for nothing', () => {
    const table = fightWith('ranged physical 5, siege physical 3', { fight: 'prowlers diggers' });
    expect(table.why('strike prowlers diggers')).toMatchObject({ figures: { needed: 6, sum: 3 } });
    expect(table.options('strike')).toEqual(['strike prowlers', 'strike diggers']);
  });

  test('MK-COMBAT-21 with walls of the site around a fortified enemy not even a siege helps, nor together with others', () => {
    const table = fightWith('siege physical 30', { fight: 'guardsmen crossbowmen', walls: true });
    expect(table.options('strike')).toEqual(['strike crossbowmen']);
  });

  test('MK-COMBAT-20 MK-COMBAT-23 siege of an element that is resisted is halved', () => {
    const table = fightWith('siege fire 9, siege ice 1', { fight: 'fire-mages', walls: true });
    expect(table.offers('strike fire-mages')).toBe(true);
    const less = fightWith('siege fire 9, ranged ice 5', { fight: 'fire-mages', walls: true });
    expect(less.why('strike fire-mages')).toMatchObject({ figures: { needed: 5, sum: 4 } });
  });

  test('MK-COMBAT-22 no card goes sideways in the first phase, and no plain attack is made', () => {
    const table = mage({ fight: 'prowlers', hand: 'swiftness rage', mana: 'white red' });
    expect(table.options()).toEqual(['swiftness strong', 'done']);
  });
});
