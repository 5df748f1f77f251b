/** What is left in decks, on the map and in hands, and who knows of it (MK-ROUND-10, MK-SCORE-11, MK-SCENARIO-59 to -61). */
import { describe, expect, test } from 'vitest';
import { spaceAt } from '../src/land.ts';
import type { State } from '../src/state.ts';
import { mage, type Told } from './table.ts';

const quest = (scenario: string, told: Told) =>
  mage({ options: { scenario }, others: [{}], hand: 'rage march', seed: 3, ...told });

describe('decks', () => {
  test('what everybody saw go under a deck comes last, in its order', () => {
    const drawn = (deck: State['artifactDeck']) =>
      mage({
        ...{ stage: 'reward', hand: 'rage', rewards: 'artifact' },
        also: (state) => {
          state.artifactDeck = deck;
        },
      });
    const last = drawn({ top: [], bag: [], under: [124, 125, 126] });
    expect(last.state.drawn[0]).toEqual([124, 125]);
    expect(last.state.artifactDeck).toEqual({ top: [], bag: [], under: [126] });
    const first = drawn({ top: [124], bag: [], under: [125] });
    expect(first.state.drawn[0]).toEqual([124, 125]);
  });

  test('MK-SCORE-11 a card on top of the deck, or at its bottom, counts as any other', () => {
    const learned = (deck: State['deck'][number]) =>
      mage({
        hand: 'rage',
        also: (state) => {
          state.deck[0] = deck;
        },
      }).view(0).scores[0]?.knowledge;
    expect(learned({ top: [70], bag: [16], under: [] })).toBe(1);
    expect(learned({ top: [], bag: [16, 17], under: [70] })).toBe(1);
    expect(learned({ top: [], bag: [16, 17], under: [] })).toBe(0);
  });

  test('MK-SETUP-12 a city tile that is revealed is one less in the deck, and so is a core tile', () => {
    const explored = (first: number) => {
      const table = mage({
        ...{ at: '3.-3', move: 4, hand: 'rage', tiles: 'countryside-3@0,2 countryside-4@1,2' },
        chance: [['core tile', first]],
        seed: 1,
        also: (state) => {
          Object.assign(state, { countrysideLeft: 0, coreLeft: 2, cityLeft: 2 });
        },
      }).play('explore 1 1');
      return [table.state.cityLeft, table.state.coreLeft, table.state.cities.length];
    };
    expect([explored(0), explored(1), explored(2), explored(3)]).toEqual([
      [1, 2, 1],
      [1, 2, 1],
      [2, 1, 0],
      [2, 1, 0],
    ]);
  });
});

describe('monasteries', () => {
  const dawn = (shields: string) =>
    mage({
      ...{ stage: 'dawn', tiles: 'countryside-7@1,1 countryside-5@0,2', hand: 'rage', advanced: 'agility', spells: 'fireball' },
      seed: 1,
      shields,
      also: (state) => {
        state.advancedDeck = { top: [], bag: [70, 71, 72, 73, 74], under: [] };
      },
    }).state.taught.length;

  test('MK-ROUND-10 each one that nobody has burned teaches, whatever shields lie elsewhere', () => {
    expect([dawn(''), dawn('2.-1'), dawn('3.-5'), dawn('3.-5 2.-1')]).toEqual([2, 2, 1, 1]);
  });
});

describe('mines that are to be freed', () => {
  test('MK-SCENARIO-59 a new one has somebody green for all to see and somebody brown, and no other space has', () => {
    const table = quest('mines-liberation', { at: '3.-3', move: 4, chance: [['tile', 0]] }).play('explore 1 1');
    expect(table.told('explored')).toMatchObject([{ tile: 'countryside-3' }]);
    expect(table.tokens).toBe('gray@5.-6 wolf-riders@4.-4 brown@4.-4');
    const plain = quest('full-conquest', { at: '3.-3', move: 4, chance: [['tile', 0]] }).play('explore 1 1');
    expect(plain.tokens).toBe('gray@5.-6');
  });

  test('MK-SCENARIO-59 one of the core is held by somebody red for all to see, and by somebody brown', () => {
    const core = { at: '3.-3', move: 4, tiles: 'countryside-4@0,2 countryside-4@1,2' } as const;
    const also: Told['also'] = (state) => void Object.assign(state, { countrysideLeft: 0, coreLeft: 1, cityLeft: 0 });
    const table = quest('mines-liberation', {
      ...core,
      chance: [
        ['core tile', 0],
        ['tile', 1],
      ],
      also,
    }).play('explore 1 1');
    expect(table.told('explored')).toMatchObject([{ tile: 'core-2' }]);
    expect(table.tokens).toBe('high-dragon@5.-5 brown@5.-5 fire-dragon@4.-4! monks@3.-4');
  });

  test('MK-SCENARIO-59 MK-SCENARIO-60 MK-SCENARIO-61 when the one city is found everybody has a shield on it', () => {
    const beside = {
      at: '3.-3',
      move: 4,
      tiles: 'countryside-4@0,2 countryside-4@1,2',
      chance: [['core tile', 0]],
      seed: 3,
    } as const;
    const also: Told['also'] = (state) => void Object.assign(state, { countrysideLeft: 0, coreLeft: 0, cityLeft: 1 });
    for (const scenario of ['mines-liberation', 'druid-nights', 'dungeon-lords']) {
      const { state } = quest(scenario, { ...beside, also }).play('explore 1 1');
      const city = { at: spaceAt(4, -5) };
      expect([state.shields, state.cities]).toEqual([
        [
          { ...city, seat: 0 },
          { ...city, seat: 1 },
        ],
        [],
      ]);
    }
  });

  test('MK-SCENARIO-59 whoever frees one is thanked: 1 reputation in the countryside, 2 in the core', () => {
    const freed = (at: string, tiles: string) => {
      const table = quest('mines-liberation', { at, tiles, tokens: `prowlers@${at}`, level: 9 })
        .play('enter')
        .until('0 attack');
      table.state.parts = [{ by: 'test', n: 50, kind: 'melee', element: 'ice' }];
      table.play('march sideways', 'strike prowlers');
      return table.told('reputation', 'conquered').map((event) => ('n' in event ? event.n : event.site));
    };
    expect(freed('2.-1', '')).toEqual(['mine', 1]);
    expect(freed('5.-6', 'core-8@1,1')).toEqual(['mine', 2]);
  });

  test('MK-SCENARIO-59 a den that is emptied there brings no thanks', () => {
    const den = { tiles: 'countryside-6@1,1', at: '3.-5', tokens: 'prowlers@3.-5', level: 9 } as const;
    const table = quest('mines-liberation', den).play('enter').until('0 attack');
    table.state.parts = [{ by: 'test', n: 50, kind: 'melee', element: 'ice' }];
    expect(table.play('march sideways', 'strike prowlers').told('reputation')).toEqual([]);
  });

  test('MK-ENDTURN-45 it is done when no mine is held and no tile is left', () => {
    const ended = (tokens: string, left: object) => {
      const also: Told['also'] = (state) =>
        void Object.assign(state, { countrysideLeft: 0, coreLeft: 0, cityLeft: 0, ...left });
      return quest('mines-liberation', { tokens, also }).play('rage sideways', 'end', 'keep').state.isEnding;
    };
    expect(ended('', {})).toBe(true);
    expect(ended('prowlers@2.-1', {})).toBe(false);
    expect(ended('prowlers@3.-3!', {})).toBe(true);
    expect([ended('', { countrysideLeft: 1 }), ended('', { coreLeft: 1 }), ended('', { cityLeft: 1 })]).toEqual([
      false,
      false,
      false,
    ]);
    expect(ended('', { countrysideLeft: 1, coreLeft: 1 })).toBe(false);
  });
});

