/** Keeps and cities of others, teams, and those who play together. */
import { describe, expect, test } from 'vitest';
import { SCENARIOS } from '../src/content/scenarios.ts';
import { isInShape } from '../src/land.ts';
import { mage, set, type Told } from './table.ts';

/** Countryside 3 has a keep at 5.-6. */
const KEEP = { tiles: 'countryside-3@1,1', at: '5.-5', move: 5 } as const;
const rivalsKeep = (told: Told = {}) => mage({ ...KEEP, hand: 'rage', others: [{ shields: '5.-6' }], ...told });

describe('a keep of somebody else', () => {
  test('MK-MOVE-14 MK-MOVE-16 entering it is an assault: a reputation, and a gray defender behind walls', () => {
    const table = rivalsKeep({ chance: [['gray enemy', 0]] });
    table.play('move 5.-6');
    expect(table.reputation).toBe(-1);
    expect(table.told('fight-began')).toMatchObject([{ site: 'keep', enemies: ['crossbowmen'] }]);
    expect(table.state.foes).toMatchObject([{ role: 'defender' }]);
    expect(table.view(0).foes[0]?.walls).toBe(1);
  });

  test('MK-MOVE-14 nobody walks through it', () => {
    // The shortest way to the other side would be through the keep: 6 points.
    const table = rivalsKeep({ at: '4.-6', move: 12 });
    table.play('move 5.-5');
    expect(table.told('moved').map(({ path }) => path.includes('5.-6'))).toEqual([false]);
  });

  test('MK-MOVE-17 MK-RULING-25 whoever wins has half the Fame, rounded up, and the keep', () => {
    const table = rivalsKeep({ chance: [['gray enemy', 0]], hand: 'fireball', crystals: 'red' });
    table.play('move 5.-6').until('0 attack');
    // Crossbowmen are worth 3.
    table.state.parts = [{ by: 'rage', n: 9, kind: 'melee', element: 'physical' }];
    table.play('strike crossbowmen');
    expect(table.fame).toBe(2);
    expect(table.state.shields).toMatchObject([{ seat: 0 }]);
    expect(table.told('conquered')).toMatchObject([{ site: 'keep' }]);
  });

  test('MK-MOVE-17 what an effect adds for an enemy is not halved with its Fame', () => {
    const table = rivalsKeep({ chance: [['gray enemy', 0]], hand: 'sword-of-justice march march', seed: 1 });
    table.play('move 5.-6').until('0 attack').play('sword-of-justice strong');
    table.state.parts = [{ by: 'rage', n: 9, kind: 'melee', element: 'physical' }];
    // Half of 3, rounded up, and 1.
    expect(table.play('strike crossbowmen').fame).toBe(3);
  });

  test('MK-OUTCOME-12 a defender who was drawn and survives is discarded, and the keep stays whose it was', () => {
    const table = rivalsKeep({ chance: [['gray enemy', 0]], seed: 1 });
    table.play('move 5.-6').until('0 after');
    expect([table.state.tokens, table.state.discards[1]?.length]).toEqual([[], 1]);
    expect([table.at, table.state.shields[0]?.seat]).toEqual(['5.-5', 1]);
  });

  test('MK-SITE-10 only its owner recruits there', () => {
    const told = { ...KEEP, at: '5.-6', offer: 'peasants' } as const;
    expect(mage({ ...told, shields: '5.-6', others: [{}] }).options('interact')).toEqual(['interact']);
    expect(rivalsKeep({ at: '5.-6' }).why('interact')).toMatchObject({ why: 'not-yours' });
  });
});

