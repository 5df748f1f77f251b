/** Tactics, further: alike cards are one answer, what comes to the hand is sorted, and who sees what (MK-TACTIC-05). */
import { describe, expect, test } from 'vitest';
import { mage } from './table.ts';

const take = { stage: 'tactic', seed: 1 } as const;

describe('alike cards are one answer', () => {
  test('MK-TACTIC-05 Rethink: two of a kind are put away one after the other, three at most', () => {
    const table = mage({ ...take, hand: 'rage rage march wound wound', deck: 'stamina stamina swiftness' }).play('rethink');
    expect(table.options()).toEqual(['rage', 'march', 'wound', 'done']);
    table.play('rage', 'rage');
    expect(table.options().filter((key) => key === 'wound')).toEqual(['wound']);
    table.play('wound');
    // After the third there is nothing to ask.
    expect(table.asked).not.toBe('0 shed');
    expect(table.hand.split(' ')).toHaveLength(5);
  });

  test('MK-TACTIC-05 Rethink may put away none, and still the discard pile goes into the deck', () => {
    const table = mage({ ...take, hand: 'rage', deck: 'stamina', discard: 'promise' }).play('rethink', 'done');
    expect([table.hand, table.discard, table.state.deck[0]?.bag.length]).toEqual(['rage', '', 2]);
    expect(table.view(0)).toMatchObject({ shed: [[]] });
  });

  test('MK-TACTIC-05 Preparation: each kind of card once', () => {
    const table = mage({ ...take, night: true, hand: 'rage', deck: 'promise stamina stamina' }).play('preparation');
    expect(table.options()).toEqual(['stamina', 'promise']);
    table.play('stamina');
    expect([table.hand, table.state.deck[0]?.bag.length]).toEqual(['rage stamina', 2]);
  });

  test('MK-TACTIC-05 Preparation with an empty deck asks for nothing', () => {
    const table = mage({ ...take, night: true, hand: 'rage', deck: '' }).play('preparation');
    expect([table.asked, table.hand]).toEqual(['0 round', 'rage']);
  });
});

test('MK-TACTIC-05 MK-SCORE-11 what is put away tells the others nothing, not by the score either, and may be any card', () => {
  const put = (card: string) => {
    const told = { hand: 'wound fireball march', tactic: 'rethink', stage: 'shed', others: [{}], seed: 1 } as const;
    const table = mage({ ...told, also: (state) => void Object.assign(state, { now: -1 }) }).play(card);
    expect(table.asked).toBe('0 shed');
    return { scores: table.view(1).scores, hidden: table.match.game.hidden(table.state, 1).flat().length };
  };
  expect(put('wound')).toEqual(put('fireball'));
  expect(put('wound')).toMatchObject({ scores: [{ knowledge: 2, beating: -2 }, {}], hidden: 18 });
});

describe('Mana Steal', () => {
  test('MK-TACTIC-05 one die of each basic colour is offered, and none where there is none', () => {
    expect(
      mage({ ...take, hand: 'rage', source: 'red red gold blue' })
        .play('mana-steal')
        .options(),
    ).toEqual(['red', 'blue']);
    const none = mage({ ...take, hand: 'rage', source: 'gold black gold' }).play('mana-steal');
    expect([none.state.tacticDie[0], none.asked]).toEqual([-1, '0 move']);
  });
});

describe('Long Night', () => {
  const told = { night: true, tactic: 'long-night', hand: 'rage', stage: 'move', seed: 1 } as const;

  test('MK-TACTIC-05 three of the discard pile are the deck, the others stay where they are; once', () => {
    const table = mage({ ...told, deck: '', discard: 'promise swiftness threaten tranquility' }).play('tactic');
    expect([table.state.deck[0]?.bag.length, table.discard.split(' ').length, table.offers('tactic')]).toEqual([3, 1, false]);
    const few = mage({ ...told, deck: '', discard: 'promise swiftness' }).play('tactic');
    expect([few.state.deck[0]?.bag.length, few.discard]).toEqual([2, '']);
    // Those two, and the tactic lies face down: nothing is asked when they are drawn.
    few.play('rage sideways', 'end');
    expect(few.hand.split(' ').toSorted()).toEqual(['promise', 'swiftness']);
    table.play('rage sideways', 'end');
    expect(table.told('drew').map(({ cards }) => cards)).toEqual([3]);
  });

  test('MK-TACTIC-05 not while there are cards in the deck, nor without any to put there', () => {
    expect(mage({ ...told, deck: 'stamina', discard: 'promise' }).offers('tactic')).toBe(false);
    expect(mage({ ...told, deck: '' }).offers('tactic')).toBe(false);
  });
});

describe('Mana Search', () => {
  const told = { night: true, tactic: 'mana-search', hand: 'rage march', seed: 1 } as const;

  test('MK-TACTIC-05 gold ones are rolled again before any other, and one may be enough', () => {
    const table = mage({ ...told, source: 'red gold gold green' }).play('tactic');
    // Both gold ones come first, whatever else there is.
    expect(table.state.dice[0]).toEqual([]);
    expect(table.source.split(' ').filter((_, die) => die === 0 || die === 3)).toEqual(['red', 'green']);
    const one = mage({ ...told, source: 'red red green' }).play('tactic');
    expect(one.options()).toEqual(['red', 'green']);
    one.play('red');
    expect(one.options()).toEqual(['red', 'green', 'enough']);
    one.play('enough');
    expect([one.asked, one.offers('tactic')]).toEqual(['0 move', false]);
    expect(one.source.split(' ').slice(1)).toEqual(['red', 'green']);
  });

  test('MK-TACTIC-05 not after a die was used, nor without a die', () => {
    const table = mage({ ...told, source: 'red green' }).play('march strong');
    expect(table.offers('tactic')).toBe(false);
    expect(mage({ ...told, source: '' }).offers('tactic')).toBe(false);
  });
});

describe('Midnight Meditation and Sparing Power', () => {
  test('MK-TACTIC-05 five cards at most are shuffled into the deck', () => {
    const hand = 'rage rage march stamina stamina promise';
    const table = mage({ night: true, tactic: 'midnight-meditation', stage: 'begin', hand, deck: 'swiftness', seed: 1 });
    table.play('meditate', 'rage', 'rage', 'march', 'stamina', 'stamina');
    expect([table.asked, table.hand.split(' ').length, table.state.deck[0]?.bag.length]).toEqual(['0 move', 6, 1]);
    const empty = mage({ night: true, tactic: 'midnight-meditation', stage: 'begin', hand: '', deck: 'swiftness', seed: 1 });
    expect(empty.offers('meditate')).toBe(false);
  });

  test('MK-TACTIC-05 what was stored adds up, and comes to the hand in order', () => {
    const stored = (others: readonly object[]) =>
      mage({
        ...{ night: true, tactic: 'sparing-power', stage: 'begin', hand: 'rage tranquility', deck: 'stamina', seed: 1, others },
        also: (state) => {
          state.stash[0] = [9, 5];
        },
      });
    expect(stored([{}]).play('store').view(0)).toMatchObject({ stash: [3, 0] });
    const table = stored([{}]).play('take-stored');
    const hand = table.state.hand[0] ?? [];
    expect([hand, hand.length]).toEqual([hand.toSorted((a, b) => a - b), 4]);
    expect(table.view(0)).toMatchObject({ stash: [0, 0] });
    expect(mage({ night: true, tactic: 'sparing-power', stage: 'begin', hand: 'rage', deck: '' }).options()).toEqual([
      'play',
      'announce',
    ]);
  });
});
