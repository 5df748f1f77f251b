/** What people could try at a table of Tactics, by what there is on it, and how to see from outside whether a reason is true. */
import type { NotOffered } from '@taverne/engine';
import type { Trying } from '@taverne/engine/battery';
import { bookOf } from '../src/content/book.ts';
import { cellName } from '../src/realm/cells.ts';
import type { View } from '../src/view.ts';

type Pick = (of: number) => number;

function oneOf<T>(list: readonly T[], pick: Pick): T {
  const found = list[pick(list.length)];
  if (found === undefined) throw new Error('there is nothing to pick from');
  return found;
}

const cell = (view: View, pick: Pick): string => {
  const { realm } = bookOf(view);
  return cellName(realm, pick(realm.cells + realm.dungeonOf.length));
};
const card = (view: View, pick: Pick): string => oneOf(bookOf(view).content.tactics, pick).id;
const unit = (view: View, pick: Pick): string => (view.units.length > 0 ? oneOf(view.units, pick).id : 'W1');
const standing = (view: View, pick: Pick): string => {
  const there = view.units.flatMap((each) => each.cell ?? []);
  return there.length > 0 ? oneOf(there, pick) : cell(view, pick);
};

const KINDS: readonly ((view: View, pick: Pick) => string)[] = [
  (view, pick) => standing(view, pick),
  (view, pick) => cell(view, pick),
  (view, pick) => unit(view, pick),
  (view, pick) => card(view, pick),
  (view, pick) => `move ${unit(view, pick)} ${cell(view, pick)}`,
  (view, pick) => `move ${unit(view, pick)} ${cell(view, pick)}`,
  (view, pick) => `${oneOf(['hit', 'shoot', 'cast', 'fire'], pick)} ${unit(view, pick)} ${unit(view, pick)}`,
  (view, pick) => `${oneOf(['hit', 'shoot', 'cast', 'fire'], pick)} ${unit(view, pick)} ${unit(view, pick)}`,
  (view, pick) => `play ${card(view, pick)} ${unit(view, pick)}`,
  (view, pick) => `${unit(view, pick)} ${cell(view, pick)}`,
  () => 'end',
];

const tries = (view: View, question: string, pick: Pick): string => {
  const tried = oneOf(KINDS, pick)(view, pick);
  // Who can act is picked by the click, and to who can walk the cells are lit: that is no answer, and nothing is refused.
  const isPicked =
    question === 'act' && !tried.includes(' ') && view.units.some(({ id, cell: at }) => tried === id || tried === at);
  return isPicked ? `move ${unit(view, pick)} ${tried}` : tried;
};

const wordIn = (figure: unknown): string => (typeof figure === 'string' ? figure : '');

const isUnit = (view: View, id: string) => view.units.find((each) => each.id === id);

function belies(view: View, { refusal }: NotOffered): string | undefined {
  const { why, figures = {} } = refusal;
  const { mp, cost, left } = figures;
  const [id, at] = [wordIn(figures.unit), wordIn(figures.cell)];
  const there = view.units.find(({ cell: where }) => where === at);
  if (why === 'occupied' && isUnit(view, id)?.cell !== at) return `${id} is not on ${at}`;
  if (why === 'nobody-there' && there) return `${there.id} stands there`;
  if (why === 'not-yours' && isUnit(view, id)?.side === view.active) return `${id} is the active player's`;
  if (why === 'not-on-board' && isUnit(view, id)?.cell) return `${id} is on it`;
  if (why === 'too-few-mp' && typeof cost === 'number' && cost <= Number(mp ?? left)) return `${cost} can be paid`;
  return undefined;
}

export const TRYING: Trying<View> = { tries, belies };
