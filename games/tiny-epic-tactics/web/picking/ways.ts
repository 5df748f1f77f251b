/**
 * Options as ways: what one points at, one after the other, until only that option is left. They are read off the values of the
 * options: units, cells and cards are pointed at, and what is left over is told by buttons.
 */
import type { AnswerOf, NameOf, Option, Question } from '@taverne/engine';
import type { Book } from '../../src/content/book.ts';
import type { CardId, CellName, UnitId } from '../../src/events.ts';
import type { AttackDeed, CardNumber, Deed, Tactics, Unit } from '../../src/index.ts';
import { cellName, cellNamed, next } from '../../src/realm/cells.ts';
import type { Cell } from '../../src/realm/types.ts';
import { type Direction, NONE } from '../../src/words.ts';
import { type UnitView, unitWithId, type View } from '../view.ts';

/** What can be pointed at: a cell (a unit by its cell), a card beside the board, a unit that is not on it. */
export type Spot = CellName | CardId | UnitId;

export const ATTACKS = ['hit', 'shoot', 'cast', 'fire'] as const;
export type AttackVerb = (typeof ATTACKS)[number];
export const isAttackVerb = (verb: string): verb is AttackVerb => ATTACKS.some((each) => each === verb);

type QuestionName = NameOf<Tactics>;

export interface Way {
  readonly key: string;
  readonly question: QuestionName;
  /** What is done, where it is more than naming something. */
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
  /** The box whose dungeon is entered. */
  readonly box: string | undefined;
  /** Corners by number: their cells stand for the whole. */
  readonly corners: readonly number[];
  /** What is answered first, where this way is only the beginning of it. */
  readonly opens?: string;
}

/** What an option means, as far as it is more than nothing. */
type Meant = Partial<Omit<Way, 'key' | 'question'>>;

const NOTHING: Omit<Way, 'key' | 'question'> = {
  verb: '',
  path: [],
  unit: undefined,
  target: undefined,
  cell: undefined,
  card: undefined,
  mana: 0,
  direction: undefined,
  tactics: [],
  box: undefined,
  corners: [],
};

/** Where it is asked. */
interface Scene {
  readonly view: View;
  readonly book: Book;
}

// ── names of what the values number ──

const idOf = ({ view }: Scene, unit: Unit): UnitId => view.units.find((each) => each.unit === unit)?.id ?? '';
const cellOf = ({ book }: Scene, cell: Cell): CellName => cellName(book.realm, cell);
const cardOf = ({ book }: Scene, card: CardNumber): CardId => book.content.tactics[card]?.id ?? '';
const boxOf = ({ book }: Scene, box: number): string => book.realm.boxes[box]?.id ?? '';

/** Where a unit is pointed at. Off the board its card is; it must not be taken for a cell of that name. */
export const spotOf = ({ cell, id }: Pick<UnitView, 'cell' | 'id'>): Spot => cell ?? `card ${id}`;

const spotOfId = (view: View, id: UnitId): Spot => spotOf(unitWithId(view, id) ?? { cell: null, id });

/** A chamber's name begins with that of its box: `3x2:B1`. */
export const isInside = (spot: Spot | null): boolean => spot?.includes(':') ?? false;

/** The cells of a corner or of two; any of them stands for the whole. */
export const cornerCells = (book: Book, { corners }: Pick<Way, 'corners'>): readonly CellName[] =>
  corners.flatMap((corner) => (book.realm.starts[corner] ?? []).map((cell) => cellName(book.realm, cell)));

/** What a click on a cell means: in a choice of corners, the corner. */
export const meantBy = (spot: Spot, ways: readonly Way[], book: Book): Spot =>
  ways.find((way) => cornerCells(book, way).includes(spot))?.path[0] ?? spot;

/** Whoever is pushed goes to the cell beside: that is what one points at. Beyond the edge there is only the direction. */
function pushed({ view, book }: Scene, id: UnitId | null | undefined, direction: Direction): readonly Spot[] {
  const at = cellNamed(book.realm, unitWithId(view, id)?.cell ?? '');
  const to = at === undefined ? NONE : next(book.realm, at, direction);
  return [to === NONE ? `edge ${direction}` : cellName(book.realm, to)];
}

// ── what the values mean ──

const aCard = (card: CardNumber, scene: Scene): Meant => {
  const id = cardOf(scene, card);
  return { card: id, path: [id] };
};
const aCell = (cell: Cell, scene: Scene): Meant => {
  const name = cellOf(scene, cell);
  return { cell: name, path: [name] };
};
const aUnit = (unit: Unit, scene: Scene): Meant => {
  const id = idOf(scene, unit);
  return { unit: id, path: [spotOfId(scene.view, id)] };
};
const yesOrNo = (yes: boolean): Meant => ({ verb: yes ? 'yes' : 'no' });
const useOrLeave = (use: boolean): Meant => ({ verb: use ? 'use' : 'leave' });
const cardOrPass = (card: CardNumber, scene: Scene): Meant => (card === NONE ? { verb: 'pass' } : aCard(card, scene));

const VERBS = { melee: 'hit', ranged: 'shoot', spell: 'cast', ballista: 'fire' } as const;

function aDeed(deed: Deed, scene: Scene): Meant {
  switch (deed.do) {
    case 'end':
      return { verb: 'end' };
    case 'move': {
      const { unit, path = [] } = aUnit(deed.unit, scene);
      const cell = cellOf(scene, deed.to);
      return { verb: 'move', unit, cell, path: [...path, cell], tactics: deed.tactics.map((card) => cardOf(scene, card)) };
    }
    case 'walk':
      return { ...aUnit(deed.unit, scene), verb: 'walk', tactics: deed.tactics.map((card) => cardOf(scene, card)) };
    case 'enter': {
      const tactics = deed.tactics.map((card) => cardOf(scene, card));
      return { ...aUnit(deed.unit, scene), verb: 'enter', box: boxOf(scene, deed.box), tactics };
    }
    case 'pay':
      return { ...aUnit(deed.unit, scene), verb: 'pay' };
    case 'tactic': {
      const { card, path = [] } = aCard(deed.card, scene);
      const { unit, path: last = [] } = aUnit(deed.unit, scene);
      return { verb: 'play', card, unit, path: [...path, ...last] };
    }
    default:
      return anAttack(deed, scene);
  }
}

