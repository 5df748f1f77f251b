/** Tactics, order of turns, the end of rounds and scores, in combination with each other and with other heroes. */
import { describe, expect, test } from 'vitest';
import { mage, set, type Told } from './table.ts';

const next = ['rage sideways', 'end', 'keep'] as const;

describe('tactics', () => {
  test('MK-TACTIC-02 MK-TACTIC-03 lowest Fame chooses first, on a tie whoever stands lower', () => {
    const told = (...fame: number[]): string =>
      mage({ stage: 'tactic', fame: fame[0] ?? 0, others: fame.slice(1).map((each) => ({ fame: each })), seed: 1 }).asked;
    expect([told(0, 0, 0), told(2, 1, 1), told(0, 1, 0), told(0, 3, 2)]).toEqual([
      '2 tactic',
      '2 tactic',
      '2 tactic',
      '0 tactic',
    ]);
  });

  test('MK-TACTIC-07 what one has taken nobody else can take, MK-TACTIC-06 and the lowest number plays first', () => {
    const table = mage({ stage: 'tactic', others: [{}, {}], seed: 1 }).play('great-start');
    expect(table.offers('great-start')).toBe(false);
    table.play('early-bird', 'planning');
    expect(table.state.order).toEqual([1, 0, 2]);
  });

  test('Mana Steal: the die is gone for others and serves its owner', () => {
    const table = mage({ stage: 'tactic', source: 'green', others: [{ hand: 'march rage' }], hand: 'march rage', seed: 1 });
    table.play('early-bird', 'mana-steal');
    expect(table.asked).toBe('1 move');
    expect(table.offers('march strong', 1)).toBe(false);
    table.play(...next);
    expect(table.offers('march strong', 0)).toBe(true);
  });

  test('Mana Steal: not a gold or black die', () => {
    const table = mage({ stage: 'tactic', source: 'gold black', hand: 'rage', seed: 1 }).play('mana-steal');
    expect(table.state.tacticDie[0]).toBe(-1);
  });

  test('Rethink with wounds alone, and an empty deck: what was put away comes into the deck', () => {
    const table = mage({ stage: 'tactic', hand: 'wound wound', deck: '', seed: 1 }).play('rethink', 'wound', 'wound');
    expect([table.hand, table.state.deck[0]?.bag.length]).toEqual(['', 2]);
  });

  test('Great Start: two cards, as far as the deck goes', () => {
    const table = mage({ stage: 'tactic', hand: 'rage', deck: 'march', seed: 1 }).play('great-start');
    expect(table.hand).toBe('rage march');
  });

  test('Midnight Meditation: right before the turn, not in it', () => {
    const told = { tactic: 'midnight-meditation', night: true, hand: 'rage wound march', seed: 1 } as const;
    expect(mage({ ...told, stage: 'begin' }).offers('meditate')).toBe(true);
    expect(mage(told).offers('tactic')).toBe(false);
  });

  test('Sparing Power: one a turn, either to store or to take', () => {
    const table = mage({
      tactic: 'sparing-power',
      night: true,
      hand: 'rage rage',
      stage: 'begin',
      deck: 'march stamina',
      seed: 1,
    });
    table.play('store');
    expect([table.state.stash[0]?.length, table.asked]).toEqual([1, '0 move']);
    table.play(...next);
    table.until('0 round');
    expect(table.options().sort()).toEqual(['announce', 'play', 'take-stored']);
  });

  test('MK-SCORE-11 what Sparing Power has stored is one of one’s cards', () => {
    const also: Told['also'] = (state) => {
      state.stash[0] = [state.deck[0]?.bag[0] ?? 0];
    };
    const told = { tactic: 'sparing-power', night: true, hand: 'rage', deck: 'wound' } as const;
    expect(mage({ ...told, also }).view(0).scores[0]).toMatchObject({ beating: -4 });
  });

  test('Long Night: before the turn with nothing left one may fill the deck instead of announcing', () => {
    const told = {
      tactic: 'long-night',
      night: true,
      hand: '',
      deck: '',
      discard: 'rage march stamina promise',
      seed: 1,
    } as const;
    const table = mage({ ...told, stage: 'begin' });
    expect(table.options()).toEqual(['announce', 'refill']);
    table.play('refill');
    // MK-TURN-05: a hand that is empty with cards in the deck plays no card.
    expect([table.asked, table.state.deck[0]?.bag.length]).toEqual(['0 move', 3]);
    expect(table.offers('end')).toBe(true);
  });

  test('Mana Search: not after a die was used', () => {
    const told = { tactic: 'mana-search', night: true, hand: 'march rage', source: 'green gold', seed: 1 } as const;
    expect(mage(told).offers('tactic')).toBe(true);
    expect(mage(told).play('march strong').offers('tactic')).toBe(false);
  });

  test('The Right Moment in the last turn of the round: both are that player’s last', () => {
    const table = mage({
      tactic: 'the-right-moment',
      hand: 'rage rage march',
      others: [{ deck: '' }],
      seed: 1,
      also: (state) => Object.assign(state, { last: 0, announcer: 1 }),
    });
    table.play('tactic', ...next);
    expect(table.asked).toBe('0 move');
    table.play(...next);
    expect(table.asked).toBe('1 tactic');
  });
});

