/** Skills and spells that work on others, in combination: who bears them, how often, and when they are over. */
import { describe, expect, test } from 'vitest';
import { type MageTable, mage, type Told } from './table.ts';

const next = ['rage sideways', 'end', 'keep'] as const;

describe('Motivation', () => {
  const skills = 'tovak-motivation norowas-motivation';
  test('MK-TACTIC-03 brings mana only to whoever alone has the least Fame', () => {
    const told = { skills: 'tovak-motivation', hand: 'rage', fame: 3, seed: 1 } as const;
    const mana = (fame: number): string => mage({ ...told, others: [{ fame }] }).play('skill tovak-motivation').mana;
    expect([mana(4), mana(3), mana(2)]).toEqual(['blue |', '|', '|']);
  });

  test('used before one’s turn it bars another until that turn is over', () => {
    const table = mage({ skills, hand: 'rage', stage: 'begin', others: [{ hero: 'goldyx', hand: 'rage' }], seed: 1 });
    table.play('skill tovak-motivation');
    expect(table.why('skill norowas-motivation')).toMatchObject({ why: expect.any(String) });
    table.play(...next, ...next);
    expect(table.asked).toBe('0 round');
    expect(table.offers('skill norowas-motivation')).toBe(true);
  });

  test('used in one’s turn it bars another until the next turn is over', () => {
    const table = mage({ skills, hand: 'rage rage march', others: [{ hero: 'goldyx', hand: 'rage rage march' }], seed: 1 });
    table.play('skill tovak-motivation', ...next, ...next);
    expect(table.options('skill')).toEqual([]);
    if (table.offers('play')) table.play('play');
    expect(table.options('skill')).toEqual([]);
  });
});

describe('Source Freeze', () => {
  const told: Told = {
    hero: 'goldyx',
    skills: 'goldyx-source-freeze',
    hand: 'rage march march',
    source: 'green blue',
    seed: 1,
    others: [{ hero: 'tovak', hand: 'rage march stamina mana-draw', mana: '' }],
  };
  test('bars others from their die, not from one that a card grants', () => {
    const table = mage(told).play('skill goldyx-source-freeze', ...next);
    expect(table.offers('march strong', 1)).toBe(false);
    table.play('mana-draw');
    expect(table.offers('march strong', 1)).toBe(true);
    expect(table.play('march strong').offers('stamina strong', 1)).toBe(false);
  });

  test('leaves its owner the die', () => {
    expect(mage(told).play('skill goldyx-source-freeze').offers('march strong')).toBe(true);
  });

  test('MK-CARD-12 MK-TURN-07 what comes back brings a crystal, or a token where three are held', () => {
    const back = (crystals: string): string =>
      mage({ ...told, crystals }).play('skill goldyx-source-freeze', ...next, ...next, 'green').mana;
    expect([back(''), back('green green green')]).toEqual(['| green', 'green | green green green']);
  });

  test('MK-SCENARIO-17 leaves a team mate the die', () => {
    const others = [{ hero: 'tovak' }, { hero: 'norowas', hand: 'march rage' }, { hero: 'arythea' }] as const;
    const table = mage({
      ...told,
      others,
      options: { teams: true },
      also: (state) => Object.assign(state, { order: [0, 2, 1, 3] }),
    });
    table.play('skill goldyx-source-freeze', ...next);
    expect(table.offers('march strong', 2)).toBe(true);
  });
});

