/** Every skill: what it gives, how often, and its limits. */
import { describe, expect, test } from 'vitest';
import { type MageTable, mage, type Told } from './table.ts';

const parts = (table: MageTable): string[] => table.state.parts.map(({ kind, element, n }) => `${kind} ${element} ${n}`);
const inFight = (stage: 'ranged' | 'block' | 'attack', skills: string, beside: Told = {}): MageTable =>
  mage({ fight: 'ironclads', stage, skills, hand: 'march', ...beside });

/** Used, it is not offered any more. */
function use(table: MageTable, key: string, ...answers: string[]): MageTable {
  table.play(key, ...answers);
  expect(table.offers(key)).toBe(false);
  return table;
}

describe('MK-CARD-21 how often', () => {
  test('once a turn: ready again in the next one', () => {
    const table = use(mage({ skills: 'tovak-double-time', hand: 'march march' }), 'skill tovak-double-time');
    expect([table.state.used[0]?.length, table.state.flipped[0]]).toEqual([1, []]);
    table.play('march', 'end');
    expect(table.state.used[0]).toEqual([]);
  });

  test('once a round: face down beyond the end of the turn', () => {
    const table = use(
      mage({ skills: 'arythea-dark-fire-magic', hand: 'march march' }),
      'skill arythea-dark-fire-magic',
      'black',
    );
    table.play('march', 'end');
    expect(table.state.flipped[0]?.length).toBe(1);
  });
});

describe('points that depend on the hour', () => {
  test.each([
    ['tovak-double-time', 'move', '2/0/0', '1/0/0'],
    ['arythea-dark-paths', 'move', '1/0/0', '2/0/0'],
    ['arythea-dark-negotiation', 'interact', '0/2/0', '0/3/0'],
  ] as const)('%s', (skill, stage, day, night) => {
    expect(use(mage({ skills: skill, stage, hand: 'march' }), `skill ${skill}`).points).toBe(day);
    expect(use(mage({ skills: skill, stage, hand: 'march', night: true }), `skill ${skill}`).points).toBe(night);
    expect(inFight('attack', skill).offers(`skill ${skill}`)).toBe(false);
  });

  test('Night Sharpshooting', () => {
    const skill = 'tovak-night-sharpshooting';
    expect(parts(use(inFight('ranged', skill), `skill ${skill}`))).toEqual(['ranged physical 1']);
    expect(parts(use(inFight('ranged', skill, { night: true }), `skill ${skill}`))).toEqual(['ranged physical 2']);
    expect(inFight('block', skill).offers(`skill ${skill}`)).toBe(false);
  });

  test('MK-MANA-13 a dungeon is dark by day', () => {
    const table = inFight('ranged', 'tovak-night-sharpshooting', {
      also: (state) => {
        if (state.arena) state.arena = { ...state.arena, isNight: true };
      },
    });
    expect(parts(table.play('skill tovak-night-sharpshooting'))).toEqual(['ranged physical 2']);
  });
});

describe('attacks and blocks of a choice', () => {
  test.each([
    ['tovak-cold-swordsmanship', 'attack', ['attack 2', 'attack 2 ice'], 'melee ice 2', 'ranged'],
    ['tovak-shield-mastery', 'block', ['block 3', 'block 2 ice', 'block 2 fire'], 'block fire 2', 'attack'],
    ['arythea-burning-power', 'ranged', ['siege 1', 'siege 1 fire'], 'siege fire 1', 'block'],
    ['arythea-hot-swordsmanship', 'attack', ['attack 2', 'attack 2 fire'], 'melee fire 2', 'ranged'],
  ] as const)('%s', (skill, stage, choices, last, elsewhere) => {
    const table = inFight(stage, skill).play(`skill ${skill}`);
    expect(table.options('')).toEqual(choices);
    table.play(choices.at(-1) ?? '');
    expect([parts(table), table.offers(`skill ${skill}`)]).toEqual([[last], false]);
    expect(inFight(elsewhere, skill).offers(`skill ${skill}`)).toBe(false);
  });
});

describe('Motivation', () => {
  test.each([
    ['tovak', 'blue'],
    ['arythea', 'red'],
  ])('%s: two cards, and a mana of the hero', (hero, colour) => {
    const table = use(
      mage({ skills: `${hero}-motivation`, hand: 'march', deck: 'rage stamina promise' }),
      `skill ${hero}-motivation`,
    );
    expect([table.hand.split(' ').length, table.mana]).toEqual([3, `${colour} |`]);
  });

  test('no other one until the next turn is over', () => {
    const skills = 'tovak-motivation arythea-motivation';
    const table = mage({ skills, hand: 'march' }).play('skill tovak-motivation');
    expect(table.offers('skill arythea-motivation')).toBe(false);
    const turns = (motivated: number): MageTable =>
      mage({
        skills,
        hand: 'march',
        stage: 'begin',
        also: (state) => {
          state.motivated[0] = motivated;
        },
      });
    expect([turns(2).offers('skill arythea-motivation'), turns(1).offers('skill arythea-motivation')]).toEqual([false, true]);
  });
});

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
  });
});
