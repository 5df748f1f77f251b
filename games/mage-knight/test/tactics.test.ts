import { describe, expect, test } from 'vitest';
import { mage } from './table.ts';

const take = { stage: 'tactic', seed: 1, hand: 'rage march wound' } as const;

describe('tactics of the day', () => {
  test('Rethink: up to three cards, wounds too, for as many; then the discard pile goes into the deck', () => {
    const table = mage({ ...take, deck: 'stamina', discard: 'promise' }).play('rethink');
    expect(table.options()).toEqual(['rage', 'march', 'wound', 'done']);
    table.play('march');
    // A set is named in one way only.
    expect(table.options()).toEqual(['wound', 'done']);
    table.play('wound');
    expect(table.hand).toBe('rage stamina');
    expect(table.state.discard[0]).toEqual([]);
    expect(table.state.deck[0]?.bag).toHaveLength(3);
  });

  test('Mana Steal: a die of a basic colour waits on the card, beside the die of the turn', () => {
    const told = { ...take, hand: 'march stamina', source: 'green gold blue' } as const;
    const table = mage({ ...told, chance: [['dummy tactic', 4]] }).play('mana-steal');
    expect(table.options()).toEqual(['green', 'blue']);
    table.play('green').play('march strong', 'tactic green', 'stamina strong', 'die blue');
    expect(table.points).toBe('8/0/0');
    expect(table.state.dice[0]).toEqual([0, 2]);
  });

  test('MK-ENDTURN-42 Planning: with two cards left one more is drawn; as first printed by whoever lacks none, too', () => {
    const drew = (printing: string, hand: string) =>
      mage({ options: { printing }, tactic: 'planning', hand, seed: 1 }).play('rage sideways', 'end', 'keep').told('drew');
    expect(drew('revised', 'rage march stamina')).toMatchObject([{ cards: 4 }]);
    expect(drew('revised', 'rage march')).toMatchObject([{ cards: 4 }]);
    const full = 'rage march march stamina stamina swiftness';
    expect(drew('revised', full)).toMatchObject([{ cards: 1 }]);
    expect(drew('revised', `${full} promise`)).toEqual([]);
    expect(drew('first', `${full} promise`)).toMatchObject([{ cards: 1 }]);
  });

  test('MK-TACTIC-11 MK-TACTIC-09 MK-RULING-32 The Right Moment: another turn follows, once', () => {
    const table = mage({ tactic: 'the-right-moment', hand: 'rage march', seed: 1 }).play(
      'tactic',
      'rage sideways',
      'end',
      'keep',
    );
    expect(table.asked).toBe('0 move');
    expect(table.told('dummy-played')).toEqual([]);
    expect(table.offers('tactic')).toBe(false);
  });

  test('MK-TACTIC-11 The Right Moment and Time Bending in one turn: two more turns follow', () => {
    const table = mage({
      tactic: 'the-right-moment',
      hand: 'space-bending amulet-of-darkness rage march',
      mana: 'blue',
      seed: 1,
    });
    table.play('amulet-of-darkness', 'black', 'tactic', 'space-bending strong', 'end', 'keep');
    table.play('rage sideways', 'end', 'keep', 'march sideways');
    expect(table.told('dummy-played')).toEqual([]);
    table.play('end', 'keep');
    expect(table.told('dummy-played')).toHaveLength(1);
  });

  test('MK-ROUND-26 whoever announces the end of the round has no more turns in it', () => {
    const table = mage({
      tactic: 'the-right-moment',
      hand: 'space-bending amulet-of-darkness rage',
      deck: '',
      mana: 'blue',
      seed: 1,
    });
    table.play('amulet-of-darkness', 'black', 'tactic', 'space-bending strong', 'end', 'keep', 'announce');
    expect(table.told('dummy-played')).toHaveLength(1);
    expect(table.told('round-began')).toHaveLength(1);
  });
});

describe('tactics of the night', () => {
  const dark = { night: true, seed: 1, hand: 'rage march wound' } as const;

  test('Long Night: with an empty deck three random cards come back, even in the middle of a draw', () => {
    const told = { ...dark, tactic: 'long-night', deck: 'stamina', discard: 'promise swiftness threaten tranquility' } as const;
    const table = mage(told).play('rage sideways', 'end', 'keep');
    expect(table.asked).toBe('0 refill');
    table.play('yes');
    expect(table.told('drew').map(({ cards }) => cards)).toEqual([1, 2]);
    const before = mage({ ...told, deck: '', stage: 'begin' });
    expect(before.options()).toEqual(['play', 'announce', 'refill']);
  });

  test('Mana Search: once a turn, before a die is used, two dice are rolled again, gold ones first', () => {
    const told = {
      ...dark,
      tactic: 'mana-search',
      source: 'red gold green',
      chance: [
        ['die', 3],
        ['die', 5],
      ],
    } as const;
    const table = mage(told).play('tactic');
    expect(table.source).toBe('red gold green');
    expect(table.options()).toEqual(['red', 'green', 'enough']);
    table.play('green');
    expect(table.source).toBe('red white black');
    expect(table.offers('tactic')).toBe(false);
  });

  test('Midnight Meditation: once, before a turn, up to five cards are shuffled into the deck for as many', () => {
    const table = mage({ ...dark, tactic: 'midnight-meditation', stage: 'begin', deck: 'stamina' });
    expect(table.options()).toEqual(['play', 'meditate']);
    table.play('meditate', 'rage', 'wound');
    expect(table.hand.split(' ')).toHaveLength(3);
    expect(table.asked).toBe('0 move');
  });

  test('Preparation: any card of the deck', () => {
    const table = mage({ ...take, night: true, deck: 'stamina promise' }).play('preparation');
    expect(table.options()).toEqual(['stamina', 'promise']);
    expect(table.play('promise').hand).toBe('rage march promise wound');
  });

  test('Sparing Power: before each turn a card is stored unseen, or all are taken, once', () => {
    const table = mage({ ...dark, tactic: 'sparing-power', stage: 'begin', deck: 'stamina promise' }).play('store');
    expect(table.view(0)).toMatchObject({ stash: [1] });
    expect(table.asked).toBe('0 move');
    const later = mage({
      ...dark,
      tactic: 'sparing-power',
      stage: 'begin',
      deck: 'stamina promise',
      also: (state) => {
        state.stash[0] = [40];
      },
    });
    expect(later.options()).toEqual(['play', 'store', 'take-stored']);
    expect(later.play('take-stored').hand.split(' ')).toHaveLength(4);
  });
});
