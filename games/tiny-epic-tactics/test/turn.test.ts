/** The turn and its four steps; the tracks on the cards. */
import { describe, expect, test } from 'vitest';
import { HOUSE } from '../src/content/house/index.ts';
import { cardOf } from '../src/units.ts';
import { named, position } from './position.ts';
import { rules, skirmish, turnOf } from './skirmish.ts';

const FAR = 'M8@N1 W8@N2 R8@M1 B6@M2';

describe('unit cards', () => {
  test('TET-UNIT-01: movement, melee, and by class a Ranged Attack or a spell', () => {
    const state = position({ units: ['W1@A1 M1@B1 R1@A2 B1@B2', FAR] });
    const kinds = ['W1', 'M1', 'R1', 'B1'].map((id) => {
      const card = cardOf(state, named(state, id));
      return [card.move > 0, card.melee.damage > 0, card.ranged !== null, card.spell !== null];
    });
    expect(kinds).toEqual([
      [true, true, true, false],
      [true, true, false, true],
      [true, true, true, false],
      [true, true, false, false],
    ]);
  });

  test('TET-UNIT-02 TET-UNIT-03: tracks are up to date, and what exceeds the top is lost', () => {
    const table = skirmish({ units: ['W1@B6/10*2 B1@A14', FAR] });
    expect(table.unit('W1')).toMatchObject({ hp: 10, maxHp: 12, stock: 2, maxStock: 3 });
    table.say('move W1 B7');
    expect(table.unit('W1')).toMatchObject({ hp: 12, stock: 3 });
  });

  test('TET-UNIT-04: a track at zero comes back as soon as the value rises', () => {
    const table = skirmish({ units: ['R1@B6*0 B1@A14', FAR] }).say('move R1 B7');
    expect(table.unit('R1').stock).toBe(5);
  });

  test('TET-UNIT-05 TET-UNIT-06: a Reaction resolves on the spot, before play goes on', () => {
    const table = skirmish({ units: ['W1@A3 R1@A14 M1@B14', 'B5@A4 M8@N1 W8@N2'] }).say('hit W1 B5');
    expect(table.told('damaged', 'reacted', 'lost-hp').map(({ event }) => event)).toEqual(['damaged', 'reacted', 'lost-hp']);
    expect(table.told('lost-hp')).toMatchObject([{ unit: 'W1', by: 1, why: 'quills' }]);
    expect(table.asked).toBe('0 push'); // the attack goes on only now
  });

  test('TET-UNIT-07: a Passive needs no decision', () => {
    const table = skirmish({ units: ['B4@A3 R1@A5 M1@B14', 'W8@A4 M8@N1 R8@N2'] }).say('hit B4 W8');
    expect(table.told('damaged')).toMatchObject([{ unit: 'W8', damage: 4 }]); // pack tactics
  });
});

