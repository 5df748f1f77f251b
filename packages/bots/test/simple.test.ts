import { quick, sightOf, startMatch } from '@taverne/engine';
import { describe, expect, it } from 'vitest';
import { feud } from '../../engine/test/feud.ts';
import { greedy, random, search } from '../src/index.ts';
import { cups, type Heap, nim } from './games.ts';
import { sightAtStart } from './sights.ts';
import { playToTheEnd } from './table.ts';

const sightOfNim = (heap: number) => sightAtStart(nim(heap));

describe('random', () => {
  it('answers anything, the same for the same seed', () => {
    const keys = Array.from({ length: 40 }, (_, seed) => random(nim(9), sightOfNim(9), { seed }).key);
    expect(new Set(keys)).toEqual(new Set(['take 1', 'take 2', 'take 3']));
    expect(random(nim(9), sightOfNim(9), { seed: 4 }).key).toBe(keys[4]);
  });

  it('plays to the end', () => {
    expect(playToTheEnd(feud, [random, random], {}, 2).places).toHaveLength(2);
  });
});

describe('greedy', () => {
  const likesFour = greedy<Heap>(({ left }) => (left % 4 === 0 ? 0.9 : 0.1));

  it('takes what its evaluation likes best', () => {
    expect(likesFour(nim(7), sightOfNim(7), { seed: 1 })).toMatchObject({ key: 'take 3', value: 0.9 });
  });

  it('takes a win over anything an evaluation says', () => {
    expect(likesFour(nim(2), sightOfNim(2), { seed: 1 })).toMatchObject({ key: 'take 2', value: 1 });
  });

  it('picks any of equals', () => {
    const whatever = greedy(() => 0.5);
    const keys = Array.from({ length: 40 }, (_, seed) => whatever(nim(9), sightOfNim(9), { seed }).key);
    expect(new Set(keys).size).toBe(3);
  });

  it('looks into imagined worlds only', () => {
    const started = startMatch(cups(1), { chance: quick(1) });
    if (!started.ok) throw new Error(started.trouble.say);
    const { world } = started.value;
    const keys = Array.from({ length: 60 }, (_, seed) => {
      return greedy(() => 0.5)(cups(1), sightOf(world, 0, quick(seed)), { seed }).key;
    });
    const found = keys.filter((key) => key === 'cup 1').length;
    expect(found).toBeLessThan(35);
  });

  it('loses to search at nim', () => {
    const [won] = playToTheEnd(nim(15), [search, greedy(() => 0.5)], { iterations: 2000 }, 3).places;
    expect(won).toBe(1);
  });
});
