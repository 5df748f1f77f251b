/** What people could try at a table of Mage Knight, by what there is on it. */
import type { Trying } from '@taverne/engine/battery';
import { ENEMIES } from '../src/content/enemies.ts';
import { landOf, spaceName } from '../src/land.ts';
import type { View } from '../src/view.ts';
import { BASICS } from '../src/words.ts';
import { CARDS, SKILLS, TACTICS, UNITS } from './printed.ts';

type Pick = (of: number) => number;

function oneOf<T>(list: readonly T[], pick: Pick): T {
  const found = list[pick(list.length)];
  if (found === undefined) throw new Error('there is nothing to pick from');
  return found;
}
const idOf = (rows: readonly string[], pick: Pick): string => oneOf(rows, pick).split(' | ')[0] ?? '';
const enemy = (pick: Pick): string => oneOf(ENEMIES, pick).id;
const space = (view: View, pick: Pick): string => spaceName(oneOf(landOf(view).spaces, pick));

const KINDS: readonly ((view: View, pick: Pick) => string)[] = [
  (_, pick) => idOf(CARDS, pick),
  (_, pick) => `${idOf(CARDS, pick)} strong`,
  (_, pick) => `${idOf(CARDS, pick)} sideways`,
  (_, pick) => `use ${idOf(UNITS, pick)} ${pick(3)} 0`,
  (_, pick) => `skill ${idOf(SKILLS, pick)}`,
  (_, pick) => idOf(TACTICS, pick),
  (view, pick) => `move ${space(view, pick)}`,
  (view, pick) => `move ${space(view, pick)}`,
  (_, pick) => `explore ${pick(4)} ${pick(4)}`,
  (_, pick) => `strike ${enemy(pick)}`,
  (_, pick) => `block ${enemy(pick)}`,
  (_, pick) => `recruit ${idOf(UNITS, pick)} ${pick(3)}`,
  (_, pick) => `buy ${oneOf(['heal', 'artifact', 'elite', 'unseen'], pick)}`,
  (_, pick) => `buy spell ${idOf(CARDS, pick)}`,
  (_, pick) => oneOf(['interact', 'enter', 'burn', 'altar', 'rest', 'heal', 'end', 'done', 'plunder'], pick),
  (_, pick) => oneOf(BASICS, pick),
];

export const TRYING: Trying<View> = {
  tries: (view, _, pick) => oneOf(KINDS, pick)(view, pick),
  /** What is short is more than there is. */
  belies: (_, { refusal: { why, figures = {} } }) => {
    if (why === 'too-dear' && Number(figures.cost) <= Number(figures.influence)) return 'it can be paid';
    const isShort = why === 'too-weak' || why === 'no-moves';
    return isShort && Number(figures.sum) >= Number(figures.needed) ? 'it is enough' : undefined;
  },
};
