/**
 * Counts how a match can go on: sequences of answers and distinct positions, depth by depth. Courses that meet in the very
 * same world (state, tape and how often chance has spoken) go on as one, with the number of ways that lead there.
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
  /** How many bytes the worlds and positions of two neighbouring depths may take together, roughly. */
  readonly room?: number;
  readonly onDepth?: (depth: Depth) => void;
  /** How far the depth under way is. */
  readonly onProgress?: (done: number, of: number) => void;
}

const PROGRESS_EVERY = 256;

export function countFrom({ world, depth, chance, room, onDepth, onProgress }: Counting): Stop | undefined {
  const { game } = world;
  let worlds = new Crowd();
  worlds.add(world, 1);
  for (let at = 1; at <= depth; at++) {
    const next = new Crowd();
    const positions = new Positions();
    let sequences = 0;
    let done = 0;
    for (const [key, meeting] of worlds.meetings) {
      if (done++ % PROGRESS_EVERY === 0) onProgress?.(done, worlds.meetings.size);
      for (const child of children(worldAt(game, key, meeting, chance), chance)) {
        sequences += meeting.ways;
        positions.add(child);
        // The last depth is only counted: its worlds are wanted no more.
        if (at < depth) next.add(child, meeting.ways);
      }
      if (isFull(room, worlds, next, positions)) return 'memory';
    }
    if (sequences === 0) return 'over';
    if (!Number.isSafeInteger(sequences)) return 'large';
    onDepth?.({ depth: at, sequences, positions: positions.texts.size });
    worlds = next;
  }
  return undefined;
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

// ── worlds, each once ──

/** What a text costs besides its letters, and how many of them a map can hold. */
const OVERHEAD = 240;
const MOST = 2 ** 23;

/** A world that has been reached: in how many ways, and what it needs besides its state to go on. */
interface Meeting {
  ways: number;
  readonly tape: readonly LineEntry[];
  readonly chances: number;
}

/** The worlds of one depth. Nothing is kept of a world but its text: a million of them must find room. */
class Crowd {
  readonly meetings = new Map<string, Meeting>();
  bytes = 0;

  add(world: World, ways: number): void {
    const tape = world.tape.map(({ picked: _, ...entry }: LineEntry & { picked?: unknown }) => entry);
    const chances = world.quietChances;
    // A text of JSON has no line breaks, so that the state can be cut out again.
    const key = `${JSON.stringify(world.quiet)}\n${JSON.stringify(tape)}\n${chances}`;
    const meeting = this.meetings.get(key);
    if (meeting) {
      meeting.ways += ways;
      return;
    }
    this.meetings.set(key, { ways, tape, chances });
    this.bytes += key.length + OVERHEAD;
  }
}

function worldAt(game: Game, key: string, { tape, chances }: Meeting, chance: Source): World {
  const state: unknown = JSON.parse(key.slice(0, key.indexOf('\n')));
  return new World({ game, state: () => state, tape, chances, chance, keep: true });
}

/** The positions of one depth. */
class Positions {
  readonly texts = new Set<string>();
  bytes = 0;

  add(world: World): void {
    const text = positionOf(world);
    if (this.texts.has(text)) return;
    this.texts.add(text);
    this.bytes += text.length + OVERHEAD;
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

function isFull(room: number | undefined, worlds: Crowd, next: Crowd, positions: Positions): boolean {
  const isCrowded = next.meetings.size > MOST || positions.texts.size > MOST;
  return isCrowded || worlds.bytes + next.bytes + positions.bytes > (room ?? Number.POSITIVE_INFINITY);
}
