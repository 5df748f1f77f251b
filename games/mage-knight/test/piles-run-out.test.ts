/** What happens when there is nothing left to draw: tokens, tiles, cards, skills (MK-SETUP-05, MK-RULING-29). */
import { describe, expect, test } from 'vitest';
import { bookOf } from '../src/book.ts';
import { PILES, type PileName } from '../src/words.ts';
import { mage, type Told } from './table.ts';

/** All tokens of these piles are in play. */
const without =
  (...piles: readonly PileName[]): NonNullable<Told['also']> =>
  (state) => {
    state.piles = state.piles.map((pile, i) => (piles.some((name) => PILES[i] === name) ? [] : pile));
  };
const quest = (scenario: string, told: Told) => mage({ options: { scenario }, others: [{}], hand: 'rage', seed: 1, ...told });

describe('tokens', () => {
  test('MK-SETUP-05 discarded ones are shuffled into a new pile when none is left but those that lie face down', () => {
    const table = mage({
      ...{ tiles: 'countryside-7@1,1', at: '4.-4', hand: 'rage', tokens: 'brown@9.9', chance: [['brown enemy', 0]] },
      also: (state) => {
        const brown = PILES.indexOf('brown');
        const [first = 0, second = 0] = state.piles[brown] ?? [];
        state.piles = state.piles.with(brown, [first]);
        state.discards = state.discards.with(brown, [second]);
      },
    }).play('enter');
    expect(table.state.foes).toHaveLength(1);
    const brown = PILES.indexOf('brown');
    expect([table.state.piles[brown], table.state.discards[brown], table.state.oldPiles[brown]?.length]).toEqual([[], [], 1]);
    // The one that lies face down is of the old pile, others are as they were.
    expect(table.state.tokens.map(({ enemy }) => enemy)).toEqual([-2]);
  });

  test('MK-SETUP-05 tokens of other piles and those that lie open stay what they are', () => {
    const table = mage({
      ...{ tiles: 'countryside-7@1,1', at: '4.-4', hand: 'rage', tokens: 'gray@9.9 minotaur@9.8 brown@9.7', seed: 1 },
      also: (state) => {
        const brown = PILES.indexOf('brown');
        const [first = 0, second = 0] = state.piles[brown] ?? [];
        state.piles = state.piles.with(brown, [first]);
        state.discards = state.discards.with(brown, [second]);
      },
    }).play('enter');
    const [gray, open, face] = table.state.tokens;
    expect([gray?.enemy, (open?.enemy ?? -1) >= 0, face?.enemy]).toEqual([-1, true, -2]);
  });

  test.each([
    ['MK-SITE-13 in a dungeon', 'brown', { tiles: 'countryside-7@1,1', at: '4.-4' }, 'enter'],
    ['MK-SITE-17 in a den', 'brown', { tiles: 'countryside-6@1,1', at: '3.-5' }, 'enter'],
    ['MK-SITE-06 in a burning monastery', 'violet', { tiles: 'countryside-7@1,1', at: '3.-5' }, 'burn'],
    [
      'MK-SITE-22 in ruins, beside those that there are',
      'green',
      { tiles: 'countryside-8@1,1', at: '5.-6', ruins: 'ruins-green-brown@5.-6' },
      'enter',
    ],
  ] as const)('%s nobody waits whose pile is empty', (_, pile, told, deed) => {
    const met = (also?: Told['also']) => {
      const table = mage({ hand: 'rage', seed: 1, ...told, ...(also && { also }) });
      return table.play(deed).told('fight-began')[0]?.enemies.length ?? 0;
    };
    expect(met(without(pile))).toBe(met() - 1);
  });

  test('MK-COMBAT-32 whoever summons fights on when there is nobody to be summoned, and attacks with nothing', () => {
    const table = mage({ hand: 'rage march', fight: 'orc-summoners', also: without('brown'), seed: 1 }).play('done');
    expect(table.told('foe-summoned')).toEqual([]);
    expect(table.foes).toBe('orc-summoners struck');
  });

  test('MK-MOVE-16 nobody stands in for the absent owner of a keep', () => {
    const keep = { tiles: 'countryside-3@1,1', at: '4.-5', hand: 'rage', move: 3, seed: 1 } as const;
    const rival = { at: '0.0', shields: '5.-6' } as const;
    const enter = (also?: Told['also']) =>
      mage({ ...keep, others: [rival], ...(also && { also }) })
        .play('move 5.-6')
        .told('fight-began')[0]?.enemies;
    expect([enter()?.length, enter(without('gray'))]).toEqual([1, []]);
  });

  test('MK-SCENARIO-60 MK-SCENARIO-61 no rite calls anybody and no secret dungeon holds anybody', () => {
    const rite = quest('druid-nights', { night: true, round: 2, at: '2.-2', shields: '1.-3 4.-3', also: without('brown') });
    expect(rite.play('incant').told('fight-began')).toMatchObject([{ enemies: [] }]);
    const below = quest('dungeon-lords', { at: '2.-3', also: without('brown') });
    expect(below.play('enter').told('fight-began')).toMatchObject([{ enemies: [] }]);
  });

  test('MK-EXPLORE-15 a tile is laid without the tokens that there are no more', () => {
    const explore = (also?: Told['also']) => {
      const told = { at: '3.-3', hand: 'rage', move: 2, chance: [['tile', 0], 0, 0, 0] } as const;
      return mage({ ...told, ...(also && { also }) }).play('explore 1 1').tokens;
    };
    // The first tile of the bag is the third of the countryside, with a keep.
    expect(explore()).toMatch(/gray@/);
    expect(explore(without('gray'))).toBe('');
  });
});

describe('skills', () => {
  const levelled = (own: readonly string[], common: readonly string[]) =>
    mage({
      ...{ stage: 'level', hand: 'rage', fame: 3, advanced: 'agility learning', seed: 1 },
      also: (state) => {
        const numberOf = (id: string) => bookOf(state).skills.findIndex((skill) => skill.id === id);
        state.skillBag[0] = own.map(numberOf);
        state.commons = common.map(numberOf);
      },
    });
  const [time, burning, negotiation] = ['tovak-double-time', 'arythea-burning-power', 'arythea-dark-negotiation'] as const;

  test('MK-ENDTURN-29 the last of one’s pile is shown alone', () => {
    // A single one is taken without a question.
    expect(levelled([time], []).asked).toBe('0 learn');
    expect(levelled([time], [burning]).options()).toEqual([time, burning]);
    expect(levelled([], [burning, negotiation]).options()).toEqual([burning, negotiation]);
  });

  test('MK-ENDTURN-30 without any there is an advanced action all the same', () => {
    const table = levelled([], []);
    expect([table.asked, table.options()]).toEqual(['0 learn', ['agility', 'learning']]);
  });
});