describe('Prayer of Weather', () => {
  const weather = (own: Told): MageTable =>
    mage({
      hero: 'norowas',
      skills: 'norowas-prayer-of-weather',
      hand: 'rage march',
      others: [{ hero: 'tovak', hand: 'rage' }],
      ...own,
    });
  const costOf = (table: MageTable, to: string, points: number): boolean => {
    table.state.move[0] = points;
    return table.options(`move ${to}`).length > 0;
  };
  test('MK-MOVE-24 a forest at night costs 3, and plains 1', () => {
    const cost = (to: string, points: number): boolean =>
      weather({ at: '1.-2', move: points, night: true }).play('skill norowas-prayer-of-weather').offers(`move ${to}`);
    expect([cost('1.-1', 2), cost('1.-1', 3), cost('2.-2', 1)]).toEqual([false, true, true]);
    expect(costOf(weather({ at: '1.-2', night: true }).play('skill norowas-prayer-of-weather'), '2.-2', 0)).toBe(false);
  });

  test('others pay at most 5, and what cost 5 costs no more', () => {
    const others = (move: number) => [{ hero: 'tovak', hand: 'rage march', at: '1.-2', move } as const];
    const offered = (move: number, to: string): boolean =>
      weather({ night: true, others: others(move), seed: 1 })
        .play('skill norowas-prayer-of-weather', ...next)
        .offers(`move ${to}`, 1);
    expect([offered(4, '1.-1'), offered(5, '1.-1')]).toEqual([false, true]);
    expect([offered(2, '2.-2'), offered(3, '2.-2')]).toEqual([false, true]);
  });
});

describe('Mana Exploit', () => {
  const exploit = (colour: string, rival: { hand: string; mana?: string; crystals?: string }, own: Told = {}): MageTable =>
    mage({ hand: 'rage march', skills: 'tovak-mana-exploit', others: [{ hero: 'goldyx', ...rival }], seed: 1, ...own }).play(
      'skill tovak-mana-exploit',
      colour,
      ...next,
    );

  test('gold counts as what it stands for', () => {
    const safe = exploit('green', { hand: 'march rage', mana: 'gold' }).play('march strong');
    expect(safe.handOf(1)).toBe('rage');
    const hurt = exploit('red', { hand: 'march rage', mana: 'gold' }).play('march strong');
    expect(hurt.handOf(1)).toBe('rage wound');
  });

  test('two of one colour cost one wound, two colours two', () => {
    const same = exploit('red', { hand: 'march march stamina', crystals: 'green green blue' });
    same.play('march strong', 'march strong');
    expect(same.handOf(1)).toBe('stamina wound');
    expect(same.play('stamina strong').handOf(1)).toBe('wound wound');
  });

  test('its owner is free to use any', () => {
    const table = mage({ hand: 'march rage', skills: 'tovak-mana-exploit', crystals: 'green', others: [{}] });
    table.play('skill tovak-mana-exploit', 'red', 'march strong');
    expect(table.hand).toBe('rage');
  });

  test('gold cannot be named, black can', () => {
    const table = mage({ hand: 'march', skills: 'tovak-mana-exploit', others: [{}] }).play('skill tovak-mana-exploit');
    expect(table.options()).toEqual(['red', 'blue', 'green', 'white', 'black']);
  });

  test('MK-CARD-22 it is over when its owner’s next turn starts', () => {
    const table = exploit('red', { hand: 'rage' }).play(...next);
    if (table.offers('play')) table.play('play');
    expect([table.state.middle, table.state.flipped[0]?.length]).toEqual([[], 1]);
  });
});

