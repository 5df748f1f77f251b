/**
 * Options as ways: what one points at, one after the other, until only that option is left. They are read off the notation:
 * its words name units, cells and cards, and what is left over is told by buttons.
 */
import type { Book } from '../../src/content/book.ts';
import type { CardId, CellName, UnitId } from '../../src/events.ts';
import { cellName, cellNamed, next } from '../../src/realm/cells.ts';
import { chamberSteps } from '../../src/solo/chambers.ts';
import { DIRECTIONS, type Direction, NONE } from '../../src/words.ts';
import { publicState, type UnitView, unitWithId, type View } from '../view.ts';

/** What can be pointed at: a cell (a unit by its cell), a card beside the board, a unit that is not on it. */
export type Spot = CellName | CardId | UnitId;

export const ATTACKS = ['hit', 'shoot', 'cast', 'fire'] as const;
export type AttackVerb = (typeof ATTACKS)[number];
export const isAttackVerb = (verb: string): verb is AttackVerb => ATTACKS.some((each) => each === verb);

export interface Way {
  readonly key: string;
  readonly question: string;
  /** The first word, where it is no name. */
  readonly verb: string;
  readonly path: readonly Spot[];
  /** Who acts. */
  readonly unit: UnitId | undefined;
  /** At whom. */
  readonly target: UnitId | undefined;
  readonly cell: CellName | undefined;
  readonly card: CardId | undefined;
  readonly mana: number;
  readonly direction: Direction | undefined;
  /** Tactics revealed with it. */
  readonly tactics: readonly CardId[];
  /** Words that name nothing known. */
  readonly rest: readonly string[];
  /** What is answered first, where this way is only the beginning of it. */
  readonly opens?: string;
}

const isDirection = (word: string): word is Direction => DIRECTIONS.some((each) => each === word);

const CORNERS: readonly string[] = ['NW', 'NE', 'SE', 'SW'];
/** `NW`, or `NW+SE` where a player holds two: the corners by number. */
function cornersNamed(word: string): readonly number[] {
  const corners = word.split('+').map((name) => CORNERS.indexOf(name));
  return corners.includes(-1) ? [] : corners;
}

/** The cells of a corner or of two; any of them stands for the whole. */
export const cornerCells = (book: Book, word: string): readonly CellName[] =>
  cornersNamed(word).flatMap((corner) => (book.realm.starts[corner] ?? []).map((cell) => cellName(book.realm, cell)));

/** What a click on a cell means: in a choice of corners, the corner. */
export function meantBy(spot: Spot, ways: readonly Way[], book: Book): Spot {
  const way = ways.find(({ question, rest }) => question === 'corner' && cornerCells(book, rest[0] ?? '').includes(spot));
  return way?.path[0] ?? spot;
}

/** As much of a question as its ways are made of. */
export interface Asked {
  readonly name: string;
  readonly options: readonly { readonly key: string }[];
}

export const waysOf = (question: Asked, view: View, book: Book): Way[] =>
  question.options.flatMap(({ key }) => chamberByChamber(wayOf(key, question.name, view, book), view, book));

/** In a dungeon one walks from chamber to chamber (TET-SOLO-DGN-09): the first is pointed at, and the walk begins with it. */
function chamberByChamber(way: Way, view: View, book: Book): readonly Way[] {
  const unit = way.verb === 'walk' && way.question === 'act' ? unitWithId(view, way.unit) : undefined;
  if (!unit || !isInside(unit.cell)) return [way];
  const chambers = chamberSteps(publicState(view), unit.unit).map(({ to }) => cellName(book.realm, to));
  if (chambers.length === 0) return [way];
  return chambers.map((cell) => ({ ...way, key: `${way.key} ${cell}`, opens: way.key, cell, path: [...way.path, cell] }));
}

/** A chamber's name begins with that of its box: `3x2:B1`. */
export const isInside = (spot: Spot | null): boolean => spot?.includes(':') ?? false;

/** What a word of a notation names. */
type Kind = 'verb' | 'unit' | 'cell' | 'card';

