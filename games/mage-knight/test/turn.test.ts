import { describe, expect, test } from 'vitest';
import { mage } from './table.ts';

describe('the beginning of a turn', () => {
  const begin = { stage: 'begin', seed: 1 } as const;

  test('MK-TURN-09 MK-TURN-12 with an empty deck one may announce the end of the round, with cards in it one may not', () => {
    expect(mage({ ...begin, hand: 'rage', deck: '' }).options()).toEqual(['play', 'announce']);
    expect(mage({ ...begin, hand: 'rage' }).asked).toBe('0 move');
  });

  test('MK-TURN-10 with an empty hand as well one must', () => {
    const table = mage({ ...begin, hand: '', deck: '' });
    expect(table.told('round-announced')).toMatchObject([{ seat: 0 }]);
  });

  test('MK-TURN-09 MK-TURN-11 not once it was announced; then whoever has nothing loses the turn', () => {
    const announced = (hand: string) =>
      mage({
        ...begin,
        hand,
        deck: '',
        also: (state) => {
          state.last = 0;
          state.announcer = 1;
        },
      });
    expect(announced('rage').asked).toBe('0 move');
    expect(announced('').told('turn-forfeited', 'round-announced')).toMatchObject([{ event: 'turn-forfeited', seat: 0 }]);
  });

  test('MK-TURN-13 a forfeited turn does nothing at all', () => {
    const table = mage({ ...begin, hand: 'rage', deck: '', at: '1.-3', dummy: 'rage rage rage march march' }).play('announce');
    expect(table.told('mana-gained', 'drew', 'turn-began').filter(({ event }) => event === 'mana-gained')).toEqual([]);
  });

  test('MK-TURN-08 a glade gives gold by day and black by night', () => {
    expect(mage({ ...begin, hand: 'rage', at: '1.-3' }).mana).toBe('gold |');
    expect(mage({ ...begin, hand: 'rage', at: '1.-3', night: true }).mana).toBe('black |');
  });

  test('MK-SITE-03 MK-SITE-04 MK-TURN-01 MK-TURN-02 MK-TURN-05 a village may be plundered once between two turns', () => {
    const table = mage({ ...begin, hand: 'rage', at: '2.-3', deck: 'march march stamina' });
    expect(table.options()).toEqual(['play', 'plunder']);
    table.play('plunder');
    expect(table.reputation).toBe(-1);
    expect(table.hand.split(' ')).toHaveLength(3);
    expect(table.asked).toBe('0 move');
  });

  test('MK-TURN-05 what is drawn before a turn fills an empty hand', () => {
    const table = mage({ ...begin, hand: '', at: '2.-3', deck: '', discard: 'rage' });
    expect(table.options()).toEqual(['announce', 'plunder']);
  });
});

describe('what a turn allows', () => {
  test('MK-TURN-14 MK-TURN-16 MK-TURN-22 MK-TURN-24 MK-TURN-25 MK-TURN-26 movement, then one action or none', () => {
    const table = mage({ hand: 'rage march', tiles: 'countryside-7@1,1', at: '4.-4', tokens: 'prowlers@5.-6!' });
    expect(table.offers('enter')).toBe(true);
    expect(table.offers('end')).toBe(true);
    expect(
      mage({ hand: 'rage', tiles: 'countryside-7@1,1', at: '3.-5' })
        .options()
        .filter((key) => ['interact', 'burn'].includes(key)),
    ).toEqual(['interact', 'burn']);
    expect(mage({ hand: 'rage', at: '2.-3', tokens: 'prowlers@3.-3!' }).offers('challenge prowlers 3.-3')).toBe(true);
  });

  test('MK-TURN-18 MK-COMBAT-01 at most one action', () => {
    const table = mage({ hand: 'rage march rage', at: '2.-3', tokens: 'prowlers@3.-3!', crystals: 'red' });
    table.play('challenge prowlers 3.-3', 'done', 'rage strong', 'strike prowlers');
    expect(table.asked).toBe('0 after');
    expect(table.offers('interact')).toBe(false);
  });

  test('MK-TURN-30 points made before the action are lost with it', () => {
    const table = mage({ hand: 'march rage', at: '2.-3' }).play('march', 'interact');
    expect(table.points).toBe('0/0/0');
  });

  test('MK-TURN-27 special effects are open throughout the turn, combat included', () => {
    const table = mage({ hand: 'crystallize rage', mana: 'red', fight: 'prowlers', stage: 'block' }).play('crystallize');
    expect(table.mana).toBe('| red');
  });

  test('MK-TURN-15 MK-ENDTURN-35 a card must have been played or discarded when the turn ends', () => {
    const table = mage({ hand: 'rage march', seed: 1 }).play('end');
    expect(table.asked).toBe('0 discard');
    expect(table.options()).toEqual(['rage', 'march']);
    expect(table.play('rage').options()).toEqual(['march', 'keep']);
  });

  test('MK-ENDTURN-35 MK-WOUND-02 a wound is not what may be discarded for it', () => {
    expect(mage({ hand: 'rage march wound', seed: 1 }).play('end').options()).toEqual(['rage', 'march']);
  });

  test('MK-TURN-15 unless the hand was empty when it began', () => {
    const table = mage({ stage: 'begin', hand: '', deck: 'rage', seed: 1 }).play('end');
    expect(table.told('drew')).toMatchObject([{ cards: 1 }]);
  });

  test('MK-TURN-15 who began with an empty hand and drew in the turn may keep it all', () => {
    const table = mage({ stage: 'begin', hand: '', deck: 'rage march stamina promise', skills: 'tovak-motivation', seed: 1 });
    table.play('play', 'skill tovak-motivation', 'end');
    expect(table.options()).toContain('keep');
  });

  test('MK-TURN-37 once the end is declared no effect can be used', () => {
    const table = mage({ hand: 'rage crystallize', crystals: 'red', seed: 1 }).play('rage sideways', 'end');
    expect([table.asked, table.options()]).toEqual(['0 discard', ['crystallize', 'keep']]);
  });

  test('MK-RULING-13 whoever holds nothing but wounds and has played nothing has to rest', () => {
    const table = mage({ hand: 'wound wound' });
    expect(table.why('end')).toMatchObject({ rule: 'MK-RULING-13', why: 'must-rest' });
    expect(table.options()).toEqual(['rest']);
  });

  test('MK-RULING-13 and neither moves nor fights before: with a skill that moves such a hero could wait for ever', () => {
    const told = { at: '2.-2', move: 6, tokens: 'prowlers@3.-3!', units: 'peasants' } as const;
    const table = mage({ ...told, hand: 'wound wound' });
    expect(table.options()).toEqual(['use peasants 0 2', 'rest']);
    expect(table.why('move 1.-2')).toMatchObject({ rule: 'MK-RULING-13', why: 'must-rest' });
    expect(table.why('challenge prowlers 3.-3')).toMatchObject({ why: 'must-rest' });
    expect(mage({ ...told, hand: 'wound rage' }).options('challenge')).toEqual(['challenge prowlers 3.-3']);
    // Whoever has played a card is free.
    expect(
      mage({ ...told, hand: 'wound rage' })
        .play('rage sideways')
        .offers('move 1.-2'),
    ).toBe(true);
  });
});

