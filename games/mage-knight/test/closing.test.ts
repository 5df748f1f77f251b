import { describe, expect, test } from 'vitest';
import { spaceAt } from '../src/land.ts';
import { mage, type Told } from './table.ts';

/** Ends the turn, keeping what is in hand. */
const ended = (told: Parameters<typeof mage>[0]) => mage({ hand: 'rage', seed: 1, ...told }).play('rage sideways', 'end');
/** The way came from 1.-2. */
const endedAfterAWay = (told: Told) =>
  mage({
    ...{ hand: 'rage march', seed: 1, stage: 'after', ...told },
    also: (state) => {
      state.path = [spaceAt(1, -2)];
      state.hasPlayed[0] = true;
    },
  }).play('end');

describe('the end of a turn', () => {
  test('MK-ENDTURN-09 cards that were played go to the discard pile', () => {
    expect(ended({ discard: 'march' }).discard).toBe('march rage');
  });

  test('MK-ENDTURN-03 MK-ENDTURN-04 MK-ENDTURN-05 MK-ENDTURN-06 MK-RULING-28 from an unsafe space back the way one came, a wound a space', () => {
    const table = mage({
      hand: 'rage',
      seed: 1,
      at: '2.-4',
      also: (state) => {
        state.path = [state.at[0] ?? 0].map((at) => at + 1);
        state.hasPlayed[0] = true;
      },
    }).play('end', 'keep');
    expect(table.told('withdrew')).toMatchObject([{ to: '2.-3', wounds: 1 }]);
    expect(table.at).toBe('2.-3');
  });

  test.each([
    ['a lake', '2.-4', {}],
    ['a rampaging enemy’s space', '2.-2', { tokens: 'prowlers@2.-2!' }],
    ['a keep that nobody has conquered', '5.-6', { tiles: 'countryside-3@1,1', tokens: 'golems@5.-6' }],
    ['a rival’s keep', '5.-6', { tiles: 'countryside-3@1,1', others: [{ shields: '5.-6' }] }],
    ['another hero’s space', '2.-2', { others: [{ at: '2.-2' }] }],
  ] as const)('MK-ENDTURN-04 a turn does not end on %s', (_, at, told) => {
    const table = endedAfterAWay({ ...told, at });
    expect(table.told('withdrew')).toMatchObject([{ seat: 0, to: '1.-2', wounds: 1 }]);
  });

  test.each([
    ['open land', '2.-2', {}],
    ['one’s own keep', '5.-6', { tiles: 'countryside-3@1,1', shields: '5.-6' }],
    ['a mage tower that a rival conquered', '4.-5', { tiles: 'countryside-4@1,1', others: [{ shields: '4.-5' }] }],
    ['a portal where another is', '0.0', { others: [{}] }],
  ] as const)('MK-ENDTURN-04 it may end on %s', (_, at, told) => {
    expect(endedAfterAWay({ ...told, at }).told('withdrew')).toEqual([]);
  });

  test('MK-ENDTURN-07 MK-OUTCOME-11 a failed assault leads back to where it came from, without a wound', () => {
    const table = mage({ tiles: 'countryside-3@1,1', at: '4.-5', tokens: 'golems@5.-6', move: 3, hand: 'rage march', seed: 1 });
    table.play('move 5.-6', 'done', 'done');
    expect([table.asked, table.at]).toEqual(['0 after', '4.-5']);
    expect(table.play('end').told('withdrew')).toEqual([]);
  });

  test('MK-ENDTURN-13 MK-ENDTURN-14 a mine gives its crystal, unless three are held', () => {
    expect(ended({ at: '2.-1' }).mana).toBe('| green');
    const full = ended({ at: '2.-1', crystals: 'green green green' });
    expect(full.mana).toBe('| green green green');
    expect(full.told('mana-gained')).toEqual([]);
  });

  test('MK-ENDTURN-11 MK-ENDTURN-12 on a glade one wound goes, from hand or from the discard pile', () => {
    const table = ended({ at: '1.-3', hand: 'rage wound', discard: 'wound' });
    expect(table.asked).toBe('0 glade');
    expect(table.options()).toEqual(['hand', 'discard', 'none']);
    table.play('discard');
    expect(table.discard).toBe('rage');
    // It is one wound, and does nothing for units.
    const twice = ended({ at: '1.-3', hand: 'rage wound wound', units: 'peasants:wounded', deck: '' }).play('hand');
    expect([twice.hand, twice.units]).toEqual(['wound', 'peasants:wounded']);
  });

  test('MK-ENDTURN-34 any cards that are no wounds may be discarded first', () => {
    const table = ended({ hand: 'rage march stamina wound', deck: '' });
    expect(table.options()).toEqual(['march', 'stamina', 'keep']);
    // A set is named in one way only.
    expect(table.play('stamina').told('discarded')).toMatchObject([{ cards: ['stamina'] }]);
  });

  test('MK-ENDTURN-36 MK-ENDTURN-37 MK-ENDTURN-43 cards are drawn up to the number on the level token', () => {
    expect(ended({}).told('drew')).toMatchObject([{ cards: 5 }]);
    expect(ended({ level: 9, fame: 80 }).told('drew')).toMatchObject([{ cards: 7 }]);
    const full = mage({ hand: 'rage march stamina stamina swiftness swiftness promise', seed: 1 }).play(
      'rage sideways',
      'end',
      'keep',
    );
    // More than the limit is kept whole.
    expect([full.told('drew'), full.hand.split(' ').length]).toEqual([[], 6]);
  });

  test('MK-ENDTURN-44 an empty deck is not shuffled anew', () => {
    const table = ended({ deck: 'march', discard: 'stamina' });
    expect(table.told('drew')).toMatchObject([{ cards: 1 }]);
    expect(table.discard).toBe('stamina rage');
  });

  test('MK-ENDTURN-38 on or next to one’s own keep: one more for each keep', () => {
    const keeps = { tiles: 'countryside-3@1,1 countryside-10@2,0' } as const;
    expect(ended({ ...keeps, at: '4.-5', shields: '5.-6' }).told('drew')).toMatchObject([{ cards: 6 }]);
    expect(ended({ ...keeps, at: '4.-5', shields: '5.-6 5.-3' }).told('drew')).toMatchObject([{ cards: 7 }]);
    expect(ended({ ...keeps, at: '2.-2', shields: '5.-6 5.-3' }).told('drew')).toMatchObject([{ cards: 5 }]);
  });

  test('MK-ENDTURN-40 MK-ENDTURN-41 MK-CITY-17 beside a city one leads: two more, or what keeps give if that is more', () => {
    const city = {
      tiles: 'core-6@1,1',
      at: '3.-4',
      shields: '4.-5',
      also: (state: Parameters<NonNullable<NonNullable<Parameters<typeof mage>[0]>['also']>>[0]) => {
        state.cities = [{ at: state.shields[0]?.at ?? 0, colour: 1, level: 1, leader: 0 }];
      },
    } as const;
    expect(ended(city).told('drew')).toMatchObject([{ cards: 7 }]);
    expect(ended({ ...city, at: '2.-2' }).told('drew')).toMatchObject([{ cards: 5 }]);
    // A shield in a city that still defends itself is worth nothing yet.
    const besieged: Told['also'] = (state) => {
      state.cities = [{ at: state.shields[0]?.at ?? 0, colour: 1, level: 1, leader: -1 }];
    };
    expect(ended({ ...city, tokens: 'golems@4.-5', also: besieged }).told('drew')).toMatchObject([{ cards: 5 }]);
  });

  test('MK-ENDTURN-41 a city that one leads and one’s own keep, both nearby: two more, not three', () => {
    const table = ended({
      tiles: 'core-7@1,1',
      at: '3.-4',
      shields: '4.-5 3.-5',
      also: (state) => {
        state.cities = [{ at: state.shields[0]?.at ?? 0, colour: 3, level: 1, leader: 0 }];
      },
    });
    expect(table.told('drew')).toMatchObject([{ cards: 7 }]);
  });
});

