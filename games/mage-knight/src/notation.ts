/** The word for a branch of an effect, read back: what a player chooses among is told as gains, and not as notation. */
import type { Gain, Gains } from './gains.ts';
import { COLOURS, ELEMENTS, KINDS } from './words.ts';

const POINTS = ['move', 'influence', 'heal', 'draw', 'fame', 'reputation', 'wound'] as const;

/** `attack 2`, `siege 3 fire`, `mana red/blue`, `move 2 + heal 1`; what is none of these goes by its word. */
export const readBranch = (word: string): Gains => word.split(' + ').map(readLeaf);

function readLeaf(leaf: string): Gain {
  const [first = '', second = '', third = 'physical'] = leaf.split(' ');
  // `block +3` is more of a block, and none by itself.
  const n = second.startsWith('+') ? Number.NaN : Number(second);
  const element = ELEMENTS.find((each) => each === third);
  const kind = first === 'attack' ? 'melee' : KINDS.find((each) => each === first);
  if (kind && element && n > 0) return { what: 'attack', n, kind, element };
  if (first === 'block' && element && n > 0) return { what: 'block', n, kind: 'block', element };
  const points = POINTS.find((each) => each === first);
  if (points && !Number.isNaN(n)) return { what: points, n };
  if (first === 'mana' || first === 'crystal')
    return { what: first, n: 1, colours: second.split('/').flatMap((each) => COLOURS.filter((colour) => colour === each)) };
  if (first === 'ready') return { what: 'ready', n };
  return { what: 'special', n: 0, name: leaf };
}
