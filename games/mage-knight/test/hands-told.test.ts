/** What is asked at the end of a turn, and of whom: glades, discarding, drawing, keeps and cities nearby (MK-ENDTURN-11 to -44). */
import { describe, expect, test } from 'vitest';
import { spaceAt } from '../src/land.ts';
import { mage, type Told } from './table.ts';

/** What is drawn when the only card of this hand has been played. */
const drew = (told: Told): number[] =>
  mage({ hand: 'rage', seed: 1, ...told })
    .play('rage sideways', 'end', ...(told.others ? ['keep'] : []))
    .told('drew')
    .map(({ cards }) => cards);

describe('a glade', () => {
  const glade = { at: '1.-3', seed: 1 } as const;

  test('MK-ENDTURN-11 alone one is asked for the wounds that there are, and without any not at all', () => {
    expect(mage({ ...glade, hand: 'rage march' }).play('rage sideways', 'end').asked).toBe('0 discard');
    const hand = mage({ ...glade, hand: 'rage march wound' }).play('rage sideways', 'end');
    expect([hand.asked, hand.options()]).toEqual(['0 glade', ['hand', 'none']]);
    const pile = mage({ ...glade, hand: 'rage march', discard: 'wound' }).play('rage sideways', 'end');
    expect([pile.asked, pile.options()]).toEqual(['0 glade', ['discard', 'none']]);
    pile.play('discard');
    expect([pile.asked, pile.discard.includes('wound'), pile.told('healed').length]).toEqual(['0 discard', false, 1]);
  });

  test('MK-ENDTURN-11 among several whoever holds a card is asked, wound or not', () => {
    const table = mage({ ...glade, hand: 'rage march', others: [{}] }).play('rage sideways', 'end');
    expect([table.asked, table.options()]).toEqual(['0 glade', ['none']]);
    expect(mage({ ...glade, hand: 'rage', others: [{}] }).play('rage sideways', 'end').asked).not.toBe('0 glade');
  });
});

describe('discarding', () => {
  test('MK-ENDTURN-34 any cards, in the order of their numbers, each kind once', () => {
    const table = mage({ hand: 'rage rage march stamina swiftness', seed: 1 }).play('swiftness sideways', 'end');
    const all = table.options();
    expect(all.at(-1)).toBe('keep');
    expect(all.toSorted()).toEqual(['keep', 'march', 'rage', 'stamina']);
    const [first = '', second = ''] = all;
    table.play(second);
    // What comes before it is kept.
    expect(table.options()).not.toContain(first);
  });
});

describe('how many are drawn', () => {
  const keep = { tiles: 'countryside-3@1,1', at: '5.-6' } as const;

  test('MK-ENDTURN-37 MK-ENDTURN-38 in one’s keep one more for each keep, and none for a shield on something else', () => {
    expect(drew({})).toEqual([5]);
    expect(drew({ ...keep, shields: '5.-6' })).toEqual([6]);
    expect(drew({ ...keep, shields: '5.-6 2.-1 4.-4' })).toEqual([6]);
    // Beside a mine of one’s own there is nothing.
    expect(drew({ at: '2.-2', shields: '2.-1' })).toEqual([5]);
  });

  test('MK-ENDTURN-39 MK-ENDTURN-40 beside a city of somebody: two for its leader, one for a shield in it, none for one elsewhere', () => {
    const beside = (leader: number, shields: string) =>
      drew({
        ...{ tiles: 'core-6@1,1', at: '3.-4', shields, others: [{}] },
        also: (state) => {
          state.cities = [{ at: spaceAt(4, -5), colour: 1, level: 1, leader }];
        },
      });
    expect([beside(0, '4.-5'), beside(1, '4.-5'), beside(1, '2.-1'), beside(-1, '4.-5')]).toEqual([[7], [6], [5], [5]]);
  });
});

describe('exploring', () => {
  test('MK-EXPLORE-02 what is missing is told, and what costs more than one has is no way', () => {
    const table = mage({ at: '3.-3', hand: 'rage', move: 1 });
    const refused = ['explore 0 2', 'explore 1 1', 'explore 2 0'].map((key) => table.why(key));
    expect(refused).toContainEqual(
      expect.objectContaining({ rule: 'MK-EXPLORE-02', why: 'no-moves', figures: { needed: 2, sum: 1, short: 1 } }),
    );
    expect(table.options('explore')).toEqual([]);
  });
});
