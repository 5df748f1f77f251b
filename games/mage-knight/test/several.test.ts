/** Several heroes: tactics in order, turns, announcements, and what is done to each other. */
import { describe, expect, test } from 'vitest';
import { begun } from '../../test/table.ts';
import { mageKnight } from '../src/index.ts';
import { MageTable, mage } from './table.ts';

const three = { others: [{ hand: 'rage' }, { hand: 'march' }] } as const;

describe('tactics', () => {
  test('MK-TACTIC-02 the lowest Fame chooses first, then the next', () => {
    const table = mage({ fame: 5, others: [{ fame: 2 }, { fame: 9 }], stage: 'tactic' });
    expect(table.asked).toBe('1 tactic');
    expect(table.play('planning').asked).toBe('0 tactic');
    expect(table.options()).not.toContain('planning');
    expect(table.play('early-bird').asked).toBe('2 tactic');
  });

  test('MK-TACTIC-03 on a tie whoever stands lower in the Round Order chooses earlier', () => {
    const table = mage({
      fame: 5,
      others: [{ fame: 5 }, { fame: 5 }],
      stage: 'tactic',
      also: (state) => {
        state.order = [1, 2, 0];
      },
    });
    expect(table.asked).toBe('0 tactic');
    expect(table.play('planning').asked).toBe('2 tactic');
  });

  test('MK-TACTIC-04 in the first round whoever chose a hero last chooses a tactic first', () => {
    const table = new MageTable(begun(mageKnight, { options: { scenario: 'full-conquest' }, seats: 3, seed: 4 }));
    expect(table.asked).toBe('2 tactic');
    expect(table.play('great-start').asked).toBe('1 tactic');
    expect(table.play('early-bird').asked).toBe('0 tactic');
    // The lowest number plays first.
    table.play('planning');
    expect(table.told('order-set')).toMatchObject([{ order: [1, 0, 2] }]);
    expect(table.asked).toBe('1 move');
  });

  test('MK-RULING-26 among rivals no tactic leaves the game', () => {
    const table = new MageTable(begun(mageKnight, { options: { scenario: 'first-reconnaissance' }, seats: 2, seed: 1 }));
    table.play('early-bird');
    table.until('1 tactic').until('0 tactic');
    expect(table.state.tacticsGone).toEqual([]);
  });
});

describe('turns', () => {
  test('MK-TURN-06 MK-RULING-27 whoever’s token is face down has no turn, and may not announce the end of the round', () => {
    const table = mage({
      ...three,
      hand: 'rage',
      deck: '',
      stage: 'discard',
      also: (state) => {
        state.isTurnLost[1] = true;
        state.hasPlayed[0] = true;
      },
    });
    table.play('keep');
    expect(table.told('turn-skipped')).toMatchObject([{ seat: 1 }]);
    expect(table.asked).toBe('2 move');
    expect(table.state.isTurnLost).toEqual([false, false, false]);
  });

  test('MK-ROUND-23 MK-ROUND-25 after an announcement everybody else has one more turn', () => {
    const table = mage({ ...three, hand: 'rage', deck: '', stage: 'begin' });
    table.play('announce');
    expect(table.asked).toBe('1 move');
    table.until('2 move').until('0 tactic');
    expect(table.told('turn-began').map(({ seat }) => seat)).toEqual([1, 2]);
    expect(table.told('round-began')).toHaveLength(1);
  });

  test('MK-ENDTURN-02 MK-RULING-22 what is common is settled before the next player begins, and a turn ends with what is private', () => {
    const table = mage({
      hand: 'rage march',
      others: [{ hand: 'rage' }],
      stage: 'reward',
      rewards: 'spell',
      spells: 'fireball',
    });
    // The offer is touched in turn order; nobody else is asked before that.
    expect(table.asked).toBe('0 discard');
    expect(table.state.spells).toEqual([]);
    table.play('rage', 'keep');
    expect(table.asked).toBe('1 move');
  });

  test('every player has one last turn when the scenario ends, whoever brought it about too', () => {
    const table = mage({
      ...three,
      options: { scenario: 'first-reconnaissance' },
      hand: 'rage',
      stage: 'discard',
      also: (state) => {
        state.isEnding = true;
        state.hasPlayed[0] = true;
      },
    });
    table.play('keep');
    expect(table.told('end-approached')).toMatchObject([{ turns: 3 }]);
    for (let i = 0; i < 200 && !table.outcome; i++)
      table.play(table.options().find((key) => /^(end|keep|done|none)$/.test(key)) ?? table.options()[0] ?? '');
    expect(table.told('turn-began').map(({ seat }) => seat)).toEqual([1, 2, 0]);
    expect(table.outcome?.how).toBe('city-revealed');
  });
});

