/** Cards, units and mana outside one's own turn, told from the printed rules: who attends fully, who partially, and what they keep. */
import { describe, expect, test } from 'vitest';
import { atTower, attacked, beside, drawn, melee } from './duellists.ts';
import { mage, type Told, type ToldHero } from './table.ts';

describe('whoever attends partially', () => {
  test('MK-PVP-22 pays in the next own turn with a token that was left', () => {
    const table = attacked({ seed: 1, source: '' }, { hand: 'concentration swiftness' }).play(
      'partial',
      'concentration',
      'white',
    );
    drawn(table).play('end').until('1 move');
    expect(table.state.mana[1]).toEqual([0, 0, 0, 1, 0, 0]);
    table.play('swiftness');
    expect(table.state.move[1]).toBe(2);
    // What lies before them since the fight goes to the discard pile with the rest of that turn.
    expect(table.state.played[1]).toHaveLength(2);
  });

  test('MK-ROUND-17 MK-PVP-22 MK-TURN-10 and gives up that turn: what was played is shuffled in for the new round, the token is lost', () => {
    const rival = { hand: 'concentration swiftness', deck: '', discard: 'march' };
    const table = attacked({ hand: 'rage', deck: '', seed: 1 }, rival).play(
      'partial',
      'concentration',
      'white',
      'swiftness strong',
      'strike',
    );
    table.state.mana[1] = [1, 0, 0, 0, 0, 0];
    drawn(table.until('0 ranged')).play('end', 'rage', 'keep');
    // With neither hand nor deck the end of the round is announced, and the other one has the last turn.
    table.until('1 tactic');
    expect([table.state.played[1], table.state.mana[1]]).toEqual([[], [0, 0, 0, 0, 0, 0]]);
    expect(table.handOf(1).split(' ').toSorted()).toEqual(['concentration', 'march', 'swiftness']);
  });

  test('MK-TURN-15 MK-ENDTURN-35 has played nothing in the next own turn by what was played before it', () => {
    const table = melee({ hand: 'rage', seed: 1 }, { hand: 'rage march' }).play('rage', 'strike', 'rage', 'done');
    drawn(table).play('end').until('1 move').play('end');
    expect([table.asked, table.options()]).toEqual(['1 discard', ['march']]);
  });

  test('MK-PVP-20 MK-ENDTURN-26 wins Fame at once and a level at the end of the next own turn', () => {
    const rival = { hand: 'rage march', crystals: 'red', fame: 2 };
    const table = melee({ fame: 5, level: 2, seed: 1 }, rival).play('pass', 'rage strong', 'strike', 'done', 'drive 0.-2');
    expect([table.state.fame[1], table.state.level[1]]).toEqual([5, 1]);
    table.play('end').until('1 move');
    expect(table.state.level[1]).toBe(1);
    table.play('march sideways', 'end').until('1 skill');
    expect(table.state.level[1]).toBe(2);
  });

  test('MK-PVP-20 forced onto a mine has no crystal of it', () => {
    const told = { at: '1.-2', move: 2, hand: 'rage', crystals: 'red', seed: 1 } as const;
    const table = mage({ ...told, others: [{ hero: 'norowas', at: '2.-2', hand: 'march' }] });
    table.play('move 2.-2', 'attack norowas', 'partial', 'pass', 'pass', 'rage strong', 'strike', 'done', 'drive 2.-1', 'end');
    table.until('1 move');
    expect(table.state.crystals[1]).toEqual([0, 0, 0, 0]);
  });

  test('MK-PVP-18 MK-MANA-11 a die that an effect granted goes back when the aggressor’s turn ends', () => {
    const rival = { hand: 'swiftness mana-draw' };
    const table = attacked({ source: 'white red', seed: 1 }, rival).play('partial', 'mana-draw', 'swiftness strong', 'strike');
    expect(table.state.dice).toEqual([[], [0]]);
    drawn(table.until('0 ranged'));
    expect(table.state.dice).toEqual([[], [0]]);
    table.play('end');
    expect(table.state.dice).toEqual([[], []]);
  });

  test('MK-WOUND-07 MK-PVP-17 wounds of one fight do not count in the next: three and three knock nobody out', () => {
    const third = { hero: 'goldyx', at: '2.-2', move: 2, units: 'ice-golems', mana: 'blue' } as const;
    const told = {
      units: 'ice-golems',
      mana: 'blue',
      seed: 1,
      also: (state: { order: unknown }) => void Object.assign(state, { order: [0, 2, 1] }),
    };
    const table = attacked(told, { hand: 'rage' }, third).play(
      'partial',
      'pass',
      'pass',
      'use ice-golems 0 1',
      'strike',
      'done',
    );
    table.play('wound hero', 'wound hero', 'wound hero', 'pass', 'pass', 'end').until('2 move');
    expect(table.handOf(1)).toBe('rage wound wound wound');
    table.play('move 1.-2', 'attack norowas', 'partial', 'pass', 'pass', 'use ice-golems 0 1', 'strike', 'done');
    table.play('wound hero', 'wound hero', 'wound hero');
    expect(table.handOf(1)).toBe('rage wound wound wound wound wound wound');
  });

  test('MK-PVP-08 MK-SITE-03 plunders first, and may play what was drawn', () => {
    const told = {
      at: '3.-2',
      move: 2,
      hand: 'rage',
      others: [{ hero: 'norowas', at: '4.-2', deck: 'rage determination' }],
    } as const;
    const table = mage({ ...told, seed: 1 }).play('move 4.-2', 'attack norowas', 'plunder', 'partial', 'pass', 'pass');
    table.play('rage', 'strike');
    expect(table.options()).toEqual(['rage', 'rage sideways', 'determination', 'determination sideways', 'done']);
  });
});

