/** Actions and the Weakened token. */
import { describe, expect, test } from 'vitest';
import { refusePayment } from '../src/allowance.ts';
import type { State } from '../src/state.ts';
import { named, position } from './position.ts';
import { rules, skirmish, turnOf } from './skirmish.ts';

const FAR = 'M8@N1 W8@N2 R8@M1 B6@M2';
/** Four units, so that the ordinary rules hold: a Warrior beside an enemy Rogue, the others far from everything. */
const FOUR = 'W1@A4 M2@A14 R1@C14 B1@E14';
const PREY = 'R8@A6 M8@N1 W8@N2 B6@M2';

describe('kinds of action', () => {
  test('TET-ACT-01: Move, Melee Attack, Ranged Attack, Cast a Spell', () => {
    const table = skirmish({ units: ['W1@A4 M1@B4 R1@A3 B1@E14', 'R8@A5 M8@B5 W8@N2 B6@M2'] });
    for (const start of ['move W1', 'walk W1', 'hit W1 R8', 'shoot R1 R8', 'cast M1 M8']) {
      expect(table.options(start).length, start).toBeGreaterThan(0);
    }
  });

  test('TET-ACT-02: firing a Ballista, from its cell alone', () => {
    const units = ['W1@G4 M2@A14 R1@C14 B1@E14', 'R8@G6 M8@N1 W8@N2'];
    expect(skirmish({ units }).options('fire')).toEqual(['fire W1 R8']);
    expect(skirmish({ units: ['W1@F4 M2@A14', 'R8@G6'] }).options('fire')).toEqual([]);
  });

  test('TET-ACT-03: the first action has no penalty', () => {
    const table = skirmish({ units: [FOUR, PREY] }).say('move W1 A5');
    expect(table.unit('W1')).toMatchObject({ weak: false, done: ['move'] });
  });

  test('TET-ACT-04 TET-AID-11 TET-RUL-04: a second action of another kind weakens, from its declaration on', () => {
    const table = skirmish({ units: [FOUR, PREY] }).say('move W1 A5');
    expect(table.preview('hit W1 R8')).toMatchObject({ weakens: true });
    table.answer('hit W1 R8');
    expect(table.told('weakened')).toEqual([{ event: 'weakened', rule: 'TET-ACT-04', unit: 'W1' }]);
    expect(table.told('weakened', 'attacked').map(({ event }) => event)).toEqual(['weakened', 'attacked']);
    // The other way round too.
    const back = skirmish({ units: ['W1@A5 M2@A14 R1@C14 B1@E14', PREY] }).say('hit W1 R8', 'no', 'no', 'move W1 A4');
    expect(back.unit('W1').weak).toBe(true);
  });

  test('TET-ACT-05: never the same kind twice', () => {
    const table = skirmish({ units: [FOUR, PREY] }).say('move W1 A5');
    expect(table.options('move W1')).toEqual([]);
    expect(rules(table.why('walk W1'))).toBe('TET-ACT-05 same-kind');
  });

  test('TET-ACT-06 TET-RUL-03: all attacks are one kind', () => {
    const table = skirmish({ units: ['W1@A5 M2@A14 R1@C14 B1@E14', PREY] }).say('hit W1 R8', 'no', 'no');
    expect(table.options('shoot W1')).toEqual([]);
    expect(rules(table.why('shoot W1 R8'))).toBe('TET-ACT-06 second-attack');
  });

  test('TET-ACT-06 TET-RUL-03 TET-SPELL-10: a spell without damage is a kind of its own', () => {
    const heals = skirmish({ units: ['W1@A5/3 M2@A4 R1@C14 B1@E14', 'R8@B4 M8@N1 W8@N2'] }).say('cast M2 W1');
    expect(heals.offers('hit M2 R8')).toBe(true);
    const burns = skirmish({ units: ['W1@A5/3 M1@A4 R1@C14 B1@E14', 'R8@B4 M8@N1 W8@N2'] }).say('hit M1 R8', 'no', 'no');
    expect(burns.options('cast M1')).toEqual([]);
  });

  test('TET-ACT-07: at most two actions, cured or not', () => {
    const table = skirmish({ units: [FOUR, PREY], hands: ['T01', ''] }).say(
      'move W1 A5',
      'hit W1 R8',
      'no',
      'no',
      'play T01 W1',
    );
    expect(table.unit('W1').weak).toBe(false);
    expect(table.options('shoot W1')).toEqual([]);
    expect(rules(table.why('walk W1'))).toBe('TET-ACT-07 two-actions');
  });

  test('TET-ACT-08: one action is completed before the next begins', () => {
    const table = skirmish({ units: [FOUR, PREY] }).say('walk W1', 'A5');
    expect(table.asked).toBe('0 walk');
    expect(table.options()).toEqual(['A4', 'B5', 'stop']);
  });

  test('TET-ACT-09 TET-RUL-53: the token bars every action', () => {
    const table = skirmish({ units: ['W1@A5~ M2@A14 R1@C14 B1@E14', PREY] });
    for (const start of ['move W1', 'walk W1', 'hit W1', 'shoot W1']) expect(table.options(start)).toEqual([]);
    expect(rules(table.why('walk W1'))).toBe('TET-ACT-09 weakened');
    expect(rules(table.why('hit W1 R8'))).toBe('TET-ACT-09 weakened');
  });
});