function anAttack(deed: AttackDeed, scene: Scene): Meant {
  const { unit, path = [] } = aUnit(deed.unit, scene);
  const { unit: target, path: aim = [] } = aUnit(deed.target, scene);
  const tactics = deed.tactics.map((card) => cardOf(scene, card));
  const meant = { verb: VERBS[deed.do], unit, target, path: [...path, ...aim], tactics };
  if (deed.do !== 'spell') return meant;
  const { mana, way } = deed;
  return way === null
    ? { ...meant, mana }
    : { ...meant, mana, direction: way, path: [...meant.path, ...pushed(scene, target, way)] };
}

/** A riposte is no action: who strikes back and at whom is known. */
function aRiposte(declared: AnswerOf<Tactics, 'riposte'>, scene: Scene): Meant {
  if (declared === null) return { verb: 'no' };
  const { kind, mana, way } = declared;
  const meant = { verb: VERBS[kind], mana, tactics: declared.tactics.map((card) => cardOf(scene, card)) };
  return way === null ? meant : { ...meant, direction: way, path: pushed(scene, scene.view.attacks.at(-1)?.by, way) };
}

function aStep(choice: AnswerOf<Tactics, 'walk'>, scene: Scene): Meant {
  switch (choice.do) {
    case 'stop':
      return { verb: 'stop' };
    case 'enter':
      return { verb: 'enter', box: boxOf(scene, choice.box) };
    case 'step':
      return aCell(choice.to, scene);
  }
}

/** The Entrance of a dungeon stands for going in. */
function aGoal(to: Cell, scene: Scene): Meant {
  if (to === NONE) return { verb: 'stay' };
  const { realm } = scene.book;
  return to < realm.cells ? aCell(to, scene) : { verb: 'enter', box: boxOf(scene, realm.dungeonOf[to - realm.cells] ?? NONE) };
}

function aRide({ unit, to }: AnswerOf<Tactics, 'carry'>, scene: Scene): Meant {
  if (unit === NONE) return { verb: 'no' };
  const { unit: id, path = [] } = aUnit(unit, scene);
  const cell = cellOf(scene, to);
  return { unit: id, cell, path: [...path, cell] };
}

const aDirection = (way: Direction, scene: Scene): Meant => ({
  direction: way,
  path: pushed(scene, scene.view.attacks.at(-1)?.on, way),
});

type Meaning = { readonly [N in QuestionName]: (value: AnswerOf<Tactics, N>, scene: Scene) => Meant };

const MEANING: Meaning = {
  // Who is dealt lies nowhere on the board.
  'keep-unit': (card, { book }) => ({ unit: book.content.units[card]?.id ?? '' }),
  corner: (corners, { book }) => ({ corners, path: cornerCells(book, { corners }).slice(0, 1) }),
  // Who is deployed next is not for the player to say.
  deploy: ({ unit, to }, scene) => ({ ...aCell(to, scene), unit: idOf(scene, unit) }),
  keep: aCard,
  act: aDeed,
  discard: aCard,
  walk: aStep,
  go: aGoal,
  carry: aRide,
  leave: aCell,
  riposte: aRiposte,
  direction: aDirection,
  reroll: () => ({}),
  hex: (verb) => ({ verb }),
  wisp: (verb) => ({ verb }),
  opportunist: aUnit,
  rally: aUnit,
  flurry: aUnit,
  chain: aUnit,
  push: yesOrNo,
  pull: yesOrNo,
  intercept: yesOrNo,
  'crystal-storm': useOrLeave,
  'crystal-tide': useOrLeave,
  'crystal-hour': useOrLeave,
  'crystal-sap': useOrLeave,
  'crystal-hearth': (unit, scene) => (unit === NONE ? { verb: 'leave' } : aUnit(unit, scene)),
  'window-target-declared': cardOrPass,
  'window-cell-entered': cardOrPass,
  'window-move-ended': cardOrPass,
  'window-dice-rolled': cardOrPass,
  'window-push-coming': cardOrPass,
  'window-unit-captured': cardOrPass,
  'window-attack-finished': cardOrPass,
};

/** What an answer to the question of this name means. */
export function wayOf<N extends QuestionName>(name: N, { key, value }: Option<AnswerOf<Tactics, N>>, scene: Scene): Way {
  const meaning: Meaning[N] = MEANING[name];
  return { ...NOTHING, ...meaning(value, scene), key, question: name };
}

export function waysOf(question: Question<Tactics>, view: View, book: Book): Way[] {
  const ways = question.options.map((option) => wayOf(question.name, option, { view, book }));
  return question.name === 'act' ? ways.flatMap((way) => chamberByChamber(way, question.figures)) : ways;
}

/** In a dungeon one walks from chamber to chamber (TET-SOLO-DGN-09): the first is pointed at, and the walk begins with it. */
function chamberByChamber(way: Way, figures: Question<Tactics, 'act'>['figures']): readonly Way[] {
  const chambers = (way.verb === 'walk' && figures?.chambers[way.unit ?? '']) || [];
  if (chambers.length === 0) return [way];
  return chambers.map((cell) => ({ ...way, key: `${way.key} ${cell}`, opens: way.key, cell, path: [...way.path, cell] }));
}
