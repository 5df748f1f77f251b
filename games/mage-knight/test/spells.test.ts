/** Both sides of every spell, and the advanced action that casts others' spells. */
import { describe, expect, test } from 'vitest';
import { BLUE_SPELLS } from '../src/cards/spells-blue.ts';
import { GREEN_SPELLS } from '../src/cards/spells-green.ts';
import { RED_SPELLS } from '../src/cards/spells-red.ts';
import { WHITE_SPELLS } from '../src/cards/spells-white.ts';
import { type MageTable, mage, type Told } from './table.ts';

const CRYSTALS = 'red blue green white';
const parts = (table: MageTable): string[] => table.state.parts.map(({ kind, element, n }) => `${kind} ${element} ${n}`);
/** At night, with black mana: both sides can be cast. */
const at = (told: Told): MageTable => mage({ crystals: CRYSTALS, mana: 'black', night: true, ...told });
/** Beside the cards of the matter two that keep a phase from passing by itself. */
const inFight = (stage: 'ranged' | 'block' | 'attack', hand: string, beside: Told = {}): MageTable =>
  at({ fight: 'prowlers diggers', stage, hand: `${hand} swiftness rage`, ...beside });

test('each has the colour of its list', () => {
  const lists = { red: RED_SPELLS, blue: BLUE_SPELLS, white: WHITE_SPELLS, green: GREEN_SPELLS };
  for (const [colour, cards] of Object.entries(lists))
    expect(cards.map((card) => [card.kind, card.colour])).toEqual(cards.map(() => ['spell', colour]));
});

test('MK-CARD-02 a spell costs mana of its colour, its strong side black mana too', () => {
  expect(mage({ hand: 'tremor', fight: 'prowlers' }).offers('tremor')).toBe(false);
  expect(mage({ hand: 'tremor', fight: 'prowlers', mana: 'green', night: true }).options('tremor')).toEqual(['tremor']);
  expect(inFight('ranged', 'tremor').options('tremor')).toEqual(['tremor', 'tremor strong']);
});

describe('red', () => {
  test('Fireball: a shot; strong, a siege for a wound', () => {
    expect(parts(inFight('ranged', 'fireball').play('fireball'))).toEqual(['ranged fire 5']);
    const strong = inFight('ranged', 'fireball').play('fireball strong');
    expect([parts(strong), strong.hand]).toEqual([['siege fire 8'], 'rage swiftness wound']);
  });

  test('Flame Wall: attack or block; strong, two more for each enemy', () => {
    expect(parts(inFight('attack', 'flame-wall').play('flame-wall'))).toEqual(['melee fire 5']);
    expect(parts(inFight('block', 'flame-wall').play('flame-wall'))).toEqual(['block fire 7']);
    expect(parts(inFight('attack', 'flame-wall').play('flame-wall strong'))).toEqual(['melee fire 9']);
    expect(parts(inFight('block', 'flame-wall').play('flame-wall strong'))).toEqual(['block fire 11']);
  });

  test('Burning Shield: what helped to block attacks once', () => {
    const table = inFight('block', 'burning-shield').play('burning-shield', 'block prowlers', 'done', 'convert burning-shield');
    expect(parts(table)).toEqual(['melee fire 4']);
    expect(table.offers('convert burning-shield')).toBe(false);
  });

  test('Exploding Shield: what it stops is destroyed, unless it resists fire', () => {
    const table = inFight('block', 'burning-shield march').play('burning-shield strong', 'block prowlers');
    expect([table.foes, table.fame]).toEqual(['prowlers beaten, diggers attacks', 2]);
    const proof = inFight('block', 'burning-shield determination', { fight: 'altem-guardsmen diggers' });
    proof.play('burning-shield strong', 'determination', 'block altem-guardsmen');
    expect(proof.foes).toBe('altem-guardsmen blocked, diggers attacks');
  });

  test('MK-COMBAT-12 Demolish: walls do not count and all are weaker; those that resist fire are not', () => {
    const table = inFight('ranged', 'demolish', { walls: true, fight: 'prowlers fire-mages' }).play('demolish');
    expect(table.state.foes.map(({ armor }) => armor)).toEqual([-1, 0]);
    expect(table.state.mods[0]).toEqual([{ mod: 'no-walls' }]);
    expect(at({ hand: 'demolish' }).offers('demolish')).toBe(false);
  });

  test('Disintegrate: in the attack phase one is destroyed, the rest are weaker', () => {
    const table = inFight('attack', 'demolish march').play('demolish strong', 'diggers');
    expect([table.foes, table.state.foes[0]?.armor]).toEqual(['prowlers attacks, diggers beaten', -1]);
    expect(inFight('ranged', 'demolish').offers('demolish strong')).toBe(false);
  });
});

