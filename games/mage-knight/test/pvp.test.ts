/** Who may be attacked, and how the one who is attacked takes part (MK-PVP-01 to -22, -69, -70). */
import { describe, expect, test } from 'vitest';
import { spaceAt } from '../src/land.ts';
import { attacked, beside } from './duellists.ts';
import { mage, type Told } from './table.ts';

describe('who may be attacked', () => {
  test('MK-PVP-01 MK-TURN-19 MK-OTHERS-04 whoever stays on the space of another hero has to fight, and can do nothing else there', () => {
    const table = beside({ hand: 'rage' }).play('move 1.-2');
    expect(table.options('attack')).toEqual(['attack norowas']);
    expect(table.why('end')).toMatchObject({ rule: 'MK-TURN-19', why: 'must-fight' });
    expect(table.options('rest')).toEqual([]);
    table.play('attack norowas');
    expect(table.told('duel-began')).toMatchObject([{ seat: 0, other: 1, at: '1.-2' }]);
    // It was the turn's action.
    table.play('partial', 'pass', 'pass', 'pass', 'pass');
    expect(table.asked).toBe('0 after');
  });

  test('MK-PVP-01 whoever moves on attacks nobody', () => {
    const table = beside({ move: 4, hand: 'rage' }).play('move 1.-2', 'move 2.-2');
    expect([table.at, table.options('attack')]).toEqual(['2.-2', []]);
    expect(table.offers('end')).toBe(true);
  });

  test('MK-OTHERS-01 MK-OTHERS-03 the way may lead through another hero’s space, and tiles may be revealed from there', () => {
    expect(beside({ move: 4 }).options('move')).toContain('move 2.-2');
    const table = mage({ at: '1.-2', move: 6, hand: 'rage', others: [{ hero: 'norowas', at: '2.-3' }], seed: 1 });
    table.play('move 2.-3');
    expect(table.options('explore').length).toBeGreaterThan(0);
    expect(table.play(table.options('explore')[0] ?? '').asked).toBe('0 move');
    // But not through a keep whose owner is there.
    const keep = { tiles: 'countryside-3@1,1', at: '4.-5', move: 20 } as const;
    const closed = mage({ ...keep, others: [{ hero: 'norowas', at: '5.-6', shields: '5.-6' }] });
    expect(closed.play('move 5.-6').asked).toBe('1 attend');
  });

  test('MK-PVP-02 MK-OTHERS-05 not on a portal', () => {
    const table = mage({ at: '1.0', move: 2, hand: 'rage', others: [{ hero: 'norowas' }] }).play('move 0.0');
    expect(table.why('attack norowas')).toMatchObject({ rule: 'MK-PVP-02', why: 'shared-space' });
    expect(table.offers('end')).toBe(true);
  });

  test('MK-PVP-02 MK-OTHERS-06 MK-RULING-17 nor in a conquered city, where several may be', () => {
    const at = '4.-5';
    const also = (state: { cities: unknown; shields: unknown }) => {
      state.cities = [{ at: spaceAt(4, -5), colour: 1, level: 1, leader: 0 }];
      state.shields = [{ at: spaceAt(4, -5), seat: 0 }];
    };
    const told = { tiles: 'core-6@1,1', at: '3.-4', move: 2, hand: 'rage' } as const;
    const table = mage({ ...told, others: [{ hero: 'norowas', at }], also }).play(`move ${at}`);
    expect(table.why('attack norowas')).toMatchObject({ rule: 'MK-PVP-02' });
    expect(table.play('rage sideways', 'end').until('1 round').at).toBe(at);
  });

  test('MK-PVP-03 MK-OTHERS-07 MK-OTHERS-08 not once the end of the round was announced: no action, and a forced withdrawal', () => {
    const table = beside({ hand: 'rage', also: (state) => Object.assign(state, { announcer: 1, last: 0 }) });
    table.play('move 1.-2');
    expect(table.why('attack norowas')).toMatchObject({ rule: 'MK-PVP-03', why: 'round-ending' });
    expect(table.options('rest')).toEqual([]);
    table.play('rage sideways', 'end');
    expect(table.told('withdrew')).toMatchObject([{ seat: 0, to: '0.-2', wounds: 1 }]);
  });

  test('MK-PVP-04 MK-OTHERS-09 not once the end of the match has come about', () => {
    const table = beside({ also: (state) => Object.assign(state, { isEnding: true, last: 1 }) }).play('move 1.-2');
    expect(table.why('attack norowas')).toMatchObject({ rule: 'MK-PVP-04', why: 'match-ending' });
  });

  test('MK-PVP-05 a step that provokes an enemy does not lead onto the space of another hero', () => {
    // The prowlers at 1.-3 are next to both spaces.
    const table = beside({ tokens: 'prowlers@1.-3!' });
    expect(table.options('provoke')).not.toContain('provoke 1.-2');
    expect(table.options('move')).not.toContain('move 1.-2');
    expect(table.why('move 1.-2')).toMatchObject({ rule: 'MK-PVP-05', why: 'provokes' });
    expect(beside({ tokens: 'prowlers@1.-3!' }, { at: '4.-2' }).options('provoke')).toContain('provoke 1.-2');
  });

  test('MK-PVP-05 MK-OTHERS-05 MK-OTHERS-06 but onto the portal and into a city it does: whoever is there is not in the way', () => {
    const portal = mage({ at: '1.0', move: 2, hand: 'rage', tokens: 'prowlers@1.-1!', others: [{ hero: 'norowas' }] });
    expect(portal.play('provoke 0.0').foes).toBe('prowlers attacks');
    const city = mage({
      ...{ tiles: 'core-8@1,1', at: '5.-5', move: 2, hand: 'rage', tokens: 'swamp-dragon@4.-4!' },
      others: [{ hero: 'norowas', at: '4.-5', shields: '4.-5' }],
      also: (state) => {
        state.cities = [{ at: spaceAt(4, -5), colour: 0, level: 1, leader: 1 }];
      },
    });
    expect(city.play('provoke 4.-5').foes).toBe('swamp-dragon attacks');
  });

  test('MK-PVP-06 MK-OTHERS-13 MK-RULING-19 nobody attacks a player whose token is face down', () => {
    const table = beside({ hand: 'rage', also: (state) => void state.isTurnLost.fill(true) }).play('move 1.-2');
    expect(table.why('attack norowas')).toMatchObject({ rule: 'MK-PVP-06', why: 'turn-lost' });
    expect(table.play('rage sideways', 'end').told('withdrew')).toMatchObject([{ to: '0.-2', wounds: 1 }]);
  });

  test('MK-OTHERS-11 MK-SCENARIO-26 not where the scenario or the table has no such fights', () => {
    const none = beside({ options: { duels: 'no' } }).play('move 1.-2');
    expect(none.why('attack norowas')).toMatchObject({ rule: 'MK-OTHERS-11', why: 'no-rivalry' });
    const options = { scenario: 'first-reconnaissance' };
    expect(beside({ options }).play('move 1.-2').why('attack norowas')).toMatchObject({ rule: 'MK-OTHERS-11' });
    const agreed = beside({ options: { ...options, duels: 'yes' } }).play('move 1.-2');
    expect(agreed.offers('attack norowas')).toBe(true);
  });
});

