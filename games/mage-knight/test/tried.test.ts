/** Why not, for whatever somebody writes or points at that no option begins with; and what is possible instead. */
import { describe, expect, test } from 'vitest';
import { mage } from './table.ts';

const road = { at: '2.-2', hand: 'march rage wound', move: 2, tokens: 'prowlers@3.-3!', seed: 1 } as const;

describe('while moving', () => {
  test('a card that is not in hand, a unit or a skill of somebody else', () => {
    const table = mage(road);
    expect(table.tried('stamina')).toMatchObject({ refusal: { rule: 'MK-CARD-01', why: 'not-in-hand' } });
    expect(table.tried('use peasants 0')).toMatchObject({ refusal: { rule: 'MK-CARD-17', why: 'not-yours' } });
    expect(table.tried('skill goldyx-flight')).toMatchObject({ refusal: { rule: 'MK-CARD-21', why: 'not-yours' } });
    expect(table.tried('planning')).toMatchObject({ refusal: { rule: 'MK-TACTIC-01', why: 'not-yours' } });
  });

  test('a card in hand that is of no use now, or whose mana is missing', () => {
    const table = mage(road);
    expect(table.tried('rage strong')).toMatchObject({ refusal: { rule: 'MK-COMBAT-14', why: 'not-stored' } });
    expect(table.tried('march strong')).toMatchObject({ refusal: { why: 'no-mana', figures: { price: ['green'] } } });
    expect(table.tried('wound')).toMatchObject({ refusal: { rule: 'MK-CARD-05', why: 'wound' } });
    const spell = mage({ ...road, hand: 'fireball swiftness', fight: 'prowlers', stage: 'ranged', mana: 'white', night: true });
    expect(spell.tried('fireball strong')).toMatchObject({ refusal: { figures: { price: ['red', 'black'] } } });
  });

  test('spaces, with what they would cost', () => {
    const table = mage(road);
    expect(table.tried('1.-1')).toMatchObject({ refusal: { why: 'no-moves', figures: { needed: 3, sum: 2, short: 1 } } });
    expect(table.tried('3.-3')).toMatchObject({ refusal: { rule: 'MK-MOVE-18', why: 'rampager' } });
    expect(table.tried('2.-2')).toMatchObject({ refusal: { why: 'here' } });
    expect(table.tried('9.9')).toMatchObject({ refusal: { why: 'no-land' } });
    expect(table.tried('2.-3')).toMatchObject({ refusal: { rule: 'MK-MOVE-19', why: 'provokes' } });
    // What is offered is not refused.
    expect(table.tried('move 1.-2')).toBeUndefined();
    expect(table.tried('1.-2')).toBeUndefined();
  });

  test('what comes later, or not here', () => {
    const table = mage(road);
    expect(table.tried('recruit peasants 0')).toMatchObject({ refusal: { rule: 'MK-TURN-23', why: 'not-interacting' } });
    expect(table.tried('strike prowlers')).toMatchObject({ refusal: { rule: 'MK-COMBAT-02', why: 'no-fight' } });
    expect(table.tried('explore 3 3')).toMatchObject({ refusal: { why: 'tile-far' } });
    expect(table.tried('burn')).toMatchObject({ refusal: { rule: 'MK-TURN-16', why: 'no-use-now' } });
    expect(table.tried('hullabaloo')).toBeUndefined();
  });
});

describe('in a fight', () => {
  const fight = { hand: 'rage march', fight: 'prowlers diggers', stage: 'attack' } as const;

  test('nobody moves or deals with people', () => {
    const table = mage(fight);
    expect(table.tried('move 1.-1')).toMatchObject({ refusal: { rule: 'MK-TURN-17', why: 'not-in-combat' } });
    expect(table.tried('explore 1 1')).toMatchObject({ refusal: { why: 'no-move-now' } });
    expect(table.tried('buy heal')).toMatchObject({ refusal: { why: 'not-interacting' } });
  });

  test('an enemy: how far one is, whether it is the time, whether it is done with', () => {
    const table = mage(fight);
    expect(table.tried('strike prowlers')).toMatchObject({
      refusal: { why: 'too-weak', figures: { needed: 3, sum: 0, short: 3 } },
    });
    expect(table.tried('block prowlers')).toMatchObject({ refusal: { rule: 'MK-COMBAT-08', why: 'no-use-now' } });
    expect(table.tried('strike medusa')).toMatchObject({ refusal: { why: 'no-fight' } });
    const done = mage({ ...fight, hand: 'rage march', mana: 'red' }).play('rage strong', 'strike prowlers');
    expect(done.tried('strike prowlers')).toMatchObject({ refusal: { rule: 'MK-COMBAT-45', why: 'done-with' } });
  });
});

describe('while something else is asked', () => {
  test('whatever one points at waits, and the question is named', () => {
    const table = mage({ hand: 'rage march', fight: 'prowlers', stage: 'attack', mana: 'red', crystals: 'red' }).play(
      'rage strong',
    );
    expect(table.asked).toBe('0 pay');
    expect(table.tried('march')).toMatchObject({
      refusal: { rule: 'MK-MANA-02', why: 'other-question', figures: { question: 'pay' } },
      instead: ['token red', 'crystal red'],
    });
    expect(table.tried('token')).toBeUndefined();
  });

  test('after the action nobody moves any more', () => {
    const table = mage({ hand: 'rage march', stage: 'after' });
    expect(table.tried('1.-1')).toMatchObject({ refusal: { rule: 'MK-TURN-17', why: 'no-move-now' } });
    expect(mage({ hand: 'rage', stage: 'interact', at: '2.-3' }).tried('buy artifact')).toMatchObject({
      refusal: { why: 'not-sold' },
    });
  });
});