describe('blue', () => {
  test('Snowstorm: a shot; strong, a siege for a wound', () => {
    expect(parts(inFight('ranged', 'snowstorm').play('snowstorm'))).toEqual(['ranged ice 5']);
    const strong = inFight('ranged', 'snowstorm').play('snowstorm strong');
    expect([parts(strong), strong.hand]).toEqual([['siege ice 8'], 'rage swiftness wound']);
  });

  test.each([
    ['blue', 'melee ice 8', 'melee ice 11'],
    ['red', 'melee cold-fire 7', 'melee cold-fire 10'],
    ['white', 'ranged ice 6', 'ranged ice 9'],
    ['green', 'siege ice 5', 'siege ice 8'],
  ])('Mana Bolt: for %s mana more', (colour, basic, strong) => {
    const told = { crystals: `blue ${colour}` };
    expect(parts(inFight('attack', 'mana-bolt', told).play('mana-bolt'))).toEqual([basic]);
    expect(parts(inFight('attack', 'mana-bolt', told).play('mana-bolt strong'))).toEqual([strong]);
  });

  test('Chill: it does not attack, and resists fire no more; strong, it loses armor', () => {
    const table = inFight('block', 'chill', { fight: 'fire-mages prowlers' }).play('chill', 'fire-mages');
    expect(table.foes).toBe('fire-mages held, prowlers attacks');
    expect(table.state.foes[0]?.lost).toBeGreaterThan(0);
    expect(inFight('ranged', 'chill march').play('chill strong', 'prowlers').state.foes[0]).toMatchObject({
      fate: 'held',
      armor: -4,
    });
    // When attacks are over, armor still counts.
    expect(inFight('attack', 'chill').offers('chill strong')).toBe(true);
  });

  test('MK-COMBAT-11 Chill does nothing to those that resist ice', () => {
    expect(inFight('block', 'chill', { fight: 'ice-mages' }).offers('chill')).toBe(false);
  });

  test('Space Bending: two spaces away is next', () => {
    const table = at({ hand: 'space-bending', move: 2 }).play('space-bending');
    expect(table.offers('move 2.-2')).toBe(true);
    expect(at({ move: 2, hand: 'march' }).offers('move 2.-2')).toBe(false);
    expect(inFight('attack', 'space-bending').offers('space-bending')).toBe(false);
  });

  test('Time Bending: what was played comes back, nothing is drawn, and another turn follows', () => {
    const table = at({ hand: 'space-bending march rage' }).play('march', 'space-bending strong', 'end', 'keep');
    expect([table.hand, table.discard, table.asked]).toEqual(['rage march', '', '0 move']);
    expect(table.state.aside[0]?.length).toBe(1);
    const first = at({ hand: 'space-bending march rage', options: { printing: 'first' } });
    first.play('march', 'space-bending strong', 'end', 'keep');
    expect([first.hand, first.discard]).toEqual(['rage march', 'space-bending']);
  });
});