describe('cities of several', () => {
  const CITY = { tiles: 'core-6@1,1' } as const;
  const led = (leader: number, shields: readonly number[]): Told => ({
    ...CITY,
    at: '4.-4',
    stage: 'discard',
    hand: '',
    also: (state) => {
      state.hasPlayed[0] = true;
      const at = state.tiles.length > 0 ? (state.at[0] ?? 0) : 0;
      state.cities = [{ at, colour: 1, level: 4, leader }];
      state.shields = shields.map((seat) => ({ at, seat }));
    },
    others: [{}],
  });

  test('MK-ENDTURN-39 next to a city with a shield of one’s own, one card more; two as its leader', () => {
    expect(mage(led(1, [])).view(0).limits[0]).toBe(5);
    expect(mage(led(1, [0, 1])).view(0).limits[0]).toBe(6);
    expect(mage(led(0, [0])).view(0).limits[0]).toBe(7);
  });

  test('MK-CITY-07 MK-CITY-09 MK-CITY-15 several assault it on different turns; whoever has most shields when it falls leads it for good', () => {
    const table = mage({
      ...CITY,
      hand: 'rage',
      at: '3.-4',
      move: 4,
      tokens: 'gunners@4.-5',
      others: [{}],
      also: (state) => {
        const at = state.tokens[0]?.at ?? 0;
        state.cities = [{ at, colour: 1, level: 1, leader: -1 }];
        state.shields = [
          { at, seat: 1 },
          { at, seat: 1 },
        ];
      },
    });
    table.play('move 4.-5');
    expect(table.reputation).toBe(-1);
    table.until('0 attack');
    table.state.parts = [{ by: 'rage', n: 30, kind: 'melee', element: 'physical' }];
    table.play('strike gunners');
    expect(table.told('city-led')).toMatchObject([{ seat: 1 }]);
    expect(table.state.cities[0]?.leader).toBe(1);
  });
});

describe('the maps of several', () => {
  test('MK-SCENARIO-02 fully open: start tile B, three tiles revealed, five columns', () => {
    const table = set('full-conquest', 4);
    expect(table.state.tiles.map(({ x, y }) => `${x},${y}`)).toEqual(['0,0', '0,1', '1,0', '1,-1']);
    expect([-3, -2, 2, 3].map((y) => isInShape('open-5', 4, y))).toEqual([false, true, true, false]);
    expect(isInShape('open-5', 1, -2)).toBe(false);
  });

  test('MK-SCENARIO-03 four columns are one less on one side, three one less on each', () => {
    expect([-2, 1, 2].map((y) => isInShape('open-4', 4, y))).toEqual([true, true, false]);
    expect([-2, -1, 1, 2].map((y) => isInShape('open-3', 4, y))).toEqual([false, true, true, false]);
  });
});

describe('Full and Blitz Conquest', () => {
  test('MK-SCENARIO-34 MK-CITY-06 when the last city falls everybody has one last turn', () => {
    const table = mage({
      hand: 'rage',
      stage: 'discard',
      others: [{}],
      also: (state) => {
        state.isEnding = true;
        state.hasPlayed[0] = true;
      },
    }).play('keep');
    expect(table.told('end-approached')).toMatchObject([{ turns: 2 }]);
  });

  test('MK-SCENARIO-38 MK-SCENARIO-40 a blitz begins with Fame 1, reputation +2, one die and one unit more', () => {
    const { state } = set('blitz-conquest', 2);
    expect([state.fame, state.reputation, state.source.length, state.offer.length]).toEqual([[1, 1], [2, 2], 5, 5]);
    const full = set('full-conquest', 2).state;
    expect([full.fame, full.reputation, full.source.length, full.offer.length]).toEqual([[0, 0], [0, 0], 4, 4]);
  });

  test('MK-SCENARIO-39 MK-RULING-24 each line crossed brings a Fame, which may cross another', () => {
    const altar = {
      tiles: 'countryside-8@1,1',
      at: '5.-6',
      mana: 'red red red',
      ruins: 'altar-red@5.-6',
      hand: 'rage',
    } as const;
    const after = (fame: number, scenario = 'blitz-conquest') =>
      mage({ ...altar, options: { scenario }, fame, others: [{}] }).play('altar').fame;
    // Two lines; one; one whose Fame crosses another; one of each; none.
    expect([after(1), after(6), after(7), after(0), after(8)]).toEqual([10, 14, 16, 9, 16]);
    expect(after(1, 'full-conquest')).toBe(8);
  });

  test('MK-SCENARIO-39 MK-RULING-24 it comes when the line is crossed, the level at the end of the turn; then no more', () => {
    const told = { fight: 'prowlers', stage: 'attack', hand: 'rage march', mana: 'red', seed: 1 } as const;
    const table = mage({ ...told, options: { scenario: 'blitz-conquest' }, fame: 1, others: [{}] });
    table.play('rage strong', 'strike prowlers');
    expect([table.fame, table.state.level[0]]).toEqual([4, 1]);
    table.play('end');
    expect([table.fame, table.state.level[0]]).toEqual([4, 2]);
  });
});

