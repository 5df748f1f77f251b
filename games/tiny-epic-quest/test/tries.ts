/** What people could try at a table of Tiny Epic Quest, by what there is on it. */
import type { Trying } from '@taverne/engine/battery';
import { REGIONS, regionName } from '../src/board.ts';
import { HOUSE } from '../src/content/house.ts';
import type { View } from '../src/view.ts';
import { NONE, TRAVELS } from '../src/words.ts';

type Pick = (of: number) => number;

function oneOf<T>(list: readonly T[], pick: Pick): T {
  const found = list[pick(list.length)];
  if (found === undefined) throw new Error('there is nothing to pick from');
  return found;
}

const region = (pick: Pick): string => regionName(oneOf(REGIONS, pick));

/** Those of all who play. */
const heroes = (view: View): number => view.at.filter((at) => at !== NONE).length;

const KINDS: readonly ((view: View, pick: Pick) => string)[] = [
  (_, pick) => region(pick),
  (_, pick) => String(1 + pick(3)),
  (view, pick) => `hero ${pick(heroes(view))}`,
  (_, pick) => `${1 + pick(3)} ${region(pick)}`,
  (_, pick) => `${1 + pick(3)} ${region(pick)}`,
  (view, pick) => `hero ${pick(heroes(view))} ${region(pick)}`,
  (_, pick) => oneOf(TRAVELS, pick),
  (_, pick) => oneOf(HOUSE.quests, pick).id,
  () => 'give hammer reserve',
  () => 'done',
];

export const TRYING: Trying<View> = {
  tries: (view, _, pick) => oneOf(KINDS, pick)(view, pick),
  /** What a way costs is more than there is. */
  belies: (_, { refusal: { why, figures = {} } }) =>
    why === 'too-dear' && Number(figures.toll) <= Number(figures.power) ? 'it can be paid' : undefined,
};
