/** Cards and units that change each other: what one of them adds, takes or forbids the other (MK-CARD-08 to -11, -25). */
import { describe, expect, test } from 'vitest';
import { mage, type Told } from './table.ts';

const parts = (table: ReturnType<typeof mage>) => table.state.parts.map(({ kind, element, n }) => `${kind} ${element} ${n}`);
const attack = (told: Told) => mage({ fight: 'prowlers', stage: 'attack', ...told });
const block = (told: Told) => mage({ fight: 'prowlers', stage: 'block', ...told });

describe('a card inside a card', () => {
  const focus = (hand: string, told: Told = {}) => ({ hand: `concentration ${hand} march`, mana: 'green', ...told });

  test('MK-CARD-11 Concentration makes each kind of points 2 more', () => {
    expect(mage(focus('stamina')).play('concentration strong stamina').points).toBe('6/0/0');
    expect(parts(attack(focus('rage')).play('concentration strong rage'))).toEqual(['melee physical 6']);
    expect(parts(block(focus('determination')).play('concentration strong determination'))).toEqual(['block physical 7']);
    expect(parts(mage({ fight: 'prowlers', ...focus('swiftness') }).play('concentration strong swiftness'))).toEqual([
      'ranged physical 5',
    ]);
    expect(parts(mage({ fight: 'prowlers', ...focus('fire-bolt') }).play('concentration strong fire-bolt'))).toEqual([
      'ranged fire 5',
    ]);
  });

  test('MK-CARD-11 the reputation that Threaten costs is paid with it, when the turn ends', () => {
    const told = focus('threaten', { at: '2.-3', stage: 'interact', seed: 1 });
    const table = mage(told).play('concentration strong threaten');
    expect([table.points, table.reputation]).toEqual(['0/7/0', 0]);
    table.play('end', 'keep');
    expect(table.reputation).toBe(-1);
  });

  test('MK-CARD-11 Will Focus adds 3', () => {
    const table = mage({ hero: 'goldyx', hand: 'will-focus stamina march', mana: 'green' }).play('will-focus strong stamina');
    expect(table.points).toBe('7/0/0');
  });

  test('MK-CARD-11 a crystal is not raised', () => {
    const table = mage(focus('fire-bolt')).options('concentration strong fire-bolt');
    expect(table).toEqual([]);
  });

  test('MK-CARD-08 no wound and no spell goes inside', () => {
    const keys = mage({ hand: 'concentration fireball wound', mana: 'green red' }).options('concentration strong');
    expect(keys).toEqual([]);
  });

  test('MK-CARD-11 Maximal Effect: three times March is 6, and March is out of the game', () => {
    const table = mage({ hand: 'maximal-effect march rage' }).play('maximal-effect march');
    expect([table.points, table.state.gone.length, table.played]).toEqual(['6/0/0', 1, 'maximal-effect']);
    const strong = mage({ hand: 'maximal-effect march rage', mana: 'red' }).play('maximal-effect strong march');
    expect(strong.points).toBe('8/0/0');
  });
});

describe('what the next card gains', () => {
  test('Ambush: the first card that attacks 1 more, or the first that blocks 2 more', () => {
    const told = { fight: 'prowlers diggers', stage: 'block', hand: 'rage rage determination', level: 9 } as const;
    const ambush = (mod: string) =>
      mage({ at: '2.-2', tokens: 'prowlers@3.-3!', hand: `${mod} rage rage determination`, mana: 'green', level: 9, fame: 80 });
    const table = ambush('ambush').play('ambush', 'challenge prowlers 3.-3', 'rage', 'rage');
    expect(parts(table)).toEqual(['block physical 4', 'block physical 2']);
    const attacked = ambush('ambush').play('ambush', 'challenge prowlers 3.-3', 'done', 'rage', 'rage');
    expect(parts(attacked)).toEqual(['melee physical 3', 'melee physical 2']);
    expect(parts(mage(told).play('rage'))).toEqual(['block physical 2']);
  });

  test('Ambush: units gain nothing by it', () => {
    const table = mage({ at: '2.-2', tokens: 'prowlers@3.-3!', hand: 'ambush rage', units: 'peasants' });
    table.play('ambush', 'challenge prowlers 3.-3', 'use peasants 0 0', 'rage');
    expect(parts(table)).toEqual(['block physical 2', 'block physical 4']);
  });

  test('MK-CARD-25 Into the Heat: units attack and block with 2 more, and none of them takes damage', () => {
    const told = { fight: 'prowlers', hand: 'into-the-heat rage', units: 'peasants utem-crossbowmen', level: 3 } as const;
    const table = mage(told).play('into-the-heat', 'use utem-crossbowmen 1 1');
    expect(parts(table)).toEqual(['ranged physical 4']);
    const hit = mage(told).play('into-the-heat', 'done', 'done');
    expect([hit.asked, hit.units]).toEqual(['0 attack', 'peasants utem-crossbowmen']);
    expect(parts(hit.play('use peasants 0 0'))).toEqual(['melee physical 4']);
  });

  test('MK-COMBAT-76 Into the Heat is for the start of a fight only', () => {
    const table = mage({ fight: 'prowlers', hand: 'into-the-heat rage', units: 'peasants' });
    expect(table.offers('into-the-heat')).toBe(true);
    expect(table.play('done').offers('into-the-heat')).toBe(false);
  });
});

