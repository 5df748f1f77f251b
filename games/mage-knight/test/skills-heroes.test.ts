/** Every skill of each hero: what it gives, and its limits. */
import { describe, expect, test } from 'vitest';
import { bookOf } from '../src/book.ts';
import { inFight, parts, use } from './skilled.ts';
import { mage, type Told } from './table.ts';

describe('Arythea', () => {
  test('Dark Fire Magic: a red crystal, and a red or black mana', () => {
    const table = mage({ skills: 'arythea-dark-fire-magic', hand: 'march' }).play('skill arythea-dark-fire-magic');
    expect(table.options('')).toEqual(['red', 'black']);
    expect(table.play('black').mana).toBe('black | red');
  });

  test('Power of Pain: a wound sideways for 2, discarded at the end of the turn', () => {
    const skill = 'arythea-power-of-pain';
    const table = use(mage({ skills: skill, hand: 'wound wound march' }), `skill ${skill} wound`);
    expect([table.points, table.hand, table.played]).toEqual(['2/0/0', 'march wound', 'wound']);
    expect(table.play('end').discard).toBe('wound');
    expect(parts(inFight('block', skill, { hand: 'wound' }).play(`skill ${skill} wound`))).toEqual(['block physical 2']);
    expect(inFight('ranged', `${skill} arythea-burning-power`, { hand: 'wound' }).offers(`skill ${skill} wound`)).toBe(false);
    expect(mage({ skills: skill, hand: 'march' }).offers(`skill ${skill}`)).toBe(false);
  });

  test('Polarization: a mana counts as its opposite', () => {
    const skill = 'arythea-polarization';
    const crystals = mage({ skills: skill, hand: 'march', crystals: 'red white' }).play(`skill ${skill}`);
    expect(crystals.options('')).toEqual(['crystal red', 'crystal white']);
    expect(crystals.play('crystal white').mana).toBe('green | red');
    expect(crystals.offers(`skill ${skill}`)).toBe(false);
    expect(mage({ skills: skill, hand: 'march' }).offers(`skill ${skill}`)).toBe(false);
  });

  test('Polarization: by day black is any colour, by night gold is black', () => {
    const skill = 'arythea-polarization';
    const day = mage({ skills: skill, hand: 'march', source: 'black' }).play(`skill ${skill}`);
    expect([day.mana, day.offers('march strong'), day.state.diceLeft[0]]).toEqual(['gold |', true, 0]);
    const night = mage({ skills: skill, hand: 'march', mana: 'gold', night: true }).play(`skill ${skill}`);
    expect(night.mana).toBe('black |');
    expect(mage({ skills: skill, hand: 'march', mana: 'gold' }).offers(`skill ${skill}`)).toBe(false);
    expect(mage({ skills: skill, hand: 'march', mana: 'black', night: true }).offers(`skill ${skill}`)).toBe(false);
  });
});

