/** What the sides, units and cards of Tiny Epic Tactics are called, those of a pack included, by the page and in a terminal. */
import type { Seat } from '@taverne/engine';
import { holderName, isOneOfSeveral, isYou, list, type Say, type Sitters, type Voice } from '@taverne/engine/telling';
import { type Book, bookOf } from '../src/content/book.ts';
import type { SpellEffect } from '../src/content/types.ts';
import type { CardId, CellName, Part as DamagePart, UnitId } from '../src/events.ts';
import { cellNamed } from '../src/realm/cells.ts';
import type { View } from '../src/view.ts';
import { type DieSymbol, type Direction, NONE } from '../src/words.ts';

/** What tales of Tiny Epic Tactics speak of. */
export type Thing =
  | { readonly kind: 'side'; readonly side: Seat }
  | { readonly kind: 'unit'; readonly unit: UnitId }
  | { readonly kind: 'stands'; readonly unit: UnitId; readonly cell: CellName }
  | { readonly kind: 'tactic' | 'enemy'; readonly card: CardId }
  | { readonly kind: 'dungeon'; readonly box: string }
  | { readonly kind: 'ability'; readonly ability: string }
  | { readonly kind: 'direction'; readonly way: Direction }
  | { readonly kind: 'dice'; readonly dice: readonly (readonly DieSymbol[])[] }
  /** What a damage or a range is made of. */
  | { readonly kind: 'parts'; readonly parts: readonly DamagePart[] }
  | { readonly kind: 'effects'; readonly effects: readonly SpellEffect[] }
  | { readonly kind: 'riposte'; readonly unit: UnitId; readonly ways: readonly string[] }
  /** What is asked. */
  | { readonly kind: 'question'; readonly question: string }
  | { readonly kind: 'answer'; readonly is: boolean };

type CardKind = 'unit' | 'tactic' | 'enemy' | 'dungeon' | 'spell';

/** A pack's own name for a card comes first. */
export function cardName(view: View, say: Say, kind: CardKind, id: string): string {
  const key = `${kind}.${id}.name`;
  return bookOf(view).content.texts[say('game.language')]?.[key] ?? known(say, key) ?? id;
}

/** A key that has no message comes back as it is. */
function known(say: Say, key: string): string | undefined {
  const said = say(key);
  return said === key ? undefined : said;
}

export const unitWord = (say: Say, view: View, id: UnitId): string => cardName(view, say, 'unit', id);

/** Short enough for a row of four: the first of its names. */
export const shortWord = (say: Say, view: View, id: UnitId): string => unitWord(say, view, id).split(' ')[0] ?? id;

export const tacticWord = (say: Say, view: View, id: CardId): string => cardName(view, say, 'tactic', id);
export const enemyCardWord = (say: Say, view: View, id: CardId): string => cardName(view, say, 'enemy', id);

/** A dungeon by the id of its box. */
export const boxWord = (say: Say, view: View, id: string): string => cardName(view, say, 'dungeon', id);

/** What a crystal does for whoever recovers it. */
export function crystalWord(say: Say, { content }: Book, box: string): string {
  const crystal = content.boxes.find(({ id }) => id === box)?.dungeon.crystal;
  return crystal ? say(`crystal.${crystal.does}.does`, { amount: crystal.amount }) : '';
}

/** A chamber of a dungeon by what is in it. */
export function chamberWord(say: Say, { realm }: Book, cell: CellName): string {
  const chamber = realm.chamber[(cellNamed(realm, cell) ?? NONE) - realm.cells] ?? 'wall';
  return say(`chamber.${chamber}.name`);
}

/** Where a part of a damage or a range comes from: a circumstance, an ability, a tactic. */
export const partWord = (say: Say, of: string): string =>
  known(say, `part.${of}`) ?? known(say, `ability.${of}.name`) ?? known(say, `tactic.${of}.name`) ?? of;

export const signed = (by: number): string => (by > 0 ? `+${by}` : String(by).replace('-', '−'));

/** The first part stands by itself; every other has its sign. */
const partsWord = (say: Say, parts: readonly DamagePart[]): string =>
  list(
    say,
    parts.map(({ of, by }, i) => say('told.part', { part: partWord(say, of), by: i === 0 ? by : signed(by) })),
  );