describe('teams', () => {
  const four = (told: Told = {}) => mage({ options: { teams: true }, others: [{}, {}, {}], ...told });

  test('MK-OTHERS-12 MK-SCENARIO-18 a team mate cannot be attacked, and two of them do not end a turn on one space', () => {
    const table = four({ hand: 'rage', at: '1.-2', move: 2, others: [{ at: '1.-3' }, { at: '2.-2' }, {}] });
    table.play('move 2.-2');
    expect(table.options('attack')).toEqual([]);
    table.play('end', 'rage', 'keep');
    expect([table.at, table.told('withdrew')]).toMatchObject(['1.-2', [{ wounds: 1 }]]);
  });

  test('MK-SCENARIO-17 interactive skills leave team mates alone', () => {
    const table = four({
      hero: 'goldyx',
      hand: 'rage rage',
      skills: 'goldyx-source-freeze',
      source: 'red blue',
      others: [{ hand: 'rage' }, { hand: 'rage' }, { hand: 'rage' }],
    });
    table.play('skill goldyx-source-freeze', 'rage sideways', 'end', 'keep');
    expect(table.state.diceLeft[1]).toBe(0);
    table.play('rage sideways', 'end', 'keep');
    expect([table.asked, table.state.diceLeft[2]]).toEqual(['2 move', 1]);
  });

  test('MK-SCENARIO-19 a team mate’s empty keep is open: one recruits there, and it counts nothing for one’s hand', () => {
    const table = four({ ...KEEP, at: '5.-5', offer: 'peasants', others: [{}, { shields: '5.-6' }, {}] });
    table.play('move 5.-6');
    expect(table.state.arena).toBeNull();
    expect(table.options('interact')).toEqual(['interact']);
    expect(table.view(0).limits[0]).toBe(5);
  });

  test('MK-SCENARIO-19 MK-ENDTURN-04 and one may end a turn there', () => {
    const table = four({ ...KEEP, at: '5.-5', hand: 'rage rage', others: [{}, { shields: '5.-6' }, {}], seed: 1 });
    table.play('move 5.-6', 'rage sideways', 'end');
    expect([table.at, table.told('withdrew')]).toEqual(['5.-6', []]);
  });

  test('MK-SCENARIO-20 hands stay hidden from team mates', () => {
    const table = four({ hand: 'rage march' });
    expect([table.view(0).hand[0]?.constructor === Array, table.view(2).hand[0]]).toEqual([true, 2]);
  });
});