/** Ids of units and names of cells look alike (`B5`), so what a word names follows from its place. */
const GRAMMAR: { readonly [verb: string]: readonly Kind[] } = {
  move: ['verb', 'unit', 'cell'],
  walk: ['verb', 'unit'],
  // `enter R6 3x2`, and on the way `enter 3x2`: a box names nothing to point at.
  enter: ['verb', 'unit'],
  hit: ['verb', 'unit', 'unit'],
  shoot: ['verb', 'unit', 'unit'],
  cast: ['verb', 'unit', 'unit'],
  fire: ['verb', 'unit', 'unit'],
  pay: ['verb', 'unit'],
  play: ['verb', 'card', 'unit'],
};

/** The same for questions whose answers are bare names. */
const BARE: { readonly [question: string]: readonly Kind[] } = {
  deploy: ['unit', 'cell'],
  carry: ['unit', 'cell'],
  walk: ['cell'],
  go: ['cell'],
  leave: ['cell'],
  keep: ['card'],
  discard: ['card'],
};

function kindOf(question: string, words: readonly string[], at: number, book: Book): Kind | undefined {
  const word = words[at] ?? '';
  const isA: { readonly [K in Kind]: boolean } = {
    verb: at === 0 && word in GRAMMAR,
    unit: book.unitNumbers.has(word),
    cell: cellNamed(book.realm, word) !== undefined,
    card: book.tacticNumbers.has(word),
  };
  const bare = question.startsWith('window-') ? (['card'] as const) : BARE[question];
  const wanted = (GRAMMAR[words[0] ?? ''] ?? bare)?.[at];
  if (wanted && isA[wanted]) return wanted;
  // Anything else that is asked is a choice of units, or of cards.
  if (wanted === undefined && isA.unit) return 'unit';
  return wanted === undefined && isA.card ? 'card' : undefined;
}

interface Found {
  unit?: UnitId;
  target?: UnitId;
  cell?: CellName;
  card?: CardId;
  direction?: Direction;
  mana: number;
  verb: string;
  readonly path: Spot[];
  readonly rest: string[];
}

export function wayOf(key: string, question: string, view: View, book: Book): Way {
  const [plain = '', revealed] = key.split(' with ');
  const words = plain.split(' ');
  const found: Found = { mana: 0, verb: '', path: [], rest: [] };
  for (const [at, word] of words.entries()) {
    switch (kindOf(question, words, at, book)) {
      case 'verb':
        found.verb = word;
        break;
      case 'unit':
        if (found.unit === undefined) found.unit = word;
        else found.target = word;
        // Who is deployed next is not for the player to say, and a card that is dealt lies nowhere on the board.
        if (question !== 'deploy' && question !== 'keep-unit') found.path.push(spotOfId(view, word));
        break;
      case 'cell':
        found.cell = word;
        found.path.push(word);
        break;
      case 'card':
        found.card = word;
        found.path.push(word);
        break;
      default:
        other(found, word, at, question, view, book);
    }
  }
  const { unit, target, cell, card, mana, direction, verb, path, rest } = found;
  return { key, question, verb, path, unit, target, cell, card, mana, direction, tactics: revealed?.split(' ') ?? [], rest };
}

/** Corners, directions, extra mana; and words of the rules. */
function other(found: Found, word: string, at: number, question: string, view: View, book: Book): void {
  if (cornersNamed(word).length > 0) {
    found.path.push(...cornerCells(book, word).slice(0, 1));
    found.rest.push(word);
  } else if (isDirection(word)) {
    found.direction = word;
    const pushed = unitWithId(view, found.target ?? view.attacks.at(-1)?.[question === 'riposte' ? 'by' : 'on']);
    found.path.push(beside(pushed, book, word));
  } else if (/^\+\d$/.test(word)) found.mana = Number(word);
  else if (at === 0) found.verb = word;
  else found.rest.push(word);
}

/** Where a unit is pointed at. Off the board its card is; it must not be taken for a cell of that name. */
export const spotOf = ({ cell, id }: Pick<UnitView, 'cell' | 'id'>): Spot => cell ?? `card ${id}`;

const spotOfId = (view: View, id: UnitId): Spot => spotOf(unitWithId(view, id) ?? { cell: null, id });

/** Whoever is pushed goes to the cell beside: that is what one points at. Beyond the edge there is only the direction. */
function beside(pushed: UnitView | undefined, book: Book, direction: Direction): Spot {
  const at = cellNamed(book.realm, pushed?.cell ?? '');
  const to = at === undefined ? NONE : next(book.realm, at, direction);
  return to === NONE ? `edge ${direction}` : cellName(book.realm, to);
}
