/** Fights made up of everything in the box: who fights with what against whom is drawn by a seed. */
import { picker } from '@taverne/engine';
import { bookOf } from '../../src/book.ts';
import { mageKnight } from '../../src/index.ts';
import { emptyState, type State } from '../../src/state.ts';
import { HEROES } from '../../src/words.ts';
import { position, type Told } from '../position.ts';

export interface Size {
  readonly cards: number;
  readonly foes: number;
}

/** Three cards or four, one foe or two: what can be tried out whole. */
export const sizeOf = (seed: number): Size => ({ cards: seed % 3 === 2 ? 4 : 3, foes: seed % 4 === 3 ? 2 : 1 });

type Roll = (of: number) => number;

/** What the box holds, by the names that positions are told in. */
function namesIn(seed: number): {
  readonly cards: string[];
  readonly units: string[];
  readonly skills: string[];
  readonly enemies: string[];
} {
  const parsed = mageKnight.options({ scenario: 'solo-conquest', printing: printingOf(seed) });
  if (!parsed.ok) throw new Error(parsed.trouble.say);
  const { cards, units, skills, enemies } = bookOf(emptyState(parsed.value, 1, [0]));
  const distinct = (
    list: readonly { readonly id: string; readonly kind?: string; readonly isInteractive?: true }[],
  ): string[] => [...new Set(list.flatMap(({ id, kind, isInteractive }) => (kind === 'wound' || isInteractive ? [] : [id])))];
  return { cards: distinct(cards), units: distinct(units), skills: distinct(skills), enemies: distinct(enemies) };
}
/** One fight in eight is by the first printing. */
const printingOf = (seed: number): 'first' | 'revised' => (seed % 8 === 7 ? 'first' : 'revised');

const BASICS = ['red', 'blue', 'green', 'white'];
const FACES = [...BASICS, 'gold', 'black'];

export function told(seed: number, { cards, foes }: Size): Told {
  const roll: Roll = picker(Math.imul(seed + 1, 0x9e3779b1) >>> 0);
  const names = namesIn(seed);
  const one = (list: readonly string[]): string => list[roll(list.length)] ?? '';
  const some = (n: number, list: readonly string[]): string => {
    const drawn = new Set<string>();
    for (let tries = 0; drawn.size < n && tries < 50; tries++) drawn.add(one(list));
    return [...drawn].join(' ');
  };
  const times = (n: number, list: readonly string[]): string => Array.from({ length: n }, () => one(list)).join(' ');
  const hero = HEROES[roll(HEROES.length)] ?? 'tovak';
  return {
    options: { scenario: 'solo-conquest', printing: printingOf(seed) },
    hero,
    seed,
    hand: some(cards, names.cards),
    units: some(roll(3), names.units),
    skills: some(roll(3), names.skills),
    crystals: times(roll(3), BASICS),
    source: times(2, FACES),
    fight: times(foes, names.enemies),
    walls: roll(3) === 0,
    night: roll(3) === 0,
    level: 1 + roll(7),
    discard: roll(3) === 0 ? 'wound' : '',
  };
}

export function drill(seed: number, size: Size): State {
  const as = told(seed, size);
  return position(as, { scenario: 'solo-conquest', hero: as.hero, ...as.options });
}
