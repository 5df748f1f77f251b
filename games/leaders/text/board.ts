/**
 * The board in text, for terminals and logs. Lines carry style marks (`<seat0>…</seat0>`, `<dim>…</dim>`) that a terminal
 * turns into colours and anything else leaves out; the sides are told apart by ▲ and ▼ as well (LDR-SETUP-07).
 */
import type { Seat } from '@taverne/engine';
import { CELL_NAMES, CELLS, type CellName, cellName, HEX_OF, RECRUITMENT_CELLS } from '../src/board.ts';
import type { View } from '../src/view.ts';
import { CARD_NAMES, type CardName, FIGURE_NAMES, type FigureName, SIDE_NAMES, type SideName } from '../src/words.ts';
import { Canvas } from './canvas.ts';

/** A message of the game by its key; a key without a message comes back as it is. */
type Words = (key: string, values?: { readonly [name: string]: number }) => string;

const SIGN = { south: '▲', north: '▼' } as const satisfies { [S in SideName]: string };
const RECRUITS = { south: '△', north: '▽' } as const satisfies { [S in SideName]: string };
const MARK = { south: 'seat0', north: 'seat1' } as const satisfies { [S in SideName]: string };

// ── the hexagons ──
//
//   __________        a cell is two lines high and shares its edges with its neighbours;
//  ╱▲Acrobat ✓╲       who stands there is inside, the name of the cell on its lower edge
//  ╲____B2____╱

const INSIDE = 10;
const PITCH = INSIDE + 1;
const RADIUS = 3;

/** Where a cell is drawn: its upper left corner. */
function cornerOf(name: CellName): { readonly x: number; readonly y: number } {
  const cell = CELLS.find((each) => cellName(each) === name) ?? CELLS[0];
  const { q, r } = cell === undefined ? { q: 0, r: 0 } : HEX_OF[cell];
  return { x: (q + RADIUS) * PITCH, y: 2 * (r + RADIUS) + q };
}

function drawBoard(view: View, words: Words): string[] {
  const canvas = new Canvas();
  const figures = new Map(FIGURE_NAMES.flatMap((figure) => (view.at[figure] ? [[view.at[figure], figure] as const] : [])));
  for (const cell of CELL_NAMES) {
    const { x, y } = cornerOf(cell);
    canvas.write(x + 1, y, '_'.repeat(INSIDE), 'dim');
    canvas.write(x, y + 1, `╱${' '.repeat(INSIDE)}╲`, 'dim');
    canvas.write(x, y + 2, `╲${'_'.repeat(INSIDE)}╱`, 'dim');
  }
  for (const cell of CELL_NAMES) {
    const { x, y } = cornerOf(cell);
    canvas.write(x + INSIDE / 2, y + 2, cell, '');
    const figure = figures.get(cell);
    if (figure) drawFigure(canvas, view, words, figure, x + 1, y + 1);
    else canvas.write(x + PITCH / 2, y + 1, recruitmentSign(cell), 'dim');
  }
  return canvas.lines();
}

function drawFigure(canvas: Canvas, view: View, words: Words, figure: FigureName, x: number, y: number): void {
  const side = view.owner[figure] ?? 'south';
  canvas.write(x, y, SIGN[side] + shortened(figureWord(words, figure), INSIDE - 2), MARK[side]);
  if (view.acted.includes(figure)) canvas.write(x + INSIDE - 1, y, '✓', 'dim');
}

/** An empty cell shows whose recruits may join there (LDR-SETUP-08). */
function recruitmentSign(cell: CellName): string {
  const [south, north] = RECRUITMENT_CELLS.map((cells) => cells.some((each) => cellName(each) === cell));
  return south ? RECRUITS.south : north ? RECRUITS.north : '';
}

// ── names ──

/** The first of these keys that has a message. */
function wordFor(words: Words, keys: readonly string[], plain: string): string {
  const key = keys.find((each) => words(each) !== each);
  return key === undefined ? plain : words(key);
}

const figureWord = (words: Words, figure: FigureName): string =>
  wordFor(words, [`figure.${figure}.name`, `figure.${figure}`, `card.${figure}.name`], plainWord(figure));