describe('interactive skills', () => {
  const rivals = { hero: 'goldyx', others: [{ hero: 'norowas', hand: 'march rage', at: '2.-2' }] } as const;

  test('MK-CARD-22 MK-TURN-07 they lie in the middle until their owner’s next turn, and come back face down', () => {
    const table = mage({ ...rivals, hand: 'rage march', skills: 'goldyx-source-freeze', source: 'red blue gold' });
    table.play('skill goldyx-source-freeze');
    expect(table.state.middle).toHaveLength(1);
    table.play('rage sideways', 'end', 'keep');
    expect(table.asked).toBe('1 move');
    // The other hero’s die is frozen.
    expect(table.state.diceLeft[1]).toBe(0);
    expect(table.options('rage strong', 1)).toEqual([]);
    table.play('march sideways', 'end', 'keep');
    expect(table.asked).toBe('0 colour');
    expect(table.options()).toEqual(['red', 'blue']);
    table.play('blue');
    expect(table.told('skill-returned')).toMatchObject([{ seat: 0, skill: 'goldyx-source-freeze' }]);
    expect([table.state.middle, table.state.crystals[0]]).toEqual([[], [0, 1, 0, 0]]);
    expect(table.why('skill goldyx-source-freeze')).toMatchObject({ why: 'used' });
  });

  test('MK-TURN-07 even in a turn that is skipped', () => {
    const table = mage({
      ...rivals,
      hand: 'rage march',
      skills: 'goldyx-source-freeze',
      source: 'red gold',
      also: (state) => {
        state.isTurnLost[0] = true;
      },
    });
    table.play('skill goldyx-source-freeze', 'rage sideways', 'end', 'keep', 'march sideways', 'end', 'keep');
    expect(table.told('skill-returned')).toHaveLength(1);
    expect(table.state.crystals[0]).toEqual([1, 0, 0, 0]);
    expect(table.asked).toBe('1 move');
  });

  test('the round’s end brings them back, too', () => {
    const table = mage({ ...rivals, hand: 'rage', deck: '', skills: 'norowas-prayer-of-weather', source: 'red' });
    table.play('skill norowas-prayer-of-weather', 'rage sideways', 'end', 'keep');
    table.until('0 tactic');
    expect(table.state.middle).toEqual([]);
  });

  test('Prayer of Weather: two less for its owner, one more for everybody else, between 1 and 5', () => {
    const table = mage({ ...rivals, hand: 'rage march', move: 3, at: '1.-2', skills: 'norowas-prayer-of-weather' });
    expect(table.options('move 2.-3')).toEqual(['move 2.-3']);
    table.play('skill norowas-prayer-of-weather');
    // Plains cost 1 instead of 2.
    table.play('move 2.-2', 'move 2.-3');
    expect(table.state.move[0]).toBe(1);
    table.play('end', 'rage');
    const rival = table.state.move;
    expect(rival[1]).toBe(0);
    table.play('keep');
    table.play('march');
    // Plains cost 3 of 2.
    expect(table.options('move', 1)).toEqual([]);
  });

  test('Mana Exploit: a wound for each other colour that a rival uses, once', () => {
    const table = mage({
      hand: 'rage march',
      skills: 'tovak-mana-exploit',
      others: [{ hero: 'goldyx', hand: 'march rage stamina', crystals: 'green green blue' }],
    });
    table.play('skill tovak-mana-exploit', 'green', 'rage sideways', 'end', 'keep');
    expect(table.state.mana[0]).toEqual([0, 0, 0, 0, 0, 0]);
    table.play('march strong');
    expect(table.handOf(1)).toBe('rage stamina');
    table.play('stamina strong');
    expect(table.handOf(1)).toBe('rage wound');
  });

  test('Healing Ritual: two wounds go, and the nearest hero takes one', () => {
    const table = mage({
      hero: 'arythea',
      hand: 'wound wound wound rage',
      skills: 'arythea-healing-ritual',
      others: [
        { hero: 'tovak', hand: 'rage', at: '2.-2' },
        { hero: 'norowas', hand: 'rage', at: '3.-3' },
      ],
    });
    expect(table.options('skill')).toEqual(['skill arythea-healing-ritual wound', 'skill arythea-healing-ritual wound wound']);
    table.play('skill arythea-healing-ritual wound wound');
    expect([table.hand, table.handOf(1), table.handOf(2)]).toEqual(['rage wound', 'rage wound', 'rage']);
  });

  test('MK-ENDTURN-10 wounds that are thrown away go back to their pile, and are not among what left the game', () => {
    const told = { hero: 'arythea', hand: 'wound wound rage', skills: 'arythea-healing-ritual' } as const;
    const table = mage({ ...told, others: [{ hero: 'tovak', hand: 'rage', at: '2.-2' }] });
    table.play('skill arythea-healing-ritual wound wound');
    expect(table.told('thrown-away')).toMatchObject([{ card: 'wound' }, { card: 'wound' }]);
    expect([table.state.gone, table.discard]).toEqual([[], '']);
  });

  test('Healing Ritual: where two are equally near its owner chooses', () => {
    const table = mage({
      hero: 'arythea',
      hand: 'wound rage',
      skills: 'arythea-healing-ritual',
      others: [{ hero: 'tovak', hand: 'rage' }, { hero: 'norowas' }],
    });
    table.play('skill arythea-healing-ritual wound');
    expect(table.options()).toEqual(['tovak', 'norowas']);
    table.play('norowas');
    expect(table.handOf(2)).toBe('wound');
  });
});

