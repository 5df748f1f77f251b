/** Both sides of every artifact: they cost nothing, and leave the game for the strong one. */
import { describe, expect, test } from 'vitest';
import { type MageTable, mage, type Told } from './table.ts';

const parts = (table: MageTable): string[] => table.state.parts.map(({ kind, element, n }) => `${kind} ${element} ${n}`);
const inFight = (stage: 'ranged' | 'block' | 'attack', hand: string, beside: Told = {}): MageTable =>
  mage({ fight: 'prowlers diggers', stage, hand: `${hand} swiftness`, crystals: 'white', ...beside });

test('MK-CARD-03 for its basic side it is discarded, for its strong one it leaves the game', () => {
  const basic = mage({ hand: 'ruby-ring' }).play('ruby-ring');
  expect([basic.played, basic.state.gone.length]).toEqual(['ruby-ring', 0]);
  const strong = mage({ hand: 'ruby-ring' }).play('ruby-ring strong');
  expect([strong.played, strong.state.gone.length]).toEqual(['', 1]);
});

test.each([
  ['ruby-ring', 'red', 'fireball'],
  ['sapphire-ring', 'blue', 'snowstorm'],
  ['diamond-ring', 'white', 'expose'],
  ['emerald-ring', 'green', 'tremor'],
])('%s: mana, a crystal and Fame; strong, mana without end and Fame for each spell', (ring, colour, spell) => {
  const basic = mage({ hand: ring }).play(ring);
  expect([basic.mana, basic.fame]).toEqual([`${colour} | ${colour}`, 1]);
  const strong = inFight('ranged', `${ring} ${spell}`, { night: true, crystals: '' }).play(`${ring} strong`, `${spell} strong`);
  expect(strong.fame).toBe(1);
  expect(inFight('ranged', `${ring} ${spell}`, { crystals: '' }).play(`${ring} strong`).offers(`${spell} strong`)).toBe(false);
});

describe('weapons', () => {
  test('Sword of Justice: three for each card discarded, and Fame for each enemy', () => {
    const table = inFight('attack', 'sword-of-justice rage wound').play('sword-of-justice');
    expect(table.options('discard')).toEqual(['discard rage', 'discard swiftness']);
    table.play('discard rage', 'discard swiftness');
    expect([parts(table), table.discard]).toEqual([['melee physical 3', 'melee physical 3'], 'rage swiftness']);
    expect(table.play('strike prowlers diggers').fame).toBe(6);
    expect(inFight('ranged', 'sword-of-justice').options('sword-of-justice')).toEqual([
      'sword-of-justice',
      'sword-of-justice strong',
    ]);
  });

  test('MK-CARD-09 MK-COMBAT-14 Sword of Justice: cards go for one attack, one an answer, however many are in hand', () => {
    const many = 'rage march march stamina stamina promise threaten crystallize concentration improvisation tranquility';
    const table = inFight('attack', `sword-of-justice ${many}`, { fight: 'prowlers diggers ironclads' });
    expect(table.options('sword-of-justice')).toHaveLength(3);
    table.play('sword-of-justice', 'discard march', 'rage');
    // Two of a name are one answer, and then the other is.
    expect(table.options('discard march')).toEqual(['discard march']);
    table.play('discard march', 'strike prowlers');
    expect([table.options('discard'), table.discard, table.fame]).toEqual([[], 'march march', 3]);
    const idle = inFight('ranged', 'sword-of-justice').play('sword-of-justice');
    expect(idle.options('discard')).toEqual([]);
  });

  test('Sword of Justice, strong: physical attacks count twice and nobody resists them', () => {
    const table = inFight('attack', 'sword-of-justice rage', { fight: 'ironclads diggers' });
    table.play('sword-of-justice strong', 'rage', 'strike ironclads');
    expect(table.fame).toBe(5);
  });

  test('Horn of Wrath: a siege and a die, black or red of which wounds', () => {
    const blown = (face: number, told: Told = {}): MageTable =>
      inFight('ranged', 'horn-of-wrath', { chance: [['die', face]], ...told }).play('horn-of-wrath');
    expect([parts(blown(5)), blown(5).hand]).toEqual([['siege physical 5'], 'swiftness wound']);
    expect([blown(0).hand, blown(1).hand]).toEqual(['swiftness wound', 'swiftness']);
    expect(parts(blown(1, { options: { printing: 'first' } }))).toEqual(['siege physical 6']);
  });

  test('Horn of Wrath, strong: up to five more, a die for each', () => {
    const table = inFight('ranged', 'horn-of-wrath', {
      chance: [
        ['die', 0],
        ['die', 1],
        ['die', 5],
      ],
    }).play('horn-of-wrath strong');
    expect(table.options()).toEqual(['siege 5', 'siege 6', 'siege 7', 'siege 8', 'siege 9', 'siege 10']);
    table.play('siege 8');
    expect([parts(table), table.hand]).toEqual([['siege physical 8'], 'swiftness wound wound']);
    const first = inFight('ranged', 'horn-of-wrath', { options: { printing: 'first' } }).play('horn-of-wrath strong');
    expect(first.options().at(-1)).toBe('siege 12');
  });
});