describe('playing together', () => {
  test.each([
    { scenario: 'full-cooperation', seats: 2, rounds: 6, countryside: 8, levels: [5, 5, 8], core: 2 },
    { scenario: 'full-cooperation', seats: 3, rounds: 6, countryside: 10, levels: [5, 5, 5, 11], core: 3 },
    { scenario: 'blitz-cooperation', seats: 2, rounds: 4, countryside: 7, levels: [5, 8], core: 1 },
    { scenario: 'blitz-cooperation', seats: 3, rounds: 4, countryside: 8, levels: [5, 8, 11], core: 2 },
  ] as const)(
    'MK-SCENARIO-49 MK-SCENARIO-50 MK-SCENARIO-56 MK-SCENARIO-57 MK-SCENARIO-58 $scenario for $seats',
    ({ scenario, seats, rounds, countryside, levels, core }) => {
      const { state } = set(scenario, seats);
      expect(state.order).toHaveLength(seats + 1);
      // Three tiles of the countryside lie there at the start.
      expect([state.countrysideLeft + 3, state.coreLeft, state.cityLeft]).toEqual([countryside, core, levels.length]);
      expect(SCENARIOS[scenario].sizes[seats]).toMatchObject({ rounds, levels, shape: 'open-5' });
      expect(state.fame[0]).toBe(scenario === 'blitz-cooperation' ? 1 : 0);
    },
  );

  test('MK-SCENARIO-51 neither interactive skills nor the spells of rivals are in the game', () => {
    const { state } = set('full-cooperation', 2);
    const spells = [...state.spells, ...state.spellDeck.bag];
    expect(spells).toHaveLength(16);
    expect(state.dummySkills).toEqual([]);
    expect(state.skillBag.map((bag) => bag.length)).toEqual([9, 9]);
  });

  test('MK-OTHERS-10 nobody attacks anybody', () => {
    const table = mage({
      options: { scenario: 'full-cooperation' },
      hand: 'rage',
      at: '2.-2',
      others: [{ at: '2.-2' }],
    });
    expect(table.why('attack goldyx') ?? table.why('attack norowas')).toMatchObject({ rule: 'MK-OTHERS-10' });
  });

  test('MK-SCENARIO-52 the dummy player’s tactic comes first, by chance', () => {
    const table = set('full-cooperation', 2);
    expect(table.told('tactic-taken')).toMatchObject([{ seat: 2 }]);
    const taken = table.told('tactic-taken')[0]?.tactic ?? '';
    expect(table.options()).not.toContain(taken);
    expect(table.options()).toHaveLength(5);
  });

  test('MK-SCENARIO-53 after a round each names a tactic they used, and that of the most leaves the game', () => {
    const table = mage({
      options: { scenario: 'full-cooperation' },
      ...{ hand: 'rage', tactic: 'early-bird', stage: 'dawn' },
      others: [{ tactic: 'planning' }],
      seed: 3,
    });
    expect(table.asked).toBe('0 retire, 1 retire');
    expect(table.options('', 1)).toEqual(['early-bird', 'planning']);
    table.answer('planning', 0).answer('planning', 1);
    expect(table.told('tactic-retired')).toMatchObject([{ tactic: 'planning' }]);
    expect(table.state.tacticsGone).toHaveLength(1);
  });

  test('MK-SCENARIO-53 not after the last day and the last night', () => {
    const table = mage({
      options: { scenario: 'full-cooperation' },
      ...{ hand: 'rage', tactic: 'early-bird', stage: 'dawn', round: 5 },
      others: [{ tactic: 'planning' }],
      seed: 3,
    });
    expect(table.told('tactic-retired')).toEqual([]);
    expect(table.asked).toContain('tactic');
  });

  test('MK-SCENARIO-54 MK-SCENARIO-55 all cities conquered: a last turn for each player, none for the dummy, and all have won', () => {
    const over = (isEnding: boolean) => {
      const table = mage({
        options: { scenario: 'blitz-cooperation' },
        ...{ hand: 'rage', deck: '', stage: 'discard', round: 4 },
        others: [{ hand: 'rage', deck: '' }],
        seed: 5,
        also: (state) => {
          state.isEnding = isEnding;
          state.hasPlayed[0] = true;
          if (!isEnding) state.last = 0;
        },
      }).play('keep');
      for (let i = 0; i < 60 && !table.outcome; i++) {
        table.play(table.options().find((key) => /^(end|keep|done|announce)$/.test(key)) ?? table.options()[0] ?? '');
      }
      return table;
    };
    const won = over(true);
    expect(won.outcome).toMatchObject({ places: [1, 1], teams: [0, 0], how: 'cities-conquered' });
    expect(won.told('dummy-played')).toEqual([]);
    expect(over(false).outcome).toMatchObject({ places: [2, 2], how: 'rounds' });
  });
});

test('MK-ONL-02 a round in which everybody has had fifty turns comes to its end', () => {
  const table = mage({
    hand: 'rage',
    stage: 'discard',
    others: [{ hand: 'rage' }],
    also: (state) => {
      state.roundTurns = 99;
      state.hasPlayed[0] = true;
    },
  }).play('keep');
  expect(table.told('round-announced')).toHaveLength(1);
  expect(table.state.last).toBe(0);
});