describe('rewards', () => {
  const due = { stage: 'reward', hand: 'rage', seed: 1 } as const;

  test('MK-ENDTURN-15 they are taken in the order the player likes', () => {
    const table = mage({ ...due, rewards: 'crystal crystals', chance: [['die', 0]] });
    expect(table.options()).toEqual(['crystal', 'crystals']);
    expect(table.play('crystals').mana).toBe('| red red blue green white');
  });

  test('MK-ENDTURN-16 MK-ENDTURN-18 a crystal too many is lost', () => {
    const table = mage({ ...due, rewards: 'crystals', crystals: 'red red red' });
    expect(table.mana).toBe('| red red red blue green white');
    expect(table.told('crystal-lost')).toMatchObject([{ colour: 'red' }]);
  });

  test('MK-ENDTURN-17 MK-ENDTURN-25 of a random crystal a die decides: gold is any, black 1 Fame', () => {
    expect(mage({ ...due, rewards: 'crystal', chance: [['die', 2]] }).mana).toBe('| green');
    expect(mage({ ...due, rewards: 'crystal', chance: [['die', 4]] }).play('white').mana).toBe('| white');
    const black = mage({ ...due, rewards: 'crystal', fame: 2, chance: [['die', 5]] });
    expect(black.fame).toBe(3);
    expect(black.told('levelled')).toMatchObject([{ level: 2 }]);
  });

  test('MK-SITE-14 what a dungeon holds a die decides: gold or black a spell, else an artifact', () => {
    const offers = { spells: 'fireball chill', artifacts: 'ruby-ring golden-grail' } as const;
    const reward = (face: number) => mage({ ...due, ...offers, rewards: 'treasure', chance: [['die', face]] });
    expect(reward(4).told('die-rolled')).toMatchObject([{ colour: 'gold', why: 'treasure' }]);
    expect([0, 1, 2, 3, 4, 5].map((face) => reward(face).asked)).toEqual([
      '0 artifact',
      '0 artifact',
      '0 artifact',
      '0 artifact',
      '0 spell',
      '0 spell',
    ]);
  });

  test('MK-ENDTURN-22 MK-ENDTURN-23 a unit of the offer for nothing; without a command token one goes for it, or it is declined', () => {
    const table = mage({ ...due, rewards: 'unit', offer: 'utem-crossbowmen foresters' });
    expect(table.options()).toEqual(['utem-crossbowmen 0', 'foresters 1', 'decline']);
    table.play('foresters 1');
    expect(table.units).toBe('foresters');
    const full = mage({ ...due, rewards: 'unit', offer: 'foresters', units: 'peasants' });
    expect(full.options()).toEqual(['foresters 0 for peasants 0', 'decline']);
    expect(full.play('foresters 0 for peasants 0').units).toBe('foresters');
  });

  test('MK-ENDTURN-24 it may wait for a command token that a level brings', () => {
    const table = mage({ ...due, rewards: 'unit', offer: 'foresters', units: 'peasants', level: 2, fame: 8 });
    expect(table.options()).toContain('wait');
    table.play('wait');
    expect(table.options()).toEqual(['foresters 0', 'decline']);
    expect(table.play('foresters 0').units).toBe('peasants foresters');
  });

  test('MK-RULING-29 what there is none of is lost', () => {
    expect(mage({ ...due, rewards: 'unit' }).told('reward-lost')).toMatchObject([{ reward: 'unit' }]);
  });
});

describe('levels', () => {
  test('MK-ENDTURN-26 MK-ENDTURN-27 MK-ENDTURN-47 MK-RULING-21 one for each line crossed, and the draw knows it', () => {
    const table = mage({
      stage: 'level',
      hand: 'rage',
      level: 4,
      fame: 24,
      seed: 1,
      also: (state) => {
        state.hasPlayed[0] = true;
      },
    });
    expect(table.told('levelled')).toMatchObject([{ level: 5 }]);
    expect(table.play('keep').told('drew')).toMatchObject([{ cards: 5 }]);
  });

  test('MK-ENDTURN-33 a level is never lost', () => {
    const table = mage({ stage: 'level', hand: 'rage', level: 5, fame: 0, seed: 1 });
    expect(table.state.level).toEqual([5]);
  });

  test('MK-ENDTURN-46 level 10 is the last', () => {
    const table = mage({ stage: 'level', hand: 'rage', level: 10, fame: 200, seed: 1 });
    expect([table.state.level, table.fame]).toEqual([[10], 200]);
  });
});