describe('secret dungeons', () => {
  const below = (...spaces: readonly (readonly [number, number])[]): NonNullable<Told['also']> => {
    return (state) => {
      state.secrets = spaces.map(([q, r]) => ({ at: spaceAt(q, r), seat: 0 }));
      Object.assign(state, { countrysideLeft: 0, coreLeft: 0, cityLeft: 0 });
    };
  };
  const lords = { tiles: 'countryside-7@1,1', move: 9 } as const;
  const passages = (told: Told) => quest('dungeon-lords', { ...lords, ...told }).options('passage');

  test('MK-SCENARIO-61 passages lead from one that was conquered to another, for 2 and as much as there are steps', () => {
    const both = { at: '2.-3', shields: '4.-4', also: below([2, -3]) } as const;
    expect(passages(both)).toEqual(['passage 4.-4']);
    expect(quest('dungeon-lords', { ...lords, ...both }).preview('passage 4.-4')).toMatchObject({ cost: 4 });
    expect([passages({ ...both, move: 4 }), passages({ ...both, move: 3 })]).toEqual([['passage 4.-4'], []]);
    // Not from anywhere else, nor to where one is.
    expect(passages({ ...both, at: '1.-2' })).toEqual([]);
    expect(passages({ at: '2.-3', also: below([2, -3]) })).toEqual([]);
    expect(quest('full-conquest', { ...lords, at: '4.-4', shields: '4.-4' }).options('passage')).toEqual([]);
  });

  test('MK-SCENARIO-61 a passage goes around lakes and swamps, but may end in a swamp', () => {
    // From north-east to south-west of a tile, past what lies in its middle.
    const past = (tile: string) =>
      quest('dungeon-lords', { at: '5.-6', move: 9, tiles: `${tile}@1,1`, also: below([5, -6], [3, -4]) }).preview(
        'passage 3.-4',
      );
    expect([past('countryside-6'), past('countryside-7'), past('countryside-5')]).toMatchObject([
      { cost: 4 },
      { cost: 5 },
      { cost: 5 },
    ]);
    expect(passages({ at: '2.-3', tiles: 'countryside-8@1,1', also: below([2, -3], [4, -4]) })).toEqual(['passage 4.-4']);
  });

  test('MK-ENDTURN-45 MK-SCENARIO-61 it is done when all there are were conquered, not when some were', () => {
    const ended = (shields: string, also: NonNullable<Told['also']>) =>
      quest('dungeon-lords', { ...lords, shields, also }).play('rage sideways', 'end', 'keep').state.isEnding;
    // A dungeon, a monastery and two villages.
    expect(ended('4.-4', below([3, -5], [2, -3], [4, -2]))).toBe(true);
    expect(ended('4.-4', below([3, -5], [2, -3]))).toBe(false);
    expect(ended('', below([3, -5], [2, -3], [4, -2]))).toBe(false);
    expect(ended('4.-4', below())).toBe(false);
  });
});

describe('what all have seen is no secret', () => {
  test('a wound that is taken in the middle of a step, while the rest of the hand is one', () => {
    const table = mage({ hand: 'blood-ritual rage', others: [{}], seed: 1 }).play('blood-ritual');
    const wound = `card ${table.state.hand[0]?.at(-1)}`;
    expect([table.asked, table.hand]).toEqual(['0 colour', 'rage wound']);
    const [secret] = table.match.game.hidden(table.state, 1);
    expect([secret?.includes(wound), secret?.length]).toEqual([false, 1 + (table.state.deck[0]?.bag.length ?? 0)]);
  });
});