describe('the token', () => {
  const WEAK = 'W1@A5/8~ M2@A14 R1@C14 B1@E14';

  test('TET-ACT-10 TET-RUL-04: a token of this turn cannot be bought off in it', () => {
    const table = skirmish({ units: ['W1@A5/8~~ M2@A14 R1@C14 B1@E14', PREY], seed: 1 });
    expect(rules(table.why('pay W1'))).toBe('TET-ACT-10 weakened-this-turn');
    table.say('end', 'end');
    expect(table.state.weak[0]).toBe(0); // it rested
  });

  test('TET-ACT-10 TET-ACT-11: from the owner’s next turn on it can', () => {
    const table = skirmish({ units: [FOUR, PREY], seed: 1 }).say('move W1 A5', 'hit W1 R8', 'no', 'no', 'end');
    table.say('end');
    table.until('0 act');
    expect(table.offers('pay W1')).toBe(true);
  });

  test('TET-ACT-11: 2 HP, and the unit acts normally', () => {
    const table = skirmish({ units: [WEAK, PREY] });
    expect(table.preview('pay W1')).toEqual({ hp: 6 });
    table.say('pay W1');
    expect(table.told('lost-hp', 'recovered')).toEqual([
      { event: 'lost-hp', rule: 'TET-ACT-11', unit: 'W1', by: 2, why: 'payment', hp: 6 },
      { event: 'recovered', rule: 'TET-ACT-11', unit: 'W1', how: 'payment' },
    ]);
    expect(table.view(0).left).toBe(3); // TET-RUL-05: no action
    table.say('move W1 A4');
    expect(table.unit('W1')).toMatchObject({ weak: false, hp: 6 });
  });

  test('TET-ACT-11 TET-CAPTURE-04 TET-RUL-06: with 2 HP or less it is refused', () => {
    for (const hp of [1, 2]) {
      const table = skirmish({ units: [`W1@A5/${hp}~ M2@A14 R1@C14 B1@E14`, PREY] });
      expect(table.why('pay W1')).toEqual({ rule: 'TET-ACT-11', why: 'too-few-hp', figures: { hp } });
    }
    expect(skirmish({ units: ['W1@A5/3~ M2@A14 R1@C14 B1@E14', PREY] }).offers('pay W1')).toBe(true);
  });

  test('TET-ACT-11 TET-RUL-05: why it is not paid: no token, no actions left, the unit has acted', () => {
    const why = (left: number, change: (state: State) => void) => {
      const state = position({ units: [WEAK, PREY], left, also: change });
      return refusePayment(state, named(state, 'W1'));
    };
    expect(why(3, () => {})).toBeUndefined();
    expect(why(3, (state) => (state.weak[0] = 0))).toEqual({ rule: 'TET-ACT-11', why: 'not-weakened' });
    expect(why(0, () => {})).toMatchObject({ rule: 'TET-TURN-05', why: 'no-actions-left' });
    expect(why(2, (state) => (state.acts[0] = 1))).toEqual({ rule: 'TET-RUL-05', why: 'acted' });
  });

  test('TET-RUL-05: at any moment before the unit acts, or by an option only at the start of the turn', () => {
    const table = skirmish({ units: [WEAK, PREY] }).say('move R1 C13');
    expect(table.offers('pay W1')).toBe(true);
    const strict = skirmish({ units: [WEAK, PREY], payAnyTime: false });
    expect(strict.offers('pay W1')).toBe(true);
    strict.say('move R1 C13');
    expect(rules(strict.why('pay W1'))).toBe('TET-RUL-05 turn-under-way');
  });

  test('TET-ACT-13: cures may be used', () => {
    const table = skirmish({ units: ['W1@A5~~ M2@A14 R1@C14 B1@E14', PREY], hands: ['T01', ''] }).say('play T01 W1');
    expect(table.told('recovered')).toMatchObject([{ unit: 'W1', how: 'cure' }]);
  });

  test('TET-ACT-14: captures that leave two units rid both of their tokens at once', () => {
    const table = skirmish({ units: ['W3@A5 M2@A14 R1@C14 B1@E14', 'R8@A6/1 M8@N1~ W8@N2~'] }).say('hit W3 R8');
    expect(table.told('recovered')).toMatchObject([
      { unit: 'W8', how: 'two-left', rule: 'TET-ACT-14' },
      { unit: 'M8', how: 'two-left' },
    ]);
    const three = skirmish({ units: ['W3@A5 M2@A14 R1@C14 B1@E14', 'R8@A6/1 M8@N1~ W8@N2~ B6@M2'] }).say('hit W3 R8');
    expect(three.told('recovered')).toEqual([]);
  });

  test('TET-ACT-15: with two units two actions do not weaken, and are still of two kinds', () => {
    const table = skirmish({ units: ['W1@A4 M2@A14', PREY] }).say('move W1 A5');
    expect(table.preview('hit W1 R8')).toMatchObject({ weakens: false });
    table.say('hit W1 R8', 'no', 'no');
    expect(table.unit('W1').weak).toBe(false);
    expect(rules(table.why('walk W1'))).toBe('TET-ACT-07 two-actions');
    const moved = skirmish({ units: ['W1@A4 M2@A14', PREY] }).say('move W1 A5');
    expect(moved.options('move W1')).toEqual([]);
  });

  test('TET-ACT-16 TET-ACT-17: the last unit has all three actions, the same ones if it likes, without token', () => {
    const table = skirmish({ units: ['W1@A4', FAR], hands: ['', ''] }).say('move W1 A5', 'move W1 A4', 'move W1 A3');
    expect(table.told('weakened')).toEqual([]);
    expect(table.options()).toEqual(['end']);
    const hits = skirmish({ units: ['W1@A5', 'B1@A6 M8@N1 W8@N2'], hands: ['', ''] }).say('hit W1 B1', 'no', 'hit W1 B1');
    expect(hits.told('attacked')).toHaveLength(2);
  });

  test('TET-RUL-48: an enemy’s weakening works on the last units too, and bars them', () => {
    const table = skirmish({ units: ['W1@A4~', FAR], hands: ['', ''] });
    expect(table.options('move W1')).toEqual([]);
    expect(table.offers('pay W1')).toBe(true);
  });
});

