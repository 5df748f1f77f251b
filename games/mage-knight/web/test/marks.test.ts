/** What the map shows of a question: marks, prices, and the same in words. */
import { questionsForPeople } from '@taverne/engine';
import { nextSpots, readQuestion } from '@taverne/ui';
import { describe, expect, test } from 'vitest';
import { pageState } from '../../../test/page-state.ts';
import type { MageTypes } from '../../src/types.ts';
import { mage, type Told } from '../../test/table.ts';
import { labelOf } from '../board/labels.ts';
import { type Asking, marksOf, pricesOf } from '../board/marks.tsx';
import { wayWord } from '../names.ts';
import type { Spot } from '../spots.ts';
import { waysOf } from '../ways.ts';

const say = (id: string, values: object = {}): string => [id, ...Object.values(values)].join(' ');

function asking(told: Told, picks: readonly Spot[] = []): Asking {
  const { match } = mage(told);
  const view = mage(told).view(0);
  const [asked] = questionsForPeople(match, 0);
  if (!asked) throw new Error('nothing is asked');
  const question = readQuestion<MageTypes>({ game: 'mage-knight' }, asked, view);
  const ways = waysOf(question, view);
  const table = pageState({ game: 'mage-knight', view, events: [], seats: 1, mine: [0] });
  const state: Asking['state'] = { ...table, questions: [question] };
  return { view, state, question, ways, picks, next: nextSpots(ways, picks), playback: { left: 0 } };
}

const ORCS: Told = { at: '2.-2', move: 4, tokens: 'prowlers@3.-3!' };

describe('marks', () => {
  test('tell a plain step from one that provokes, and an enemy that can be challenged', () => {
    const marks = marksOf(asking(ORCS));
    expect(['2.-2', '1.-2', '3.-2', '3.-3', '0.0'].map((spot) => marks.get(spot))).toEqual([
      'ready',
      'go',
      'land',
      'target',
      undefined,
    ]);
  });

  test('an assault is no plain step, until the walls are one’s own', () => {
    const keep: Told = { at: '4.-5', move: 3, tiles: 'countryside-3@1,1', tokens: 'gray@5.-6' };
    expect(marksOf(asking(keep)).get('5.-6')).toBe('target');
    expect(marksOf(asking({ ...keep, tokens: '', shields: '5.-6' })).get('5.-6')).toBe('go');
  });

  test('a place for a tile is lit, what is picked is marked, and nothing is while events are shown', () => {
    const edge = asking({ at: '2.-3', move: 2 });
    expect(marksOf(edge).get('tile 1 1')).toBe('go');
    expect(marksOf(asking(ORCS, ['2.-3'])).get('2.-3')).toBe('picked');
    expect(marksOf({ ...edge, playback: { left: 3 } }).size).toBe(0);
  });
});

describe('prices', () => {
  test('each space has the price of its cheapest way, and a warning where a fight awaits', () => {
    const prices = pricesOf(asking(ORCS));
    const at = (name: string) => prices.find(({ spot }) => spot === name);
    expect([at('1.-2')?.cost, at('1.-2')?.isFight]).toEqual([2, false]);
    expect([at('3.-2')?.cost, at('3.-2')?.isFight]).toEqual([3, true]);
  });

  test('where a longer way provokes nobody, it is the one that is meant', () => {
    const there = pricesOf(asking(ORCS)).find(({ spot }) => spot === '2.-3');
    expect(there).toMatchObject({ cost: 4, isFight: false });
  });

  test('neither an enemy nor the hero’s own space has a price', () => {
    const at = (name: string) => pricesOf(asking({ ...ORCS, move: 8 })).find(({ spot }) => spot === name);
    expect(marksOf(asking({ ...ORCS, move: 8 })).get('2.-2')).toBe('ready');
    expect(at('2.-2')).toBeUndefined();
    expect(at('3.-3')).toBeUndefined();
  });
});

describe('labels', () => {
  const label = (told: Told, spot: string) => {
    const table = asking(told);
    return labelOf(say, table, spot, marksOf(table).get(spot));
  };

  test('name the place, what it costs, who is there and what can be done', () => {
    expect(label(ORCS, '1.-2')).toBe('1.-2, Terrain.plains, board.enter 2, board.mark.go, board.way 2');
    expect(label(ORCS, '3.-3')).toContain('board.enemy enemy.prowlers.name 4 3');
    expect(label(ORCS, '2.-2')).toContain('hero.tovak.name');
    expect(label(ORCS, '2.-4')).toContain('board.closed');
  });

  test('what lies face down is told by its pile, and a place for a tile as one', () => {
    const keep: Told = { at: '2.-3', move: 2, tiles: 'countryside-3@1,1', tokens: 'gray@5.-6' };
    expect(label(keep, '5.-6')).toContain('board.unknown 1 pile.gray.name');
    expect(label({ at: '2.-3', move: 2 }, 'tile 1 1')).toBe('board.opening 1 1, board.mark.go');
  });
});

describe('a place to go', () => {
  const words = (told: Told): ReadonlyMap<string, string> => {
    const { state, question, ways } = asking(told);
    return new Map(
      ways.flatMap((way) => (way.deed?.do === 'move' ? [[way.key, wayWord(say, state, question, way)] as const] : [])),
    );
  };

  test('is named by what it is and where one finds it from here', () => {
    const near = words({ at: '2.-2', move: 2 });
    expect(near.get('move 1.-2')).toMatch(/^web\.do\.move web\.place\.far .+ 1 w$/);
    expect(near.get('move 2.-3')).toBe('web.do.move web.place.far Site.village.name 1 nw');
  });

  test('has its name on the map only where two would be called alike', () => {
    const far = words({ at: '0.0', move: 9, tiles: 'countryside-1@1,1' });
    const all = [...far.values()];
    expect(new Set(all).size).toBe(all.length);
    const named = all.filter((word) => word.includes('web.place '));
    expect(named.length).toBeGreaterThan(0);
    expect(named.length).toBeLessThan(all.length);
  });
});