test('MK-PVP-53 MK-PVP-27 what an attack would bring is seen before', () => {
  expect(beside({}, { level: 3, fame: 9 }).play('move 1.-2').preview('attack norowas')).toEqual({
    reveals: [],
    wins: 5,
    walled: false,
  });
});

describe('team mates', () => {
  test('MK-OTHERS-12 do not attack each other', () => {
    const others = [
      { hero: 'norowas', at: '2.-2' },
      { hero: 'goldyx', at: '1.-2' },
      { hero: 'arythea', at: '0.0' },
    ] as const;
    const table = mage({ at: '0.-2', move: 4, hand: 'rage', options: { teams: true }, others });
    table.play('move 1.-2');
    expect(table.why('attack goldyx')).toMatchObject({ rule: 'MK-OTHERS-12', why: 'team-mate' });
    expect(table.play('move 2.-2').offers('attack norowas')).toBe(true);
  });
});

describe('the one who is attacked', () => {
  test('MK-PVP-07 MK-PVP-24 is the defender, and strikes first in the ranged phase', () => {
    const table = attacked();
    expect(table.state.duel).toMatchObject({ aggressor: 0, defender: 1 });
    expect(table.play('full').asked).toBe('1 ranged');
    expect(table.view(0).duel).toMatchObject({ attacker: 1, blocker: 0 });
    expect(table.play('pass').view(0).duel).toMatchObject({ attacker: 0, blocker: 1 });
  });

  test('MK-PVP-08 may first use what is for others’ turns', () => {
    const table = attacked({ seed: 1 }, { at: '1.-2', hand: 'rage', skills: 'norowas-motivation' });
    expect(table.asked).toBe('1 attend');
    expect(table.options()).toEqual(['full', 'partial', 'skill norowas-motivation']);
    table.play('skill norowas-motivation');
    expect([table.asked, table.state.hand[1]?.length]).toEqual(['1 attend', 3]);
    // In a village, plundering.
    const village = mage({ at: '3.-2', move: 2, others: [{ hero: 'norowas', at: '4.-2' }], seed: 1 });
    village.play('move 4.-2', 'attack norowas', 'plunder');
    expect([village.asked, village.state.reputation[1], village.state.hand[1]?.length]).toEqual(['1 attend', -1, 2]);
    expect(village.options()).toEqual(['full', 'partial']);
  });

  test('MK-PVP-70 cannot announce the end of the round, even with nothing left', () => {
    expect(attacked({}, { deck: '' }).options()).toEqual(['full', 'partial']);
  });

  test('MK-PVP-09 can neither move nor act', () => {
    const table = attacked({}, { hand: 'march rage' }).play('full');
    expect(table.options()).toEqual(['pass']);
  });

  test('MK-PVP-10 MK-PVP-11 MK-TURN-06 fully: the next turn is taken in advance, and then nothing else happens', () => {
    const table = attacked({ seed: 1 }).play('full');
    expect(table.state.isTurnLost).toEqual([false, true]);
    table.until('1 after').until('0 move');
    expect(table.state.isTurnLost).toEqual([false, false]);
    expect(table.told('turn-skipped')).toMatchObject([{ seat: 1 }]);
    expect(table.told('turn-began')).toMatchObject([{ seat: 0 }]);
  });

  test('MK-PVP-12 MK-PVP-18 fully: a die of the Source; partially none', () => {
    const rival = { hand: 'swiftness' };
    const own = { source: 'white white' };
    expect(attacked(own, rival).play('full').options()).toEqual(['swiftness strong', 'pass']);
    expect(attacked(own, rival).play('partial').options()).toEqual(['pass']);
    // Unless an effect grants one.
    const granted = attacked(own, { hand: 'swiftness mana-draw' }).play('partial', 'mana-draw');
    expect(granted.options()).toEqual(['swiftness strong', 'pass']);
  });

  test('MK-PVP-13 MK-PVP-19 fully: all skills; partially only those for others’ turns', () => {
    const rival = { skills: 'norowas-day-sharpshooting norowas-motivation' };
    expect(attacked({}, rival).play('full').options('skill')).toEqual([
      'skill norowas-day-sharpshooting',
      'skill norowas-motivation',
    ]);
    const table = attacked({}, rival).play('partial');
    expect(table.options('skill')).toEqual(['skill norowas-motivation']);
    expect(table.why('skill norowas-day-sharpshooting')).toMatchObject({ rule: 'MK-PVP-19', why: 'partial' });
  });

  test('MK-PVP-14 MK-PVP-15 fully: afterwards cards and healing, then a whole end of the turn', () => {
    const table = attacked({ seed: 1 }, { hand: 'tranquility wound march' }).play('full', 'pass', 'pass', 'pass', 'pass');
    expect(table.asked).toBe('0 after');
    table.play('end').until('1 after');
    table.play('tranquility', 'heal 1', 'heal');
    expect(table.handOf(1)).toBe('march');
    table.play('end', 'keep');
    expect(table.state.hand[1]?.length).toBe(5);
    expect(table.asked).toBe('0 move');
  });

  test('MK-PVP-15 fully: mines give their crystal, and levels are gained', () => {
    const told = { at: '1.-1', move: 3, others: [{ hero: 'norowas', at: '2.-1', fame: 4 }], seed: 1 } as const;
    const table = mage(told).play('move 2.-1', 'attack norowas', 'full').until('1 skill');
    expect(table.told('mana-gained')).toMatchObject([{ seat: 1, colour: 'green', crystal: true }]);
    expect(table.told('levelled')).toMatchObject([{ seat: 1, level: 2 }]);
  });

  test('MK-PVP-16 MK-PVP-20 partially: done at once without an end of the turn, and the next turn is not lost', () => {
    const table = attacked({ seed: 1 }, { hand: 'rage' }).play('partial', 'pass', 'pass', 'pass', 'pass');
    expect(table.state.closers).toEqual([]);
    table.play('end').until('1 move');
    expect(table.handOf(1)).toBe('rage');
    expect(table.told('turn-skipped')).toEqual([]);
  });

  test('MK-PVP-17 partially: another player may attack the same one again', () => {
    const third = { hero: 'goldyx', at: '2.-2', move: 2 } as const;
    const also: Told['also'] = (state) => {
      state.order = [0, 2, 1];
    };
    const again = (how: 'full' | 'partial') =>
      attacked({ seed: 1, also }, {}, third).play(how).until('2 move').play('move 1.-2');
    expect(again('partial').offers('attack norowas')).toBe(true);
    expect(again('full').why('attack norowas')).toMatchObject({ rule: 'MK-PVP-06' });
  });

  test('MK-PVP-21 partially: striking and blocking all the same', () => {
    const table = attacked({ hand: 'rage' }, { hand: 'rage determination', crystals: 'white' }).play('partial', 'pass', 'pass');
    table.play('rage', 'strike');
    expect(table.asked).toBe('1 block');
    table.play('rage', 'done');
    expect(table.asked).toBe('1 attack');
    expect(table.play('determination').options()).toEqual(['strike', 'pass']);
  });

  test('MK-PVP-22 partially: tokens that were not used stay until the end of the next own turn', () => {
    const table = attacked({ seed: 1 }, { hand: 'concentration rage', mana: '' }).play('partial', 'concentration', 'white');
    table.play('pass', 'pass', 'pass', 'pass').until('1 move');
    expect(table.state.mana[1]?.[3]).toBe(1);
    table.play('rage sideways', 'end').until('0 move');
    expect(table.state.mana[1]?.[3]).toBe(0);
    expect(table.discardOf(1)).toBe('concentration rage');
  });

  test('MK-PVP-69 with the rules of later editions: what begins a turn, and only with a card that is no wound', () => {
    const options = { laterFights: true };
    // On a glade.
    const told = { at: '0.-3', move: 3, others: [{ hero: 'norowas', at: '1.-3', hand: 'rage' }] } as const;
    const gain = mage({ ...told, options }).play('move 1.-3', 'attack norowas', 'full').state.mana[1];
    const none = mage(told).play('move 1.-3', 'attack norowas', 'full').state.mana[1];
    expect([gain?.[4], none?.[4]]).toEqual([1, 0]);
    expect(attacked({ options }, { hand: 'wound' }).options()).toEqual(['partial']);
    expect(attacked({}, { hand: 'wound' }).options()).toEqual(['full', 'partial']);
  });
});
