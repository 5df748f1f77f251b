import { describe, expect, test } from 'vitest';
import { mage } from './table.ts';

const goals = (told: Parameters<typeof mage>[0]): string[] => mage(told).options('move').sort();

describe('what moving costs', () => {
  test('MK-MOVE-04 MK-MOVE-05 by day: plains 2, forest 3, hills 3', () => {
    expect(goals({ move: 2 })).toEqual(['move 0.-1', 'move 1.0']);
    expect(goals({ move: 3 })).toEqual(['move 0.-1', 'move 1.-1', 'move 1.0']);
    expect(mage({ move: 6 }).preview('move 2.-1')).toMatchObject({ cost: 5, path: [{ n: 2 }, { terrain: 'hills', n: 3 }] });
  });

  test('MK-MOVE-06 by night forest costs 5 and desert 3', () => {
    expect(goals({ move: 4, night: true })).not.toContain('move 1.-1');
    expect(goals({ move: 5, night: true })).toContain('move 1.-1');
    const told = { tiles: 'countryside-4@1,1', at: '3.-5', move: 3 } as const;
    expect(goals({ ...told, night: true })).toContain('move 4.-6');
    expect(goals(told)).not.toContain('move 4.-6');
    expect(goals({ ...told, move: 5 })).toContain('move 4.-6');
  });

  test('MK-MOVE-05 wasteland 4 and swamp 5', () => {
    const told = { tiles: 'countryside-9@1,1', at: '3.-5' } as const;
    expect(goals({ ...told, move: 4 })).toContain('move 4.-6');
    expect(goals({ ...told, move: 3 })).not.toContain('move 4.-6');
    expect(goals({ tiles: 'core-5@0,2', at: '1.-4', move: 5 })).toContain('move 2.-5');
    expect(goals({ tiles: 'core-5@0,2', at: '1.-4', move: 4 })).not.toContain('move 2.-5');
  });

  test('MK-MOVE-07 MK-MOVE-10 MK-SITE-27 a city costs 2 by day and night', () => {
    const told = { tiles: 'core-6@1,1', at: '3.-4', move: 2, tokens: 'gray@4.-5', seed: 1 } as const;
    expect(goals(told)).toContain('move 4.-5');
    expect(goals({ ...told, night: true })).toContain('move 4.-5');
  });

  test('MK-MOVE-08 lakes, mountains and the sea cannot be entered', () => {
    expect(goals({ at: '2.-3', move: 20 })).not.toContain('move 2.-4');
    expect(goals({ move: 20 })).not.toContain('move 0.1');
    expect(goals({ tiles: 'countryside-4@1,1', at: '4.-5', shields: '4.-5', move: 20 })).not.toContain('move 5.-5');
  });

  test('MK-MOVE-02 MK-MOVE-03 MK-MOVE-09 MK-CARD-06 points add up, whatever they come from', () => {
    const table = mage({ hand: 'march swiftness rage', units: 'peasants', crystals: 'green' });
    table.play('march strong', 'rage sideways', 'use peasants 0 2', 'swiftness');
    expect(table.points).toBe('9/0/0');
    table.play('move 1.0');
    expect(table.points).toBe('7/0/0');
    expect(table.told('moved')).toMatchObject([{ from: '0.0', to: '1.0', cost: 2 }]);
  });

  test('MK-MOVE-23 MK-MOVE-24 what makes a terrain cheaper counts from then on, and never below nothing', () => {
    const table = mage({ units: 'foresters foresters', move: 1 });
    expect(table.offers('move 1.-1')).toBe(false);
    table.play('use foresters 0 0', 'use foresters 1 0');
    expect(table.preview('move 1.-1')).toMatchObject({ cost: 1 });
    const cheap = mage({
      move: 0,
      also: (state) => {
        state.mods[0] = [{ mod: 'terrain', terrains: ['plains'], delta: -2 }];
      },
    });
    expect(cheap.preview('move 1.0')).toMatchObject({ cost: 0 });
  });

  test('MK-MOVE-25 a space that costs nothing is entered without points', () => {
    const told = (min: number) =>
      goals({
        also: (state) => {
          state.mods[0] = [{ mod: 'terrain', terrains: ['plains'], delta: -3, min }];
        },
      });
    expect(told(0)).toEqual(['move 0.-1', 'move 0.-2', 'move 1.-2', 'move 1.0', 'move 2.-2', 'move 2.-3']);
    expect(told(1)).toEqual([]);
  });

  test('MK-MOVE-26 an effect may open terrain; whoever ends the turn there withdraws', () => {
    const table = mage({
      at: '2.-3',
      move: 4,
      hand: 'rage',
      seed: 1,
      also: (state) => {
        state.mods[0] = [{ mod: 'terrain', terrains: ['lake'], set: 1, opens: true }];
      },
    });
    table.play('move 2.-4', 'rage sideways', 'end');
    expect(table.at).toBe('2.-3');
    expect(table.told('withdrew')).toMatchObject([{ to: '2.-3', wounds: 1 }]);
  });

  test('MK-TURN-17 MK-MOVE-01 nothing moves once the action has begun', () => {
    const table = mage({ at: '2.-3', hand: 'march rage promise' }).play('interact');
    expect(table.options('move')).toEqual([]);
    expect(table.why('march')).toMatchObject({ rule: 'MK-TURN-29', why: 'moving' });
  });
});