describe('Tovak', () => {
  test('Resistance Break: one armor less for each resistance, once', () => {
    const skill = 'tovak-resistance-break';
    const table = inFight('attack', skill, { fight: 'ironclads prowlers' });
    use(table, `skill ${skill}`);
    expect(table.state.foes.map(({ armor }) => armor)).toEqual([-1, 0]);
    expect(inFight('attack', skill, { fight: 'prowlers' }).offers(`skill ${skill}`)).toBe(false);
    expect(mage({ skills: skill, hand: 'march' }).offers(`skill ${skill}`)).toBe(false);
  });

  test('I Feel No Pain: a wound for a card, outside fights', () => {
    const skill = 'tovak-i-feel-no-pain';
    const table = use(mage({ skills: skill, hand: 'wound', deck: 'rage' }), `skill ${skill} wound`);
    expect([table.hand, table.discard]).toEqual(['rage', 'wound']);
    expect(inFight('attack', skill, { hand: 'march wound' }).offers(`skill ${skill} wound`)).toBe(false);
  });

  test('I Don’t Give a Damn: 2 sideways, 3 for what is no basic action', () => {
    const skill = 'tovak-i-dont-give-a-damn';
    const told = { skills: skill, hand: 'rage ice-bolt wound' } as const;
    const table = mage(told);
    expect([table.offers(`skill ${skill} wound`), table.play(`skill ${skill} rage`).points]).toEqual([false, '2/0/0']);
    expect(table.offers(`skill ${skill} ice-bolt`)).toBe(false);
    expect(mage(told).play(`skill ${skill} ice-bolt`).points).toBe('3/0/0');
    expect(mage({ ...told, stage: 'interact' }).play(`skill ${skill} rage`).points).toBe('0/2/0');
    expect(inFight('ranged', `${skill} arythea-burning-power`).offers(`skill ${skill} march`)).toBe(false);
  });

  test('Who Needs Magic: 2 sideways, or 3 and no die in the whole turn', () => {
    const skill = 'tovak-who-needs-magic';
    const told = { skills: skill, hand: 'rage march stamina mana-draw', source: 'green blue' } as const;
    const two = mage(told).play(`skill ${skill} rage`, '2');
    expect([two.points, two.offers('march strong')]).toEqual(['2/0/0', true]);
    const three = mage(told).play(`skill ${skill} rage`, '3 without dice', 'mana-draw');
    expect([three.points, three.offers('march strong')]).toEqual(['3/0/0', false]);
    expect(mage(told).play('march strong', `skill ${skill} rage`).points).toBe('6/0/0');
    // A die on the tactic is one of the Source, too.
    const onTactic: Told = {
      ...told,
      tactic: 'mana-steal',
      also: (state) => {
        state.tacticDie[0] = 0;
        state.diceLeft[0] = 0;
      },
    };
    expect(mage(onTactic).offers('march strong')).toBe(true);
    expect(mage(onTactic).play(`skill ${skill} rage`, '3 without dice').offers('march strong')).toBe(false);
  });
});

describe('Goldyx', () => {
  test.each([
    ['goldyx-white-crystal-craft', 'white | blue'],
    ['goldyx-green-crystal-craft', 'green | blue'],
    ['goldyx-red-crystal-craft', 'red | blue'],
    ['norowas-leaves-in-the-wind', 'white | green'],
    ['norowas-whisper-in-the-treetops', 'green | white'],
  ])('%s: a crystal and a mana', (skill, mana) => {
    const table = use(mage({ skills: skill, hand: 'march' }), `skill ${skill}`);
    expect([table.mana, table.state.flipped[0]?.length]).toEqual([mana, 1]);
  });

  test('Potion Making: heals 2, outside fights and where there are wounds', () => {
    const skill = 'goldyx-potion-making';
    expect(use(mage({ skills: skill, hand: 'march wound' }), `skill ${skill}`).points).toBe('0/0/2');
    expect(mage({ skills: skill, hand: 'march' }).offers(`skill ${skill}`)).toBe(false);
    expect(inFight('attack', skill, { hand: 'march wound' }).offers(`skill ${skill}`)).toBe(false);
  });

  test('Glittering Fortune: influence for each colour of crystal, among locals only', () => {
    const skill = 'goldyx-glittering-fortune';
    const told = { skills: skill, hand: 'march', crystals: 'red red blue white' } as const;
    expect(use(mage({ ...told, stage: 'interact' }), `skill ${skill}`).points).toBe('0/3/0');
    expect(mage(told).offers(`skill ${skill}`)).toBe(false);
    expect(mage({ ...told, crystals: '', stage: 'interact' }).offers(`skill ${skill}`)).toBe(false);
  });

  test('Flight: one space for nothing, two for two move points, to a safe space', () => {
    const skill = 'goldyx-flight';
    const near = mage({ skills: skill, hand: 'march', at: '2.-2', move: 1 }).play(`skill ${skill}`);
    expect(near.options('').sort()).toEqual(['to 1.-1', 'to 1.-2', 'to 2.-1', 'to 2.-3', 'to 3.-2', 'to 3.-3']);
    near.play('to 2.-1');
    expect([near.at, near.points, near.offers(`skill ${skill}`)]).toEqual(['2.-1', '1/0/0', false]);
    const far = mage({ skills: skill, hand: 'march', at: '2.-2', move: 3 }).play(`skill ${skill}`);
    // The lake is no place to end a flight, and three spaces are too far.
    expect([far.options('').includes('to 2.-4'), far.options('').includes('to 1.-4')]).toEqual([false, false]);
    expect([far.play('to 1.0').at, far.points, far.state.path.length]).toEqual(['1.0', '1/0/0', 1]);
    expect(mage({ skills: skill, hand: 'march', stage: 'interact' }).offers(`skill ${skill}`)).toBe(false);
  });

  test('MK-MOVE-28 Flight: nobody is provoked, and nobody’s space is flown to', () => {
    const skill = 'goldyx-flight';
    const table = mage({ skills: skill, hand: 'march', at: '2.-2', tokens: 'prowlers@3.-3!' }).play(`skill ${skill}`);
    expect(table.options('').includes('to 3.-3')).toBe(false);
    expect([table.play('to 2.-3').at, table.state.arena]).toEqual(['2.-3', null]);
  });

  test('Universal Power: 3 sideways for a mana, 4 for one of the card’s colour', () => {
    const skill = 'goldyx-universal-power';
    const told = { skills: skill, hand: 'march rage wound', mana: 'green red' } as const;
    const own = mage(told).play(`skill ${skill} march`);
    expect(own.options('')).toEqual(['red', 'green']);
    own.play('green');
    expect([own.points, own.mana, own.played]).toEqual(['4/0/0', 'red |', 'march']);
    expect(mage(told).play(`skill ${skill} march`, 'red').points).toBe('3/0/0');
    expect(mage(told).offers(`skill ${skill} wound`)).toBe(false);
    expect(mage({ ...told, mana: '' }).offers(`skill ${skill} march`)).toBe(false);
  });
});