describe('an effect on others', () => {
  const cast = { night: true, crystals: 'red white green', mana: 'black', stage: 'move' } as const;

  test('MK-TURN-03 can be answered by what may be done in another’s turn, and is resolved after that', () => {
    const table = mage({
      ...cast,
      hand: 'mind-read',
      others: [
        { hero: 'goldyx', hand: 'rage', at: '2.-3', deck: 'march stamina' },
        { hero: 'norowas', hand: 'promise' },
      ],
    });
    table.play('mind-read', 'white');
    // Only whoever stands in a village, for all to see, is asked.
    expect(table.asked).toBe('1 answer');
    expect(table.options()).toEqual(['pass', 'plunder']);
    table.play('plunder');
    expect(table.handOf(1).split(' ')).toHaveLength(3);
    expect(table.asked).toBe('1 yield');
    // Nobody is asked twice for the same village.
    expect(table.options()).toEqual(['show']);
  });

  test('MK-ROUND-26 whoever has had the last turn of the round answers nothing', () => {
    const table = mage({
      ...cast,
      hand: 'mind-read',
      others: [{ hero: 'goldyx', hand: 'rage', at: '2.-3' }],
      also: (state) => {
        state.last = 0;
        state.announcer = 1;
      },
    });
    table.play('mind-read', 'white');
    expect(table.asked).toBe('1 yield');
  });

  test('Mind Read: a card of the colour is discarded, or the hand is shown', () => {
    const table = mage({
      ...cast,
      hand: 'mind-read rage',
      others: [
        { hero: 'goldyx', hand: 'march rage stamina' },
        { hero: 'norowas', hand: 'march wound' },
      ],
    });
    table.play('mind-read', 'red');
    expect(table.state.crystals[0]?.[0]).toBe(2);
    expect(table.options('', 1)).toEqual(['rage']);
    table.play('rage');
    expect(table.discardOf(1)).toBe('rage');
    table.play('show');
    expect(table.told('hand-shown')).toMatchObject([{ seat: 2, cards: ['march', 'wound'] }]);
    expect(table.asked).toBe('0 move');
  });

  test('Mind Steal: one action card of those is the caster’s for good', () => {
    const table = mage({ ...cast, hand: 'mind-read', others: [{ hero: 'goldyx', hand: 'march rage' }] });
    table.play('mind-read strong', 'red', 'rage');
    expect(table.options()).toEqual(['rage', 'no']);
    table.play('rage');
    expect([table.hand, table.discardOf(1)]).toEqual(['rage', '']);
    expect(table.told('card-stolen')).toMatchObject([{ seat: 0, card: 'rage', from: 1 }]);
  });

  test('Mana Meltdown: every rival loses a crystal or takes a wound, and one of them may be kept', () => {
    const table = mage({
      ...cast,
      hand: 'mana-meltdown',
      others: [{ hero: 'goldyx', crystals: 'blue' }, { hero: 'norowas' }],
      chance: [['crystal', 0]],
    });
    table.play('mana-meltdown', 'crystal blue');
    expect(table.state.crystals).toEqual([
      [0, 1, 1, 1],
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ]);
    expect([table.handOf(1), table.handOf(2)]).toEqual(['', 'wound']);
  });

  test('Mana Radiance: a wound for each crystal of the colour, for everybody', () => {
    const table = mage({ ...cast, hand: 'mana-meltdown', others: [{ hero: 'goldyx', crystals: 'green green' }] });
    table.play('mana-meltdown strong', 'green');
    expect([table.hand, table.handOf(1)]).toEqual(['wound', 'wound wound']);
    expect(table.state.crystals[0]).toEqual([0, 0, 3, 1]);
  });

  test('Mana Curse: a wound for whoever uses mana of that colour, once a turn', () => {
    const table = mage({
      night: true,
      crystals: 'blue',
      mana: 'black',
      hand: 'mana-claim rage',
      source: 'red green',
      others: [{ hero: 'goldyx', hand: 'rage rage march', crystals: 'red red green' }],
    });
    table.play('mana-claim strong', 'red', 'one each turn', 'end', 'keep');
    table.play('march strong');
    expect(table.handOf(1)).toBe('rage rage');
    table.until('1 move').play('end');
    expect(table.handOf(1)).toContain('rage');
  });

  test('Energy Flow: a unit of each rival up to level 2 may be spent, with Energy Steal up to level 3', () => {
    const told = {
      ...cast,
      hand: 'energy-flow',
      units: 'peasants:spent:wounded',
      others: [{ hero: 'goldyx' as const, units: 'utem-guardsmen fire-golems' }],
    };
    const flow = mage(told).play('energy-flow');
    expect(flow.options()).toEqual(['goldyx utem-guardsmen 0', 'no']);
    flow.play('goldyx utem-guardsmen 0');
    expect(flow.state.units[1]?.map(({ isSpent }) => isSpent)).toEqual([true, false]);
    const steal = mage(told).play('energy-flow strong');
    expect(steal.options()).toEqual(['goldyx utem-guardsmen 0', 'goldyx fire-golems 1', 'no']);
    expect(steal.state.units[0]?.[0]?.wounds).toBe(0);
  });
});