describe('white', () => {
  test('Expose: one enemy loses walls and resistances, and a shot', () => {
    const table = inFight('ranged', 'expose', { fight: 'ironclads diggers', walls: true, crystals: 'white white' });
    table.play('expose', 'ironclads', 'swiftness strong', 'strike ironclads');
    expect([table.foes, table.fame]).toEqual(['ironclads beaten, diggers attacks', 4]);
  });

  test('Mass Expose: all lose their walls, or their resistances', () => {
    const table = inFight('ranged', 'expose', { fight: 'ironclads diggers', walls: true }).play('expose strong');
    expect(table.options()).toEqual(['all strips unwalls', 'all strips']);
    table.play('all strips unwalls');
    expect([parts(table), table.offers('strike diggers')]).toEqual([['ranged physical 3'], true]);
    expect(table.offers('strike ironclads')).toBe(false);
  });

  test('MK-COMBAT-69 Whirlwind: one does not attack; strong, in the attack phase, one is destroyed', () => {
    expect(inFight('block', 'whirlwind').play('whirlwind', 'diggers').foes).toBe('prowlers attacks, diggers held');
    expect(inFight('attack', 'whirlwind').offers('whirlwind')).toBe(false);
    expect(inFight('attack', 'whirlwind march').play('whirlwind strong', 'prowlers').fame).toBe(2);
    expect(inFight('block', 'whirlwind').offers('whirlwind strong')).toBe(false);
  });

  test('MK-MOVE-27 MK-MOVE-29 Wings of Wind: a move point for each space, to a safe one, whatever lies between', () => {
    const table = at({ hand: 'wings-of-wind', move: 4, tokens: 'prowlers@1.-1!' }).play('wings-of-wind');
    expect([table.options().includes('to 1.-1'), table.options().includes('to 2.-4')]).toEqual([false, false]);
    table.play('to 2.-3');
    expect([table.at, table.points]).toEqual(['2.-3', '1/0/0']);
    expect(at({ hand: 'wings-of-wind' }).offers('wings-of-wind')).toBe(false);
  });

  const spare = (n: number) => ({
    also: (state: MageTable['state']) => {
      if (state.arena) state.arena = { ...state.arena, spare: n };
    },
  });
  test('Wings of Night: the first for nothing, the second for a move point, the third for two', () => {
    const fight = 'prowlers diggers ironclads';
    const table = inFight('block', 'wings-of-wind', { fight, ...spare(2) }).play('wings-of-wind strong', 'prowlers', 'diggers');
    // One point is left, and the third would cost two.
    expect(table.foes).toBe('prowlers held, diggers held, ironclads attacks');
    const few = inFight('block', 'wings-of-wind', { fight, ...spare(3) }).play('wings-of-wind strong', 'prowlers', 'enough');
    expect(few.foes).toBe('prowlers held, diggers attacks, ironclads attacks');
  });

  test('Wings of Night as first printed: with a point for each enemy nobody attacks', () => {
    const first = { options: { printing: 'first' } };
    const table = inFight('ranged', 'wings-of-wind', { ...first, ...spare(2) }).play('wings-of-wind strong');
    expect(table.foes).toBe('prowlers held, diggers held');
    expect(inFight('ranged', 'wings-of-wind', { ...first, ...spare(1) }).offers('wings-of-wind strong')).toBe(false);
  });

  test('Call to Arms: an ability of a unit in the offer', () => {
    const table = inFight('block', 'call-to-arms', { offer: 'peasants utem-guardsmen' }).play('call-to-arms');
    expect(table.options('utem-guardsmen')).not.toEqual([]);
    table.play(table.options('utem-guardsmen')[0] ?? '');
    expect([parts(table).length, table.units, table.state.offer.length]).toEqual([1, '', 2]);
    expect(at({ hand: 'call-to-arms' }).offers('call-to-arms')).toBe(false);
  });

  test('Call to Glory: a unit of the offer for nothing', () => {
    const table = at({ hand: 'call-to-arms', offer: 'peasants catapults' }).play('call-to-arms strong', 'catapults 1');
    expect([table.units, table.state.recruits]).toEqual(['catapults', 1]);
    const full = at({ hand: 'call-to-arms', offer: 'catapults', units: 'peasants' }).play('call-to-arms strong');
    expect(full.units).toBe('catapults');
  });
});