describe('treasures', () => {
  test('Endless Bag of Gold: influence and Fame', () => {
    const told = { hand: 'endless-bag-of-gold', stage: 'interact' } as const;
    const basic = mage(told).play('endless-bag-of-gold');
    expect([basic.points, basic.fame]).toEqual(['0/4/0', 2]);
    const strong = mage(told).play('endless-bag-of-gold strong');
    expect([strong.points, strong.fame]).toEqual(['0/9/0', 3]);
  });

  test('Endless Gem Pouch: two rolls for crystals; strong, mana of every colour', () => {
    const rolled = (a: number, b: number): MageTable =>
      mage({
        hand: 'endless-gem-pouch',
        chance: [
          ['die', a],
          ['die', b],
        ],
      }).play('endless-gem-pouch');
    expect(rolled(0, 3).mana).toBe('| red white');
    expect([rolled(5, 1).mana, rolled(5, 1).fame]).toEqual(['| blue', 1]);
    expect(rolled(4, 1).play('green').mana).toBe('| blue green');
    expect(mage({ hand: 'endless-gem-pouch' }).play('endless-gem-pouch strong').mana).toBe('red blue green white gold |');
    expect(mage({ hand: 'endless-gem-pouch', night: true }).play('endless-gem-pouch strong').mana).toBe(
      'red blue green white black |',
    );
  });

  test('Golden Grail: Fame for each of its points; strong, a card for each wound of the hand', () => {
    const table = mage({ hand: 'golden-grail wound wound wound', heal: 1 }).play('golden-grail', 'heal', 'heal', 'heal');
    expect([table.fame, table.hand]).toEqual([2, '']);
    const strong = mage({ hand: 'golden-grail wound', deck: 'rage' }).play('golden-grail strong', 'heal');
    expect([strong.hand, strong.points]).toEqual(['rage', '0/0/5']);
    expect(mage({ hand: 'golden-grail' }).offers('golden-grail')).toBe(false);
  });

  test('Book of Wisdom: an action card for an advanced one, or a spell and a crystal, of its colour', () => {
    const told = { hand: 'book-of-wisdom rage march', advanced: 'fire-bolt ice-bolt', spells: 'fireball snowstorm' };
    const basic = mage(told).play('book-of-wisdom rage');
    expect([basic.hand, basic.state.gone.length]).toEqual(['march fire-bolt', 1]);
    const strong = mage(told).play('book-of-wisdom strong rage');
    expect([strong.hand, strong.mana, strong.state.gone.length]).toEqual(['march fireball', '| red', 2]);
    expect(mage(told).offers('book-of-wisdom march')).toBe(false);
  });
});