describe('whoever attends fully', () => {
  test('MK-ENDTURN-35 has to discard a card where none was played', () => {
    const table = drawn(attacked({ seed: 1 }, { hand: 'rage' }).play('full'))
      .play('end')
      .until('1 after')
      .play('end');
    expect([table.asked, table.options()]).toEqual(['1 discard', ['rage']]);
  });

  test('MK-TURN-15 MK-ENDTURN-36 with an empty hand draws without that', () => {
    const table = drawn(attacked({ seed: 1 }, { hand: '' }).play('full'))
      .play('end')
      .until('1 after')
      .play('end')
      .until('0 move');
    expect(table.state.hand[1]).toHaveLength(5);
  });

  test('MK-PVP-15 MK-ENDTURN-13 forced onto a mine has its crystal', () => {
    const told = { at: '1.-2', move: 2, hand: 'rage', crystals: 'red', seed: 1 } as const;
    const table = mage({ ...told, others: [{ hero: 'norowas', at: '2.-2', hand: 'march' }] });
    table.play('move 2.-2', 'attack norowas', 'full', 'pass', 'pass', 'rage strong', 'strike', 'done', 'drive 2.-1', 'end');
    table.until('1 after').play('end');
    expect(table.state.crystals[1]).toEqual([0, 0, 1, 0]);
    expect(table.at).toBe('2.-2');
  });

  test('MK-PVP-15 MK-ENDTURN-11 forced onto a glade may lose a wound there', () => {
    const rival = { hand: 'march wound' };
    const table = attacked({ hand: 'rage', crystals: 'red', seed: 1 }, rival).play(
      'full',
      'pass',
      'pass',
      'rage strong',
      'strike',
    );
    table.play('done', 'drive 1.-3', 'end').until('1 after').play('end');
    expect([table.asked, table.options()]).toEqual(['1 glade', ['hand', 'none']]);
    expect(table.play('hand').handOf(1)).toBe('march');
  });

  test('MK-PVP-15 MK-ENDTURN-26 wins Fame, and the level with it, before the aggressor’s next turn', () => {
    const rival = { hand: 'rage', crystals: 'red', fame: 2 };
    const table = attacked({ fame: 5, level: 2, seed: 1 }, rival).play(
      'full',
      'pass',
      'pass',
      'pass',
      'rage strong',
      'strike',
      'done',
    );
    table.play('drive 0.-2', 'end').until('1 skill');
    expect([table.state.fame[1], table.state.level[1], table.told('turn-began')]).toEqual([5, 2, []]);
  });

  test('MK-PVP-12 MK-ENDTURN-01 the die used comes back with the end of that turn, not before', () => {
    const rival = { hand: 'swiftness' };
    const table = attacked({ source: 'white red', seed: 1 }, rival).play('full', 'swiftness strong', 'strike', 'done', 'done');
    drawn(table).play('end').until('1 after');
    expect(table.state.dice).toEqual([[], [0]]);
    table.play('end');
    expect(table.state.dice).toEqual([[], []]);
  });

  test('MK-PVP-13 may freeze the Source: the die that the aggressor has not used is lost, one that a card grants is not', () => {
    const own = { hand: 'swiftness mana-draw', source: 'white white' } as const;
    const table = beside(own, { hero: 'goldyx', skills: 'goldyx-source-freeze' }).play('move 1.-2', 'attack goldyx', 'full');
    table.play('skill goldyx-source-freeze', 'pass');
    expect(table.offers('swiftness strong')).toBe(false);
    expect(table.play('mana-draw').offers('swiftness strong')).toBe(true);
  });

  test('MK-PVP-12 has a die though it is not their turn', () => {
    // As it is outside one's own turn.
    const also: Told['also'] = (state) => {
      state.diceLeft[1] = 0;
    };
    const table = attacked({ source: 'white', also }, { hand: 'swiftness' }).play('full');
    expect(table.options()).toEqual(['swiftness strong', 'pass']);
  });

  test('MK-PVP-69 by later editions one card among wounds is enough for it', () => {
    const table = attacked({ options: { laterFights: true } }, { hand: 'rage wound' });
    expect(table.options()).toEqual(['full', 'partial']);
  });

  test('MK-PVP-14 nothing is healed in the fight, by either side', () => {
    const table = melee({ hand: 'tranquility wound' }, { hand: 'tranquility wound' });
    expect(table.options()).toEqual(['tranquility sideways', 'pass']);
    table.play('tranquility sideways', 'strike');
    expect(table.options()).toEqual(['tranquility sideways', 'done']);
  });
});

