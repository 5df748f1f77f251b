import { describe, expect, test } from 'vitest';
import { ask, fork, imagine, option, quick, scripted, sightOf, type World, worldOf } from '../src/index.ts';
import { RulesBroke } from '../src/world.ts';
import { feud, type State } from './feud.ts';
import { begin, everything, feudWith, playRandomly, say, throughJson, tiny } from './table.ts';

/** In the middle of a step: seat 0 has struck, seat 1 has answered in the window, seat 0 has not. */
const inWindow = () => {
  const match = feudWith({
    hands: [
      ['boost0', 'blank0'],
      ['parry0', 'blank1'],
    ],
    chance: [['die', 1]],
  });
  say(match, 0, 'strike 1', 'go on');
  say(match, 1, 'play parry0');
  return match;
};

const choose = (world: World<State>, key: string, index = world.waiting) => {
  const picked = world.options(index).find((option) => option.key === key);
  if (!picked) throw new Error(`"${key}" is not offered`);
  world.choose(index, picked);
};
const keysAt = (world: World<State>) => world.options(world.waiting).map((option) => option.key);

describe('a fork', () => {
  test('stands at the very same question, in the middle of a step too', () => {
    const { world } = inWindow();
    const other = fork(world, quick(1));
    expect(other.state).toEqual(world.state);
    expect(other.request?.until).toBe('all');
    expect([other.sealed, other.waiting, other.at, other.base]).toEqual([1, 0, world.at, world.base]);
    expect(keysAt(other)).toEqual(['pass', 'play boost0']);
  });

  test('goes its own way and leaves the match alone, and the other way round', () => {
    const match = inWindow();
    const before = everything(match);
    const other = fork(match.world, scripted([5]));
    choose(other, 'play boost0');
    expect(other.state.scores).toEqual([5, 0]);
    expect(everything(match)).toEqual(before);
    const waiting = fork(match.world, quick(1));
    say(match, 0, 'pass');
    expect(waiting.state.strike).toMatchObject({ die: 0 });
    expect(waiting.waiting).toBe(0);
  });

  test('has chance of its own, numbered on from the match', () => {
    const asked: number[] = [];
    const other = fork(inWindow().world, (index) => {
      asked.push(index);
      return 0;
    });
    choose(other, 'pass');
    expect(asked).toEqual([5]);
  });

  test('for a playout keeps nothing and cannot be forked in turn; one that keeps can', () => {
    const { world } = inWindow();
    const playout = fork(world, quick(1));
    expect(playout.quiet).toBeUndefined();
    expect(() => fork(playout, quick(1))).toThrow(new RulesBroke('this world keeps no quiet point to fork from'));
    const kept = fork(world, scripted([2]), true);
    choose(kept, 'pass');
    const again = fork(kept, quick(1));
    expect(again.state).toEqual(kept.state);
    expect(keysAt(again)).toEqual(['keep', 'again']);
  });

  test('plays to the end', () => {
    const other = fork(inWindow().world, quick(4));
    for (let i = 0; i < 500 && other.waiting >= 0; i++) choose(other, keysAt(other)[0] ?? '');
    expect(other.outcome?.how).toBe('score');
  });
});