describe('rampaging enemies', () => {
  const orcs = 'prowlers@3.-3!';

  test('MK-MOVE-18 their space is closed', () => {
    expect(goals({ tokens: orcs, at: '2.-2', move: 20 })).not.toContain('move 3.-3');
    expect(goals({ at: '2.-2', move: 20 })).toContain('move 3.-3');
  });

  test('MK-MOVE-19 a step from one space beside them to another provokes: movement ends there, and they attack', () => {
    const table = mage({ tokens: orcs, at: '2.-2', move: 9, hand: 'rage march' });
    expect(table.preview('provoke 3.-2')).toMatchObject({
      cost: 3,
      provoked: ['3.-3'],
      enemies: [{ enemy: 'prowlers', armor: 3, deals: 4, wounds: 2 }],
    });
    table.play('provoke 3.-2');
    expect(table.at).toBe('3.-2');
    expect(table.asked).toBe('0 block');
    expect(table.foes).toBe('prowlers attacks');
    expect(table.points).toBe('0/0/0');
  });

  test('MK-MOVE-20 one step may provoke several', () => {
    const table = mage({ tokens: `${orcs} ironclads@1.-2!`, at: '2.-2', move: 2, hand: 'rage march' });
    table.play('provoke 2.-3');
    expect(table.foes).toBe('prowlers attacks, ironclads attacks');
  });

  test('MK-MOVE-33 coming beside them, standing there and going away provokes nothing', () => {
    const table = mage({ tokens: orcs, at: '1.-2', move: 6, hand: 'rage' }).play('move 2.-2', 'move 1.-2');
    expect(table.at).toBe('1.-2');
    expect(table.told('fight-began')).toEqual([]);
  });

  test('MK-MOVE-19 a way around them is taken where there is one; provoking is a way of its own', () => {
    const table = mage({ tokens: orcs, at: '2.-3', move: 12 });
    expect(table.preview('move 2.-2')).toMatchObject({ cost: 4 });
    expect(table.preview('provoke 2.-2')).toMatchObject({ cost: 2 });
  });

  test('MK-SITE-26 once defeated only the terrain is left', () => {
    const table = mage({ tokens: orcs, at: '2.-2', move: 0, hand: 'rage rage march', crystals: 'red' });
    table.play('challenge prowlers 3.-3', 'done', 'rage strong', 'strike prowlers');
    expect(table.tokens).toBe('');
    expect(table.reputation).toBe(1);
  });
});