describe('the aggressor', () => {
  test('MK-WOUND-07 can be knocked out, too', () => {
    const rival = { units: 'amotep-gunners fire-golems', mana: 'red red' };
    const table = attacked({ hand: 'rage march' }, rival).play(
      'partial',
      'use amotep-gunners 0 1',
      'use fire-golems 1 1',
      'strike',
    );
    table.play('done', 'wound hero', 'wound hero', 'wound hero', 'wound hero');
    expect(table.hand).toBe('rage march wound wound wound wound');
    table.play('wound hero');
    expect([table.hand, table.discard]).toEqual(['wound wound wound wound wound', 'rage march']);
    // And fights on.
    expect(table.asked).toBe('0 ranged');
  });

  test('MK-PVP-01 MK-TURN-30 points for moving that were left are lost when the fight begins', () => {
    const table = drawn(attacked({ move: 7, hand: 'rage', seed: 1 }).play('partial'));
    expect([table.points, table.options('move')]).toEqual(['0/0/0', []]);
  });

  test('MK-PVP-27 finds walls in a tower that is their own, too: the place counts, not who conquered it', () => {
    const own = { units: 'fire-mages catapults', shields: '4.-5', level: 3 } as const;
    const table = atTower(own, { shields: '' }).play('pass');
    expect(table.why('use fire-mages 0 0')).toMatchObject({ why: 'siege-only' });
    expect(table.play('use catapults 1 0', 'strike').told('duel-struck')).toMatchObject([{ n: 3, elements: ['physical'] }]);
  });

  test('MK-PVP-27 walls protect nobody from the defender', () => {
    const table = atTower({}, { units: 'fire-mages' }).play('use fire-mages 0 0', 'strike');
    expect(table.told('duel-struck')).toMatchObject([{ seat: 1, n: 3 }]);
  });

  test('MK-PVP-57 MK-ENDTURN-38 whoever has taken a keep draws one card more beside it', () => {
    const told = { tiles: 'countryside-3@1,1', at: '4.-5', move: 3, hand: 'rage', crystals: 'red', seed: 1 } as const;
    const table = mage({ ...told, others: [{ hero: 'norowas', at: '5.-6', shields: '5.-6', hand: '' }] });
    table.play('move 5.-6', 'partial', 'pass', 'pass', 'rage strong', 'strike', 'done', 'drive 5.-5', 'end', 'keep');
    expect(table.state.hand[0]).toHaveLength(6);
  });
});

describe('in a village', () => {
  const met = (own: Told, rival: ToldHero) =>
    mage({ at: '3.-2', move: 2, seed: 1, ...own, others: [{ hero: 'norowas', at: '4.-2', ...rival }] }).play(
      'move 4.-2',
      'attack norowas',
    );
  const [reader, other] = [{ hand: 'rage mind-read', mana: 'white' }, { hand: 'rage' }] as const;

  test('MK-SITE-03 MK-TURN-01 nobody plunders in a turn of their own: the aggressor does not answer what the defender casts', () => {
    const table = met(other, reader).play('partial', 'mind-read', 'red');
    expect([table.asked, table.options()]).toEqual(['0 yield', ['rage']]);
  });

  test('MK-SITE-03 MK-PVP-10 nor does a defender who has taken the next turn in advance, but one who attends partially', () => {
    const full = met(reader, other).play('full', 'pass', 'mind-read', 'red');
    expect([full.asked, full.options()]).toEqual(['1 yield', ['rage']]);
    const partial = met(reader, other).play('partial', 'pass', 'mind-read', 'red');
    expect([partial.asked, partial.options()]).toEqual(['1 answer', ['pass', 'plunder']]);
  });

  test('MK-TURN-01 MK-PVP-15 while the defender ends that turn the aggressor’s is over, and may be answered from a village', () => {
    const skills = 'arythea-healing-ritual';
    const rival = { hero: 'arythea', at: '2.-2', hand: 'wound march', skills } as const;
    const table = mage({ at: '2.-3', move: 2, hand: 'rage', seed: 1, others: [rival] }).play(
      'move 2.-2',
      'attack arythea',
      'full',
    );
    table.until('0 after').play('end').until('1 after').play('skill arythea-healing-ritual wound');
    expect([table.at, table.asked, table.options()]).toEqual(['2.-3', '0 answer', ['pass', 'plunder']]);
  });
});