describe('the turn', () => {
  test('TET-TURN-01: points come from captures and from zones', () => {
    const table = skirmish({ units: ['W3@A3 R1@A14 M1@B14', 'M8@A4/1 W8@N2 R8@N1'] });
    expect(table.view(0).scores.map(({ total }) => total)).toEqual([6, 6]);
    table.say('hit W3 M8');
    expect(table.view(0).scores).toMatchObject([
      { captures: 2, total: 8 },
      { survivors: 4, total: 4 },
    ]);
  });

  test('TET-TURN-02 TET-TURN-08: clockwise, after the tactic draw', () => {
    const table = skirmish({ units: ['W1@A1', 'W2@A3', 'W3@A5'], active: 1, seed: 1 });
    for (const seat of [1, 2, 0, 1]) {
      expect(table.asked).toBe(`${seat} act`);
      table.say('end');
      if (table.asked.endsWith('discard')) table.say(table.options()[0] ?? '');
    }
    expect(table.told('turn-began').map(({ side }) => side)).toEqual([2, 0, 1, 2]);
  });

  test('TET-TURN-03 TET-AID-09: control, actions, recovery, tactic, in this order', () => {
    const table = turnOf({ units: ['W1@H7 M1@A1~', 'W8@N1'], seed: 1 });
    table.say('end');
    const order = table.story.slice(0, 6);
    expect(order).toEqual(['turn-began', 'flag-moved', 'actions-ended', 'recovered', 'tactic-drawn', 'turn-began']);
  });

  test('TET-TURN-05: at most three actions, or fewer, or none', () => {
    const table = skirmish({ units: ['W1@A1 M1@A14 R1@C1 B1@C14', FAR], hands: ['', ''], seed: 1 });
    expect(table.view(0).left).toBe(3);
    table.say('move W1 A2', 'move M1 A13', 'move R1 C2');
    expect(table.view(0).left).toBe(0);
    expect(table.options()).toEqual(['end']);
    expect(rules(table.why('walk B1'))).toBe('TET-TURN-05 no-actions-left');
    expect(skirmish({ units: ['W1@A1', FAR], seed: 1 }).say('end').asked).toBe('1 act');
  });

  test('TET-TURN-06 TET-ACT-12: idle units lose their token at the end of the turn, the others keep it', () => {
    const table = skirmish({ units: ['W1@A1 M1@A14~ R1@C1 B1@C14', 'R8@A3 W8@N2'], seed: 1 }).say('move W1 A2', 'hit W1 R8');
    table.until('0 act');
    expect(table.unit('W1').weak).toBe(true);
    table.say('end');
    expect(table.told('recovered')).toEqual([{ event: 'recovered', rule: 'TET-TURN-06', unit: 'M1', how: 'rest' }]);
    expect(table.unit('W1').weak).toBe(true);
  });

  test('TET-TURN-07 TET-TACTIC-06: one tactic is drawn, known to its owner alone', () => {
    const table = skirmish({ units: ['W1@A1', FAR], hands: ['T01', 'T02'], chance: [['tactic', 0]] }).say('end');
    expect(table.heard('tactic-drawn', 0)).toMatchObject([{ side: 0, card: 'T03' }]);
    expect(table.heard('tactic-drawn', 1)).toEqual([{ event: 'tactic-drawn', rule: 'TET-TURN-07', side: 0, count: 1 }]);
    expect(table.heard('tactic-drawn', undefined)).toEqual(table.heard('tactic-drawn', 1));
    expect(table.view(0).hands[0]).toEqual({ count: 2, cards: ['T01', 'T03'] });
    expect(table.view(1).hands[0]).toEqual({ count: 2, cards: [] });
  });

  test('TET-TURN-07 TET-TACTIC-02 TET-TACTIC-07 TET-AID-12: of three cards one is discarded, face up, of the owner’s choice', () => {
    const table = skirmish({ units: ['W1@A1', FAR], hands: ['T01 T05', 'T02'], chance: [['tactic', 0]] }).say('end');
    expect(table.asked).toBe('0 discard');
    expect(table.options()).toEqual(['T01', 'T03', 'T05']);
    table.say('T05');
    expect(table.view(1).discard).toEqual(['T05']);
    expect(table.heard('tactic-discarded', 1)).toMatchObject([{ side: 0, card: 'T05' }]);
    expect(table.asked).toBe('1 act');
  });

  test('TET-TACTIC-07 TET-RUL-46: a card that everybody knew is no longer known in a hand once it is discarded', () => {
    const table = skirmish({
      units: ['W1@A1', FAR],
      hands: ['T01 T05', 'T02'],
      chance: [['tactic', 0]],
      also: (state) => {
        state.known = [0, 4];
      },
    }).say('end', 'T05');
    expect([table.discard, table.state.known]).toEqual(['T05', [0]]);
  });

  test('M8 foresight: its owner draws two and discards down to two', () => {
    const table = skirmish({
      units: ['M8@A1', 'W1@N1'],
      hands: ['T01 T05', ''],
      chance: [
        ['tactic', 0],
        ['tactic', 0],
      ],
    }).say('end');
    expect(table.options()).toEqual(['T01', 'T02', 'T03', 'T05']);
    table.say('T01');
    expect(table.asked).toBe('0 discard');
    table.say('T02');
    expect(table.view(0).hands[0]?.cards).toEqual(['T03', 'T05']);
  });

  test('B6 verdant: heals 2 HP if it did nothing', () => {
    expect(
      skirmish({ units: ['B6@A1/5 W1@A14', 'M8@N1'], seed: 1 })
        .say('end')
        .unit('B6').hp,
    ).toBe(7);
    expect(
      skirmish({ units: ['B6@A1/5 W1@A14', 'M8@N1'], seed: 1 })
        .say('move B6 A2', 'end')
        .unit('B6').hp,
    ).toBe(5);
  });

  test('TET-TACTIC-08: an empty deck is rebuilt from the discard pile', () => {
    const all = HOUSE.tactics.map(({ id }) => id);
    const table = skirmish({
      units: ['W1@A1', FAR],
      hands: ['T01', 'T02'],
      discard: all.slice(2).join(' '),
      chance: [['tactic', 13]],
    }).say('end');
    expect(table.told('tactic-deck-rebuilt')).toMatchObject([{ cards: 14 }]);
    expect(table.view(0)).toMatchObject({ deck: 13, discard: [] });
    expect(table.view(0).hands[0]?.cards).toEqual(['T01', 'T16']);
  });
});