describe('spells on others', () => {
  const caster = (spell: string, own: Told, ...others: NonNullable<Told['others']>): MageTable =>
    mage({ hand: `${spell} rage`, crystals: 'red blue green white', mana: 'black', night: true, seed: 1, ...own, others });

  test('Mind Read takes neither artifacts nor wounds, and a spell of the colour', () => {
    const table = caster('mind-read', {}, { hero: 'goldyx', hand: 'fireball ruby-ring wound march' }).play('mind-read', 'red');
    expect(table.options('', 1)).toEqual(['fireball']);
    table.play('fireball');
    expect([table.handOf(1), table.discardOf(1)]).toEqual(['march ruby-ring wound', 'fireball']);
  });

  test('Mind Steal takes actions, not spells', () => {
    const table = caster('mind-read', {}, { hero: 'goldyx', hand: 'fireball march' }).play(
      'mind-read strong',
      'red',
      'fireball',
    );
    expect([table.asked, table.hand]).toEqual(['0 move', 'rage']);
  });

  test('MK-CARD-12 Mind Read with three crystals of the colour brings a token', () => {
    const table = caster('mind-read', { crystals: 'white red red red', mana: '' }, { hero: 'goldyx' }).play('mind-read', 'red');
    expect(table.mana).toBe('red | red red red');
  });

  test('Mana Radiance wounds the caster, too, and counts before its crystals come', () => {
    const table = caster('mana-meltdown', { crystals: 'red blue blue' }, { hero: 'goldyx', crystals: 'blue' });
    table.play('mana-meltdown strong', 'blue');
    expect([table.hand, table.handOf(1), table.mana]).toEqual(['rage wound wound', 'wound', 'blue | blue blue blue']);
  });

  test('Mana Meltdown: a wound for whoever had none', () => {
    const table = caster('mana-meltdown', {}, { hero: 'goldyx' }, { hero: 'norowas', crystals: 'green' }).play('mana-meltdown');
    expect([table.handOf(1), table.handOf(2), table.options()]).toEqual(['wound', '', ['crystal green', 'no']]);
    expect(table.play('crystal green').mana).toBe('black | blue green green white');
  });

  test('MK-SCENARIO-17 spells do not leave team mates alone', () => {
    const others = [{ hero: 'goldyx' }, { hero: 'norowas', crystals: 'green' }, { hero: 'arythea' }] as const;
    const table = caster('mana-meltdown', { options: { teams: true } }, ...others).play('mana-meltdown', 'no');
    expect([table.handOf(1), table.state.crystals[2], table.handOf(3)]).toEqual(['wound', [0, 0, 0, 0], 'wound']);
  });

  test('Energy Flow spends a ready unit of a rival up to level 2; without one to ready it is of no use', () => {
    const rival = { hero: 'goldyx', units: 'utem-crossbowmen fire-golems' } as const;
    const table = caster('energy-flow', { units: 'peasants:spent' }, rival).play('energy-flow');
    expect(table.options()).toEqual(['goldyx utem-crossbowmen 0', 'no']);
    table.play('goldyx utem-crossbowmen 0');
    expect(table.state.units[1]?.map(({ isSpent }) => isSpent)).toEqual([true, false]);
    expect(caster('energy-flow', { units: 'peasants' }, rival).offers('energy-flow')).toBe(false);
  });

  test('Mana Curse: each turn one wound, however much of the colour is used', () => {
    const rival = { hero: 'goldyx', hand: 'march march rage rage', crystals: 'green green green' } as const;
    const table = caster('mana-claim', { source: 'green red' }, rival).play('mana-claim strong', 'green', 'three now', ...next);
    table.play('march strong', 'march strong');
    expect(table.handOf(1)).toBe('rage rage wound');
  });

  test('Mana Curse hurts nobody outside their own turn: not whoever attends partially', () => {
    const own = { at: '0.-2', move: 2, source: 'green blue', hand: 'mana-claim rage march' } as const;
    const fight = (how: string): string => {
      const rival = { hero: 'goldyx', at: '1.-2', hand: 'determination rage', crystals: 'blue' } as const;
      const table = caster('mana-claim', own, rival).play(
        'mana-claim strong',
        'crystal blue',
        'blue',
        'three now',
        'move 1.-2',
        'attack goldyx',
      );
      table.play(how, 'pass', 'pass', 'rage', 'strike', 'determination strong');
      return table.handOf(1);
    };
    expect([fight('partial'), fight('full')]).toEqual(['rage', 'rage wound']);
  });

  test('Mana Claim: others cannot use the die', () => {
    const rival = { hero: 'goldyx', hand: 'march rage' } as const;
    const table = caster('mana-claim', { source: 'green' }, rival).play('mana-claim', 'three now', ...next);
    expect(table.offers('march strong', 1)).toBe(false);
  });
});
