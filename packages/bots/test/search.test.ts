import { type Game, quick, type Seat, startMatch } from '@taverne/engine';
import { describe, expect, it } from 'vitest';
import { feud } from '../../engine/test/feud.ts';
import { NotAsked, search, searching } from '../src/index.ts';
import { bell, cups, fingers, nim } from './games.ts';
import { sightAtStart } from './sights.ts';
import { playToTheEnd } from './table.ts';

const advise = <S>(game: Game<S>, seat: Seat, thinking: { seed?: number; iterations?: number }, brain = search) =>
  brain(game, sightAtStart(game, seat, thinking.seed), { seed: 1, ...thinking });

describe('search', () => {
  it.each([
    [5, 'take 1'],
    [6, 'take 2'],
    [7, 'take 3'],
    [9, 'take 1'],
    [11, 'take 3'],
  ])('wins at nim from a heap of %i with "%s"', (heap, key) => {
    const advice = advise(nim(heap), 0, { iterations: 3000 });
    expect(advice.key).toBe(key);
    expect(advice.value).toBeGreaterThan(0.8);
    expect(advice.iterations).toBe(3000);
  });

  it('expects little of a lost heap', () => {
    expect(advise(nim(4), 0, { iterations: 2000 }).value).toBeLessThan(0.2);
  });

  it('gives the same advice for the same seed', () => {
    const ask = (seed: number) => {
      const game = feud;
      return search(game, sightAtStart(game, sightTurn(), 3), { seed, iterations: 200 });
    };
    expect(ask(7)).toEqual(ask(7));
    expect(ask(7).value).not.toBe(ask(8).value);
  });

  it('stops when told to', () => {
    let asked = 0;
    const advice = search(nim(21), sightAtStart(nim(21), 0), { seed: 1, stopped: () => ++asked > 3 });
    expect(advice.key).toMatch(/^take /);
    expect(advice.iterations).toBeGreaterThan(0);
    expect(advice.iterations).toBeLessThan(100);
  });

  it('keeps to its time', () => {
    const before = Date.now();
    const advice = search(nim(40), sightAtStart(nim(40), 0), { seed: 1, milliseconds: 60 });
    const spent = Date.now() - before;
    expect(spent).toBeGreaterThanOrEqual(55);
    expect(spent).toBeLessThan(1000);
    expect(advice.iterations).toBeGreaterThan(10);
  });

  it('answers even when it may not think at all', () => {
    expect(advise(nim(5), 0, { iterations: 0 }).key).toBe('take 1');
  });

  it('says so when its seat is not asked', () => {
    expect(() => advise(nim(5), 1, { iterations: 10 })).toThrow(NotAsked);
  });

  it('asks an evaluation where a playout is cut off', () => {
    const looks: unknown[] = [];
    const brain = searching({
      depth: 0,
      evaluation: (state) => {
        looks.push(state);
        return 0.25;
      },
    });
    const advice = brain(nim(50), sightAtStart(nim(50), 0), { seed: 1, iterations: 50 });
    expect(looks.length).toBeGreaterThan(0);
    expect(advice.value).toBe(0.25);
  });
});

describe('what search cannot know', () => {
  const PEAS = [0, 1, 2];

  it('does not see the pea: pointing is worth a third, so it passes', () => {
    for (const pea of PEAS) {
      const advice = advise(cups(pea), 0, { iterations: 2000, seed: 5 + pea });
      expect(advice.key, `pea under ${pea}`).toBe('pass');
      expect(advice.value).toBeLessThan(0.5);
    }
  });

  it('does not trust the state that it is given, which is itself imagined', () => {
    for (const pea of PEAS) {
      const game = cups(pea);
      const sight = { seat: 0, quiet: game.setup({}, silent, 2), tape: [] };
      const advice = search(game, sight, { seed: 9, iterations: 2000 });
      expect(advice.key, `pea under ${pea}`).toBe('pass');
      expect(advice.value).toBeLessThan(0.5);
    }
  });
});

describe('several seats at once', () => {
  it('search answers sealed questions without knowing the others', () => {
    expect(advise(fingers, 1, { iterations: 200 }).key).toBe('two');
    const { value } = advise(fingers, 0, { iterations: 500 });
    expect(value).toBeLessThan(0.3);
  });

  it('search speaks where it is asked first, and cuts in with what serves it', () => {
    expect(advise(bell, 0, { iterations: 200 }).key).toBe('ring');
    expect(advise(bell, 1, { iterations: 200 }).key).toBe('hush');
  });

  it('search plays a game with hands, dice, windows and cutting in to its end', () => {
    const outcome = playToTheEnd(feud, [search, search, search], { iterations: 30 }, 11);
    expect(outcome.places).toHaveLength(3);
  });
});

const silent = { chance: () => 0, shown() {}, emit() {} };

function sightTurn(): Seat {
  const started = startMatch(feud, { chance: quick(3) });
  return started.ok ? started.value.world.state.turn : 0;
}