const diceWord = (say: Say, dice: readonly (readonly DieSymbol[])[]): string =>
  dice.map((face) => face.map((symbol) => say(`die.${symbol}`)).join(' + ')).join(', ');

/** Everything but sides and units is called the same by everybody. */
function thingName(view: View, say: Say, thing: Exclude<Thing, { kind: 'side' }>, unit: (id: UnitId) => string): string {
  switch (thing.kind) {
    case 'unit':
      return unit(thing.unit);
    case 'stands':
      return say('told.on', { unit: unit(thing.unit), cell: thing.cell });
    case 'tactic':
    case 'enemy':
      return cardName(view, say, thing.kind, thing.card);
    case 'dungeon':
      return cardName(view, say, 'dungeon', thing.box);
    case 'ability':
      return known(say, `ability.${thing.ability}.name`) ?? thing.ability;
    case 'direction':
      return say(`direction.${thing.way}`);
    case 'dice':
      return diceWord(say, thing.dice);
    case 'parts':
      return partsWord(say, thing.parts);
    case 'effects':
      return thing.effects.map(({ does, ...figures }) => say(`effect.${does}`, figures)).join(' ');
    case 'riposte':
      return say('told.riposte', { unit: unit(thing.unit), ways: thing.ways.map((way) => partWord(say, way)).join(', ') });
    case 'question':
      return say(`ask.${thing.question}`);
    case 'answer':
      return say(thing.is ? 'told.yes' : 'told.no');
  }
}

const isEnemy = (view: View, side: Seat): boolean => side >= view.seats;

// ── the page: whoever plays a side gives it its name ──

const CRESTS = ['sun', 'moon', 'leaf', 'star'] as const;

const crestWord = (say: Say, side: Seat): string => say(`crest.${CRESTS[side % CRESTS.length] ?? 'sun'}`);

/** Who plays a side: their name, a bot's level, the Enemy, or the crest where several at one screen have no name. */
export const holderWord = (say: Say, table: Sitters, view: View, side: Seat): string =>
  isEnemy(view, side)
    ? say('enemy.side', { n: side - view.seats + 1, count: view.teams.length - view.seats })
    : holderName(say, table, side, crestWord(say, side));

export const nameOf = (table: Sitters & { readonly view: View }, seat: Seat, say: Say): string =>
  holderWord(say, table, table.view, seat);

/** At the head of a narrow column: what tells a side from the others. */
export const columnWord = (say: Say, table: Sitters, view: View, side: Seat): string =>
  isOneOfSeveral(table, side) ? crestWord(say, side) : holderWord(say, table, view, side);

/** The Enemy has a capital at the beginning of a sentence only; people keep theirs. */
export const holderInside = (say: Say, table: Sitters, view: View, side: Seat): string =>
  isEnemy(view, side) && view.teams.length - view.seats === 1 ? say('enemy.inside') : holderWord(say, table, view, side);

export const pageVoice = (view: View, table: Sitters, say: Say): Voice<Thing> => ({
  say,
  isYou: (who) => who.kind === 'side' && isYou(table, who.side),
  name: (thing) =>
    thing.kind === 'side'
      ? holderInside(say, table, view, thing.side)
      : thingName(view, say, thing, (id) => unitWord(say, view, id)),
});

// ── a terminal: signs and colours ──

const SIGNS = ['☀', '☾', '♣', '★'] as const;

export const signOf = (side: Seat): string => SIGNS[side % SIGNS.length] ?? '';
export const coloured = (side: Seat, text: string): string => `<seat${side}>${text}</seat${side}>`;

export const sideName = (view: View, say: Say, side: Seat): string =>
  coloured(side, `${signOf(side)} ${isEnemy(view, side) ? say('board.enemy') : say('board.side', { side: side + 1 })}`);

function signedUnit(view: View, say: Say, id: UnitId): string {
  const unit = view.units.find((each) => each.id === id);
  const name = unitWord(say, view, id);
  return unit ? coloured(unit.side, signOf(unit.side) + name) : name;
}

export const terminalVoice = (view: View, say: Say): Voice<Thing> => ({
  say,
  isYou: () => false,
  name: (thing) =>
    thing.kind === 'side' ? sideName(view, say, thing.side) : thingName(view, say, thing, (id) => signedUnit(view, say, id)),
});
