/** Names and lists in the reader's language. */
import type { Json, Seat } from '@taverne/engine';
import type { Say, TableState, Values } from '@taverne/ui';
import type { CardName, FigureName, SideName, View } from '../src/index.ts';
import { isCardName, isFigureName, isOneOfTwo, isSideName, isView, isYou, seatOfSide, sideOfSeat } from './view.ts';

export const figureWord = (say: Say, figure: FigureName): string => say(`figure.${figure}.name`);
export const cardWord = (say: Say, card: CardName): string => say(`card.${card}.name`);
export const sideWord = (say: Say, side: SideName): string => say(`side.${side}`);

/** `a, b and c`. */
export function list(say: Say, items: readonly string[]): string {
  const [first = '', ...rest] = items;
  const last = rest.pop();
  if (last === undefined) return first;
  return say('web.list.last', { rest: [first, ...rest].join(', '), last });
}

/** Who holds a seat: their name, a bot's level, or the side where several at one screen have no name. */
export function holderWord(say: Say, state: TableState, view: View, side: SideName): string {
  const seat = seatOfSide(view, side);
  const holder = state.seats[seat];
  if (holder?.name) return holder.name;
  if (holder?.kind === 'bot' && holder.level !== undefined) return say(`level.${holder.level}.name`);
  if (isYou(state, seat)) return say('web.you.unnamed');
  return isOneOfTwo(state) ? say('web.guest') : sideWord(say, side);
}

export const nameOf = (state: TableState, seat: Seat, say: Say): string =>
  isView(state.view) ? holderWord(say, state, state.view, sideOfSeat(state.view, seat)) : '';

/** One of the figures of an event or a refusal: ids become names, lists are joined, whoever stands or goes is told with it. */
function toldAs(say: Say, value: Json, field: string): string | number {
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean' || value === null) return String(value);
  if (typeof value === 'string') return named(say, value, field);
  if (isList(value))
    return list(
      say,
      value.map((each) => String(toldAs(say, each, field))),
    );
  return figureTold(say, value);
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

function named(say: Say, word: string, field: string): string {
  if (field === 'card' && isCardName(word)) return cardWord(say, word);
  if (isFigureName(word)) return figureWord(say, word);
  return isSideName(word) ? sideWord(say, word) : word;
}

/** `{ figure, cell }` or `{ figure, from, to }`. */
function figureTold(say: Say, value: { readonly [name: string]: Json }): string {
  const { figure, cell, from, to } = value;
  const name = isFigureName(figure) ? figureWord(say, figure) : '';
  if (typeof cell === 'string') return say('web.figure.on', { figure: name, cell });
  return typeof from === 'string' && typeof to === 'string' ? say('web.figure.goes', { figure: name, from, to }) : name;
}

/** All figures of a case, told; `raw` ones are left as they are, for messages that tell cases apart by them. */
export function valuesOf(say: Say, figures: { readonly [name: string]: unknown }, raw: readonly string[] = []): Values {
  const values: { [name: string]: string | number } = {};
  for (const [name, value] of Object.entries(figures)) {
    if (isJson(value)) values[name] = raw.includes(name) && typeof value === 'string' ? value : toldAs(say, value, name);
  }
  return values;
}

/** Events and refusals are plain data. */
const isJson = (value: unknown): value is Json => value !== undefined && typeof value !== 'function';
