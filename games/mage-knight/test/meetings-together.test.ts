/** Who meets whom on the map, told from the printed rules: passing, staying, being barred from a fight, and going back. */
import { describe, expect, test } from 'vitest';
import { atKeep, beside, drawn } from './duellists.ts';
import { mage, type Told } from './table.ts';

const announced: Told['also'] = (state) => void Object.assign(state, { announcer: 1, last: 1 });

describe('on the space of another hero', () => {
  test('MK-OTHERS-04 in a village there is nobody to talk to, and nothing is challenged from there', () => {
    const told = { at: '3.-2', move: 2, hand: 'rage', tokens: 'prowlers@3.-3!' } as const;
    const table = mage({ ...told, others: [{ hero: 'norowas', at: '4.-2' }] }).play('move 4.-2');
    expect(table.options('interact')).toEqual([]);
    expect(table.options('challenge')).toEqual([]);
    expect(table.options('attack')).toEqual(['attack norowas']);
    // Alone there, one could talk.
    const alone = mage({ ...told, others: [{ hero: 'norowas', at: '0.0' }] }).play('move 4.-2');
    expect(alone.options('interact')).toEqual(['interact']);
  });

  test('MK-OTHERS-07 where no fight is allowed there is no action either', () => {
    const told = { at: '3.-2', move: 2, hand: 'rage', also: announced } as const;
    const table = mage({ ...told, others: [{ hero: 'norowas', at: '4.-2' }] }).play('move 4.-2');
    expect([table.options('interact'), table.options('rest'), table.options('attack')]).toEqual([[], [], []]);
    expect(table.offers('end')).toBe(true);
  });

  test('MK-OTHERS-03 MK-TURN-19 whoever has revealed a tile there and cannot go on has to fight', () => {
    const table = mage({ at: '1.-2', move: 4, hand: 'rage', others: [{ hero: 'norowas', at: '2.-3' }], seed: 1 });
    table.play('move 2.-3');
    table.play(table.options('explore')[0] ?? '');
    expect([table.points, table.options('move')]).toEqual(['0/0/0', []]);
    expect(table.why('end')).toMatchObject({ rule: 'MK-TURN-19' });
    expect(table.offers('attack norowas')).toBe(true);
    // One more card, and the movement goes on.
    const on = mage({ at: '1.-2', move: 4, hand: 'march', others: [{ hero: 'norowas', at: '2.-3' }], seed: 1 });
    on.play('move 2.-3');
    on.play(on.options('explore')[0] ?? '', 'march');
    expect(on.play('move 2.-2').offers('end')).toBe(true);
  });

  test('MK-OTHERS-01 MK-MOVE-04 the way through costs what its spaces cost, and attacks nobody', () => {
    const table = beside({ move: 4, hand: 'rage' }).play('move 2.-2');
    expect(table.told('moved')).toMatchObject([{ cost: 4, to: '2.-2' }]);
    expect([table.told('duel-began'), table.points]).toEqual([[], '0/0/0']);
  });

  test('MK-SCENARIO-61 MK-OTHERS-03 a passage leads on from there: it is movement, and no action', () => {
    const also: Told['also'] = (state) => {
      state.secrets = [
        { at: state.at[1] ?? 0, seat: 1 },
        { at: (state.at[1] ?? 0) + 2, seat: 1 },
      ];
    };
    const options = { scenario: 'dungeon-lords' };
    const told = { options, also, at: '1.-2', move: 9, hand: 'rage' } as const;
    const table = mage({ ...told, others: [{ hero: 'norowas', at: '2.-3' }] }).play('move 2.-3');
    expect(table.options('passage')).toHaveLength(1);
    expect(table.play(table.options('passage')[0] ?? '').offers('end')).toBe(true);
  });
});

describe('going back', () => {
  test('MK-OTHERS-07 MK-ENDTURN-05 MK-ENDTURN-06 over two heroes’ spaces for two wounds, to the first that is free', () => {
    const third = { hero: 'goldyx', at: '2.-2' } as const;
    const table = beside({ move: 4, hand: 'rage', also: announced }, {}, third).play('move 1.-2', 'move 2.-2');
    table.play('rage sideways', 'end');
    expect(table.told('withdrew')).toMatchObject([{ to: '0.-2', wounds: 2 }]);
    expect(table.at).toBe('0.-2');
  });

  test('MK-ENDTURN-06 MK-ENDTURN-36 its wounds are in the hand before cards are drawn', () => {
    const table = beside({ hand: 'rage march', seed: 1, also: announced }).play('move 1.-2', 'rage sideways', 'end', 'keep');
    const hand = table.hand.split(' ');
    expect([hand.length, hand.filter((card) => card === 'wound').length]).toEqual([5, 1]);
  });

  test('MK-PVP-56 MK-ENDTURN-07 the way back after a draw costs no wound, and the Reputation of an assault stays lost', () => {
    const table = drawn(atKeep({ hand: 'rage' }).play('partial'));
    expect([table.at, table.hand, table.reputation]).toEqual(['4.-5', 'rage', -1]);
    expect(table.state.shields).toMatchObject([{ seat: 1 }]);
    expect(table.play('end').told('withdrew')).toEqual([]);
  });

  test('MK-OTHERS-07 MK-MOVE-14 an owner in a keep who cannot be attacked: a Reputation, no action, and a wound on the way back', () => {
    const table = atKeep({ hand: 'rage', also: announced });
    expect([table.asked, table.reputation, table.told('duel-began')]).toEqual(['0 after', -1, []]);
    table.play('end');
    expect(table.told('withdrew')).toMatchObject([{ seat: 0, to: '4.-5', wounds: 1 }]);
    expect(table.state.shields).toMatchObject([{ seat: 1 }]);
  });
});

