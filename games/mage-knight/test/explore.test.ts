import { describe, expect, test } from 'vitest';
import { mage } from './table.ts';

describe('revealing tiles', () => {
  const edge = { at: '4.-3', move: 4, hand: 'rage', options: { scenario: 'first-reconnaissance' }, seed: 1 } as const;

  test('MK-EXPLORE-01 MK-EXPLORE-02 MK-EXPLORE-04 MK-EXPLORE-22 for 2 points, from a space next to the place', () => {
    expect(
      mage({ ...edge, at: '4.-3' })
        .options('explore')
        .sort(),
    ).toEqual(['explore 1 1', 'explore 2 0']);
    expect(mage({ ...edge, at: '0.0' }).options('explore')).toEqual([]);
    expect(mage({ ...edge, at: '4.-3', move: 1 }).why('explore 2 0')).toMatchObject({ rule: 'MK-EXPLORE-02', why: 'no-moves' });
    const table = mage({ ...edge, at: '4.-3' }).play('explore 2 0');
    expect(table.points).toBe('2/0/0');
    expect(table.told('explored')).toMatchObject([{ tile: 'countryside-3', x: 2, y: 0 }]);
  });

  test('MK-EXPLORE-03 MK-EXPLORE-18 moving and revealing alternate, points are kept', () => {
    const table = mage({ ...edge, at: '3.-2', move: 8 }).play('move 4.-2', 'explore 2 0', 'move 5.-3');
    expect(table.at).toBe('5.-3');
    expect(table.points).toBe('2/0/0');
  });

  test('MK-EXPLORE-20 a reveal cannot be taken back', () => {
    const table = mage({ ...edge, at: '4.-3' });
    expect(table.preview('explore 2 0')).toMatchObject({ reveals: ['tile'] });
    table.play('explore 2 0');
    expect(table.match.line.some((entry) => entry.type === 'shown')).toBe(true);
  });

  test('MK-EXPLORE-06 nothing lies beyond the coast', () => {
    expect(mage({ ...edge, at: '1.-4', move: 9 }).options('explore')).toEqual(['explore 0 2']);
    expect(mage({ ...edge, at: '4.-2', move: 9 }).options('explore')).toEqual(['explore 2 0']);
    expect(mage({ ...edge, at: '3.-1', move: 9 }).options('explore')).toEqual([]);
  });

  test('MK-EXPLORE-07 MK-SCENARIO-23 MK-SCENARIO-30 MK-SCENARIO-25 countryside first, there in the order of the numbers; each brings 1 Fame', () => {
    const table = mage({ ...edge, at: '4.-3', move: 9 }).play('explore 2 0', 'explore 1 1');
    expect(table.told('explored').map(({ tile }) => tile)).toEqual(['countryside-3', 'countryside-4']);
    expect(table.fame).toBe(2);
  });

  test('MK-EXPLORE-08 a countryside tile touches two, or one that touches two', () => {
    const none = mage({
      ...edge,
      also: (state) => {
        state.tiles = [state.tiles[0], state.tiles[2]].flatMap((tile) => (tile ? [tile] : []));
      },
    });
    expect(none.why('explore 2 0')).toMatchObject({ rule: 'MK-EXPLORE-08', why: 'tile-touches' });
    expect(mage(edge).offers('explore 2 0')).toBe(true);
  });

  const core = (told: Parameters<typeof mage>[0]) =>
    mage({
      ...told,
      also: (state) => {
        state.countrysideLeft = 0;
      },
    });

  test('MK-EXPLORE-09 MK-EXPLORE-11 MK-EXPLORE-23 a core tile touches two', () => {
    expect(core({ ...edge, at: '4.-3' }).why('explore 2 0')).toMatchObject({ rule: 'MK-EXPLORE-09', why: 'tile-touches' });
    expect(core({ ...edge, at: '4.-3' }).offers('explore 1 1')).toBe(true);
  });

  test('MK-EXPLORE-10 MK-SCENARIO-01 in a wedge it does not lie at the coast', () => {
    const tiles = 'countryside-3@1,1';
    const wedge = { options: { scenario: 'solo-conquest' }, tiles, at: '4.-3', move: 4, hand: 'rage' } as const;
    expect(core(wedge).why('explore 2 0')).toMatchObject({ rule: 'MK-EXPLORE-10', why: 'tile-coast' });
    expect(core({ ...wedge, options: { scenario: 'first-reconnaissance' } }).offers('explore 2 0')).toBe(true);
  });

  const empty = (told: Parameters<typeof mage>[0], left: readonly number[] = []) =>
    mage({
      ...told,
      also: (state) => {
        state.countrysideLeft = 0;
        state.coreLeft = 0;
        state.cityLeft = 0;
        state.countrysideBag = left;
        if (left.length === 0) state.coreBag = [];
      },
    });

  test('MK-EXPLORE-12 MK-EXPLORE-13 MK-SETUP-13 with an empty deck one of those set aside comes, touching three', () => {
    const tiles = 'countryside-3@2,0 countryside-4@0,2';
    expect(empty({ ...edge, tiles, at: '4.-3' }, [6]).offers('explore 1 1')).toBe(true);
    expect(empty({ ...edge, at: '4.-3' }, [6]).why('explore 1 1')).toMatchObject({ rule: 'MK-EXPLORE-13' });
    const table = empty({ ...edge, tiles, at: '4.-3', chance: [['tile', 0]], seed: 1 }, [6]).play('explore 1 1');
    expect(table.told('explored')).toMatchObject([{ tile: 'countryside-5' }]);
  });

  test('MK-EXPLORE-14 with nothing left nothing can be explored', () => {
    const tiles = 'countryside-3@2,0 countryside-4@0,2';
    expect(empty({ ...edge, tiles, at: '4.-3' }).why('explore 1 1')).toMatchObject({ rule: 'MK-EXPLORE-14', why: 'no-tiles' });
  });

  test('MK-EXPLORE-05 MK-EXPLORE-15 MK-SITE-25 MK-SITE-08 orcs come face up, a garrison face down', () => {
    const chance = [['green enemy', 0]] as const;
    const orcs = mage({ ...edge, at: '4.-3', move: 9, tiles: 'countryside-3@2,0', chance }).play('explore 1 1');
    expect(orcs.tokens).toContain('prowlers@3.-5!');
    const keep = mage({ ...edge, at: '4.-2', night: true }).play('explore 2 0');
    expect(keep.tokens).toBe('gray@7.-5');
  });

  test('MK-MOVE-30 a tile that appears beside the hero shows its garrison by day', () => {
    const chance = [
      ['tile', 6],
      ['violet enemy', 0],
    ] as const;
    const told = { options: { scenario: 'solo-conquest' }, at: '2.-3', move: 2, hand: 'rage', chance } as const;
    const table = mage(told).play('explore 1 1');
    expect(table.told('explored')).toMatchObject([{ tile: 'countryside-9' }]);
    expect(table.tokens.split(' ').sort()).toEqual(['gray@5.-5', 'monks@3.-4']);
  });

  test('MK-MOVE-30 MK-SITE-09 and so does one that appears beside another hero; by night it does not', () => {
    const told = {
      ...{ at: '4.-3', move: 2, hand: 'rage', seed: 1 },
      others: [{ hero: 'norowas', at: '2.-3' }],
      chance: [
        ['tile', 6],
        ['violet enemy', 0],
      ],
    } as const;
    const tokens = (night: boolean) =>
      mage({ ...told, night })
        .play('explore 1 1')
        .tokens.split(' ')
        .toSorted();
    expect(tokens(false)).toEqual(['gray@5.-5', 'monks@3.-4']);
    expect(tokens(true)).toEqual(['gray@5.-5', 'violet@3.-4']);
  });

  test('MK-EXPLORE-16 MK-SITE-05 a monastery brings an advanced action into the unit offer', () => {
    const table = mage({
      ...edge,
      tiles: 'countryside-3@2,0 countryside-4@0,2',
      also: (state) => {
        state.advancedDeck = { top: [64], bag: [], under: [] };
      },
    }).play('explore 1 1');
    expect(table.told('explored')).toMatchObject([{ tile: 'countryside-5' }]);
    expect(table.state.taught).toEqual([64]);
  });

  test('MK-SCENARIO-28 a city that is revealed brings the last turn', () => {
    const table = core({
      ...edge,
      at: '4.-3',
      chance: [
        ['core tile', 0],
        ['tile', 0],
      ],
      seed: 3,
    }).play('explore 1 1');
    expect(table.told('explored')).toMatchObject([{ tile: 'core-5' }]);
    expect(table.state.isEnding).toBe(true);
    table.play('rage sideways', 'end').until('0 move').play('end');
    table.until('nobody');
    expect(table.outcome).toMatchObject({ how: 'city-revealed', places: [1] });
  });

  test('MK-SCENARIO-24 there cities cannot be entered', () => {
    const told = { tiles: 'core-6@1,1', at: '3.-4', move: 9, hand: 'rage' } as const;
    expect(mage({ ...told, options: { scenario: 'first-reconnaissance' } }).offers('move 4.-5')).toBe(false);
    expect(mage({ ...told, tokens: 'gray@4.-5', seed: 1 }).offers('move 4.-5')).toBe(true);
  });

  test('MK-EXPLORE-01 a place that is not beside the hero is told apart from one where no tile may lie', () => {
    expect(mage({ at: '0.0', move: 4 }).why('explore 1 1')).toMatchObject({ rule: 'MK-EXPLORE-01', why: 'tile-far' });
  });
});