describe('the end of a round', () => {
  test('MK-TURN-12 with cards in the deck nobody announces', () => {
    const told = { stage: 'begin', hand: 'rage', seed: 1, others: [{}] } as const;
    expect(mage({ ...told, deck: '' }).options()).toEqual(['play', 'announce']);
    expect(mage({ ...told, deck: 'march' }).asked).toBe('0 move');
  });

  test('MK-TURN-13 a forfeited turn brings nothing: no mine, no draw', () => {
    const table = mage({ stage: 'begin', at: '2.-1', hand: 'rage', deck: '', seed: 1, others: [{ hand: 'rage' }] }).play(
      'announce',
    );
    expect([table.mana, table.hand, table.asked]).toEqual(['|', 'rage', '1 move']);
  });

  test('MK-TURN-11 nothing left after another’s announcement: the turn is forfeited', () => {
    const also: Told['also'] = (state) => Object.assign(state, { last: 1, announcer: 1, order: [1, 0], now: 1 });
    const table = mage({ stage: 'begin', hand: '', deck: '', seed: 1, others: [{ hand: 'rage' }], also });
    expect(table.told('round-announced')).toEqual([]);
    expect(table.told('turn-forfeited').length).toBe(1);
  });

  test('MK-ROUND-23 of three each other one has a turn, and no more', () => {
    const hand = 'rage rage';
    const table = mage({ stage: 'begin', hand, deck: '', seed: 1, others: [{ hand }, { hand }] }).play(
      'announce',
      ...next,
      ...next,
    );
    expect(table.asked).toBe('2 tactic');
  });

  test('MK-ROUND-23 MK-TURN-06 a face-down token uses that turn up', () => {
    const hand = 'rage rage';
    const also: Told['also'] = (state) => Object.assign(state, { isTurnLost: [false, true, false] });
    const table = mage({ stage: 'begin', hand, deck: '', seed: 1, also, others: [{ hand }, { hand }] }).play('announce');
    expect(table.asked).toBe('2 move');
  });

  test('MK-RULING-27 nothing is carried over into the new round', () => {
    const hand = 'rage rage';
    const also: Told['also'] = (state) => Object.assign(state, { isTurnLost: [true, false] });
    const table = mage({ hand, deck: '', seed: 1, also, others: [{ hand }], fame: 0 });
    table.play('rage sideways', 'end', 'keep').until('1 tactic');
    table.play(table.options()[0] ?? '', table.options()[1] ?? '');
    while (table.asked.endsWith('tactic') || table.asked.endsWith('die') || table.asked.endsWith('shed'))
      table.play(table.options().at(-1) ?? '');
    expect(table.state.isTurnLost).toEqual([false, false]);
  });

  test('MK-ROUND-17 what was set aside by Time Bending is shuffled in again', () => {
    const aside: Told['also'] = (state) => {
      state.aside[0] = [state.hand[0]?.[0] ?? 0];
      state.hand[0] = [];
    };
    const table = mage({ stage: 'dawn', hand: 'space-bending', deck: 'rage', seed: 1, also: aside });
    expect([table.state.aside[0], table.hand.split(' ').sort()]).toEqual([[], ['rage', 'space-bending']]);
  });

  test('MK-ROUND-04 Mana Claim: the die is free again in a new round', () => {
    const claims: Told['also'] = (state) => {
      state.claims[0] = [{ die: 0, isLasting: true, isCurse: true }];
    };
    const table = mage({ stage: 'dawn', hand: 'rage', source: 'red red', seed: 1, others: [{}], also: claims });
    expect(table.state.claims).toEqual([[], []]);
  });

  test('MK-ROUND-16 MK-WOUND-05 a wounded unit is ready in a new round, and still wounded', () => {
    expect(mage({ stage: 'dawn', units: 'peasants:spent:wounded', seed: 1 }).units).toBe('peasants:wounded');
  });
});

describe('the dummy player', () => {
  test('MK-SCENARIO-06 three crystals by its hero', () => {
    const crystals = [1, 2, 3, 4, 5, 6].map((seed) => {
      const { state } = set('solo-conquest', 1, seed);
      return state.dummyCrystals.join('');
    });
    for (const each of crystals) expect(each).toMatch(/^(2001|1200|0120|0012)$/);
  });

  test('MK-SCENARIO-47 after the last city it has no turn, the player one', () => {
    const also: Told['also'] = (state) => Object.assign(state, { isEnding: true, hasPlayed: [true] });
    const table = mage({ hand: 'rage rage', stage: 'discard', seed: 1, also }).play('keep');
    expect([table.asked, table.told('dummy-played')]).toEqual(['0 move', []]);
    table.play(...next);
    expect(table.outcome?.places).toEqual([1]);
  });
});

