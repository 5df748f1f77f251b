/** The bots as heroes: what they think an adventure needs. */
import { quick, sightOf, World } from '@taverne/engine';
import { describe, expect, test } from 'vitest';
import { guesses } from '../src/bot/answer-guess.ts';
import { evaluate, tacticsLevels } from '../src/bot/index.ts';
import { driftsOf, presence } from '../src/bot/lure.ts';
import { sceneOf } from '../src/bot/scene.ts';
import { strike } from '../src/bot/strike.ts';
import { bookOf } from '../src/content/book.ts';
import { tinyEpicTactics } from '../src/index.ts';
import type { State } from '../src/state.ts';
import { position } from './position.ts';

const solo = (heroes: string, enemies: string, also?: (state: State) => void): State =>
  position({ mode: 'solo', units: [heroes, enemies], turns: 1, ...(also ? { also } : {}) });
const HEROES = 'W3@A1 M1@B1 R1@A2 B1@B2';

describe('the evaluation of an adventure', () => {
  test('counts the last steps of time more than the first (TET-SOLO-TURN-06)', () => {
    const at = (time: number): number =>
      evaluate(
        solo(HEROES, 'W2@N13 M2@M13 R2@N14 B2@M14', (state) => (state.time = time)),
        0,
      );
    expect(at(2) - at(1)).toBeGreaterThan(at(7) - at(6));
  });

  test('would rather have an Enemy unit beside a box than on it (TET-SOLO-DGN-02)', () => {
    const [on, beside] = ['C9', 'D9'].map((cell) => evaluate(solo(HEROES, `W2@N13 M2@M13 R2@N14 B2@${cell}`), 0));
    expect(beside).toBeGreaterThan(on ?? 1);
  });

  test('sees a capture coming in a wound (TET-SOLO-CAP-01)', () => {
    const [whole, hurt] = ['', '/2'].map((hp) => evaluate(solo(HEROES, `W2@N13 M2@M13 R2@N14 B2@M14${hp}`), 0));
    expect(hurt).toBeGreaterThan(whole ?? 1);
  });
});

describe('an Enemy unit on a box', () => {
  const onBox = (hero: string): number => {
    const state = solo(`W3@${hero}`, 'B2@B9');
    const box = bookOf(state).realm.boxes.find(({ id }) => id === '2x2');
    const scene = sceneOf(state, 0);
    const [drift] = driftsOf(scene);
    if (!box || !drift) throw new Error('there is a box and a beast');
    return presence(scene, box, drift);
  };

  test('stays where it is next to a hero at the foot of the box (TET-SOLO-MOVE-07)', () => {
    expect(onBox('A9')).toBe(1);
  });

  test('is lured down by a hero farther off (TET-SOLO-MOVE-02)', () => {
    expect(onBox('A13')).toBeLessThan(1);
  });
});

describe('a first guess', () => {
  test('likes a push that clears the top of a box (TET-SOLO-DGN-02, TET-PUSH-06)', () => {
    const push = (enemy: string, from: string): number => {
      const state = solo(`W3@${from}`, `B2@${enemy}`);
      return strike(sceneOf(state, 0), { by: 0, on: 7, kind: 'melee', from: state.at[0] ?? 0 });
    };
    expect(push('D7', 'E7')).toBeGreaterThan(push('F7', 'G7'));
  });

  test('captures for time, of which there is never more than at first (TET-SOLO-CAP-01)', () => {
    const capture = (time: number): number => {
      const state = solo('W3@A5', 'B2@A6/1', (each) => (each.time = time));
      return strike(sceneOf(state, 0), { by: 0, on: 7, kind: 'melee', from: state.at[0] ?? 0 });
    };
    expect(capture(4)).toBeGreaterThan(capture(7));
  });

  test('fires a Ballista so that its target falls from the box (TET-BALLISTA-06)', () => {
    const state = solo('W3@G9', 'B2@H8', (each) => {
      each.attacks = [
        { by: 0, on: 7, kind: 'ballista', riposte: false, plain: false, dice: [], dealt: 1, way: null, tactics: [] },
      ];
    });
    const ways = ['N', 'E', 'S', 'W'].map((key) => ({ key, value: key }));
    const values = guesses(state, { name: 'direction', seat: 0 }, ways);
    expect(values.indexOf(Math.max(...values))).toBe(2);
  });
});

describe.each([2, 4])('level %i', (number) => {
  test('goes into a dungeon that is open, and comes out with its crystal', () => {
    const found = tacticsLevels.find(({ level }) => level === number);
    if (!found) throw new Error(`there is no level ${number}`);
    let crystals = 0;
    for (let seed = 1; seed <= 2; seed++) {
      const state = solo('W4@C11 M1@A1 R1@B1 B4@A2', 'W2@N1 M2@M1 R2@N2 B2@M2');
      const world = new World<State>({ game: tinyEpicTactics, state: () => state, chance: quick(seed), keep: true });
      for (let i = 0; world.request && world.state.turns < 4; i++) {
        const index = world.waiting;
        const sight = sightOf(world, world.ask(index).seat, quick(seed));
        const { key } = found.brain(tinyEpicTactics, sight, { ...found.thinking, seed: seed * 100 + i });
        const picked = world.options(index).find((option) => option.key === key);
        if (!picked) throw new Error(`"${key}" is not offered`);
        world.choose(index, picked);
      }
      crystals += world.state.green.filter((green) => green).length;
    }
    expect(crystals).toBeGreaterThanOrEqual(2);
  });
});
