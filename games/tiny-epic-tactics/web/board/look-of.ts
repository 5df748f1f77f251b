import type { TacticsTable } from '../table.tsx';
import type { UnitView } from '../view.ts';
import type { UnitLook } from './units.tsx';

/** How a unit looks now. */
export function lookOf({ view, state, picks, ways, question }: TacticsTable, piece: UnitView): UnitLook {
  const isActive = question?.name === 'act' && piece.side === view.active && state.questions.length > 0;
  // A guide that has narrowed what is offered says nothing about who could still act.
  const isSpent = isActive && !state.isGuided && !ways.some((way) => way.path[0] === piece.cell);
  return {
    kind: piece.class,
    side: piece.side,
    hp: piece.hp,
    maxHp: piece.maxHp,
    stock: piece.stock,
    maxStock: piece.maxStock,
    isWeak: piece.weak,
    bears: piece.bearer,
    isSpent,
    isPicked: picks[0] !== undefined && picks[0] === piece.cell,
  };
}
