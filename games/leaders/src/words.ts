/**
 * The vocabulary of Leaders. Figures and cells are numbers inside (short, quick to compare and to copy) and
 * names outside; the tuples of names are the one source of both.
 */

/** The places of a tuple, as numbers. */
export type Index<T extends readonly unknown[]> =
  Extract<keyof T, `${number}`> extends infer K ? (K extends `${infer N extends number}` ? N : never) : never;

/** A list with one value for each place of a tuple. Indexed with an `Index` it never says `undefined`. */
export type Per<T extends readonly unknown[], V> = { -readonly [K in keyof T]: V };

/** Nothing: an empty cell holds no figure, an unrecruited figure has neither cell nor owner. */
export const NONE = -1;
export type None = typeof NONE;

// ── sides ──

/** South plays first (LDR-SETUP-01). */
export const SIDE_NAMES = ['south', 'north'] as const;
export type SideName = (typeof SIDE_NAMES)[number];
export type Side = Index<typeof SIDE_NAMES>;
export type PerSide<V> = Per<typeof SIDE_NAMES, V>;
export const SOUTH: Side = 0;
export const NORTH: Side = 1;

export const other = (side: Side): Side => (side === SOUTH ? NORTH : SOUTH);

// ── cards and figures ──

/** The sixteen recruitable cards (LDR-SETUP-02) as notation writes them (LDR-DEC-06). `bear` is Old Bear and Cub. */
export const CARD_NAMES = [
  'acrobat',
  'rider',
  'bruiser',
  'royal-guard',
  'illusionist',
  'grappler',
  'manipulator',
  'prowler',
  'innkeeper',
  'archer',
  'jailer',
  'protector',
  'vizier',
  'assassin',
  'bear',
  'nemesis',
] as const;
export type CardName = (typeof CARD_NAMES)[number];

/**
 * The nineteen figures (LDR-SETUP-02). Each exists once; the number of a Leader is the number of its side, and nothing else
 * tells King from Queen (LDR-SETUP-04).
 */
export const FIGURE_NAMES = ['south-leader', 'north-leader', ...CARD_NAMES, 'cub'] as const;
export type FigureName = (typeof FIGURE_NAMES)[number];
export type Figure = Index<typeof FIGURE_NAMES>;
export type PerFigure<V> = Per<typeof FIGURE_NAMES, V>;

/** The figure with this name: the compiler checks the numbers below. */
export type FigureNamed<N extends FigureName> = {
  [K in Figure]: (typeof FIGURE_NAMES)[K] extends N ? K : never;
}[Figure];

/** A card goes by the number of its figure, Old Bear and Cub by that of the Old Bear. */
export type Card = FigureNamed<CardName>;

export const ACROBAT: FigureNamed<'acrobat'> = 2;
export const RIDER: FigureNamed<'rider'> = 3;
export const BRUISER: FigureNamed<'bruiser'> = 4;
export const ROYAL_GUARD: FigureNamed<'royal-guard'> = 5;
export const ILLUSIONIST: FigureNamed<'illusionist'> = 6;
export const GRAPPLER: FigureNamed<'grappler'> = 7;
export const MANIPULATOR: FigureNamed<'manipulator'> = 8;
export const PROWLER: FigureNamed<'prowler'> = 9;
export const INNKEEPER: FigureNamed<'innkeeper'> = 10;
export const ARCHER: FigureNamed<'archer'> = 11;
export const JAILER: FigureNamed<'jailer'> = 12;
export const PROTECTOR: FigureNamed<'protector'> = 13;
export const VIZIER: FigureNamed<'vizier'> = 14;
export const ASSASSIN: FigureNamed<'assassin'> = 15;
export const BEAR: FigureNamed<'bear'> = 16;
export const NEMESIS: FigureNamed<'nemesis'> = 17;
export const CUB: FigureNamed<'cub'> = 18;

const isFigure = (n: number): n is Figure => n in FIGURE_NAMES;
export const isCard = (n: number): n is Card => isFigure(n) && n >= ACROBAT && n < CUB;

export const FIGURES: readonly Figure[] = [...FIGURE_NAMES.keys()].filter(isFigure);
export const CARDS: readonly Card[] = FIGURES.filter(isCard);

export const figureName = (figure: Figure): FigureName => FIGURE_NAMES[figure];
export const cardName = (card: Card): CardName => FIGURE_NAMES[card];
export const cardNamed = (name: string): Card | undefined => CARDS.find((card) => FIGURE_NAMES[card] === name);
export const figureNamed = (name: string): Figure | undefined => FIGURES.find((figure) => FIGURE_NAMES[figure] === name);

/** A list with one value for each figure. */
export function perFigure<V>(make: (figure: Figure) => V): PerFigure<V> {
  const made = FIGURES.map(make);
  if (!isPerFigure(made)) throw new Error('a table of figures has the wrong length');
  return made;
}

const isPerFigure = <V>(list: V[]): list is PerFigure<V> => list.length === FIGURE_NAMES.length;

/** The limit of cards for each side, Leader included (LDR-RECRUIT-10). */
export const CARD_LIMIT = 5;