describe('an imagined world', () => {
  const imagined = (seat: number | undefined, seed: number, world = inWindow().world) => imagine(world, seat, quick(seed));
  const many = Array.from({ length: 20 }, (_, seed) => seed);

  test('shows the seat exactly what the true one does', () => {
    const { world } = inWindow();
    for (const seed of many) {
      for (const seat of [0, 1, undefined]) {
        expect(feud.view(imagined(seat, seed, world).state, seat)).toEqual(feud.view(world.state, seat));
      }
    }
  });

  test('permutes only what is hidden from the seat now', () => {
    const { world } = inWindow();
    const hands = many.map((seed) => imagined(0, seed, world).state.hands);
    for (const hand of hands) expect(hand[0]).toEqual(['boost0', 'blank0']);
    expect(new Set(hands.map((hand) => String(hand[1]))).size).toBeGreaterThan(5);
    const everyCard = (state: State) => [...state.bag, ...state.hands.flat(), ...state.discard].sort();
    for (const seed of many) expect(everyCard(imagined(0, seed, world).state)).toEqual(everyCard(world.state));
  });

  test('what has been laid open in the middle of the step stays where it was, though the quiet state still hid it', () => {
    const match = inWindow();
    say(match, 0, 'play boost0');
    expect(match.world.state.discard).toEqual(['boost0', 'parry0']);
    for (const seed of many) {
      const other = imagine(match.world, 0, quick(seed), { keep: true, strict: true });
      expect(other.state.discard).toEqual(['boost0', 'parry0']);
      expect(other.quiet?.hands[1]).toContain('parry0');
    }
  });

  test('has no sealed answers of others, but those of the seat itself', () => {
    const { world } = inWindow();
    expect([imagined(0, 1, world).sealed, imagined(undefined, 1, world).sealed]).toEqual([0, 0]);
    const own = imagined(1, 1, world);
    expect([own.sealed, own.isOpen(0), own.isOpen(1)]).toEqual([1, true, false]);
  });

  test('keeps its quiet point only where that is wanted', () => {
    const { world } = inWindow();
    expect(imagine(world, 0, quick(1)).quiet).toBeUndefined();
    expect(imagine(world, 0, quick(1), { keep: true }).quiet).toBeDefined();
  });

  test('leaves the true one as it was', () => {
    const match = inWindow();
    const before = everything(match);
    for (const seed of many) imagined(0, seed, match.world);
    expect(everything(match)).toEqual(before);
  });

  test('every arrangement of what is hidden is as likely', () => {
    const ids = ['a', 'b', 'c'];
    const game = tiny(
      function* () {
        yield* ask(0, 'act', () => [option('x', 1), option('y', 2)]);
      },
      {
        setup: () => ({ log: ids.slice() }),
        hidden: () => [ids],
        rename: (state, to) => {
          state.log = state.log.map((id) => to.get(id) ?? id);
        },
      },
    );
    const counts = new Map<string, number>();
    const source = quick(9);
    const { world } = begin(game);
    for (let i = 0; i < 3000; i++) {
      const arranged = imagine(world, 1, source).state.log.join('');
      counts.set(arranged, (counts.get(arranged) ?? 0) + 1);
    }
    expect([...counts.keys()].sort()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba']);
    for (const count of counts.values()) expect(Math.abs(count - 500)).toBeLessThan(100);
  });

  test('asks chance for a place among those not yet filled, group by group', () => {
    const asked: unknown[] = [];
    const groups = [['a', 'b', 'c'], ['d'], ['e', 'f']];
    let renamed: unknown;
    const game = tiny(
      function* () {
        yield* ask(0, 'act', () => [option('x', 1), option('y', 2)]);
      },
      {
        hidden: () => groups,
        rename: (_, to) => {
          renamed = Object.fromEntries(to);
        },
      },
    );
    imagine(begin(game).world, 1, (index, of, what) => {
      asked.push([index, of, what]);
      return 0;
    });
    expect(asked).toEqual([
      [2, 3, 'imagine'],
      [1, 2, 'imagine'],
      [1, 2, 'imagine'],
    ]);
    expect(renamed).toEqual({ a: 'b', b: 'c', c: 'a', d: 'd', e: 'f', f: 'e' });
  });

  test('in a game without secrets nothing is renamed', () => {
    const game = tiny(
      function* () {
        yield* ask(0, 'act', () => [option('x', 1), option('y', 2)]);
      },
      {
        rename: () => {
          throw new Error('renamed');
        },
      },
    );
    expect(imagine(begin(game).world, 1, quick(1)).waiting).toBe(0);
  });

  test('looked through strictly finds a past that could not have happened', () => {
    const leaky = tiny(
      function* (state) {
        yield* ask(0, 'take', () => [option(state.log[0] ?? '', 0), option('none', 1)]);
        yield* ask(1, 'act', () => [option('x', 1), option('y', 2)]);
      },
      {
        setup: () => ({ log: ['a', 'b'] }),
        hidden: () => [['a', 'b']],
        rename: (state, to) => {
          state.log = state.log.map((id) => to.get(id) ?? id);
        },
      },
    );
    const match = begin(leaky);
    say(match, 0, 'a');
    const swap = () => 0;
    expect(imagine(match.world, 1, swap).state.log).toEqual(['b', 'a']);
    expect(() => imagine(match.world, 1, swap, { strict: true })).toThrow(
      'entry 0: the rules offer seat 0 for take: "b", "none", the record says "a"',
    );
  });
});

describe('what a bot is given', () => {
  test('is plain JSON: an imagined quiet state and the tape as its seat knows it', () => {
    const { world } = inWindow();
    const sight = sightOf(world, 0, quick(3));
    expect(throughJson(sight)).toEqual(sight);
    expect(Object.keys(sight)).toEqual(['seat', 'quiet', 'tape']);
    expect(sight.seat).toBe(0);
    expect(sight.tape).toEqual([
      { type: 'answer', seat: 0, name: 'act', key: 'strike 1' },
      { type: 'answer', seat: 0, name: 'go on', key: 'go on' },
    ]);
    expect(sight.quiet.hands[0]).toEqual(['boost0', 'blank0']);
    expect(sight.quiet.strike).toBeNull();
  });

  test('says nothing of what the seat may not know: the true hands leave no trace in it', () => {
    const other = feudWith({
      hands: [
        ['boost0', 'blank0'],
        ['blank1', 'parry3'],
      ],
      chance: [['die', 1]],
    });
    say(other, 0, 'strike 1', 'go on');
    const [a, b] = [inWindow().world, other.world];
    const seen = (world: World<State>) => {
      const found = new Set<string>();
      for (let seed = 0; seed < 200; seed++)
        for (const card of sightOf(world, 0, quick(seed)).quiet.hands[1] ?? []) found.add(card);
      return [...found].sort();
    };
    expect(seen(a)).toEqual(seen(b));
    expect(seen(a)).toHaveLength(16);
  });

  test('becomes a world again on the bot’s side, at the same question', () => {
    const { world } = inWindow();
    const sight = throughJson(sightOf(world, 0, quick(3)));
    const mind = worldOf(feud, sight, quick(1));
    expect(feud.view(mind.state, 0)).toEqual(feud.view(world.state, 0));
    expect(keysAt(mind)).toEqual(['pass', 'play boost0']);
    expect(imagine(mind, 0, quick(2)).waiting).toBe(0);
    choose(mind, 'pass');
    expect(mind.waiting).toBe(1);
    expect(sight).toEqual(sightOf(world, 0, quick(3)));
  });

  test('can be had at every moment of a match', () => {
    const match = feudWith({ seats: 3 });
    playRandomly(match, 5, 60, () => {
      for (const seat of [0, 1, 2]) {
        const mind = worldOf(feud, sightOf(match.world, seat, quick(seat)), quick(1));
        expect(feud.view(mind.state, seat)).toEqual(feud.view(match.world.state, seat));
      }
    });
  });
});
