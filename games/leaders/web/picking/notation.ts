/**
 * The notation (LDR-DEC-06) read back: what an option means on the board before us. The key and the board say it all, so a
 * server need not send more than the keys (`tersely` in the game).
 */
import { BETWEEN, type CardName, type CellName, cellName, cellNamed, type FigureName, type View } from '../../src/index.ts';
import { figureOn, isCardName, isCell, isFigureName } from '../view.ts';

export type Deed =
  | { readonly do: 'end' }
  | { readonly do: 'ban'; readonly card: CardName }
  | { readonly do: 'recruit'; readonly card: CardName; readonly cells: readonly CellName[] }
  | { readonly do: 'react'; readonly to: CellName }
  | ({ readonly do: 'move' | 'ability'; readonly figure: FigureName } & Aim);

/** Where the figure itself goes, whom it aims at, and where that one goes. */
interface Aim {
  readonly to?: CellName;
  readonly target?: CellName;
  readonly targetTo?: CellName;
}

export function deedOf(key: string, view: View): Deed | undefined {
  const [first = '', second = '', ...more] = key.split(' ');
  if (first === 'end') return { do: 'end' };
  if (first === 'ban') return isCardName(second) ? { do: 'ban', card: second } : undefined;
  if (first === 'recruit') return isCardName(second) ? { do: 'recruit', card: second, cells: more.filter(isCell) } : undefined;
  if (first === 'nemesis') return isCell(second) ? { do: 'react', to: second } : undefined;
  if (isCell(first)) {
    const figure = figureOn(view, first);
    return figure && isCell(second) ? { do: 'move', figure, to: second } : undefined;
  }
  if (!isFigureName(first)) return undefined;
  const aim = aimOf(first, [second, ...more], view);
  return aim && { do: 'ability', figure: first, ...aim };
}

function aimOf(figure: FigureName, words: readonly string[], view: View): Aim | undefined {
  const [target, targetTo] = words.filter(isCell);
  const from = view.at[figure];
  if (!target || !from) return undefined;
  if (figure === 'grappler')
    return words[0] === 'go' ? { to: beside(target, from), target } : { target, targetTo: beside(from, target) };
  if (figure === 'illusionist') return { to: target, target, targetTo: from };
  if (!targetTo) return { to: target };
  return figure === 'bruiser' ? { to: target, target, targetTo } : { target, targetTo };
}

/** The cell beside the first, on the way to the second, with which it is in line. */
function beside(cell: CellName, other: CellName): CellName {
  const [a, b] = [cellNamed(cell), cellNamed(other)];
  const next = a === undefined || b === undefined ? undefined : BETWEEN[a][b]?.[0];
  return next === undefined ? cell : cellName(next);
}
