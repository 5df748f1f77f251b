/**
 * Counts how a match can go on: sequences of answers and distinct positions, depth by depth. Courses that meet in the very
 * same world (state, tape and what chance has said) go on as one, with the number of ways that lead there.
 */
import { fork, type Game, type LineEntry, type Source, World } from '@taverne/engine';

export interface Depth {
  readonly depth: number;
  readonly sequences: number;
  readonly positions: number;
}

/** Why counting stopped before the depth that was wanted. */
export type Stop = 'over' | 'memory' | 'large';

export interface Counting {
  readonly world: World;
  readonly depth: number;
  readonly chance: Source;
  /** Asked now and then: is there room for more? */
  readonly room?: () => boolean;
  readonly onDepth?: (depth: Depth) => void;
  /** How far the depth under way is. */
  readonly onProgress?: (done: number, of: number) => void;
}

export function countFrom({ world, depth, chance, room, onDepth, onProgress }: Counting): Stop | undefined {
  const { game } = world;
  let worlds = new Map([[keyOf(world), 1]]);
  for (let at = 1; at <= depth; at++) {
    const last = at === depth;
    const next = new Map<string, number>();
    const positions = new Set<string>();
    let sequences = 0;
    let done = 0;
    for (const [key, ways] of worlds) {
      if (done % 256 === 0) {
        onProgress?.(done, worlds.size);
        if (room && !room()) return 'memory';
      }
      done++;
      for (const child of children(worldAt(game, key, chance), chance)) {
        sequences += ways;
        positions.add(positionOf(child));
        // The last depth is only counted: its worlds are wanted no more.
        if (last) continue;
        const reached = keyOf(child);
        next.set(reached, (next.get(reached) ?? 0) + ways);
      }
    }
    if (sequences === 0) return 'over';
    if (!Number.isSafeInteger(sequences)) return 'large';
    onDepth?.({ depth: at, sequences, positions: positions.size });
    worlds = next;
  }
  return undefined;
}

/** Everything a world needs to go on, as text: equal texts go on equally. It is also the whole memory of a world here. */
function keyOf(world: World): string {
  const tape = world.tape.map(({ picked: _, ...entry }: LineEntry & { picked?: unknown }) => entry);
  return JSON.stringify([world.quiet, tape, world.quietChances]);
}

function worldAt(game: Game, key: string, chance: Source): World {
  const [state, tape, chances]: [unknown, LineEntry[], number] = JSON.parse(key);
  return new World({ game, state: () => state, tape, chances, chance, keep: true });
}

/** The world after each answer. In a sealed window the seats answer in their order: the order of arrival means nothing. */
function* children(world: World, chance: Source): Generator<World> {
  const { request } = world;
  if (!request) return;
  const open = request.until === 'first' ? request.asks.keys() : [world.waiting];
  for (const index of open) {
    for (const option of world.options(index)) {
      const child = fork(world, chance, true);
      child.choose(index, option);
      yield child;
    }
  }
}

/** The game's own text of a position, with the open question where a step is half done; JSON where the game has none. */
function positionOf(world: World): string {
  const { game, state, request, tape } = world;
  const text = game.positions ? game.positions.write(state) : JSON.stringify(state);
  if (!request || tape.length === 0) return text;
  const asked = request.asks.map(({ seat, name }, index) => `${seat} ${name}${world.isOpen(index) ? '' : ' answered'}`);
  return `${text} [${asked.join(', ')}]`;
}