describe('the Ballista', () => {
  const OTHERS = 'M2@A14 R1@C14 B1@E14';

  test('TET-BALLISTA-02: having moved onto it, it is fired as a second action', () => {
    const table = skirmish({ units: [`W2@F4 ${OTHERS}`, 'R8@G6 M8@N1 W8@N2'] }).say('move W2 G4');
    expect(table.preview('fire W2 R8')).toMatchObject({ weakens: true });
  });

  test('TET-BALLISTA-03 TET-RUL-10: who begins there fires as a first action, and then moves as a second', () => {
    const table = turnOf({ units: [`W2@G4 ${OTHERS}`, 'R8@G6 M8@N1 W8@N2'] });
    expect(table.preview('fire W2 R8')).toMatchObject({ weakens: false });
    table.say('fire W2 R8', 'S', 'no');
    expect(table.unit('W2').weak).toBe(false);
    expect(table.preview('move W2 F4')).toMatchObject({ weakens: true });
  });

  test('TET-BALLISTA-04 TET-RUL-10: who leaves the one he began on does not come back in this turn', () => {
    const table = turnOf({ units: ['W2@G4', 'R8@G6 M8@N1 W8@N2'], hands: ['', ''], seed: 1 }).say('move W2 F4');
    expect(table.offers('move W2 G4')).toBe(false);
    expect(rules(table.why('move W2 G4'))).toBe('TET-BALLISTA-04 left-ballista');
    table.say('walk W2', 'E4', 'F4');
    expect(table.options()).not.toContain('G4');
    // Next turn it may.
    table.say('stop', 'end', 'end');
    expect(table.offers('move W2 G4')).toBe(true);
    // Who did not begin there may come and go.
    const other = turnOf({ units: ['W2@F4', 'R8@G6 M8@N1 W8@N2'], hands: ['', ''], seed: 1 }).say('move W2 G4', 'move W2 F4');
    expect(other.offers('move W2 G4')).toBe(true);
  });
});