describe('cards that ask for something else', () => {
  test('Cold Toughness: 5, and 1 for each ability, resistance and element of the one it blocks', () => {
    const grows = (fight: string) => {
      const table = mage({ hero: 'tovak', fight, stage: 'block', hand: 'cold-toughness rage', mana: 'blue' });
      table.play('cold-toughness strong');
      const why = table.why(`block ${fight}`);
      return table.offers(`block ${fight}`) ? 'enough' : why?.figures?.sum;
    };
    // The Fire Dragon: fire, two resistances: 8 ice against 9.
    expect(grows('fire-dragon')).toBe(8);
    // Swift and poisonous: 7 against 10.
    expect(grows('swamp-dragon')).toBe(7);
    expect(grows('swordsmen')).toBe(5);
    expect(grows('werewolf')).toBe(6);
  });

  test('Improvisation: another card goes, no wound, and not itself', () => {
    expect(mage({ hand: 'improvisation wound', move: 0 }).options('improvisation')).toEqual(['improvisation sideways']);
    const table = mage({ hand: 'improvisation rage wound', at: '2.-3', stage: 'interact' });
    table.play(table.options('improvisation').find((key) => key !== 'improvisation sideways') ?? '');
    expect([table.points, table.discard]).toEqual(['0/3/0', 'rage']);
  });

  test('In Need counts wounds in hand and on units: 3 and 1 each, strongly 5 and 2 each', () => {
    const told = {
      hand: 'in-need rage wound wound',
      units: 'peasants:wounded-twice',
      at: '2.-3',
      stage: 'interact',
      mana: 'green',
    } as const;
    expect(mage(told).play('in-need').points).toBe('0/7/0');
    expect(mage(told).play('in-need strong').points).toBe('0/13/0');
    expect(mage({ ...told, options: { printing: 'first' } }).play('in-need').points).toBe('0/6/0');
  });

  test('Pure Magic: its blue and another mana, whose colour says what it is', () => {
    const told = { hand: 'pure-magic rage', at: '2.-3', stage: 'interact' } as const;
    expect(mage({ ...told, mana: 'white' }).play('pure-magic').points).toBe('0/4/0');
    expect(mage({ ...told, mana: 'white blue' }).play('pure-magic strong').points).toBe('0/7/0');
    expect(mage({ ...told, mana: 'blue' }).offers('pure-magic strong')).toBe(false);
    expect(mage({ ...told, mana: 'green' }).offers('pure-magic')).toBe(false);
  });

  test('Decompose: two crystals of the colour of what goes, strongly one of each other', () => {
    const told = { hand: 'decompose march rage', mana: 'red' } as const;
    const table = mage(told).play('decompose march');
    expect([table.mana, table.state.gone.length]).toEqual(['red | green green', 1]);
    expect(mage(told).play('decompose strong march').mana).toBe('| red blue white');
  });

  test('Decompose and Training take actions only', () => {
    const told = {
      hand: 'decompose fireball wound ruby-ring training',
      mana: 'red green',
      advanced: 'ice-bolt agility',
    } as const;
    expect(
      mage(told)
        .options('decompose')
        .filter((key) => !key.endsWith('sideways')),
    ).toEqual(['decompose training', 'decompose strong training']);
  });

  test('Crystal Mastery: one more of a colour that is there, and strongly what was spent comes back', () => {
    expect(mage({ hand: 'crystal-mastery rage', crystals: '' }).offers('crystal-mastery')).toBe(false);
    expect(mage({ hand: 'crystal-mastery rage', crystals: 'white' }).play('crystal-mastery').mana).toBe('| white white');
    const table = mage({ hand: 'crystal-mastery march stamina', crystals: 'blue green', mana: 'blue', seed: 1 });
    table.play('crystal-mastery strong', 'token blue', 'march strong', 'stamina strong');
    expect(table.mana).toBe('|');
    table.play('end');
    expect(table.mana).toBe('| blue green');
  });

  test('Learning: an advanced action for 6 onto the discard pile, once; strongly for 9 into the hand', () => {
    const told = { hand: 'learning rage', at: '2.-3', stage: 'interact', influence: 12, advanced: 'agility ice-bolt' } as const;
    const table = mage(told).play('learning');
    const [key = ''] = table.options().filter((each) => each.includes('agility'));
    table.play(key);
    expect([table.points, table.discard]).toEqual(['0/8/0', 'agility']);
    expect(table.options().filter((each) => each.includes('ice-bolt'))).toEqual([]);
    const strong = mage({ ...told, mana: 'white' }).play('learning strong');
    const [other = ''] = strong.options().filter((each) => each.includes('agility'));
    strong.play(other);
    expect([strong.points, strong.hand.includes('agility')]).toEqual(['0/7/0', true]);
  });

  test('Blood Ritual: a wound, a red crystal and a token, of the colours of the hour too', () => {
    const table = mage({ hand: 'blood-ritual rage' }).play('blood-ritual', 'black');
    expect([table.hand, table.mana]).toEqual(['rage wound', 'black | red']);
    const first = mage({ hand: 'blood-ritual rage', options: { printing: 'first' } }).play('blood-ritual', 'gold');
    expect(first.mana).toBe('red gold |');
  });

  test('Intimidate: reputation goes at the end of the turn, for an attack as for influence', () => {
    const table = attack({ hand: 'intimidate rage', mana: 'red', seed: 1, fight: 'golems' }).play('intimidate strong');
    expect([parts(table), table.reputation]).toEqual([['melee physical 7'], 0]);
    table.play('done', 'end', 'keep');
    expect(table.reputation).toBe(-2);
  });

  test('Heroic Tale: for each unit recruited in the turn a reputation, strongly a Fame as well', () => {
    const told = {
      hand: 'heroic-tale rage',
      at: '2.-3',
      stage: 'interact',
      mana: 'white',
      influence: 4,
      level: 3,
      fame: 8,
      seed: 1,
    } as const;
    const table = mage({ ...told, offer: 'peasants herbalists' }).play(
      'recruit peasants 0',
      'heroic-tale strong',
      'recruit herbalists 0',
    );
    expect([table.reputation, table.fame]).toEqual([0, 8]);
    table.play('end', 'keep');
    expect([table.reputation, table.fame]).toEqual([2, 10]);
  });

  test('Noble Manners: Fame only where it was for dealing with people', () => {
    const told = { hero: 'norowas', hand: 'noble-manners rage', seed: 1 } as const;
    const table = mage({ ...told, at: '2.-3', stage: 'interact' }).play('noble-manners', 'end', 'keep');
    expect(table.fame).toBe(1);
  });

  test('Steady Tempo: under the deck, if there is one; strongly on top even of none', () => {
    const told = { hand: 'steady-tempo rage', mana: 'blue', seed: 1 } as const;
    const none = mage({ ...told, deck: '' }).play('steady-tempo', 'end');
    expect([none.asked, none.options()]).toEqual(['0 discard', ['rage', 'keep']]);
    const top = mage({ ...told, deck: '' }).play('steady-tempo strong', 'end');
    expect(top.options()).toEqual(['on the deck', 'discard']);
    expect(mage(told).play('steady-tempo', 'end').options()).toEqual(['under the deck', 'discard']);
  });
});
