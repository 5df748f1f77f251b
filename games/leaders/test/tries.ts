/** What people could try at a table of Leaders, by what there is on it, and how to see from outside whether a reason is true. */
import type { NotOffered } from '@taverne/engine';
import type { Trying } from '@taverne/engine/battery';
import {
  BETWEEN,
  CARD_NAMES,
  CELL_NAMES,
  cellNamed,
  FIGURE_NAMES,
  type FigureName,
  NEIGHBOURS,
  type View,
} from '../src/index.ts';

type Pick = (of: number) => number;

const oneOf = <T>(list: readonly T[], pick: Pick): T => {
  const found = list[pick(list.length)];
  if (found === undefined) throw new Error('there is nothing to pick from');
  return found;
};

const cell = (pick: Pick): string => oneOf(CELL_NAMES, pick);
const card = (pick: Pick): string => oneOf(CARD_NAMES, pick);

/** Mostly somebody who is there. */
function standing(view: View, pick: Pick): FigureName {
  const there = FIGURE_NAMES.filter((name) => view.at[name] !== undefined);
  return pick(8) === 0 ? oneOf(FIGURE_NAMES, pick) : oneOf(there, pick);
}

const whereOf = (view: View, pick: Pick): string =>
  pick(8) === 0 ? cell(pick) : (view.at[standing(view, pick)] ?? cell(pick));

const KINDS: readonly ((view: View, pick: Pick) => string)[] = [
  (_, pick) => cell(pick),
  (view, pick) => standing(view, pick),
  (view, pick) => `${whereOf(view, pick)} ${cell(pick)}`,
  (view, pick) => `${whereOf(view, pick)} ${cell(pick)}`,
  (view, pick) => `${standing(view, pick)} ${cell(pick)}`,
  (view, pick) => `${standing(view, pick)} ${whereOf(view, pick)}`,
  (view, pick) => `${standing(view, pick)} ${whereOf(view, pick)} ${cell(pick)}`,
  (view, pick) => `grappler ${oneOf(['go', 'pull'], pick)} ${whereOf(view, pick)}`,
  (_, pick) => `recruit ${card(pick)}`,
  (_, pick) => `recruit ${card(pick)} ${cell(pick)}`,
  (_, pick) => `recruit bear ${cell(pick)} ${cell(pick)}`,
  (_, pick) => `ban ${card(pick)}`,
  (_, pick) => `nemesis ${cell(pick)}`,
  () => 'end',
];

/** A cell and a card are also tried by those who do not know that something else is asked first. */
const tries = (view: View, _: string, pick: Pick): string => oneOf(KINDS, pick)(view, pick);

// ── is it true? ──

const isStander = (thing: unknown): thing is { figure: FigureName; cell: string } =>
  typeof thing === 'object' && thing !== null && 'figure' in thing && 'cell' in thing;

const wordIn = (figure: unknown): string => (typeof figure === 'string' ? figure : '');

/** Reasons that speak of how it would be, not of how it is. */
const FORESEEN = ['own-capture', 'own-encirclement', 'nemesis-encircles'];

function belies(view: View, { key, refusal }: NotOffered, offered: ReadonlySet<string>): string | undefined {
  const { why, figures = {} } = refusal;
  const { by = [] } = figures;
  const [as, figure, meant] = [wordIn(figures.as), wordIn(figures.figure), wordIn(figures.cell)];
  const gone = Array.isArray(by) ? by.find((each) => isStander(each) && view.at[each.figure] !== each.cell) : undefined;
  if (gone !== undefined && !FORESEEN.includes(why)) return `${JSON.stringify(gone)} is not there`;
  if (why === 'same-as-move' && !offered.has(as)) return `${as} is not offered either`;
  const holder = FIGURE_NAMES.find((name) => view.at[name] === meant);
  if ((why === 'nobody-there' || why === 'nobody-to-aim-at') && holder) return `${holder} stands there`;
  if (why === 'acted' && !view.acted.some((name) => name === figure)) return `${figure} has not acted`;
  if (why === 'not-yours' && view.teams[view.side].some((name) => name === figure)) return `${figure} is one's own`;
  if (why === 'not-on-board' && FIGURE_NAMES.some((name) => name === figure && view.at[name] !== undefined)) return 'it is';
  const [from, to] = [cellNamed(key.split(' ')[0] ?? ''), cellNamed(meant)];
  if (why === 'too-far' && from !== undefined && to !== undefined && NEIGHBOURS[from].includes(to)) return 'it is next to it';
  const rider = cellNamed(view.at.rider ?? '');
  if (why === 'ride-two' && rider !== undefined && to !== undefined && BETWEEN[rider][to]?.length === 1)
    return 'it is two away';
  return undefined;
}

export const TRYING: Trying<View> = { tries, belies, each: 12 };
