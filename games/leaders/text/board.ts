/**
 * The board in text, for terminals and logs. Lines carry style marks (`<seat0>…</seat0>`, `<dim>…</dim>`) that a terminal
 * turns into colours and anything else leaves out; the sides are told apart by ▲ and ▼ as well (LDR-SETUP-07).
 */
import type { Keyed, TextBoard, Say as Words } from '@taverne/engine/telling';
import { CELLS, type Cell, cellName, HEX_OF, RECRUITMENT_CELLS } from '../src/board.ts';
import { NOTATION } from '../src/notation.ts';
import type { Leaders } from '../src/types.ts';
import type { View } from '../src/view.ts';
import { CARD_LIMIT, cardName, FIGURE_NAMES, type FigureName, figureName, type SideName } from '../src/words.ts';
import { Canvas } from './canvas.ts';
import { cardWord, figureWord, MARK, SIGN, sideWord } from './names.ts';
import { threatTo } from './threat.ts';

const RECRUITS = { south: '△', north: '▽' } as const satisfies { [S in SideName]: string };

// ── the hexagons ──
//
//   __________        a cell is two lines high and shares its edges with its neighbours;
//  ╱▲Acrobat ✓╲       who stands there is inside, the name of the cell on its lower edge;
//  ╲____B2____╱       ✓: has acted, !: a Leader in whose capture somebody takes part

const INSIDE = 10;
const PITCH = INSIDE + 1;
const RADIUS = 3;

/** Where a cell is drawn: its upper left corner. */
function cornerOf(cell: Cell): { readonly x: number; readonly y: number } {
  const { q, r } = HEX_OF[cell];
  return { x: (q + RADIUS) * PITCH, y: 2 * (r + RADIUS) + q };
}

interface Drawing {
  readonly canvas: Canvas;
  readonly view: View;
  readonly words: Words;
}

function drawBoard(view: View, words: Words): string[] {
  const canvas = new Canvas();
  for (const cell of CELLS) {
    const { x, y } = cornerOf(cell);
    canvas.write(x + 1, y, '_'.repeat(INSIDE), 'dim');
    canvas.write(x, y + 1, `╱${' '.repeat(INSIDE)}╲`, 'dim');
    canvas.write(x, y + 2, `╲${'_'.repeat(INSIDE)}╱`, 'dim');
  }
  for (const cell of CELLS) {
    const { x, y } = cornerOf(cell);
    const name = cellName(cell);
    canvas.write(x + INSIDE / 2, y + 2, name, '');
    const figure = FIGURE_NAMES.find((each) => view.at[each] === name);
    if (figure) drawFigure({ canvas, view, words }, figure, x + 1, y + 1);
    else canvas.write(x + INSIDE / 2, y + 1, recruitmentSign(cell), 'dim');
  }
  drawBanner({ canvas, view, words }, 'north', 0);
  drawBanner({ canvas, view, words }, 'south', 4 * RADIUS + 2);
  return canvas.lines();
}

/** In the corner where a side sits: its name, with an arrow when it is to move. */
function drawBanner({ canvas, view, words }: Drawing, side: SideName, y: number): void {
  const name = `${SIGN[side]} ${sideWord(words, side)}`;
  canvas.write(1, y, name, MARK[side]);
  if (view.side === side && view.ending === null) canvas.write(name.length + 2, y, '◂', '');
}

function drawFigure({ canvas, view, words }: Drawing, figure: FigureName, x: number, y: number): void {
  const side = view.owner[figure] ?? 'south';
  canvas.write(x, y, SIGN[side] + shortened(figureWord(words, figure), INSIDE - 2), MARK[side]);
  if (view.acted.includes(figure)) canvas.write(x + INSIDE - 1, y, '✓', 'dim');
  // Somebody takes part in its capture already: one more, and it is over (LDR-END-02).
  const isHunted = figure === `${side}-leader` && threatTo(view, side).participants.length > 0;
  if (isHunted) canvas.write(x + INSIDE - 2, y, '!', 'bad');
}

/** An empty cell shows whose recruits may join there (LDR-SETUP-08). */
function recruitmentSign(cell: Cell): string {
  const [south, north] = RECRUITMENT_CELLS;
  return south.includes(cell) ? RECRUITS.south : north.includes(cell) ? RECRUITS.north : '';
}

// ── short names ──

/** `Royal Guard` becomes `R. Guard`, `Illusionist` `Illusio.`: what must give way are first words, then letters. */
function shortened(name: string, most: number): string {
  if (name.length <= most) return name;
  const [first = '', ...rest] = name.split(' ');
  const brief = rest.length > 0 ? `${first[0]}. ${rest.join(' ')}` : name;
  return brief.length <= most ? brief : `${brief.slice(0, most - 1)}.`;
}

// ── what lies beside the board ──

/** The three cards of Discovery are told with what they do, the many of Strategist by their names. */
function offerLines({ offer, pile, bans, rules, teams }: View, words: Words): string[] {
  const banned = bans.length === 0 ? [] : [`${words('board.bans')} · ${bans.map((card) => cardWord(words, card)).join(', ')}`];
  const recruits = [teams.south, teams.north].some((team) => team.filter((figure) => figure !== 'cub').length < CARD_LIMIT);
  // Once both hold five cards nobody will be recruited any more (LDR-TURN-04).
  if (!recruits) return banned;
  if (rules.mode === 'strategist') {
    return [`${words('board.available')} · ${offer.map((card) => `<key>${card}</key>`).join(', ')}`, ...banned];
  }
  const told = offer.map(
    (card) => `  <key>${card}</key>  <bold>${cardWord(words, card)}</bold> – ${words(`card.${card}.does`)}`,
  );
  return [`${words('board.offer')} <dim>(${words('board.pile', { n: pile.length })})</dim>`, ...told];
}

/** The cards, then the board, which so stays beside what is asked: North's end at the top, South's at the bottom. */
const draw = (view: View, words: Words): readonly string[] => [...offerLines(view, words), ...drawBoard(view, words)];

/** Whose option it is (LDR-DEC-06): a figure's, or that of the card to be recruited. */
function subject(view: View, { name, key }: Keyed, words: Words): string | undefined {
  if (name === 'recruit') {
    const recruit = NOTATION.recruit.read(key, view);
    return recruit && cardWord(words, cardName(recruit.card));
  }
  const deed = name === 'act' ? NOTATION.act.read(key, view) : undefined;
  const figure = name === 'nemesis' ? 'nemesis' : deed && deed.do !== 'end' ? figureName(deed.figure) : undefined;
  return figure && `${figureWord(words, figure)} <dim>${view.at[figure]}</dim>`;
}

export const textBoard: TextBoard<Leaders> = { draw, subject };
