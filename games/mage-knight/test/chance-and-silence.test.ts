/** What chance is asked for, by name, and what is asked though there is one answer only: a quick answer would tell (MK-SETUP, MK-TURN). */
import { describe, expect, test } from 'vitest';
import { type MageTable, mage, set, type Told } from './table.ts';

/** The words of chance of a match, each once. */
const chances = ({ match }: MageTable): string[] => [
  ...new Set(match.journal.flatMap((entry) => (entry.type === 'chance' ? [entry.what] : []))),
];

describe('chance', () => {
  test('MK-SETUP-01 lays out the game', () => {
    const words = chances(set('solo-conquest', 1)).filter((word) => !word.endsWith(' enemy') && word !== 'ruins');
    expect(words).toEqual(['hero', 'advanced action', 'spell', 'regular unit', 'die', 'tile', 'deed card']);
  });

  test.each([
    ['a tile of the core', ['core tile', 'tile'], { countrysideLeft: 0 }],
    ['a tile of the countryside', ['tile'], {}],
  ] as const)('%s', (_, words, left) => {
    const also: Told['also'] = (state) => void Object.assign(state, left);
    const told = { at: '3.-3', move: 4, hand: 'rage', seed: 1, tiles: 'countryside-3@0,2 countryside-4@1,2' } as const;
    const table = mage({ ...told, also }).play('explore 1 1');
    expect(chances(table).filter((word) => word.endsWith('tile'))).toEqual(words);
  });

  test.each([
    [
      'MK-SCENARIO-08 the dummy player’s cards',
      'dummy card',
      () => mage({ hand: 'rage', seed: 1 }).play('rage sideways', 'end'),
    ],
    ['MK-SCENARIO-45 the dummy player’s tactic', 'dummy tactic', () => mage({ stage: 'tactic', seed: 1 }).play('planning')],
    [
      'MK-SCENARIO-15 and its skill',
      'dummy skill',
      () => mage({ stage: 'level', fame: 3, advanced: 'agility', seed: 1 }).play('tovak-double-time'),
    ],
    ['MK-ENDTURN-29 skills', 'skill', () => mage({ stage: 'level', fame: 3, seed: 1 })],
    ['MK-ENDTURN-17 a crystal', 'die', () => mage({ stage: 'reward', rewards: 'crystal', seed: 1 })],
    ['MK-ENDTURN-19 artifacts', 'artifact', () => mage({ stage: 'reward', rewards: 'artifact', seed: 1, also: withArtifacts })],
    [
      'MK-MOVE-32 ruins',
      'ruins',
      () => mage({ tiles: 'countryside-8@1,1', at: '4.-5', move: 9, ruins: 'face-down@5.-6', seed: 1 }).play('move 5.-6'),
    ],
    [
      'MK-SITE-13 whoever is in a dungeon',
      'brown enemy',
      () => mage({ tiles: 'countryside-7@1,1', at: '4.-4', seed: 1 }).play('enter'),
    ],
    [
      'MK-MOVE-30 a garrison',
      'gray enemy',
      () => mage({ tiles: 'countryside-3@1,1', at: '4.-4', move: 9, tokens: 'gray@5.-6', seed: 1 }).play('move 4.-5'),
    ],
    [
      'MK-TACTIC-05 what Sparing Power stores',
      'stored card',
      () => mage({ stage: 'begin', tactic: 'sparing-power', night: true, hand: 'rage', seed: 1 }).play('store'),
    ],
    [
      'MK-TACTIC-05 what Long Night keeps',
      'discarded card',
      () =>
        mage({ stage: 'begin', tactic: 'long-night', night: true, hand: 'rage', deck: '', discard: 'march', seed: 1 }).play(
          'refill',
        ),
    ],
    [
      'MK-CITY-12 an elite unit',
      'elite unit',
      () =>
        mage({ stage: 'interact', tiles: 'core-7@1,1', at: '4.-5', influence: 2, hand: 'rage', seed: 1, also: withElite }).play(
          'buy elite',
        ),
    ],
  ] as const)('%s', (_, word, table) => {
    expect(chances(table())).toContain(word);
  });

  const withArtifacts: NonNullable<Told['also']> = (state) => {
    state.artifactDeck = { top: [], bag: [124, 125, 126], under: [] };
  };
  const withElite: NonNullable<Told['also']> = (state) => {
    state.eliteDeck = { top: [], bag: [12, 13], under: [] };
  };
});

describe('asked all the same, where others could learn from silence what is not in a hand', () => {
  const among = (told: Told): MageTable => mage({ hand: 'rage', ...told, others: [{ hero: 'norowas' }], seed: 1 });
  const open = (table: MageTable) => [table.asked, table.options()];

  test('MK-ENDTURN-34 MK-TURN-32 MK-ENDTURN-11 discards, wounds to rest with, a glade', () => {
    expect(open(among({ stage: 'discard', hand: '' }))).toEqual(['0 discard', ['keep']]);
    expect(open(among({}).play('rest rage'))).toEqual(['0 wounds', ['0']]);
    expect(open(among({ stage: 'glade', at: '1.-3' }))).toEqual(['0 glade', ['none']]);
  });

  test('MK-TACTIC-05 cards that a tactic puts away, or looks for', () => {
    const shed = mage({ stage: 'tactic', others: [{ hero: 'norowas' }], seed: 1 }).play('rethink');
    expect(open(shed)).toEqual(['1 shed', ['done']]);
    const search = mage({ stage: 'tactic', night: true, others: [{ hero: 'norowas', deck: 'rage' }], seed: 1 });
    expect(open(search.play('preparation'))).toEqual(['1 search', ['rage']]);
  });

  test('MK-COMBAT-16 MK-TURN-35 the phases of a fight, and what comes after an action', () => {
    expect(open(among({ fight: 'prowlers', stage: 'ranged' }))).toEqual(['0 ranged', ['done']]);
    expect(open(among({ fight: 'prowlers', stage: 'block', hand: '' }))).toEqual(['0 block', ['done']]);
    expect(open(among({ stage: 'after', hand: '' }))).toEqual(['0 after', ['end']]);
  });

  test('alone a phase without anything to do passes; the end of a turn does not, nor what lies on the table', () => {
    const alone = (told: Told) => mage({ hand: 'rage', seed: 1, ...told });
    expect(alone({ fight: 'prowlers', stage: 'ranged' }).asked).toBe('0 block');
    expect(open(alone({ stage: 'after', hand: '' }))).toEqual(['0 after', ['end']]);
    expect(alone({}).play('rest rage').asked).toBe('0 after');
    const lying = alone({
      ...{ fight: 'prowlers', stage: 'ranged', hand: '' },
      also: (state) => {
        state.parts = [{ by: 'test', n: 1, kind: 'ranged', element: 'ice' }];
      },
    });
    expect(open(lying)).toEqual(['0 ranged', ['done']]);
  });
});

test('MK-SETUP-01 a hero whom somebody leads is dealt to nobody else', () => {
  const dealt = (options: object, seats: number) =>
    Array.from({ length: 12 }, (_, seed) => set('full-conquest', seats, seed, options).state.heroes);
  for (const heroes of dealt({ hero: 'goldyx', hero2: 'arythea' }, 4)) {
    expect(heroes.slice(0, 2)).toEqual([2, 0]);
    expect(new Set(heroes).size).toBe(heroes.length);
  }
});
