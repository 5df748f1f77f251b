/** Windows: who is asked, in which order, and what neither the asking nor the options tell. */
import { describe, expect, test } from 'vitest';
import { bookOf } from '../../src/content/book.ts';
import { HOUSE } from '../../src/content/house/index.ts';
import { dice, skirmish } from '../skirmish.ts';

describe('Windows', () => {
  test('TET-RUL-18 whoever holds a card is asked whenever some card still unseen could be played, whatever he holds', () => {
    // T02 cannot be played here; T09 is not in the discard pile, so somebody might hold it.
    const table = skirmish({ units: ['W3@F1', 'B5@G1'], hands: ['', 'T02'] }).play('hit W3 B5');
    expect([table.asked, table.options()]).toEqual(['1 window-target-declared', ['pass']]);
    const holds = skirmish({ units: ['W3@F1', 'B5@G1'], hands: ['', 'T09'] }).play('hit W3 B5');
    expect([holds.asked, holds.options()]).toEqual(['1 window-target-declared', ['pass', 'T09']]);
  });

  test('TET-RUL-18 nobody is asked without cards, nor for a card that lies in the discard pile', () => {
    expect(skirmish({ units: ['W3@F1', 'B5@G1'] }).play('hit W3 B5').asked).toBe('0 push');
    const seen = skirmish({ units: ['W3@F1', 'B5@G1'], hands: ['', 'T02'], discard: 'T09' }).play('hit W3 B5');
    expect(seen.asked).toBe('0 push');
  });

  test('TET-RUL-18 only those whom the moment concerns are asked', () => {
    const table = skirmish({ units: ['W3@F1', 'B5@G1', 'R1@N14'], hands: ['T01', 'T02', 'T03'] }).play('hit W3 B5');
    expect(table.asked).toBe('1 window-target-declared');
  });

  test('TET-TACTIC-04 an interrupt suspends the turn of another; it goes on from the same point', () => {
    const table = skirmish({ units: ['W3@F1', 'B5@G1'], hands: ['', 'T09'] }).play('hit W3 B5', 'T09');
    expect([table.asked, table.discard]).toEqual(['0 push', 'T09']);
  });

  test('TET-TACTIC-05 a used tactic lies face up on the discard pile', () => {
    const table = skirmish({ units: ['W3@F1', 'B5@G1'], hands: ['', 'T09 T02'], discard: 'T01' }).play('hit W3 B5', 'T09');
    expect([table.discard, table.hand(1)]).toEqual(['T01 T09', 'T02']);
    expect(table.told('tactic-played')).toEqual([{ event: 'tactic-played', rule: 'TET-TACTIC-05', side: 1, card: 'T09' }]);
  });

  test('TET-RUL-18 several are asked at once, from the active side clockwise, and the answers come sealed', () => {
    const table = skirmish({
      units: ['R2@C2/4 B5@N14', 'R1@N1', 'W3@C1 M1@A1'],
      hands: ['T10', 'T01', 'T15'],
      active: 2,
    }).play('hit W3 R2');
    expect(table.asked).toBe('2 window-unit-captured, 0 window-unit-captured');
    table.play('T15');
    expect(table.told('tactic-played')).toEqual([]);
    table.play('T10');
    expect(table.told('tactic-played').map(({ side, card }) => `${side} ${card}`)).toEqual(['2 T15', '0 T10']);
  });

  test('TET-RUL-18 a window reopens until everybody passes', () => {
    const table = skirmish({
      units: ['W3@C1 M1@A1', 'R2@C2/4 B5@N14'],
      hands: ['T15 T02', 'T10 T01'],
    }).play('hit W3 R2', 'T15', 'pass');
    // T15 is now in the discard pile, T10 not: only its possible holder is asked again.
    expect(table.asked).toBe('1 window-unit-captured');
    table.play('T10');
    expect(table.asked).toBe('0 act');
  });

  test('TET-RUL-18 a pick that an earlier one made impossible goes back to the hand, now known to all', () => {
    // A pack may have a card twice; here T13 is told to be a second Treacherous Ford.
    const table = skirmish({
      units: ['W2@C2', 'B5@N14', 'B1@N1'],
      hands: ['', 'T12', 'T01'],
      also: (state) => {
        const { tactics } = bookOf(state).content;
        expect(tactics[11]?.does).toBe('treacherous-ford');
        state.hands = [[], [11], [11]];
      },
    }).play('walk W2', 'D2');
    expect(table.asked).toBe('1 window-cell-entered, 2 window-cell-entered');
    table.play('T12', 'T12');
    expect(table.told('tactic-returned')).toEqual([{ event: 'tactic-returned', rule: 'TET-RUL-18', side: 2, card: 'T12' }]);
    expect(table.hand(2)).toBe('T12');
    expect(table.state.known).toEqual([11]);
  });

  test('TET-RUL-18 standing orders see public circumstances only', () => {
    const table = skirmish({ units: ['W3@F1', 'B5@G1'], hands: ['', 'T02'] }).play('hit W3 B5');
    expect(table.world.ask(0)).toMatchObject({
      name: 'window-target-declared',
      safe: 'pass',
      lone: 'asked',
      circumstances: ['target-declared', 'target', 'foreign-turn'],
    });
  });

  test('TET-TACTIC-01 a card in hand whose IF is not true is told why', () => {
    const table = skirmish({ units: ['W3@F1', 'B5@G1'], hands: ['', 'T02'] }).play('hit W3 B5');
    expect(table.why('T02')).toEqual({ rule: 'TET-TACTIC-01', why: 'if-not-met' });
  });

  test('TET-RUL-18 a player’s own cards on his own declaration come with it and open no window', () => {
    const table = skirmish({ units: ['W1@B3', 'B5@B2'], hands: ['T05', 'T01'] }).play('hit W1 B5 with T05');
    expect(table.asked).toBe('0 push');
  });

  test('TET-TACTIC-06 TET-TACTIC-07 one is drawn at the end of the turn, and of three one is discarded', () => {
    const table = skirmish({ units: ['W1@B3', 'B5@B2'], hands: ['T05 T06'], chance: [['tactic', 0]] }).play('end');
    expect([table.hand(0), table.asked]).toEqual(['T01 T05 T06', '0 discard']);
    table.play('T05');
    expect([table.hand(0), table.discard]).toEqual(['T01 T06', 'T05']);
  });

  test('TET-TACTIC-08 an exhausted deck is made of the discard pile', () => {
    const all = HOUSE.tactics.map(({ id }) => id).join(' ');
    const table = skirmish({ units: ['W1@B3', 'B5@B2'], discard: all, chance: [['tactic', 3]] }).play('end');
    expect([table.hand(0), table.discard]).toEqual(['T04', '']);
    expect(table.told('tactic-deck-rebuilt')).toMatchObject([{ cards: 16 }]);
  });

  test('TET-RUL-18 dice of the other side are no business of one’s own Lucky Break', () => {
    const table = skirmish({
      units: ['W1@C1', 'R1@C2'],
      hands: ['', 'T08'],
      discard: 'T07',
      chance: dice('push', 'push', 'push'),
    });
    table.play('hit W1 R1', 'yes');
    expect(table.asked).toBe('1 riposte');
  });
});