describe('scores', () => {
  const scores = (told: Told) => mage({ deck: '', ...told }).view(0).scores;

  test('MK-SCORE-08 three who tie have 1 each', () => {
    const own = { crystals: 'red red', deck: '' } as const;
    expect(scores({ ...own, others: [own, own] }).map(({ titles }) => titles)).toEqual([1, 1, 1]);
  });

  test('MK-SCORE-08 titles go by the Fame of the achievement: a spell counts as much as two advanced actions', () => {
    const told: Told = { hand: 'fireball', others: [{ deck: '', hand: 'agility ice-bolt' }] };
    expect(scores(told).map(({ knowledge, titles }) => [knowledge, titles])).toEqual([
      [2, 1],
      [2, 1],
    ]);
  });

  test('MK-SCORE-09 MK-SCORE-17 of a team the worst counts for the beating', () => {
    const others = [{ deck: '' }, { deck: '', hand: 'wound wound' }, { deck: '', hand: 'wound' }] as const;
    const all = scores({ options: { teams: true }, hand: 'wound', others });
    expect(all.map(({ beating, titles }) => [beating, titles])).toEqual([
      [-4, -3],
      [-2, 0],
      [-4, -3],
      [-2, 0],
    ]);
  });

  test('MK-SCORE-04 a unit wounded twice counts half, as one wounded once', () => {
    expect(scores({ units: 'fire-golems:wounded-twice fire-golems:wounded' })[0]).toMatchObject({ leader: 2 });
  });

  test('MK-SCORE-15 together: 10 if everybody leads a city', () => {
    const cities =
      (...leaders: number[]): NonNullable<Told['also']> =>
      (state) => {
        state.cities = leaders.map((leader, i) => ({ at: i, colour: i, level: 1, leader }));
      };
    const told = (...leaders: number[]) =>
      scores({ options: { scenario: 'full-cooperation' }, others: [{ deck: '' }], also: cities(...leaders) })[0]?.cities ?? 0;
    expect(told(0, 1) - told(0, 0)).toBe(10);
  });

  test('MK-SCORE-12 a tie for the first place, the third is third', () => {
    const also: Told['also'] = (state) => Object.assign(state, { last: 0, announcer: 1, hasPlayed: [true, false, false] });
    const others = [
      { deck: '', fame: 9 },
      { deck: '', fame: 4 },
    ] as const;
    const table = mage({ fame: 9, hand: '', deck: '', round: 6, stage: 'discard', others, also, seed: 1 });
    if (table.asked !== 'nobody' && table.outcome === undefined) table.play('keep');
    expect(table.outcome?.places).toEqual([1, 1, 3]);
  });

  test('MK-SCENARIO-63 One to Return: who share the portal to the end share the victory, and Fame is nothing', () => {
    const places = (mine: string, theirs: string) => {
      const also: Told['also'] = (state) => Object.assign(state, { last: 0, announcer: 1, hasPlayed: [true, false] });
      const told = { at: mine, hand: '', deck: '', round: 4, stage: 'discard', fame: 0 } as const;
      const table = mage({
        ...told,
        options: { scenario: 'one-to-return' },
        others: [{ at: theirs, fame: 90, deck: '' }],
        also,
        seed: 1,
      });
      if (table.outcome === undefined) table.play('keep');
      return table.outcome?.places;
    };
    expect([places('0.0', '0.0'), places('0.0', '2.-2'), places('2.-2', '1.-2')]).toEqual([
      [1, 1],
      [1, 2],
      [2, 2],
    ]);
  });

  test('MK-SCENARIO-63 whoever is knocked out or driven from the portal is still in the match', () => {
    const told = {
      options: { scenario: 'one-to-return' },
      round: 2,
      night: true,
      at: '0.-1',
      move: 2,
      hand: 'rage rage',
      seed: 1,
    } as const;
    const table = mage({ ...told, crystals: 'red red', others: [{ hero: 'goldyx', at: '0.0', hand: 'march' }] });
    table.play('move 0.0', 'attack goldyx', 'partial', 'pass', 'pass', 'rage strong', 'rage strong', 'strike', 'done');
    expect(table.options('drive').length).toBeGreaterThan(0);
    table.play(table.options('drive')[0] ?? '');
    expect([table.at, table.outcome]).toEqual(['0.0', undefined]);
    table.play('end');
    if (table.offers('keep')) table.play('keep');
    expect(table.asked).toBe('1 move');
  });
});