describe('Norowas', () => {
  test('Forward March: a step for each ready and unwounded unit, three at most', () => {
    const skill = 'norowas-forward-march';
    const march = (units: string): string => use(mage({ skills: skill, hand: 'march', units }), `skill ${skill}`).points;
    expect(march('peasants peasants:spent foresters:wounded')).toBe('1/0/0');
    expect(march('peasants peasants foresters foresters')).toBe('3/0/0');
    expect(mage({ skills: skill, hand: 'march', units: 'peasants:spent' }).offers(`skill ${skill}`)).toBe(false);
  });

  test('Day Sharpshooting', () => {
    const skill = 'norowas-day-sharpshooting';
    expect(parts(use(inFight('ranged', skill), `skill ${skill}`))).toEqual(['ranged physical 2']);
    expect(parts(use(inFight('ranged', skill, { night: true }), `skill ${skill}`))).toEqual(['ranged physical 1']);
  });

  test('Inspiration: a unit is ready again, or healed, outside fights', () => {
    const skill = 'norowas-inspiration';
    const units = 'altem-mages:spent peasants:wounded';
    const told = { skills: skill, hand: 'march', units } as const;
    expect(mage(told).play(`skill ${skill}`, 'ready 4').units).toBe('altem-mages peasants:wounded');
    expect(mage(told).play(`skill ${skill}`, 'heal a unit').units).toBe('altem-mages:spent peasants');
    expect(mage({ ...told, units: 'peasants' }).offers(`skill ${skill}`)).toBe(false);
    expect(inFight('attack', skill, { units }).offers(`skill ${skill}`)).toBe(false);
  });

  test('MK-CARD-25 Leadership: the block, attack or ranged attack of one unit is higher', () => {
    const skill = 'norowas-leadership';
    const block = inFight('block', skill, { units: 'peasants foresters' });
    block.play(`skill ${skill}`, 'use foresters 1 1', 'use peasants 0 0');
    expect(parts(block)).toEqual(['block physical 6', 'block physical 2']);
    const attack = inFight('attack', skill, { units: 'peasants utem-crossbowmen' }).play(`skill ${skill}`);
    expect(attack.options('')).toEqual(['attack +2', 'ranged +1']);
    // The peasants do not shoot: the crossbowmen have it.
    attack.play('ranged +1', 'use peasants 0 0', 'use utem-crossbowmen 1 1');
    expect(parts(attack)).toEqual(['melee physical 2', 'ranged physical 3']);
    expect(
      parts(inFight('attack', skill, { units: 'peasants' }).play(`skill ${skill}`, 'attack +2', 'use peasants 0 0')),
    ).toEqual(['melee physical 4']);
  });

  test('Leadership: siege is not raised, and without a unit to lead it is of no use', () => {
    const skill = 'norowas-leadership';
    const table = inFight('ranged', skill, { units: 'catapults' }).play(`skill ${skill}`, 'use catapults 0 0');
    expect(parts(table)).toEqual(['siege physical 3']);
    expect(inFight('attack', skill, { units: 'peasants:spent' }).offers(`skill ${skill}`)).toBe(false);
    const barred = inFight('attack', skill, {
      units: 'peasants',
      also: (state) => {
        if (state.arena) state.arena = { ...state.arena, noUnits: true };
      },
    });
    expect(barred.offers(`skill ${skill}`)).toBe(false);
  });

  test('Bonds of Loyalty: two regular units come into the offer', () => {
    const table = mage({
      hero: 'norowas',
      stage: 'skill',
      offer: 'peasants',
      also: (state) => {
        const { skills, units } = bookOf(state);
        const skill = (id: string): number => skills.findIndex((each) => each.id === id);
        state.drawn[0] = [skill('norowas-bonds-of-loyalty'), skill('norowas-leadership')];
        const unit = (id: string): number => units.findIndex((each) => each.id === id);
        state.regularDeck = { top: [unit('foresters'), unit('herbalists'), unit('utem-guardsmen')], bag: [], under: [] };
      },
    }).play('norowas-bonds-of-loyalty');
    expect(table.state.offer.map((unit) => bookOf(table.state).units[unit]?.id)).toEqual([
      'peasants',
      'foresters',
      'herbalists',
    ]);
  });

  test('Bonds of Loyalty: a command token of its own, for five less, once', () => {
    const told: Told = {
      skills: 'norowas-bonds-of-loyalty',
      hand: 'march',
      at: '2.-3',
      stage: 'interact',
      units: 'foresters',
      offer: 'peasants utem-crossbowmen utem-guardsmen',
    };
    const table = mage({ ...told, influence: 1 });
    expect(table.options('recruit')).toEqual([
      'recruit peasants 0 bound',
      'recruit utem-crossbowmen 1 bound',
      'recruit utem-guardsmen 2 bound',
    ]);
    expect(table.figures()).toMatchObject({ costs: { 'recruit peasants 0 bound': 0, 'recruit utem-crossbowmen 1 bound': 1 } });
    table.play('recruit utem-crossbowmen 1 bound');
    expect([table.units, table.points]).toEqual(['foresters utem-crossbowmen', '0/0/0']);
    const rich = mage({ ...told, influence: 5 });
    expect(rich.options('recruit peasants')).toEqual(['recruit peasants 0 for foresters 0', 'recruit peasants 0 bound']);
    // For nothing, not for less; and who is bound does not go for another.
    rich.play('recruit peasants 0 bound');
    expect([rich.points, rich.options('recruit')]).toEqual(['0/5/0', ['recruit utem-guardsmen 1 for foresters 0']]);
  });

  test('Bonds of Loyalty: its unit acts where units are barred', () => {
    const table = inFight('attack', 'norowas-bonds-of-loyalty', {
      units: 'peasants foresters utem-crossbowmen',
      also: (state) => {
        if (state.arena) state.arena = { ...state.arena, noUnits: true };
        state.units[0] = (state.units[0] ?? []).map((unit, at) => ({ ...unit, isBound: at === 2 }));
      },
    });
    expect([table.offers('use peasants 0 0'), table.offers('use utem-crossbowmen 2 0')]).toEqual([false, true]);
  });
});