describe('green', () => {
  test('Tremor: one loses three armor or all two; strong, twice that where fortified', () => {
    const armor = (table: MageTable): number[] => table.state.foes.map((foe) => foe.armor);
    const one = 'one armor armorIfFortified';
    const all = 'all armor armorIfFortified';
    expect(armor(inFight('attack', 'tremor').play('tremor', one, 'diggers'))).toEqual([0, -3]);
    expect(armor(inFight('attack', 'tremor').play('tremor', all))).toEqual([-2, -2]);
    expect(armor(inFight('attack', 'tremor').play('tremor strong', one, 'diggers'))).toEqual([0, -6]);
    expect(armor(inFight('attack', 'tremor').play('tremor strong', all))).toEqual([-2, -4]);
  });

  test('MK-MOVE-28 Underground Travel: up to three spaces to a safe one, provoking nobody', () => {
    const table = at({ hand: 'underground-travel', tokens: 'prowlers@1.-1!' }).play('underground-travel');
    expect(table.options().includes('to 1.-1')).toBe(false);
    table.play('to 1.-2');
    expect([table.at, table.points, table.state.foes]).toEqual(['1.-2', '0/0/0', []]);
  });

  test('Underground Attack: an assault without walls; who fails is back where the way began', () => {
    const table = at({
      hand: 'underground-travel rage',
      at: '4.-3',
      tiles: 'countryside-3@1,1',
      tokens: 'golems@5.-6',
    }).play('underground-travel strong');
    expect([table.at, table.foes, table.reputation]).toEqual(['5.-6', 'golems attacks', -1]);
    expect(table.state.mods[0]).toEqual([{ mod: 'no-walls' }]);
    table.play('done', 'done');
    expect([table.asked, table.at]).toEqual(['0 after', '4.-3']);
    expect(at({ hand: 'underground-travel' }).offers('underground-travel strong')).toBe(false);
  });

  test('Restoration: three healing points, five in a forest; strong, units of as many levels are ready', () => {
    const hurt = { hand: 'restoration wound' };
    expect(at(hurt).play('restoration').points).toBe('0/0/3');
    expect(at({ ...hurt, at: '1.-1' }).play('restoration').points).toBe('0/0/5');
    const told = { ...hurt, units: 'peasants:spent utem-guardsmen:spent catapults:spent' };
    const table = at(told).play('restoration strong', 'peasants 0', 'utem-guardsmen 1');
    expect([table.units, table.points]).toEqual(['peasants utem-guardsmen catapults:spent', '0/0/3']);
    const few = at({ ...told, at: '1.-1' }).play('restoration strong', 'catapults 2', 'enough');
    expect([few.units, few.points]).toEqual(['peasants:spent utem-guardsmen:spent catapults', '0/0/5']);
    expect(inFight('attack', 'restoration wound').offers('restoration')).toBe(false);
  });

  test('MK-ROUND-19 Meditation in the last turn of a round raises the draw of the next one; as first printed it does not', () => {
    const drawn = (printing: string) => {
      const table = mage({
        hand: 'meditation rage',
        discard: 'march stamina',
        mana: 'green',
        source: 'red red red',
        seed: 1,
        options: { printing },
        also: (state) => {
          // The dummy player announced the end of the round before.
          state.order = [1, 0];
          state.now = 1;
          state.last = 0;
          state.announcer = 1;
        },
      });
      table.play('meditation').until('0 discard').play('keep');
      expect(table.state.round).toBe(2);
      return table.told('drew').at(-1)?.cards;
    };
    expect([drawn('revised'), drawn('first')]).toEqual([7, 5]);
  });

  test('Meditation: two discarded cards by chance, strong of choice, on or under the deck; two more are drawn', () => {
    const told = { hand: 'meditation', discard: 'rage march stamina', deck: 'swiftness' };
    const basic = at({
      ...told,
      chance: [
        ['discarded card', 0],
        ['discarded card', 1],
      ],
    }).play('meditation', 'on the deck');
    expect([basic.top, basic.discard]).toEqual(['rage stamina', 'march']);
    const strong = at(told).play('meditation strong', 'march', 'rage', 'under the deck');
    expect([strong.top, strong.discard, strong.state.deck[0]?.under.length]).toEqual(['', 'stamina', 2]);
    expect(strong.state.mods[0]).toEqual([{ mod: 'hand', n: 2 }]);
  });
});

describe('Magic Talent', () => {
  test('for a discarded card a spell of its colour is cast, and stays in the offer', () => {
    const told = { hand: 'magic-talent rage march', spells: 'fireball snowstorm tremor' };
    const table = inFight('ranged', '', told);
    expect(table.options('magic-talent')).toEqual(['magic-talent rage', 'magic-talent march', 'magic-talent strong']);
    table.play('magic-talent rage', 'fireball');
    expect([parts(table), table.discard, table.mana]).toEqual([['ranged fire 5'], 'rage', 'black | blue green white']);
    expect(table.state.spells.length).toBe(3);
    expect(mage({ ...told, fight: 'prowlers' }).offers('magic-talent rage')).toBe(false);
  });

  test('as first printed any spell is cast for any card', () => {
    const told = { hand: 'magic-talent rage', spells: 'snowstorm', options: { printing: 'first' } };
    expect(parts(inFight('ranged', '', told).play('magic-talent rage', 'snowstorm strong'))).toEqual(['siege ice 8']);
  });

  test('who bends time with it sets it aside', () => {
    const table = at({ hand: 'magic-talent march ice-bolt', spells: 'space-bending' });
    table.play('march', 'magic-talent ice-bolt', 'space-bending strong', 'end', 'keep');
    expect([table.hand, table.discard, table.state.aside[0]?.length]).toEqual(['march', 'ice-bolt', 1]);
  });

  test('strong: a spell of the colour paid goes to the discard pile', () => {
    const table = mage({ hand: 'magic-talent', crystals: 'blue green', spells: 'fireball tremor' }).play('magic-talent strong');
    expect([table.discard, table.mana]).toEqual(['tremor', '|']);
    expect(mage({ hand: 'magic-talent', crystals: 'blue green', spells: 'fireball' }).offers('magic-talent strong')).toBe(
      false,
    );
  });
});