const cardWord = (words: Words, card: CardName): string => wordFor(words, [`card.${card}.name`], plainWord(card));
const sideWord = (words: Words, side: SideName): string => wordFor(words, [`side.${side}.name`, `side.${side}`], side);

const plainWord = (figure: FigureName): string => (figure.endsWith('leader') ? 'Leader' : figure);

/** `Royal Guard` becomes `R. Guard`, `Illusionist` `Illusio.`: what must give way are first words, then letters. */
function shortened(name: string, most: number): string {
  if (name.length <= most) return name;
  const [first = '', ...rest] = name.split(' ');
  const brief = rest.length > 0 ? `${first[0]}. ${rest.join(' ')}` : name;
  return brief.length <= most ? brief : `${brief.slice(0, most - 1)}.`;
}

// ── what lies beside the board ──

/** The three of Discovery are told with what they do, the many of Strategist by their names. */
function offerLines({ offer, pile, bans, rules }: View, words: Words): string[] {
  const banned =
    bans.length === 0
      ? []
      : [`${wordFor(words, ['board.bans'], '✗')}: ${bans.map((card) => cardWord(words, card)).join(', ')}`];
  if (rules.mode === 'strategist') {
    const cards = offer.map((card) => `<key>${card}</key>`).join(', ');
    return [`${wordFor(words, ['board.available'], '◇')}: ${cards}`, ...banned];
  }
  const told = offer.map(
    (card) => `  <key>${card}</key>  <bold>${cardWord(words, card)}</bold> – ${wordFor(words, [`card.${card}.does`], '')}`,
  );
  return [`${wordFor(words, ['board.offer'], '◇')} <dim>(${words('board.pile', { n: pile.length })})</dim>:`, ...told];
}

/** A side with its sign and its colour. */
const signed = (side: SideName, name: string): string => `<${MARK[side]}>${SIGN[side]} ${name}</${MARK[side]}>`;

/** The end of the board where a side sits, with an arrow when it is to move. */
const banner = (words: Words, side: SideName, view: View): string =>
  signed(side, sideWord(words, side)) + (view.side === side && view.ending === null ? ' ◂' : '');

/** The whole table: North's end at the top, South's at the bottom, then the cards. */
function draw(view: unknown, words: Words): readonly string[] {
  if (!isView(view)) return [];
  return [banner(words, 'north', view), ...drawBoard(view, words), banner(words, 'south', view), ...offerLines(view, words)];
}

/** Views come from the game itself; this only tells the compiler so. */
const isView = (view: unknown): view is View => typeof view === 'object' && view !== null && 'at' in view && 'threats' in view;

// ── names with the sign of their side ──

/** What a seat is called. */
function seat(view: unknown, of: Seat, words: Words): string {
  if (!isView(view)) return String(of);
  const side = of === view.south ? 'south' : 'north';
  return signed(side, sideWord(words, side));
}

/** A side, or a figure on the board: everybody has a Leader, so that the name alone would not do. Cards have no side. */
function nameOf(view: unknown, id: string, words: Words, field: string): string | undefined {
  if (field === 'card') return undefined;
  const side = SIDE_NAMES.find((name) => name === id);
  if (side) return signed(side, sideWord(words, side));
  const figure = FIGURE_NAMES.find((name) => name === id);
  const owner = figure && isView(view) ? view.owner[figure] : undefined;
  return figure && owner && signed(owner, figureWord(words, figure)).replace(`${SIGN[owner]} `, SIGN[owner]);
}

/** Whose option a notation is (LDR-DEC-06): the figure on the cell it starts with, the one it names, or the card. */
function subject(view: unknown, key: string, words: Words): string | undefined {
  const [first = ''] = key.split(' ');
  if (!isView(view)) return undefined;
  const figure = FIGURE_NAMES.find((name) => name === first || view.at[name] === first);
  if (figure) return `${figureWord(words, figure)} <dim>${view.at[figure]}</dim>`;
  const card = CARD_NAMES.find((name) => key.startsWith(`recruit ${name} `));
  return card && cardWord(words, card);
}

/** Drawing, and the names that go with it. */
export const textBoard = Object.assign(draw, { seat, nameOf, subject });
