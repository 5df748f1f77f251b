/** One click picks, one click does: the ways of every kind of option, and what a click comes to. */
import { nextSpots, oneBack, pressed } from '@taverne/ui';
import { describe, expect, test } from 'vitest';
import { chosenWay, MANNER, type Picks } from '../picking/picking.ts';
import type { Spot, Way } from '../picking/ways.ts';
import { position, seated } from './table.ts';

const press = (ways: readonly Way[], picks: Picks, spot: Spot) => pressed(ways, picks, spot, MANNER);
const back = (ways: readonly Way[], picks: Picks) => oneBack(ways, picks, MANNER);
const start = (ways: readonly Way[]) => MANNER.start?.(ways);

const spots = (next: ReadonlyMap<Spot, unknown>): string[] => [...next.keys()].sort();

describe('acting', () => {
  const board = position('leaderD2 grapplerC3 riderB1 bruiserE4', 'leaderD7 prowlerF4 jailerG4 manipulatorE6');
  const { ways } = seated({ position: board });

  test('every option but the end is a way, and each way is its own', () => {
    const paths = ways.filter((way) => way.kind !== 'end').map((way) => way.path.join(' '));
    expect(new Set(paths).size).toBe(paths.length);
  });

  test('figures that can act come first', () => {
    expect(spots(nextSpots(ways, []))).toEqual(['B1', 'C3', 'D2', 'E4']);
  });

  test('a step is picked and done with two clicks', () => {
    expect(press(ways, [], 'D2')).toEqual({ comes: 'picks', picks: ['D2'] });
    expect(press(ways, ['D2'], 'D3')).toEqual({ comes: 'answer', key: 'D2 D3' });
  });

  test('the Bruiser takes a target, then one of the cells beyond', () => {
    expect(press(ways, ['E4'], 'F4')).toEqual({ comes: 'picks', picks: ['E4', 'F4'] });
    const beyond = spots(nextSpots(ways, ['E4', 'F4']));
    expect(beyond).toEqual(['F5', 'G3']);
    expect(press(ways, ['E4', 'F4'], 'F5')).toEqual({ comes: 'answer', key: 'bruiser F4 F5' });
  });

  test('another figure takes the place of the one in hand, the same one is put down', () => {
    expect(press(ways, ['D2'], 'E4')).toEqual({ comes: 'picks', picks: ['E4'] });
    expect(press(ways, ['E4'], 'E4')).toEqual({ comes: 'picks', picks: [] });
    expect(back(ways, ['E4', 'F4'])).toEqual(['E4']);
  });

  test('what leads nowhere is refused', () => {
    expect(press(ways, [], 'F4')).toEqual({ comes: 'refused', spot: 'F4' });
    expect(press(ways, ['D2'], 'A4')).toEqual({ comes: 'refused', spot: 'A4' });
  });
});

describe('the Grappler', () => {
  const { ways } = seated({ position: position('leaderD1 grapplerC3', 'leaderD7 riderG4') });

  test('hooks somebody, then goes to them or pulls them in, told by the cell where somebody ends', () => {
    const picks: Picks = ['C3', 'G4'];
    expect(press(ways, ['C3'], 'G4')).toEqual({ comes: 'picks', picks });
    expect(press(ways, picks, 'F4')).toEqual({ comes: 'answer', key: 'grappler go G4' });
    expect(press(ways, picks, 'D4')).toEqual({ comes: 'answer', key: 'grappler pull G4' });
  });
});

test('the Illusionist and its partner change places with one click on the partner', () => {
  const { ways } = seated({ position: position('leaderD1 illusionistD3', 'leaderD7 riderD6') });
  expect(press(ways, ['D3'], 'D6')).toEqual({ comes: 'answer', key: 'illusionist D6' });
});

test('a Nemesis that must answer is in hand already and cannot be put down', () => {
  const { ways } = seated({ position: position('leaderD1 archerC3', 'leaderD7 nemesisE5') }, 'D1 D2');
  expect(start(ways)).toEqual(['E5']);
  expect(back(ways, ['E5'])).toEqual(['E5']);
  expect(press(ways, ['E5'], 'E3')).toEqual({ comes: 'answer', key: 'nemesis E3' });
});

describe('recruiting and banning', () => {
  const pile =
    'bear,archer,prowler,acrobat,rider,bruiser,royal-guard,illusionist,grappler,manipulator,innkeeper,jailer,protector,vizier,assassin,nemesis';

  test('a card, then a cell', () => {
    const { ways } = seated({ pile: pile.split(',') }, 'D1 D2', 'end');
    expect(press(ways, [], 'archer')).toEqual({ comes: 'picks', picks: ['archer'] });
    expect(press(ways, ['archer'], 'C1')).toEqual({ comes: 'answer', key: 'recruit archer C1' });
  });

  test('Old Bear and Cub take two cells, the Old Bear first', () => {
    const { ways } = seated({ pile: pile.split(',') }, 'D1 D2', 'end');
    expect(press(ways, ['bear'], 'C1')).toEqual({ comes: 'picks', picks: ['bear', 'C1'] });
    expect(press(ways, ['bear', 'C1'], 'E1')).toEqual({ comes: 'answer', key: 'recruit bear C1 E1' });
  });

  test('a ban is picked by a click and done by its button', () => {
    const { ways } = seated({ mode: 'strategist' });
    const picked = press(ways, [], 'archer');
    expect(picked).toEqual({ comes: 'picks', picks: ['archer'] });
    expect(chosenWay(ways, ['archer'])?.key).toBe('ban archer');
  });
});