describe('resting', () => {
  test('MK-TURN-32 MK-RULING-01 MK-TURN-34 one card that is no wound, and any number of wounds with it, to the discard pile', () => {
    const table = mage({ hand: 'rage march wound wound' }).play('rest rage');
    expect(table.asked).toBe('0 wounds');
    expect(table.options()).toEqual(['0', '1', '2']);
    table.play('1');
    expect([table.hand, table.discard]).toEqual(['march wound', 'rage wound']);
  });

  test('MK-TURN-33 MK-TURN-36 slowly, where there are only wounds: one of them', () => {
    const table = mage({ hand: 'wound wound' }).play('rest');
    expect([table.hand, table.discard]).toEqual(['wound', 'wound']);
  });

  test('MK-TURN-31 no movement, exploring, interaction or fight in the turn of a rest', () => {
    const table = mage({ hand: 'rage march promise', at: '2.-3', tokens: 'prowlers@3.-3!' }).play('rest rage');
    expect(table.asked).toBe('0 after');
    expect(table.options().filter((key) => /^(move|explore|interact|challenge)/.test(key))).toEqual([]);
    const moved = mage({ hand: 'rage march', move: 2 }).play('move 1.0');
    expect(moved.options('rest')).toEqual([]);
    expect(moved.why('rest rage')).toMatchObject({ rule: 'MK-TURN-31' });
  });

  test('MK-TURN-35 MK-HEAL-01 effects and healing before and after it', () => {
    const table = mage({ hand: 'rage tranquility wound', crystals: 'green' }).play(
      'rest rage',
      '0',
      'tranquility',
      'heal 1',
      'heal',
    );
    expect(table.hand).toBe('');
    const before = mage({ hand: 'rage tranquility wound' }).play('tranquility', 'heal 1', 'heal', 'rest rage');
    expect([before.hand, before.discard]).toEqual(['', 'rage']);
  });
});

describe('healing', () => {
  test('MK-HEAL-02 one point returns one wound of the hand to the pile', () => {
    const table = mage({ hand: 'wound wound rage', heal: 1 }).play('heal');
    expect([table.hand, table.discard, table.points]).toEqual(['rage wound', '', '0/0/0']);
  });

  test('MK-HEAL-03 MK-HEAL-04 a unit costs its level for each wound', () => {
    const table = mage({ units: 'utem-crossbowmen:wounded-twice', hand: 'rage', heal: 3 });
    expect(table.play('heal utem-crossbowmen 0').units).toBe('utem-crossbowmen:wounded');
    expect([table.points, table.options('heal')]).toEqual(['0/0/1', []]);
  });

  test('MK-HEAL-05 MK-HEAL-06 points add up, and vanish when a fight begins', () => {
    const told = { hand: 'tranquility wound rage', at: '2.-3', tokens: 'prowlers@3.-3!', heal: 1 } as const;
    const table = mage(told).play('tranquility', 'heal 1');
    expect(table.points).toBe('0/0/2');
    expect(table.play('challenge prowlers 3.-3').points).toBe('0/0/0');
  });

  test('MK-HEAL-07 wounds of a fight may be healed when it is over', () => {
    const told = { hand: 'tranquility rage', fight: 'prowlers', stage: 'block', crystals: 'green' } as const;
    const table = mage(told).play('done', 'done', 'tranquility strong', 'heal 2', 'heal', 'heal');
    expect(table.hand).toBe('rage');
  });

  test('MK-HEAL-08 MK-WOUND-03 wounds elsewhere are not touched', () => {
    expect(mage({ hand: 'rage', discard: 'wound', heal: 2 }).options('heal')).toEqual([]);
  });

  test('MK-WOUND-01 MK-WOUND-08 a wound by one’s own effect counts in a fight', () => {
    const table = mage({ hand: 'rage', fight: 'prowlers', stage: 'block' }).play('done');
    expect(table.hand).toBe('rage wound wound');
    expect(table.told('hero-wounded')).toMatchObject([{ wounds: 2, by: 'prowlers' }]);
  });
});