describe('garrisons and ruins', () => {
  const keep = { tiles: 'countryside-3@1,1', tokens: 'gray@5.-6', chance: [['gray enemy', 0]] } as const;

  test('MK-MOVE-30 MK-SITE-09 MK-MOVE-31 by day a hero beside it turns a garrison up, which cannot be taken back', () => {
    const table = mage({ ...keep, at: '4.-4', move: 20, hand: 'rage' });
    expect(table.preview('move 4.-5')).toMatchObject({ reveals: ['garrison'] });
    table.play('move 4.-5');
    expect(table.tokens).toBe('crossbowmen@5.-6');
  });

  test('MK-MOVE-30 MK-MOVE-32 and so does a hero who is fought on arrival: garrisons and ruins are seen first', () => {
    const table = mage({ ...keep, tokens: `${keep.tokens} prowlers@3.-4!`, at: '4.-4', move: 20, hand: 'rage' });
    table.play('provoke 4.-5');
    expect(table.tokens).toBe('crossbowmen@5.-6 prowlers@3.-4!');
    expect(table.told('fight-began')).toMatchObject([{ enemies: ['prowlers'] }]);
    const ruins = mage({
      tiles: 'countryside-8@1,1',
      tokens: 'prowlers@4.-5!',
      ruins: 'face-down@5.-6',
      at: '5.-5',
      night: true,
      move: 9,
      hand: 'rage',
      chance: [['ruins', 0]],
    });
    ruins.play('provoke 5.-6');
    expect([ruins.told('ruins-revealed').length, ruins.told('fight-began').length]).toEqual([1, 1]);
  });

  test('MK-MOVE-30 not by night', () => {
    const table = mage({ ...keep, at: '4.-4', move: 20, night: true, hand: 'rage' });
    expect(table.preview('move 4.-5')).toMatchObject({ reveals: [] });
    table.play('move 4.-5');
    expect(table.tokens).toBe('gray@5.-6');
  });

  test('MK-CITY-16 MK-MOVE-30 those of a city by night, too', () => {
    const chance = [['violet enemy', 0]] as const;
    const table = mage({ tiles: 'core-6@1,1', tokens: 'violet@4.-5', at: '2.-3', move: 20, night: true, hand: 'rage', chance });
    table.play('move 3.-4');
    expect(table.tokens).toBe('monks@4.-5');
  });

  test('MK-MOVE-10 MK-MOVE-11 MK-MOVE-12 MK-TURN-20 entering it is an assault: a reputation, and walls', () => {
    const table = mage({ ...keep, at: '4.-5', tokens: 'guardsmen@5.-6', move: 3, hand: 'rage march', chance: [] });
    expect(table.preview('move 5.-6')).toMatchObject({ assaults: true, enemies: [{ enemy: 'guardsmen', walls: 2 }] });
    table.play('move 5.-6');
    expect(table.reputation).toBe(-1);
    expect(table.told('fight-began')).toMatchObject([{ site: 'keep', enemies: ['guardsmen'] }]);
  });

  test('MK-MOVE-32 entering ruins turns their token up', () => {
    const chance = [['ruins', 0]] as const;
    const table = mage({
      tiles: 'countryside-8@1,1',
      ruins: 'face-down@5.-6',
      at: '4.-4',
      night: true,
      move: 9,
      hand: 'rage',
      chance,
    });
    table.play('move 5.-6');
    expect(table.told('ruins-revealed')).toMatchObject([{ ruins: 'altar-green', at: '5.-6' }]);
  });

  test('MK-MOVE-21 MK-MOVE-22 MK-RULING-03 an adventure site may be passed by', () => {
    const table = mage({ tiles: 'countryside-6@1,1', at: '3.-4', move: 10, hand: 'rage' });
    table.play('move 3.-5');
    expect(table.asked).toBe('0 move');
    expect(table.offers('enter')).toBe(true);
    expect(table.options('move')).not.toEqual([]);
  });

  test('MK-MOVE-04 MK-MOVE-08 MK-MOVE-18 why one cannot go anywhere else', () => {
    const table = mage({ at: '1.-1', move: 3, tokens: 'prowlers@3.-3!' });
    expect(table.why('move 2.-4')).toMatchObject({ rule: 'MK-MOVE-08', why: 'closed' });
    expect(table.why('move 3.-3')).toMatchObject({ rule: 'MK-MOVE-18', why: 'rampager' });
    expect(table.why('move 2.-3')).toMatchObject({
      rule: 'MK-MOVE-04',
      why: 'no-moves',
      figures: { needed: 4, sum: 3, short: 1 },
    });
    expect(table.figures()).toMatchObject({ costs: { 'move 1.0': 2, 'move 0.-1': 2, 'move 1.-2': 2 } });
  });

  test('MK-MOVE-08 MK-MOVE-10 MK-MOVE-18 where no way leads, and where all end sooner, is told apart', () => {
    // Between the lake and the orcs of countryside 1 nobody comes through to the north.
    const north = { tiles: 'countryside-3@0,2', at: '1.-3', move: 9 } as const;
    const table = mage({ ...north, tokens: 'prowlers@1.-4!' });
    expect(table.why('move 2.-6')).toMatchObject({ rule: 'MK-MOVE-08', why: 'cut-off' });
    expect(table.why('move 1.-4')).toMatchObject({ rule: 'MK-MOVE-18', why: 'rampager' });
    expect(mage({ ...north, move: 5 }).why('move 2.-6')).toMatchObject({ rule: 'MK-MOVE-04', why: 'no-moves' });
    // Past the orcs at 3.-3 a step provokes: it leads on, but not in one walk.
    const past = mage({ tiles: 'countryside-3@0,2', at: '0.-3', move: 9, tokens: 'prowlers@1.-3!' });
    expect(past.why('move 2.-6')).toMatchObject({ rule: 'MK-MOVE-10', why: 'beyond' });
  });

  test('MK-MOVE-05 MK-MOVE-06 what each terrain costs now is told with the question', () => {
    const costs = (night: boolean) => mage({ at: '0.0', night }).figures();
    expect(costs(false)).toMatchObject({ terrain: [2, 3, 3, 4, 5, 5, 2, 99, 99, 99] });
    expect(costs(true)).toMatchObject({ terrain: [2, 3, 5, 4, 3, 5, 2, 99, 99, 99] });
  });
});
