/** Names and lists in the reader's language. */
import type { Json, Seat } from '@taverne/engine';
import { isOneOfMany, isYou, listed, type Say, type TableState, type Values } from '@taverne/ui';
import type { CardName, FigureName, Leaders, SideName, View } from '../src/index.ts';
import { isCardName, isFigureName, isSideName, seatOfSide, sideOfSeat } from './view.ts';

export const figureWord = (say: Say, figure: FigureName): string => say(`figure.${figure}.name`);
export const cardWord = (say: Say, card: CardName): string => say(`card.${card}.name`);
export const sideWord = (say: Say, side: SideName): string => say(`side.${side}`);

/** Who holds a seat: their name, a bot's level, or the side where several at one screen have no name. */
export function holderWord(say: Say, state: Pick<TableState, 'seats'>, view: View, side: SideName): string {
  const seat = seatOfSide(view, side);
  const holder = state.seats[seat];
  if (holder?.name) return holder.name;
  if (holder?.kind === 'bot' && holder.level !== undefined) return say(`level.${holder.level}.name`);
  if (isYou(state, seat)) return say('web.you.unnamed');
  return isOneOfMany(state) ? say('web.guest') : sideWord(say, side);
}

export const nameOf = (state: TableState<Leaders>, seat: Seat, say: Say): string =>
  holderWord(say, state, state.view, sideOfSeat(state.view, seat));

/** French says “d’Anna” and “de Basile”. */
const isElided = (name: string): boolean => /^[aeiouyhàâäéèêëîïôöùûü]/i.test(name);

/** `your Archer`, `Basile’s Archer`: whose it is, for whoever does not see its colours. */
export function ownedWord(say: Say, state: Pick<TableState, 'seats'>, view: View, figure: FigureName): string {
  const side = view.owner[figure];
  if (!side) return figureWord(say, figure);
  if (isYou(state, seatOfSide(view, side))) return say('web.figure.yours', { figure: figureWord(say, figure) });
  const owner = holderWord(say, state, view, side);
  return say(isElided(owner) ? 'web.figure.of.vowel' : 'web.figure.of', { figure: say(`web.owned.${figure}`), owner });
}

type FigureSaid = (figure: FigureName) => string;

/** One of the figures of an event or a refusal: ids become names, lists are joined, whoever stands or goes is told with it. */
function toldAs(say: Say, value: Json, field: string, whose: FigureSaid): string | number {
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean' || value === null) return String(value);
  if (typeof value === 'string') return named(say, value, field, whose);
  if (isList(value))
    return listed(
      say,
      value.map((each) => String(toldAs(say, each, field, whose))),
    );
  return figureTold(say, value, whose);
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

function named(say: Say, word: string, field: string, whose: FigureSaid): string {
  if (field === 'card' && isCardName(word)) return cardWord(say, word);
  if (isFigureName(word)) return whose(word);
  return isSideName(word) ? sideWord(say, word) : word;
}

/** `{ figure, cell }` or `{ figure, from, to }`. */
function figureTold(say: Say, value: { readonly [name: string]: Json }, whose: FigureSaid): string {
  const { figure, cell, from, to } = value;
  if (!isFigureName(figure)) return '';
  if (typeof cell === 'string') return say('web.figure.on', { figure: figureWord(say, figure), cell });
  const goes = typeof from === 'string' && typeof to === 'string';
  return goes ? say('web.figure.goes', { figure: whose(figure), from, to }) : figureWord(say, figure);
}

/** All figures of a case, told; `raw` ones are left as they are, for messages that tell cases apart by them. */
export function valuesOf(
  say: Say,
  figures: { readonly [name: string]: unknown },
  raw: readonly string[] = [],
  whose: FigureSaid = (figure) => figureWord(say, figure),
): Values {
  const values: { [name: string]: string | number } = {};
  for (const [name, value] of Object.entries(figures)) {
    if (isJson(value)) values[name] = raw.includes(name) && typeof value === 'string' ? value : toldAs(say, value, name, whose);
  }
  return values;
}

/** Events and refusals are plain data. */
const isJson = (value: unknown): value is Json => value !== undefined && typeof value !== 'function';
