/** Names and lists in the reader's language. */
import type { Json, Seat } from '@taverne/engine';
import { crestOf, isOneOfMany, isYou, known, listed, type Say, type SeatInfo, type TableState, type Values } from '@taverne/ui';
import { type Book, bookOf } from '../src/content/book.ts';
import { cellNamed } from '../src/realm/cells.ts';
import { DIRECTIONS, NONE } from '../src/words.ts';
import { cardName } from '../text/names.ts';
import { isEnemySide, type Tactics, type View } from './view.ts';

export const unitWord = (say: Say, view: View, id: string): string => cardName(view, say, 'unit', id);

/** Short enough for a row of four: the first of its names. */
export const shortWord = (say: Say, view: View, id: string): string => unitWord(say, view, id).split(' ')[0] ?? id;

export const tacticWord = (say: Say, view: View, id: string): string => cardName(view, say, 'tactic', id);
export const enemyCardWord = (say: Say, view: View, id: string): string => cardName(view, say, 'enemy', id);

/** A dungeon by the id of its box. */
export const boxWord = (say: Say, view: View, id: string): string => cardName(view, say, 'dungeon', id);

/** What a crystal does for whoever recovers it. */
export function crystalWord(say: Say, { content }: Book, box: string): string {
  const crystal = content.boxes.find(({ id }) => id === box)?.dungeon.crystal;
  return crystal ? say(`crystal.${crystal.does}.does`, { amount: crystal.amount }) : '';
}

/** A chamber of a dungeon by what is in it. */
export function chamberWord(say: Say, { realm }: Book, cell: string): string {
  const chamber = realm.chamber[(cellNamed(realm, cell) ?? NONE) - realm.cells] ?? 'wall';
  return say(`chamber.${chamber}.name`);
}

const abilityWord = (say: Say, name: string): string => known(say, `ability.${name}.name`) ?? name;

type Seated = Pick<TableState, 'seats'>;

/** Bots of one level, and people who chose one name, are told apart by their crests. */
function isSameName(one: SeatInfo | undefined, other: SeatInfo): boolean {
  const name = one?.name ?? one?.level;
  return name !== undefined && one?.kind === other.kind && name === (other.name ?? other.level);
}

const isOneOfSeveral = ({ seats }: Seated, side: Seat): boolean =>
  seats.some((other, i) => i !== side && isSameName(seats[side], other));
const crestWord = (say: Say, side: Seat): string => say(`web.crest.${crestOf(side)}`);

/** At the head of a narrow column: what tells a side from the others. */
export const columnWord = (say: Say, state: Seated, view: View, side: Seat): string =>
  isOneOfSeveral(state, side) ? crestWord(say, side) : holderWord(say, state, view, side);

/** Who plays a side: their name, a bot's level, the Enemy, or the crest where several at one screen have no name. */
export function holderWord(say: Say, state: Seated, view: View, side: Seat): string {
  if (isEnemySide(view, side))
    return say('web.enemy.side', { n: side - view.seats + 1, count: view.teams.length - view.seats });
  const holder = state.seats[side];
  const crest = crestWord(say, side);
  const told = (name: string): string => (isOneOfSeveral(state, side) ? say('web.holder.crest', { name, crest }) : name);
  if (holder?.name) return told(holder.name);
  if (holder?.kind === 'bot' && holder.level !== undefined) return told(say(`level.${holder.level}.name`));
  if (isYou(state, side)) return say('web.you.unnamed');
  return isOneOfMany(state) ? say('web.guest') : crest;
}

/** The Enemy has a capital at the beginning of a sentence only; people keep theirs. */
export const inside = (say: Say, view: View, side: Seat, name: string): string =>
  isEnemySide(view, side) && name === say('web.enemy.side', { n: 1, count: 1 }) ? say('web.enemy.inside') : name;

export const nameOf = (state: TableState<Tactics>, seat: Seat, say: Say): string => holderWord(say, state, state.view, seat);

// ── figures of events and refusals ──

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);
const isDirection = (word: string): boolean => DIRECTIONS.some((each) => each === word);

/** Ids become names, lists are joined; cells stay as they are. In a list every part but the first has its sign. */
function toldAs(say: Say, view: View, value: Json, field: string): string | number {
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean' || value === null) return String(value);
  if (typeof value === 'string') return named(say, view, value, field);
  if (isList(value)) {
    return listed(
      say,
      value.map((each, i) => String(toldAs(say, view, each, i === 0 ? field : `${field}+`))),
    );
  }
  const { unit, cell, of, by } = value;
  if (typeof unit === 'string' && typeof cell === 'string')
    return say('web.unit.on', { unit: unitWord(say, view, unit), cell });
  if (typeof of === 'string' && typeof by === 'number')
    return say('web.part', { part: partWord(say, of), by: field.endsWith('+') ? signed(by) : by });
  return '';
}

export const signed = (by: number): string => (by > 0 ? `+${by}` : String(by).replace('-', '−'));

/** Where a part of the damage comes from. */
export const partWord = (say: Say, of: string): string =>
  known(say, `part.${of}`) ??
  known(say, `web.part.${of}`) ??
  known(say, `ability.${of}.name`) ??
  known(say, `tactic.${of}.name`) ??
  of;

/** Cells look like units; these fields hold cells. */
const CELL_FIELDS: ReadonlySet<string> = new Set(['path', 'cell', 'from', 'to', 'portals', 'next', 'taken', 'goal']);

function named(say: Say, view: View, word: string, field: string): string {
  if (CELL_FIELDS.has(field.replace('+', ''))) return word;
  const { unitNumbers, tacticNumbers, enemyNumbers } = bookOf(view);
  if (unitNumbers.has(word)) return unitWord(say, view, word);
  if (tacticNumbers.has(word)) return tacticWord(say, view, word);
  if (field === 'card' && enemyNumbers.has(word)) return enemyCardWord(say, view, word);
  if (field === 'way' && isDirection(word)) return say(`direction.${word}`);
  if (field === 'ability') return abilityWord(say, word);
  if (field === 'box') return known(say, `dungeon.${word}.name`) ?? word;
  return word;
}

/** All figures of a case, told; `raw` ones are left as they are, for messages that tell cases apart by them. */
export function valuesOf(
  say: Say,
  view: View,
  figures: { readonly [name: string]: unknown },
  raw: readonly string[] = [],
): Values {
  const values: { [name: string]: string | number } = {};
  for (const [name, value] of Object.entries(figures)) {
    if (!isJson(value)) continue;
    values[name] = raw.includes(name) && typeof value === 'string' ? value : toldAs(say, view, value, name);
  }
  return values;
}

/** Events and refusals are plain data. */
const isJson = (value: unknown): value is Json => value !== undefined && typeof value !== 'function';