describe('a team mate in a keep of their own', () => {
  const keep = { tiles: 'countryside-3@1,1', at: '4.-5', move: 9, hand: 'rage', seed: 1 } as const;
  const together = (shields: string) =>
    mage({ ...keep, options: { scenario: 'full-cooperation' }, others: [{ hero: 'norowas', at: '5.-6', shields }] });

  test('MK-OTHERS-01 MK-OTHERS-02 MK-OTHERS-07 nobody passes through it: the movement ends, without an assault, and one withdraws', () => {
    const table = together('5.-6');
    expect(table.preview('move 5.-6')).toMatchObject({ assaults: false });
    table.play('move 5.-6');
    expect([table.asked, table.reputation, table.told('duel-began')]).toEqual(['0 after', 0, []]);
    expect(table.play('end').told('withdrew')).toMatchObject([{ seat: 0, to: '4.-5', wounds: 1 }]);
  });

  test('MK-OTHERS-01 MK-SCENARIO-19 where they are guests the way leads on', () => {
    const guests = { options: { scenario: 'full-cooperation' }, others: [{ hero: 'norowas', at: '5.-6' }] } as const;
    const table = mage({ ...keep, ...guests, shields: '5.-6' }).play('move 5.-6');
    expect(table.options('move').length).toBeGreaterThan(0);
  });
});

describe('in Round Order', () => {
  test('MK-PVP-06 nobody attacks whoever attended fully until their token is turned up', () => {
    const table = beside({ seed: 1 }, {}, { hero: 'goldyx', at: '2.-2', move: 2 }).play('move 1.-2', 'attack norowas', 'full');
    table.until('2 move');
    // The turn that was taken in advance has passed: Norowas can be attacked again.
    expect(table.told('turn-skipped')).toMatchObject([{ seat: 1 }]);
    expect(table.play('move 1.-2').offers('attack norowas')).toBe(true);
  });

  test('MK-ROUND-23 MK-PVP-11 a turn taken in advance is the last one when the end of the round was announced', () => {
    const also: Told['also'] = (state) => {
      state.order = [0, 2, 1];
    };
    const third = { hero: 'goldyx', at: '3.-2', hand: 'rage', deck: '' } as const;
    const table = beside({ seed: 1, also }, {}, third).play('move 1.-2', 'attack norowas', 'full').until('2 round');
    table.play('announce');
    expect(table.told('turn-skipped')).toMatchObject([{ seat: 1 }]);
    // Tovak alone has a turn left, then a new round begins.
    expect(table.asked).toBe('0 move');
    expect(table.until('2 tactic').told('turn-began')).toMatchObject([{ seat: 0 }]);
    expect(table.state.round).toBe(2);
  });

  test('MK-PVP-01 MK-PVP-16 whoever attended partially may strike back in the very next turn', () => {
    const table = drawn(beside({ seed: 1 }, { hand: 'march rage' }).play('move 1.-2', 'attack norowas', 'partial'));
    table.play('end').until('1 move').play('march', 'move 0.-2', 'attack tovak');
    expect(table.asked).toBe('0 attend');
    expect(table.state.duel).toMatchObject({ aggressor: 1, defender: 0 });
  });
});

describe('the closed portal', () => {
  const options = { scenario: 'one-to-return' };
  test('MK-SCENARIO-63 MK-PVP-01 whoever was on it before may stay, and has attacked nobody', () => {
    const told = { options, round: 2, night: true, hand: 'rage rage', seed: 1 } as const;
    const table = mage({ ...told, others: [{ hero: 'norowas', at: '0.0' }] });
    expect(table.offers('attack norowas')).toBe(false);
    expect([table.offers('end'), table.options('rest')]).toEqual([true, ['rest rage']]);
    table.play('rage sideways', 'end');
    expect([table.at, table.told('withdrew')]).toEqual(['0.0', []]);
  });

  test('MK-SCENARIO-63 MK-OTHERS-05 in another scenario it is for everybody, on every day', () => {
    const told = { options: { scenario: 'full-conquest' }, round: 2, night: true, at: '0.-1', move: 2, hand: 'rage' } as const;
    const table = mage({ ...told, others: [{ hero: 'norowas', at: '0.0' }] });
    expect(table.play('move 0.0').why('attack norowas')).toMatchObject({ rule: 'MK-PVP-02' });
  });

  test('MK-SCENARIO-63 whoever steps off it and on again attacks', () => {
    const told = { options, round: 2, night: true, move: 4, hand: 'rage' } as const;
    const table = mage({ ...told, others: [{ hero: 'norowas', at: '0.0' }] }).play('move 0.-1', 'move 0.0');
    expect(table.offers('attack norowas')).toBe(true);
    expect(table.why('end')).toMatchObject({ rule: 'MK-TURN-19' });
  });

  test('MK-SCENARIO-63 MK-OTHERS-05 on the first day it is for everybody', () => {
    const table = mage({ options, at: '0.-1', move: 2, hand: 'rage', others: [{ hero: 'norowas', at: '0.0' }] });
    expect(table.play('move 0.0').why('attack norowas')).toMatchObject({ rule: 'MK-PVP-02' });
  });
});
