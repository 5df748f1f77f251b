/** Why not, for whatever somebody writes or points at that no option begins with; and what is possible instead. */
import { describe, expect, test } from 'vitest';
import { ranged } from './duellists.ts';
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
    expect(table.tried('burn')).toMatchObject({ refusal: { rule: 'MK-TURN-26', why: 'wrong-place' } });
    expect(table.tried('hullabaloo')).toBeUndefined();
  });

  test('MK-EXPLORE-01 MK-EXPLORE-06 a tile where one lies, and beyond the coast', () => {
    const table = mage({ ...road, at: '0.-3', tokens: '' });
    expect(table.tried('explore 0 1')).toMatchObject({ refusal: { rule: 'MK-EXPLORE-01', why: 'tile-there' } });
    // Beside the hero, and yet no place for a tile.
    expect(table.tried('explore -1 1')).toMatchObject({ refusal: { rule: 'MK-EXPLORE-06', why: 'tile-shape' } });
  });

  test.each([
    ['MK-INTERACT-01', 'interact', 'wrong-place'],
    ['MK-TURN-24', 'enter', 'wrong-place'],
    ['MK-TURN-26', 'burn', 'wrong-place'],
    ['MK-SITE-21', 'altar', 'wrong-place'],
    ['MK-SCENARIO-60', 'incant', 'no-use-now'],
  ] as const)('%s says where and when one may %s; after the action of the turn it is MK-TURN-18', (rule, word, why) => {
    expect(mage(road).tried(word)).toMatchObject({ refusal: { rule, why } });
    const after = mage({ ...road, stage: 'after' }).tried(word);
    expect(after).toMatchObject({ refusal: { rule: 'MK-TURN-18', why: 'one-action' } });
  });

  test('MK-SCENARIO-60 a glade is marked before the action, and only where that is what it is about', () => {
    expect(mage(road).tried('mark')).toMatchObject({ refusal: { rule: 'MK-SCENARIO-60', why: 'no-use-now' } });
    const after = mage({ ...road, stage: 'after' }).tried('mark');
    expect(after).toMatchObject({ refusal: { rule: 'MK-TURN-35', why: 'no-use-now' } });
  });

  test('MK-TURN-25 whoever is not beside the hero is nobody to challenge', () => {
    const tower = mage({ ...road, tiles: 'countryside-4@1,1', at: '3.-4', tokens: 'monks@4.-5' });
    expect(tower.tried('challenge monks 4.-5')).toMatchObject({ refusal: { rule: 'MK-TURN-25', why: 'no-fight' } });
    const after = mage({ ...road, stage: 'after' });
    expect(after.tried('challenge prowlers 3.-3')).toMatchObject({ refusal: { rule: 'MK-TURN-18', why: 'one-action' } });
  });

  test('MK-OTHERS-04 MK-OTHERS-07 beside another hero there is no other action', () => {
    const told = { at: '2.-2', move: 2, hand: 'rage', others: [{ hero: 'norowas', at: '2.-3' }] } as const;
    expect(mage(told).play('move 2.-3').tried('interact')).toMatchObject({
      refusal: { rule: 'MK-OTHERS-04', why: 'must-fight' },
    });
    const peace = mage({ ...told, options: { duels: 'no' } }).play('move 2.-3');
    expect(peace.tried('interact')).toMatchObject({ refusal: { rule: 'MK-OTHERS-07', why: 'withdraws' } });
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
    expect(table.tried('block prowlers')).toMatchObject({ refusal: { rule: 'MK-COMBAT-08', why: 'other-phase' } });
    expect(table.tried('strike medusa')).toMatchObject({ refusal: { why: 'no-fight' } });
    const done = mage({ ...fight, hand: 'rage march', mana: 'red' }).play('rage strong', 'strike prowlers');
    expect(done.tried('strike prowlers')).toMatchObject({ refusal: { rule: 'MK-COMBAT-45', why: 'done-with' } });
  });
});

describe('in each phase of a fight', () => {
  test('MK-COMBAT-22 MK-PVP-28 nothing goes sideways from afar, and MK-CARD-05 a wound never does', () => {
    const told = { hand: 'rage wound swiftness', mana: 'white', fight: 'prowlers' } as const;
    expect(mage(told).tried('rage sideways')).toMatchObject({ refusal: { rule: 'MK-COMBAT-22' } });
    expect(mage({ ...told, stage: 'block' }).tried('wound sideways')).toMatchObject({ refusal: { rule: 'MK-CARD-05' } });
    const shots = { hand: 'swiftness rage', mana: 'white' } as const;
    expect(ranged({}, shots).tried('rage sideways', 1)).toMatchObject({ refusal: { rule: 'MK-PVP-28' } });
  });

  test('MK-COMBAT-52 MK-COMBAT-55 MK-COMBAT-58 who cannot take damage', () => {
    const units = 'guardian-golems peasants:wounded foresters';
    const told = { fight: 'golems prowlers', stage: 'block', hand: 'rage', units } as const;
    const table = mage(told).play('done');
    expect(table.why('prowlers on peasants 1')).toMatchObject({ rule: 'MK-COMBAT-52', why: 'unit-wounded' });
    table.play('golems on guardian-golems 0');
    expect(table.why('prowlers on guardian-golems 0')).toMatchObject({ rule: 'MK-COMBAT-55', why: 'unit-struck' });
    const barred = mage({
      ...told,
      also: (state) => {
        if (state.arena) state.arena = { ...state.arena, noUnits: true };
      },
    }).play('done');
    expect(barred.why('prowlers on guardian-golems 0')).toMatchObject({ rule: 'MK-COMBAT-58', why: 'units-barred' });
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