describe('amulets', () => {
  test('of the sun: gold mana; by night forests cost three, gold serves, and ruins are seen', () => {
    expect(mage({ hand: 'amulet-of-sun' }).play('amulet-of-sun').state.mods[0]).toEqual([]);
    const table = mage({ hand: 'amulet-of-sun', night: true, ruins: 'face-down@3.-1' }).play('amulet-of-sun strong');
    expect(table.mana).toBe('gold gold gold |');
    expect(table.state.mods[0]?.map(({ mod }) => mod)).toEqual(['terrain', 'allows', 'daylight']);
    expect(table.told('ruins-revealed').length).toBe(1);
    const night = { hand: 'amulet-of-sun march', night: true } as const;
    expect(mage(night).play('amulet-of-sun').offers('march strong')).toBe(true);
    expect(mage({ ...night, mana: 'gold' }).offers('march strong')).toBe(false);
  });

  test('of the sun: a garrison nearby is seen as by day', () => {
    const told = { hand: 'amulet-of-sun', night: true, tiles: 'countryside-3@1,1', at: '4.-5', tokens: 'gray@5.-6' };
    expect(mage(told).play('amulet-of-sun').told('enemy-revealed').length).toBe(1);
  });

  test('of darkness: mana of any colour; by day deserts cost three and black serves', () => {
    const table = mage({ hand: 'amulet-of-darkness' }).play('amulet-of-darkness', 'red');
    expect(table.state.mods[0]).toEqual([
      { mod: 'terrain', terrains: ['desert'], set: 3 },
      { mod: 'allows', colour: 'black' },
    ]);
    const strong = mage({ hand: 'amulet-of-darkness', night: true }).play('amulet-of-darkness strong', 'red', 'black', 'gold');
    expect([strong.mana, strong.state.mods[0]]).toEqual(['red gold black |', []]);
    const cast = inFight('ranged', 'amulet-of-darkness fireball', { mana: 'red' }).play('amulet-of-darkness', 'black');
    expect(cast.offers('fireball strong')).toBe(true);
  });
});

describe('banners', () => {
  const borne = (banner: string, told: Told): MageTable =>
    mage({ crystals: 'white', ...told, hand: `${banner} swiftness rage` }).play(`attach ${banner} peasants 0`);

  test('of glory: its bearer is stronger and brings Fame; strong, all units are', () => {
    const table = borne('banner-of-glory', { fight: 'prowlers diggers', stage: 'attack', units: 'peasants' });
    table.play('use peasants 0 0');
    if (table.asked === '0 choose') table.play(table.options()[0] ?? '');
    expect([parts(table), table.fame]).toEqual([['melee physical 3'], 1]);
    const strong = inFight('attack', 'banner-of-glory', { units: 'peasants' }).play('banner-of-glory strong');
    expect(strong.state.mods[0]).toEqual([{ mod: 'units', armor: 1, attack: 1, block: 1, fame: 1 }]);
  });

  test('of fear: its bearer stops an attack for Fame; strong, up to three do not attack', () => {
    const table = borne('banner-of-fear', { fight: 'prowlers diggers', stage: 'block', units: 'peasants' });
    table.play('use peasants 0 banner', 'prowlers');
    expect([table.foes, table.fame, table.units]).toEqual(['prowlers held, diggers attacks', 1, 'peasants:spent']);
    const fight = 'prowlers prowlers diggers diggers';
    const strong = inFight('block', 'banner-of-fear', { fight }).play(
      'banner-of-fear strong',
      'prowlers',
      'prowlers-2',
      'diggers',
    );
    expect(strong.foes).toBe('prowlers held, prowlers held, diggers held, diggers attacks');
    const first = inFight('ranged', 'banner-of-fear', { fight, options: { printing: 'first' } }).play('banner-of-fear strong');
    expect(first.foes).toBe('prowlers held, prowlers held, diggers held, diggers held');
  });

  test('of protection: its bearer resists fire and ice', () => {
    const told = { fight: 'ice-golems', stage: 'block', units: 'peasants' } as const;
    const table = borne('banner-of-protection', told).play('done', 'ice-golems on peasants 0');
    expect([table.told('unit-unharmed').length, table.units]).toEqual([1, 'peasants']);
    expect(mage({ ...told, hand: 'rage' }).play('done', 'ice-golems on peasants 0').units).toBe('');
  });

  test('of protection, strong: wounds of this turn may go at its end, older ones stay', () => {
    const table = mage({
      hand: 'banner-of-protection blood-ritual wound rage',
      also: (state) => {
        state.firstWound[0] = 1;
      },
    });
    table.play('banner-of-protection strong', 'blood-ritual', 'gold', 'end', 'without wounds');
    expect(table.hand.split(' ').filter((card) => card === 'wound').length).toBe(1);
  });

  test('of courage: once a round its bearer is ready again; strong, all are', () => {
    const table = borne('banner-of-courage', { units: 'peasants:spent' }).play('use peasants 0 once');
    expect([table.units, table.state.units[0]?.[0]?.isBannerDown]).toEqual(['peasants', true]);
    const told = { hand: 'banner-of-courage', units: 'peasants:spent catapults:spent' };
    expect(mage(told).play('banner-of-courage strong').units).toBe('peasants catapults');
    expect(inFight('attack', 'banner-of-courage', { units: 'peasants:spent' }).offers('banner-of-courage strong')).toBe(false);
  });
});
