/**
 * Options as ways: the things one points at, one after the other, until only that option is left. The picking below knows
 * no rule; it only follows these paths. A figure's own cell comes first, then whom it aims at, then where somebody ends.
 */
import type { Option } from '@taverne/engine';
import {
  type CardName,
  type CellName,
  type Cell as CellNumber,
  cardName,
  cellName,
  type FigureName,
  type Figure as FigureNumber,
  figureName,
  type View,
} from '../../src/index.ts';

/** What can be pointed at: a cell of the board, or a card beside it. */
export type Spot = CellName | CardName;

export type WayKind = 'move' | 'ability' | 'react' | 'recruit' | 'ban' | 'end';

/** Somebody who would end elsewhere. */
export interface Arrival {
  readonly figure: FigureName;
  readonly to: CellName;
}

export interface Way {
  readonly key: string;
  readonly kind: WayKind;
  readonly path: readonly Spot[];
  /** Who acts. */
  readonly figure: FigureName | undefined;
  readonly card: CardName | undefined;
  /** The cell of whom it aims at. */
  readonly target: CellName | undefined;
  readonly arrivals: readonly Arrival[];
}

const NO_WAY = { path: [], figure: undefined, card: undefined, target: undefined, arrivals: [] } as const;

export const waysOf = (options: readonly Option[], view: View): Way[] =>
  options.flatMap(({ key, value }) => {
    const way = wayOf(key, value, view);
    return way ? [way] : [];
  });

function wayOf(key: string, value: unknown, view: View): Way | undefined {
  if (!isDeed(value)) return undefined;
  switch (value.do) {
    case 'end':
      return { ...NO_WAY, key, kind: 'end' };
    case 'ban':
      return { ...NO_WAY, key, kind: 'ban', path: [cardName(value.card)], card: cardName(value.card) };
    case 'recruit':
      return recruitWay(key, cardName(value.card), value.cells.map(cellName));
    case 'react':
      return reactWay(key, cellName(value.to), view);
    case 'move':
    case 'ability':
      return actionWay(key, value, view);
  }
}

function recruitWay(key: string, card: CardName, cells: readonly CellName[]): Way {
  const figures: readonly FigureName[] = card === 'bear' ? ['bear', 'cub'] : [card];
  const arrivals = cells.flatMap((to, i) => {
    const figure = figures[i];
    return figure ? [{ figure, to }] : [];
  });
  return { ...NO_WAY, key, kind: 'recruit', path: [card, ...cells], card, arrivals };
}

function reactWay(key: string, to: CellName, view: View): Way | undefined {
  const from = view.at.nemesis;
  return from && { ...NO_WAY, key, kind: 'react', path: [from, to], figure: 'nemesis', arrivals: [{ figure: 'nemesis', to }] };
}

function actionWay(key: string, action: ActionValue, view: View): Way | undefined {
  const figure = figureName(action.figure);
  const from = view.at[figure];
  if (!from) return undefined;
  const [to, target, targetTo] = [action.to, action.target, action.targetTo].map(named);
  const other = target && Object.entries(view.at).find(([, cell]) => cell === target)?.[0];
  const arrivals: Arrival[] = to ? [{ figure, to }] : [];
  for (const name of [...view.teams.south, ...view.teams.north]) {
    if (name === other && targetTo) arrivals.push({ figure: name, to: targetTo });
  }
  return { ...NO_WAY, key, kind: action.do, path: pathOf(from, to, target, targetTo), figure, target, arrivals };
}

/**
 * Nobody aimed at: the end cell is enough. Two who change places: so is the other one. Otherwise the target first, then the
 * cell that is still open: where the target ends, or, if it stays, where the figure itself does.
 */
function pathOf(from: CellName, to?: CellName, target?: CellName, targetTo?: CellName): Spot[] {
  if (!target) return to ? [from, to] : [from];
  if (to === target && targetTo === from) return [from, target];
  const last = targetTo ?? to;
  return last ? [from, target, last] : [from, target];
}

const named = (cell: CellNumber | -1): CellName | undefined => (cell === -1 ? undefined : cellName(cell));

// ── values as they come out of a question ──

interface ActionValue {
  readonly do: 'move' | 'ability';
  readonly figure: FigureNumber;
  readonly to: CellNumber | -1;
  readonly target: CellNumber | -1;
  readonly targetTo: CellNumber | -1;
}

type Deed =
  | ActionValue
  | { readonly do: 'end' }
  | { readonly do: 'react'; readonly to: CellNumber }
  | { readonly do: 'ban'; readonly card: Parameters<typeof cardName>[0] }
  | { readonly do: 'recruit'; readonly card: Parameters<typeof cardName>[0]; readonly cells: readonly CellNumber[] };

const DEEDS: ReadonlySet<unknown> = new Set<Deed['do']>(['move', 'ability', 'end', 'react', 'ban', 'recruit']);

/** The question comes from the game's own rules, here or through the door: its word says what else is in it. */
const isDeed = (value: unknown): value is Deed =>
  typeof value === 'object' && value !== null && 'do' in value && DEEDS.has(value.do);
